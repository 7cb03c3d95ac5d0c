"""What a seat sees of the table, as plain data. All that is said of cards in play is open to everybody (HG-93)."""

from __future__ import annotations

from typing import Final

from parlour.games.conquest.cards import codes as c
from parlour.games.conquest.cards.faces import ATTACKS, DEFENCES, KEPT, PRINTS, face_name
from parlour.games.conquest.cards.kinds import ARMY, CONTINENTS, LAND
from parlour.games.conquest.rules.conditions import Battle
from parlour.games.conquest.rules.lasting import ROW_ABILITY, ROW_ABOUT, ROW_FACE, ROW_SEAT, ROW_UNTIL, is_silenced
from parlour.games.conquest.rules.legal import explorers_ready, may_attack, targets_from
from parlour.games.conquest.rules.room import extra_slots
from parlour.games.conquest.rules.strength import Bonus, total
from parlour.games.conquest.rules.table import (
    ABILITY,
    CARD,
    FACE,
    KIND,
    PLACES,
    ROUNDS_OF_PEACE,
    WHO,
    back,
    continent_of,
    guards,
    is_guarded,
    kind_of,
    lands_of,
    ref,
    unit,
    uses_open,
)
from parlour.games.conquest.rules.targets import battle_now
from parlour.games.conquest.state import ConquestState
from parlour.games.conquest.view_types import (
    CardView,
    ClashView,
    EmptiedView,
    InPlayView,
    KnownView,
    LandState,
    LandView,
    LastingView,
    PartView,
    Pending,
    PendingView,
    SeatView,
    SideView,
    Until,
    View,
)
from parlour.games.conquest.zones import ENDINGS, PHASES, ZONES
from parlour.kernel.cards import knows_no_more, seen_face
from parlour.kernel.state import NO_CARD, NONE, WATCHER

PENDING: Final[dict[int, Pending]] = {
    c.CARD_WINDOW: "card",
    c.ABILITY_WINDOW: "ability",
    c.ATTACK_WINDOW: "attack",
    c.LOSS_WINDOW: "loss",
}
UNTIL: Final[dict[int, Until]] = {c.BATTLE: "this battle", c.TURN: "this turn", c.ROUND: "their next turn"}


def view_table(s: ConquestState, seat: int) -> View:
    """Everything that a seat (or the watcher) can see."""
    return {
        "game": "conquest",
        "players": s.seats,
        "edition": s.edition,
        "sheet": s.sheet and s.edition == 2,
        "gate": s.gate and s.edition == 2,
        "cap": s.cap and s.sheet and s.edition == 2,
        "aim": ENDINGS[s.aim],
        "goal": s.goal,
        "limit": s.limit,
        "continent": CONTINENTS[s.continent] if s.continent != NONE else None,
        "decks": s.decks.split(";"),
        "first": s.first,
        "turn": s.turn,
        "round": s.round,
        "turns": s.turns,
        "phase": PHASES[s.phase],
        "plays": s.plays,
        "attacks": s.attacks,
        "again": s.again,
        "moves": s.moves,
        "out": [other for other in range(s.seats) if s.out >> other & 1],
        "seats": [view_seat(s, seat, other) for other in range(s.seats)],
        "abroad": [view_in_play(s, card, s.turn) for card in s.abroad],
        "gone": [view_card(s, card, seat) for card in s.gone],
        "pending": [view_pending(s, frame) for frame in s.frames],
        "battle": view_battle(s),
        "clashes": view_clashes(s),
        "emptied": [view_emptied(s, row) for row in s.emptied],
        "lasting": [view_lasting(s, row) for row in s.lasting],
    }


def view_own(s: ConquestState, seat: int, watched: dict[str, object]) -> dict[str, object]:
    """What a seat sees otherwise than the watcher: itself, and the players of whose cards it knows more."""
    seats = watched["seats"]
    assert isinstance(seats, list)
    own: dict[str, object] = {
        "seats": [
            seats[other] if ZONES.look_alike(s, seat, other) else view_seat(s, seat, other) for other in range(s.seats)
        ]
    }
    if not knows_no_more(s, s.gone, seat):
        own["gone"] = [view_card(s, card, seat) for card in s.gone]
    return own


