"""The conflicts of Alliances as a referee follows them, and what comes after the last one."""

from __future__ import annotations

from tests.referees.alliances.campaign import Campaign
from tests.referees.alliances.conflict import Conflict, Played
from tests.referees.alliances.knowledge import Knowledge
from tests.referees.alliances.print import COUNTRIES, DECK, PLACES, first_tokens, is_special
from tests.referees.referee import Referee, Table, View, must, must_be

from parlour.kernel.state import Event

CHOICES = {"bribe", "ally", "reinforce", "expose", "monopoly"}  # the questions of special actions


def cards(view: View, zone: str) -> list[str]:
    """The names of the cards in a zone of a seat."""
    return [card["name"] for card in view[zone]]


def asked(table: Table) -> list[str]:
    """What is asked now."""
    return [ask["what"] for _, ask in table.asks]


class FightingReferee(Referee):
    """Knows one campaign at a time, and what the earlier ones have brought."""

    def __init__(self) -> None:
        super().__init__()
        self.campaign = Campaign(0)
        self.conflict: Conflict | None = None  # None until one begins under the referee's eyes
        self.chosen: str | None = None
        self.knowledge = Knowledge()

    # Sitting down

    def sit_down(self, table: Table, log: list[Event]) -> None:
        """Read the campaign as it stands; a conflict that has begun is left alone."""
        self.campaign = Campaign.read(table.view, self.options)
        self.knowledge.begin(table)
        if not any(place["played"] for place in table.view["seats"]):
            self.conflict = self.open_conflict(table)

    def open_conflict(self, table: Table) -> Conflict | None:
        """A conflict in which nobody has played yet."""
        view = table.view
        if view["phase"] not in ("arming", "conflicts") or view["ending"] is not None:
            return None
        conflict = Conflict(table.seats, view["leader"], view["target"], view["dominant"])
        conflict.country = self.campaign.country
        conflict.tokens = dict(self.campaign.tokens)
        conflict.side_of = self.campaign.side_of
        return conflict

    # Conflicts

    def check_conflict_question(
        self, conflict: Conflict, seat: int, what: str, options: list[str], hand: list[str]
    ) -> None:
        """What may be played, and what a special action may choose."""
        if what == "play":
            must_be(seat, conflict.turn, "AL-047", "the seat that plays next")
            must_be(sorted(options), sorted(conflict.may_play(hand)), "AL-050", f"what P{seat + 1} may play")
        elif what in CHOICES:
            must(len(options) > 1, "AG-93", f"{what} is asked although only {options} can be chosen")
            must_be(seat, conflict.cards[-1].seat, "AL-053", f"the seat that answers {what}")
            must_be(sorted(options), sorted(conflict.objects()), "AL-053", f"what {what} may choose")
        elif what == "ally to":
            receivers = sorted(f"P{other + 1}" for other in conflict.receivers())
            must_be(sorted(options), receivers, "AG-50", "who may get the card of Dual Allegiance")

    def begin_conflicts(self, now: Table) -> None:
        """The campaign's first conflict, or the next trick."""
        self.conflict = self.open_conflict(now)
        if self.conflict is not None and now.view["phase"] == "conflicts":
            self.check_target_set(now)

    def check_target_set(self, now: Table) -> None:
        """Before a conflict the starting player is asked for the target, or there is only one."""
        view, starter = now.view, now.view["leader"]
        if not now.asked("target"):
            must_be([view["target"]], self.campaign.targets(starter), "AL-039", "the target that nobody chose")
        else:
            must_be(now.asked("target"), [starter], "AL-038", "who chooses the target")

    def play(self, was: Table, now: Table, seat: int, card: str, events: list[Event]) -> None:
        """A card is played and resolved at once, unless its special action asks."""
        conflict = self.conflict
        if conflict is None:
            if not any(place["played"] for place in now.view["seats"]):
                self.sit_down(now, [])
            return
        conflict.cards.append(Played(card, seat))
        self.chosen = None
        if is_special(card) and len(conflict.objects()) > 1:
            must(any(what in CHOICES for what in asked(now)), "AL-053", f"P{seat + 1} is not asked what {card} does")
            return
        objects = conflict.objects()
        self.resolve(now, objects[0] if objects else None, events)

    def choose(self, now: Table, what: str, option: str, events: list[Event]) -> None:
        """The object of a special action was chosen."""
        if self.conflict is None:
            if not any(place["played"] for place in now.view["seats"]):
                self.sit_down(now, [])
            return
        if what == "ally to":
            self.finish(now, int(option[1:]) - 1, events)
        else:
            self.resolve(now, option, events)

    def resolve(self, now: Table, chosen: str | None, events: list[Event]) -> None:
        """The object is known; Dual Allegiance still asks who gets it, unless only one has played."""
        conflict = self.conflict
        assert conflict is not None
        self.chosen = chosen
        if conflict.cards[-1].card == "Dual Allegiance" and chosen is not None and len(conflict.receivers()) > 1:
            must_be(now.asked("ally to"), [conflict.cards[-1].seat], "AL-129", "who says where the card goes")
            return
        self.finish(now, conflict.cards[-1].seat, events)

    def finish(self, now: Table, receiver: int, events: list[Event]) -> None:
        """The special action is done: compare the table, or the outcome of the conflict."""
        conflict = self.conflict
        assert conflict is not None
        conflict.resolve(self.chosen, receiver)
        if conflict.over:
            self.check_outcome(conflict, now, events)
        else:
            self.check_powers(conflict, now)

    def check_powers(self, conflict: Conflict, now: Table) -> None:
        """The open cards, powers and defences in the middle of a conflict."""
        view, powers = now.view, conflict.powers()
        must_be(view["leading"], conflict.leading, "AL-046", "the leading suit")
        must_be(view["defence"], conflict.defence(), "AG-57", "the target's defence")
        for played in conflict.cards:
            place = view["seats"][played.seat]
            must_be(place["played"]["name"], played.card, "AL-045", f"the card that P{played.seat + 1} played")
            must_be(place["discarded"], played.gone, "AL-055", f"that P{played.seat + 1}'s {played.card} is discarded")
            self.check_power(place["power"], powers[played.seat], played.seat)

    def check_power(self, seen: View | None, said: tuple[str, int], seat: int) -> None:
        """One player's power; the suit of a power of 0 does not matter."""
        suit, value = ("", 0) if seen is None else (seen["suit"], seen["value"])
        shown = f"{value}{suit}" if value else "0"
        must_be(shown, f"{said[1]}{said[0]}" if said[1] else "0", "AL-055", f"P{seat + 1}'s power")

    def check_outcome(self, conflict: Conflict, now: Table, events: list[Event]) -> None:
        """Who won, what was taken, who starts next."""
        told = {event.name: event.data for event in reversed(events)}
        won = conflict.winner()
        if won is None:
            must("won" not in told, "AG-18", f"{told.get('won')} is told of a conflict that nobody wins")
        else:
            seen = told.get("won", {})
            rule = "AL-058" if won[1] == conflict.dominant else "AL-057"
            must_be(
                (seen.get("seat"), "MEP"[int(str(seen.get("suit", 0)))], seen.get("value")), won, rule, "the winner"
            )
            self.campaign.count_trick(won[0], conflict.target is None)
        takes = conflict.captures()
        must_be("captured" in told, takes, "AL-060", "that the country is taken")
        if takes and won is not None and conflict.target is not None:
            self.campaign.tokens[conflict.target] += self.campaign.side_of[won[0]]
        starter = conflict.next_starter()
        self.campaign.fought += 1
        self.conflict = None
        if self.campaign.armed or conflict.target is None:
            self.after_trick(conflict, now, starter)
        else:
            self.after_conflict(now, starter, told)

    def after_trick(self, conflict: Conflict, now: Table, starter: int) -> None:
        """The arming phase: both draw; after twelve tricks its winner goes on (AL-087 to AL-091, AG-75)."""
        campaign, view = self.campaign, now.view
        campaign.check_map(view)
        must_be(view["reserve"], 24 - 2 * campaign.fought, "AL-087", "the reserve")
        for seat in range(2):
            must_be(len(now.own(seat)["hand"]), 12, "AL-087", f"the hand of P{seat + 1}")
        if campaign.fought < 12:
            must_be(view["phase"], "arming", "AL-090", "the phase")
            must_be(view["leader"], starter, "AL-088", "who starts the next trick")
            must_be([place["tricks"] for place in view["seats"]], campaign.tricks, "AL-086", "the tricks")
            self.conflict = self.open_conflict(now)
            return
        winner = campaign.arming_winner()
        who = now.asked("declare") + now.asked("dominant")
        must_be(
            who, [winner], "AL-091" if campaign.tricks[0] != campaign.tricks[1] else "AG-75", "who won the arming phase"
        )
        campaign.end_arming()

    def after_conflict(self, now: Table, starter: int, told: dict[str, dict[str, object]]) -> None:
        """The next conflict, or the end of the campaign (AL-037, AG-81)."""
        campaign, view = self.campaign, now.view
        if campaign.fought < campaign.length:
            campaign.check_map(view)
            must_be(view["conflict"], campaign.fought + 1, "AL-037", "the number of the conflict")
            must_be(view["leader"], starter, "AL-067", "who starts the next conflict")
            must_be([place["tricks"] for place in view["seats"]], campaign.tricks, "AL-119", "the conflicts won")
            must_be(len(view["spent"]) % campaign.players, 0, "AL-054", "the number of spent cards left over")
            self.begin_conflicts(now)
            return
        campaign.check_end(view, told)
        if view["ending"] is None:
            self.campaign = Campaign.read(view, self.options)
            self.campaign.follow(campaign)
            self.check_new_campaign(now)

    def check_new_campaign(self, now: Table) -> None:
        """The next campaign begins from the start (AL-074, AG-32)."""
        view = now.view
        tokens = {tile["place"]: tile["tokens"] for tile in view["map"]}
        must_be(tokens, first_tokens(now.seats), "AG-32", "where the first tokens lie")
        self.check_deal(now)
        self.conflict = self.open_conflict(now)

    def check_deal(self, now: Table) -> None:
        """All 48 cards are there, and everybody has as many (AL-016, AL-080, AL-109)."""
        hands = [cards(now.own(seat), "hand") for seat in range(now.seats)]
        each = 16 if now.seats == 3 else 12
        must_be([len(hand) for hand in hands], [each] * now.seats, "AL-016", "the number of cards in the hands")
        dealt = [card for hand in hands for card in hand]
        must(len(set(dealt)) == len(dealt) and set(dealt) <= set(DECK), "AL-016", "a card was dealt twice")
        must_be(sorted(tile["country"] for tile in now.view["map"]), sorted(COUNTRIES), "AL-014", "the countries")
        must_be([tile["place"] for tile in now.view["map"]], PLACES, "AL-014", "the places of the map")
