"""Who must know which faces: recomputed from what each seat saw and heard (G-19, R17)."""

from __future__ import annotations

import re
from collections import Counter

from tests.referees.referee import Table, View, must, must_be

from parlour.kernel.state import WATCHER, Event

# Questions between effects: when only these are open, nothing is being resolved.
REST = ("act", "end turn", "start of turn", "clean-up", "end of turn", "fill", "after filling", "react")
Known = dict[int, str | None]  # names by backs; None where a seat does not know it


def open_cards(view: View) -> Known:
    """Every card that lies face up: piles, market, schedules, stalls (DM-135, DM-181)."""
    found = [card for card in view["market"] if card is not None] + view["market_discard"]
    for stall in view["stalls"]:
        for stack in stall:
            found += stack
    for place in view["seats"]:
        found += place["discard"] + place["schedule"]
        if place["character"]:
            found += place["character"]["beside"]
    return {card["card"]: card["name"] for card in found}


def hidden_cards(view: View) -> list[tuple[str, View]]:
    """Every card that lies face down in a place that is listed, with the place."""
    found = []
    for place in view["seats"]:
        who = f"P{place['seat'] + 1}"
        found += [(f"hand of {who}", card) for card in place["hand"]]
        found += [(f"deck of {who}", card) for card in place["deck_known"]]
        holders = place["schedule"] + ([place["character"]] if place["character"] else [])
        found += [(f"store of {who}", card) for holder in holders for card in holder["stored"]]
    found += [("market deck", card) for card in view["market_deck_known"]]
    return found + [("aside", card) for card in view["aside"]]