def view_seat(s: ConquestState, seat: int, other: int) -> SeatView:
    """What a seat sees of another."""
    return {
        "seat": other,
        "morale": s.morale[other],
        "up": s.up[other],
        "down": s.down[other],
        "fewer": s.fewer[other],
        "hand": [view_card(s, card, seat) for card in s.hand[other]],
        "deck": len(s.deck[other]),
        "deck_known": known_in_pile(s, s.deck[other], seat),
        "land_pile": len(s.land_pile[other]),
        "land_pile_known": known_in_pile(s, s.land_pile[other], seat),
        "lands": [[view_in_play(s, card, other) for card in stack] for stack in s.lands[other]],
        "active": [view_in_play(s, card, other) for card in s.active[other]],
        "discard": [view_card(s, card, seat) for card in s.discard[other]],
    }


def view_card(s: ConquestState, card: int, seat: int) -> CardView:
    """A card: its back, and its name if the seat knows it."""
    face = seen_face(s, card, seat)
    return {"card": card, "name": None if face is None else face_name(face)}


def known_in_pile(s: ConquestState, pile: list[int], seat: int) -> list[KnownView]:
    """The cards of a face-down pile that a seat knows, from the top; `below` counts the cards over each."""
    top = len(pile) - 1
    return [{**view_card(s, pile[i], seat), "below": top - i} for i in range(top, -1, -1) if s.knows(seat, pile[i])]


# Cards in play


def view_in_play(s: ConquestState, card: int, holder: int) -> InPlayView:
    """A card in play, with what became of it."""
    chosen, kept = s.chosen[card], KEPT[s.face[card]]
    return {
        "card": card,
        "name": name_of(s, card),
        "owner": s.owner[card] if s.owner[card] != holder else None,
        "left": sum([uses_open(s, card, number) for number in kept]) if kept else None,
        "chosen": PRINTS[s.face[card]].abilities[chosen].text if chosen != NONE else None,
        "silenced": is_silenced(s, card),
        "fresh": s.since[card] == s.turns,
        "land": view_land(s, card) if kind_of(s, card) == LAND else None,
    }


def view_land(s: ConquestState, land: int) -> LandView:
    """A land: what guards it, who finds room in it, and whether somebody may take it."""
    here = guards(s, land)
    free, free_armies = free_places(s, land) if unit(s, land) == land else (0, 0)
    return {
        "continent": CONTINENTS[continent_of(s, land)],
        "attack": sum([ATTACKS[s.face[card]] for card in here]),
        "defence": sum([DEFENCES[s.face[card]] for card in here]),
        "free": free,
        "free_armies": free_armies,
        "state": land_state(s, land),
    }


def free_places(s: ConquestState, land: int) -> tuple[int, int]:
    """How many more characters, and how many more armies, find room in a land (HG-45, HG-46; edition 1: HC1-018)."""
    here = guards(s, land)
    armies = len([card for card in here if kind_of(s, card) == ARMY])
    more_armies = extra_slots(s, land, "army")
    if s.edition == 1:
        characters = PLACES + extra_slots(s, land, "character") - (len(here) - armies)
        return max(0, characters), max(0, 2 + more_armies - armies)
    away = len(s.abroad) if s.home == ref(land) else 0
    free = max(0, PLACES + extra_slots(s, land, "") - len(here) - away)
    return free, max(0, min(free, 1 + more_armies - armies))


def land_state(s: ConquestState, land: int) -> LandState:
    """Whether a land is guarded, empty, open to whoever has the turn, or to be claimed by its conqueror."""
    if is_guarded(s, land):
        return "guarded"
    if ref(land) in [row[0] for row in s.emptied]:
        return "claimable"
    late = s.edition == 1 or s.round > ROUNDS_OF_PEACE
    return "open" if late and ref(land) in s.empty and s.holder[land] != s.turn else "empty"


