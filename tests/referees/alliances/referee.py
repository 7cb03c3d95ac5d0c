"""The referee of Alliances: follows a campaign from the words of the answers and compares the table with it."""

from __future__ import annotations

from tests.referees.alliances import rise
from tests.referees.alliances.campaign import side_of_seat
from tests.referees.alliances.conflict import bids_above
from tests.referees.alliances.fighting import CHOICES, FightingReferee, cards
from tests.referees.alliances.print import DECK
from tests.referees.referee import Table, View, must, must_be

from parlour.kernel.state import Event

OWN = ("hand", "kept", "tribute")  # what a seat's view shows of a seat in its own way


def named(ask: View) -> list[str]:
    """The options of a question in words."""
    return [option["words"] for option in ask["options"]]


class AlliancesReferee(FightingReferee):
    """Bidding, drafting, the Rise to Power; the conflicts are in `fighting.py`."""

    # Questions

    def check_questions(self, table: Table) -> None:
        """Every open question offers what the rules allow, and nothing else."""
        must(bool(table.asks) or table.view["ending"] is not None, "AL-075", "nobody is asked, but nobody has won")
        for seat, ask in table.asks:
            self.check_question(table, seat, ask)

    def check_question(self, table: Table, seat: int, ask: View) -> None:
        what, options = ask["what"], named(ask)
        hand = cards(table.own(seat), "hand")
        if what == "bid":
            must_be(options, ["pass"] + bids_above(table.view["bid"]), "AL-026", f"what P{seat + 1} may bid")
        elif what == "target":
            places = sorted(words.split()[0] for words in options)
            must_be(places, self.campaign.targets(seat), "AL-039", f"the list of P{seat + 1}'s targets")
        elif what == "declare":
            every = [f"{number}{suit}" for number in range(21) for suit in "MEP"]
            must_be(options, every, "AG-79", "what may be declared")
        elif what == "dominant":
            must_be(options, ["military", "economics", "politics"], "AL-112", "what may be dominant")
        elif what in ("keep", "lay aside"):
            must_be(sorted(options), sorted(hand), "AL-076" if what == "keep" else "AL-111", "what may be chosen")
        elif what == "show":
            must(set(options) <= set(hand), "AL-078", f"P{seat + 1} shows a card that is not in the hand")
        elif what == "tribute":
            given = [card for card in cards(table.own(seat), "tribute") if card]
            rise.check_tribute(seat, hand, given, options, table.view["dominant"])
        elif self.conflict is not None:
            self.check_conflict_question(self.conflict, seat, what, options, hand)

    # Answers

    def check_answer(self, was: Table, now: Table, seat: int, what: str, words: View, events: list[Event]) -> None:
        """What every answer does, and then what this one does."""
        self.check_views_agree(now)
        self.knowledge.follow(was, now, events)
        sealed = len(was.asks) > 1
        option: str = words["words"]
        if what == "play":
            self.play(was, now, seat, option, events)
        elif what in CHOICES or what == "ally to":
            self.choose(now, what, option, events)
        elif what == "target":
            must_be(now.view["target"], option.split()[0], "AL-038", "the target")
            self.conflict = self.open_conflict(now)
        elif sealed:
            self.check_sealed(was, now, events)
        elif what == "keep":
            self.check_draft(was, now, events)
        elif what == "show" and not now.asked("show"):
            met = [event.data["seat"] for event in events if event.name == "met"]
            must_be(sorted(map(str, met)), ["0", "1", "2", "3"], "AL-078", "the list of those who showed cards")
        elif what == "bid":
            self.bid(was, now, seat, option, events)
        elif what in ("declare", "dominant"):
            self.name_suit(now, seat, what, option)
        if what in ("lay aside", "pair", "tribute") and not sealed:
            rise.check_step(was, now, seat, what, option)
        if what not in ("play", "target", "ally to") and what not in CHOICES and self.conflict is None:
            self.begin_conflicts(now)

    def check_views_agree(self, table: Table) -> None:
        """What is open is the same in all views (AG-29); no card lies in two places."""
        seen = [open_part(view) for view in table.views]
        must(all(part == seen[0] for part in seen), "AG-29", "what is open differs between the views of two seats")
        backs: list[int] = []
        for seat in range(table.seats):  # what is shown in a meeting is noted as kept, and stays in the hand
            backs += {card["card"] for zone in ("hand", "kept") for card in table.own(seat)[zone]}
        backs += [card["card"] for card in table.view["spent"] + table.view["aside"]]
        backs += [place["played"]["card"] for place in table.view["seats"] if place["played"]]
        must(len(set(backs)) == len(backs), "AL-045", "one card lies in two places")
        must_be(len(backs) + table.view["reserve"], len(DECK), "AL-016", "the number of cards on the table")

    def check_sealed(self, was: Table, now: Table, events: list[Event]) -> None:
        """One of several who answer at the same time: nothing is opened before the last one."""
        must(not events, "AL-078", "something is told although not all have answered")
        must_be(len(now.asks), len(was.asks) - 1, "AL-078", "the number of those who have not answered yet")

    # Bidding

    def bid(self, was: Table, now: Table, seat: int, option: str, events: list[Event]) -> None:
        """A bid or a pass, and what follows from it (AL-021 to AL-034)."""
        passed = [place["passed"] for place in was.view["seats"]]
        standing, bidder = was.view["bid"], was.view["bidder"]
        if option == "pass":
            passed[seat] = True
        else:
            standing, bidder = option, seat
        if all(passed):
            self.redeal(was, now, events)
        elif standing is not None and passed.count(False) == 1:
            self.settle_bid(now, standing, bidder)
        else:
            nxt = next(s % 4 for s in range(seat + 1, seat + 5) if not passed[s % 4])
            must_be(now.asked("bid"), [nxt], "AL-021", "who bids next")
            must_be(now.view["bid"], standing, "AL-026", "the standing bid")
            must_be([place["passed"] for place in now.view["seats"]], passed, "AL-029", "who has passed")

    def redeal(self, was: Table, now: Table, events: list[Event]) -> None:
        """All passed: new cards, the same map (AL-034, AG-10)."""
        must_be(now.view["map"], was.view["map"], "AG-10", "the map")
        must(any(event.name == "dealt" for event in events), "AL-034", "all passed, but no new cards were dealt")
        self.check_deal(now)

    def settle_bid(self, now: Table, standing: str, bidder: int) -> None:
        """The highest bidder starts, and the own suit is dominant (AL-032, AL-033, AL-024)."""
        view = now.view
        must_be(view["phase"], "conflicts", "AL-031", "the phase after the bidding")
        must_be(view["leader"], bidder, "AL-032", "the first starting player")
        must_be(view["bid"], standing, "AL-031", "the bid that holds")
        must_be(view["dominant"], standing[-1], "AL-024", "the dominant suit")
        must_be(view["aggressor"][0], side_of_seat(bidder, 4), "AL-033", "the Aggressor")
        self.campaign.settle(view)

    def name_suit(self, now: Table, seat: int, what: str, option: str) -> None:
        """Two or three players: the dominant suit, and a declared number."""
        view = now.view
        suit = option[-1] if what == "declare" else option[0].upper()
        must_be(view["dominant"], suit, "AL-092", "the dominant suit")
        must_be(view["leader"], seat, "AL-091", "the starting player")
        must_be(view["aggressor"][0], self.campaign.side_of[seat], "AL-092", "the Aggressor")
        if what == "declare":
            must_be(view["declared"], int(option[:-1]), "AL-102", "the declared number")
        self.campaign.settle(view)

    # Drafting

    def check_draft(self, was: Table, now: Table, events: list[Event]) -> None:
        """The last keeps of a round: the hands go to the left when two cards were kept (AL-076, AL-077)."""
        if not any(event.name == "hands passed" for event in events):
            return
        for seat in range(4):
            kept = cards(now.own(seat), "kept")
            left = cards(now.own((seat + 1) % 4), "hand")
            rest = sorted(card for card in cards(was.own(seat), "hand") if card not in kept)
            must_be(sorted(left), rest, "AL-077", f"the hand that P{seat + 1} passes on")
            must_be(len(kept) % 2, 0, "AL-077", f"the odd number of cards that P{seat + 1} kept")


def open_part(view: View) -> View:
    """What every seat must see alike."""
    seats = [{key: value for key, value in place.items() if key not in OWN} for place in view["seats"]]
    rest = {key: value for key, value in view.items() if key not in ("asks", "seats", "aside")}
    return rest | {"seats": seats, "aside": [card["card"] for card in view["aside"]]}