class Sight:
    """What every seat sees at one moment, read from the views once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.open = open_cards(table.view)
        self.hidden = [hidden_cards(view) for view in table.views]
        self.seen = [self.open | {c["card"]: c["name"] for _, c in cards if c["name"]} for cards in self.hidden]
        self.outside: set[int] = set(self.open)  # all that lies in no deck
        for cards in self.hidden:
            self.outside |= {card["card"] for place, card in cards if "deck" not in place}

    def in_decks(self, seat: int) -> Known:
        """The cards in decks that a seat knows."""
        return {card["card"]: card["name"] for place, card in self.hidden[seat] if "deck" in place}

    def hand(self, seat: int, other: int) -> Known:
        """What a seat sees of a hand."""
        return {card["card"]: card["name"] for card in self.table.views[seat]["seats"][other]["hand"]}

    def truth(self) -> Known:
        """The faces of all cards in hands and stores, as their players see them."""
        found: Known = {}
        for seat, cards in enumerate(self.hidden):
            found.update({card["card"]: card["name"] for place, card in cards if is_own(place, seat)})
        return found


def is_own(place: str, seat: int) -> bool:
    return place in (f"hand of P{seat + 1}", f"store of P{seat + 1}")


def told(events: list[Event], seat: int, names: list[str]) -> set[str]:
    """The names of all faces that a seat heard of."""
    found = set()
    for event in events:
        if event.heard_by(seat):
            for key in ("face", "model", "for"):
                if isinstance(event.data.get(key), int):
                    found.add(names[int(str(event.data[key]))])
            faces = event.data.get("faces")
            if isinstance(faces, list):
                found |= {names[face] for face in faces if face >= 0}
    return found


class Departure:
    """What left a hand in one step: openly, face down, or we cannot tell."""

    def __init__(self, was: Sight, now: Sight, seat: int, events: list[Event], public: set[str]) -> None:
        before, after = was.hand(seat, seat), now.hand(seat, seat)
        aside = {card["card"] for view in now.table.views for card in view["aside"]}
        gone = [back for back in before if back not in after]
        left = [back for back in gone if back not in now.open]
        away = any(event.name in ("on deck", "under deck", "stored") for event in events)
        away = away or any(event.name == "gained" and event.data["card"] in left for event in events)
        held = [back for back in left if back in aside]  # what becomes of it comes out later
        self.face_down = [back for back in left if away and back not in held and before[back] not in public]
        self.unclear = held + [back for back in left if away and before[back] in public]
        if away:  # put on a deck and drawn again
            self.unclear += [back for back in before if back in gained_backs(events)]

    @property
    def openly(self) -> bool:
        """Whether all that left, if anything, could be followed."""
        return not self.face_down and not self.unclear


class Knowledge:
    """Compares what the seats know after an answer with what they knew, saw and heard."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.public: set[str] = set()  # what all heard of since the last rest
        self.lost: dict[tuple[int, int], str] = {}  # (who, whose hand): forgotten before anything has left it
        self.begun = False
        self.last: Sight | None = None

    def check(self, before: Table, after: Table, actor: int, events: list[Event]) -> None:
        """All of it, from the first turn on: setting up mixes what all have seen."""
        was, now = self.last or Sight(before), Sight(after)
        self.last = now
        self.public |= told(events, WATCHER, self.names)
        if self.begun:
            left = [Departure(was, now, seat, events, self.public) for seat in range(after.seats)]
            for seat in range(after.seats):
                self.check_own(now, seat)
                self.check_no_more(was, now, seat, seat == actor, events)
                self.check_hands(was, now, seat, events, left)
                self.check_decks(was, now, seat, events)
            self.check_told(was, events)
            self.check_open_moves(was, now, events)
        self.begun = self.begun or any(event.name == "turn" for event in events)
        if all(ask["what"] in REST for _, ask in after.asks):
            for (who, whose), name in self.lost.items():
                must(False, "R17", f"P{who + 1} forgot {name} in P{whose + 1}'s hand, but no card left it face down")
            self.public = set()

    def check_own(self, now: Sight, seat: int) -> None:
        """Players see their own hands and stored cards, and everybody sees what is open (G-19, DM-277)."""
        for place, card in now.hidden[seat]:
            if is_own(place, seat):
                must(card["name"] is not None, "DM-277", f"P{seat + 1} cannot see a card in the {place}")
        must_be(open_cards(now.table.views[seat]), now.open, "G-19", f"what lies open for P{seat + 1}")

    def check_no_more(self, was: Sight, now: Sight, seat: int, acts: bool, events: list[Event]) -> None:
        """A face that a seat sees in a hidden place was known to it, or it was told in this step.

        Who looks at a single card and puts it back holds it between two answers, where no view shows it.
        """
        truth, knew, heard = now.truth(), was.seen[seat], told(events, seat, self.names)
        there = {(place, card["name"]) for place, card in was.hidden[seat]}
        own = set(was.hand(seat, seat).values())  # who loses a card sees it go
        own |= {name for back, name in knew.items() if back not in now.outside}  # several went into a deck, mixed
        back_on = [f"deck of P{int(str(e.data['seat'])) + 1}" for e in events if acts and e.name == "on deck"]
        for place, card in now.hidden[seat]:
            back, name = card["card"], card["name"]
            if name is None or is_own(place, seat) or place == "aside":
                continue
            if back in truth:
                must_be(name, truth[back], "R17", f"what P{seat + 1} sees of a card in the {place}")
            known = knew.get(back) == name or name in heard or (place, name) in there or name in own
            known = known or place in back_on
            must(known, "R17", f"P{seat + 1} knows {name} in the {place}, but never saw it")

    def check_hands(self, was: Sight, now: Sight, seat: int, events: list[Event], left: list[Departure]) -> None:
        """What a seat knew of the other hands: forgotten if a card left one face down, else kept."""
        gained = gained_backs(events)
        for other in range(now.table.seats):
            if other == seat:
                continue
            before = {back: name for back, name in was.hand(seat, other).items() if back not in gained}
            after = {back: name for back, name in now.hand(seat, other).items() if back in before}
            if left[other].openly:
                self.check_remembered(seat, other, before, after, events)
            else:
                self.lost.pop((seat, other), None)
                self.check_forgotten(now, seat, other, before, after, left[other], events)

    def check_remembered(self, seat: int, other: int, before: Known, after: Known, events: list[Event]) -> None:
        """Whatever was known of the hand and did not leave it openly must still be known, if not now then at rest."""
        if "Another Fine Mess" in self.public:  # it says that a hand is shuffled
            return
        knew: Counter[str | None] = Counter(name for name in before.values() if name is not None)
        gone = Counter(name for back, name in before.items() if back not in after)
        knew -= gone + Counter(list(told(events, WATCHER, self.names)) * len(before))
        missing = knew - Counter(after.values())
        if missing:
            self.lost[seat, other] = str(next(iter(missing)))

    def check_forgotten(
        self, now: Sight, seat: int, other: int, before: Known, after: Known, left: Departure, events: list[Event]
    ) -> None:
        """Who did not see which card left the hand face down cannot place what he knew of the rest."""
        plain = None not in before.values() and len(set(before.values())) == 1
        if plain or not left.face_down or any(back in now.seen[seat] for back in left.face_down):
            return
        heard = told(events, seat, self.names)
        for name in after.values():
            still = f"P{seat + 1} still knows {name} in P{other + 1}'s hand, which a card left face down"
            must(name is None or name in heard, "R17", still)

    def check_decks(self, was: Sight, now: Sight, seat: int, events: list[Event]) -> None:
        """What a seat knew of a deck it still knows, while it lies in a deck and nothing is shuffled or searched."""
        names = [event.name for event in events]
        if shuffled(events) or "looked" in names or names.count("on deck") > 1:  # several go back in a secret order
            return
        known = now.in_decks(seat)
        for back, name in was.in_decks(seat).items():
            if back not in now.outside and back not in gained_backs(events):
                must_be(known.get(back), name, "R17", f"what P{seat + 1} knows of a card in a deck")

    def check_open_moves(self, was: Sight, now: Sight, events: list[Event]) -> None:
        """A single card that all saw go on a deck is known there to all (R17)."""
        put = [event for event in events if event.name in ("on deck", "under deck")]
        if len(put) != 1 or shuffled(events) or any(event.name == "looked" for event in events):
            return
        for back, name in was.open.items():
            if back not in now.outside and name != "Junk":
                for seat in range(now.table.seats):
                    knows = now.in_decks(seat).get(back)
                    must_be(knows, name, "R17", f"what P{seat + 1} knows of an open card that went on a deck")

    def check_put(self, seat: int, words: str, events: list[Event]) -> None:
        """Who put a card on a deck knows it there, on top (R17)."""
        put = [event for event in events if event.name == "on deck"]
        if (
            self.last is None
            or len(put) != 1
            or shuffled(events)
            or any(e.name in ("gained", "looked") for e in events)
        ):
            return
        if words == "done":
            return
        known = self.last.table.views[seat]["seats"][put[0].data["seat"]]["deck_known"]
        top = [card["name"] for card in known if card["below"] == 0]
        must_be(top, [re.sub(r" \d.*", "", words)], "R17", f"the top card that P{seat + 1} knows of the deck")

    def check_told(self, was: Sight, events: list[Event]) -> None:
        """Which card came into a hand is told to its player, and to those who could follow it."""
        for position, event in enumerate(events):
            if event.name == "gained card":
                name = self.names[int(str(event.data["face"]))]
                for seat in range(was.table.seats):
                    if event.heard_by(seat) and seat != event.data["seat"]:
                        known = name in was.seen[seat].values() or name in told(events[:position], seat, self.names)
                        known = known or name == "Junk"  # from the open pile (DM-196)
                        must(known, "R17", f"P{seat + 1} is told that {name} was drawn, but never saw it")
            elif event.name == "looked":
                looker = int(str(event.data["seat"]))
                must_be(event.audience, 1 << looker, "R17", f"the audience of what P{looker + 1} looked at")


def gained_backs(events: list[Event]) -> set[object]:
    """The cards that came into a hand in this step."""
    return {event.data["card"] for event in events if event.name == "gained"}


def shuffled(events: list[Event]) -> bool:
    """Whether any deck was shuffled or exchanged: a card may have come there before."""
    return any(event.name in ("shuffled", "turned over", "market shuffled", "pile shuffled") for event in events)