# Battles


def view_battle(s: ConquestState) -> ClashView | None:
    """The attack that is being made, with both totals."""
    battle = battle_now(s)
    return None if battle is None else view_clash(s, battle)


def view_clashes(s: ConquestState) -> list[ClashView]:
    """Every attack that the player whose turn it is could make now. With a frame pending nobody can."""
    seat = s.turn
    if s.frames or s.ending is not None or not may_attack(s, seat):
        return []
    found: list[ClashView] = []
    for home in lands_of(s, seat):
        for target in targets_from(s, home):
            found.append(view_clash(s, Battle(seat, s.holder[target], home, target, [], s)))
    if s.abroad and explorers_ready(s, seat):
        bound = back(s.bound)
        found.append(view_clash(s, Battle(seat, s.holder[bound], NONE, bound, s.abroad, s)))
    return found


def view_clash(s: ConquestState, battle: Battle) -> ClashView:
    """Both sides of a battle."""
    home, target = battle.lands
    by = home if home != NONE else battle.cards[0][0]
    return {
        "by": by,
        "by_name": name_of(s, by),
        "seat": battle.seats[0],
        "to": target,
        "to_name": name_of(s, target),
        "of": battle.seats[1],
        "attack": view_side(s, battle, 0),
        "defence": view_side(s, battle, 1),
    }


def view_side(s: ConquestState, battle: Battle, side: int) -> SideView:
    """A total with its parts."""
    parts: list[Bonus] = []
    found = total(s, battle, side, parts)
    return {"total": found, "parts": [view_part(s, part) for part in parts]}


def view_part(s: ConquestState, part: Bonus) -> PartView:
    """A part of a total, with the card that it comes from. What lasts may come from a card that is hidden by now."""
    to = None if part.to in (NONE, part.card) else name_of(s, part.to)
    if seen_face(s, part.card, WATCHER) is None:
        return {"card": None, "name": "an effect that lasts", "to": to, "value": part.value}
    return {"card": part.card, "name": name_of(s, part.card), "to": to, "value": part.value}


# What waits, and what lasts


def view_pending(s: ConquestState, frame: list[int]) -> PendingView:
    """Something that others may answer. A card that was given for it may be hidden by now, but its face was seen."""
    card, face = back(frame[CARD]), frame[FACE]
    shown = card != NONE and seen_face(s, card, WATCHER) is not None
    used = frame[KIND] == c.ABILITY_WINDOW
    return {
        "kind": PENDING[frame[KIND]],
        "who": frame[WHO],
        "card": card if shown else None,
        "name": name_of(s, card) if shown else None if face == NONE else face_name(face),
        "text": PRINTS[frame[FACE]].abilities[frame[ABILITY]].text if used else None,
    }


def view_emptied(s: ConquestState, row: list[int]) -> EmptiedView:
    """A land that an attack of this turn emptied."""
    return {"land": back(row[0]), "name": name_of(s, back(row[0])), "by": name_of(s, back(row[1]))}


def view_lasting(s: ConquestState, row: list[int]) -> LastingView:
    """An effect with an end, in words."""
    about = row[ROW_ABOUT]
    shown = about >= NO_CARD and seen_face(s, back(about), WATCHER) is not None
    return {
        "seat": row[ROW_SEAT],
        "name": face_name(row[ROW_FACE]),
        "text": PRINTS[row[ROW_FACE]].abilities[row[ROW_ABILITY]].text,
        "about": name_of(s, back(about)) if shown else None,
        "whom": about if 0 <= about < NO_CARD else None,
        "until": UNTIL[row[ROW_UNTIL]],
    }


def name_of(s: ConquestState, card: int) -> str:
    """What is printed on a card that lies open."""
    return face_name(s.face[card])
