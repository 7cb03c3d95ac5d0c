"""Games that are staged around one card, so that what the card can do comes up soon: the cards that it speaks of are in
play on both sides, it lies in its player's hand or in play, and everybody plays by chance but seldom idly.

`firing.txt` keeps which games showed something, so that a test need not look for them again. It is only a help: where
cards or rules have changed, others are looked for. `python -m tests.games.conquest.firing` writes it anew."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.games.conquest.rich import lively

from parlour.games.conquest.answers import PLAY, SPAN, USE
from parlour.games.conquest.cards import codes as c
from parlour.games.conquest.cards import verbs as v
from parlour.games.conquest.cards.decklist import DECKS
from parlour.games.conquest.cards.faces import FACES, GUARDS, IMMEDIATES, KINDS, PRINTS, STANDING
from parlour.games.conquest.cards.kinds import CONTINENTS, FIRST_ACTION, LAND, VESSEL
from parlour.games.conquest.cards.pool import POOL, filters_of
from parlour.games.conquest.game import Conquest
from parlour.games.conquest.questions import INTERRUPT, TURN
from parlour.games.conquest.rules import atoms
from parlour.games.conquest.rules.conditions import Battle, holds
from parlour.games.conquest.rules.lasting import is_silenced
from parlour.games.conquest.rules.legal import may_attack, targets_from
from parlour.games.conquest.rules.room import may_place
from parlour.games.conquest.rules.strength import ADDING, Bonus, total
from parlour.games.conquest.rules.table import in_play, is_chosen, lands_of
from parlour.games.conquest.rules.targets import battle_now
from parlour.games.conquest.state import ConquestState
from parlour.games.conquest.zones import ZONES
from parlour.kernel.ask import Ask
from parlour.kernel.match import Match
from parlour.kernel.options import check_options
from parlour.kernel.record import new_match
from parlour.kernel.registry import offered
from parlour.kernel.rng import Dice, dice
from parlour.kernel.state import NONE, State

EVERYTHING = DECKS.line(list(range(FACES)))
ROUNDS = 3
HAND = 8
EXPLORERS = ("Roald Amundsen", "Jacques Piccard")
ATTEMPTS = 100  # games around a card before its ability counts as one that never fires
KEPT = Path(__file__).parent / "firing.txt"
PARTNERS = 5  # of the cards that a filter means
STRENGTH = (*ADDING, v.DOUBLE, v.HALVE)
Fired = set[tuple[int, int]]  # faces with the numbers of their abilities


class Staged(Conquest):
    """A table in round 3 around a face; both players have every card there is."""

    def __init__(self, face: int, rolls: Dice) -> None:
        super().__init__()
        self.face = face
        self.rolls = rolls

    def start(self, s: State) -> None:
        """Set up as usual, then stage the cards."""
        assert isinstance(s, ConquestState)
        super().start(s)
        home = home_of(self.face, self.rolls)
        for seat in range(s.seats):
            stage(s, seat, self.face, home, self.rolls)
            s.morale[seat] = 850 + 50 * self.rolls.roll(15)
            s.acted[seat] = 1 + seat
        s.round, s.turns, s.limit, s.goal = 3, 2 * s.seats, 2 + ROUNDS, 9000
        s.known = ZONES.usually_known(s)


def home_of(face: int, rolls: Dice) -> int:
    """The land in which a card is staged: one that its conditions ask for."""
    wanted = [each for ability in PRINTS[face].abilities for each in ability.conditions]
    lands = [each for each in range(FACES) if KINDS[each] == LAND]
    if KINDS[face] == LAND:
        return face
    for condition in wanted:
        if condition.kind == c.IN_CONTINENT:
            lands = [each for each in lands if PRINTS[each].continent == condition.continent]
        if condition.kind == c.IN_LAND and condition.cards is not None:
            lands = [each for each in lands if condition.cards.has(each)]
    return lands[rolls.roll(len(lands))]


def stage(s: ConquestState, seat: int, face: int, home: int, rolls: Dice) -> None:
    """Lay out one side: a land on each continent, the cards that the face speaks of, and a hand."""
    backs = {s.face[card]: card for card in [*s.deck[seat], *s.land_pile[seat]]}
    continents = [number for number in range(len(CONTINENTS)) if rolls.roll(3) or PRINTS[home].continent == number]
    for continent in continents:
        lands = [each for each in backs if PRINTS[each].continent == continent]
        chosen = home if PRINTS[home].continent == continent else lands[rolls.roll(len(lands))]
        if chosen != face or not IMMEDIATES[face]:
            atoms.place_land(s, seat, backs[chosen])
    if KINDS[face] == LAND and IMMEDIATES[face]:  # it does something when it is discovered
        home = s.face[lands_of(s, seat)[0]]
        s.land_pile[seat].remove(backs[face])
        s.land_pile[seat].append(backs[face])
    first = next(land for land in lands_of(s, seat) if s.face[land] == home)
    hand = [face] if seat == 0 and KINDS[face] != LAND else []
    hand += [POOL.faces[name] for name in EXPLORERS if POOL.faces[name] != face]
    if seat == 0 and KINDS[face] != LAND and not (IMMEDIATES[face] and rolls.roll(2)) and rolls.roll(3):
        hand = hand[1:] if lay_down(s, seat, backs[face], first, rolls) else hand
    for partner in partners(face, rolls):
        if partner in backs and s.holder[backs[partner]] == NONE and KINDS[partner] != LAND and partner != face:
            if not rolls.roll(3) or not lay_down(s, seat, backs[partner], first, rolls):
                hand.append(partner)
    others = [each for each in backs if KINDS[each] != LAND and s.holder[backs[each]] == NONE and each not in hand]
    while len(hand) < HAND:
        hand.append(others.pop(rolls.roll(len(others))))
    for each in hand:
        if KINDS[each] != LAND and backs[each] in s.deck[seat]:
            s.deck[seat].remove(backs[each])
            s.hand[seat].append(backs[each])
    for _ in range(4):
        lay_down(s, seat, backs[others.pop(rolls.roll(len(others)))], first, rolls)


def partners(face: int, rolls: Dice) -> list[int]:
    """Some of the cards that the abilities of a face speak of."""
    found: list[int] = []
    for cards in filters_of(PRINTS[face]):
        meant = [each for each in range(FACES) if cards.has(each)]
        for _ in range(min(PARTNERS, len(meant))):
            found.append(meant.pop(rolls.roll(len(meant))))
    return found


def lay_down(s: ConquestState, seat: int, card: int, first: int, rolls: Dice) -> bool:
    """Put a card into play, with luck into the first land; returns whether it found a place."""
    if s.holder[card] != NONE or card not in s.deck[seat]:
        return False
    kind = KINDS[s.face[card]]
    if kind >= FIRST_ACTION:
        atoms.put_into_play(s, seat, card, NONE)
        s.since[card] = 2 * s.seats  # as if it had been played just now: used ones are not discarded at once
        return True
    lands = [land for land in lands_of(s, seat) if may_place(s, card, land)]
    if not lands or not (GUARDS[s.face[card]] or kind == VESSEL):
        return False
    land = first if first in lands and rolls.roll(4) else lands[rolls.roll(len(lands))]
    atoms.put_into_play(s, seat, card, land)
    return True


# What fires


def look_for(face: int, missing: Fired, kept: list[int]) -> list[int]:
    """Play games around a face until all its abilities have fired, the kept ones first; returns which showed any."""
    shown: list[int] = []
    for attempt in [*kept, *[each for each in range(ATTEMPTS) if each not in kept]]:
        if not [each for each in missing if each[0] == face]:
            break
        found = play(face, f"firing {PRINTS[face].name} {attempt}", missing)
        missing -= found
        if found:
            shown.append(attempt)
    return shown


def read_kept() -> dict[str, list[int]]:
    """The games that were kept, by the cards that they are staged around."""
    lines = [line.split("\t") for line in KEPT.read_text(encoding="utf-8").splitlines()]
    return {name: [int(each) for each in attempts.split()] for name, attempts in lines}


def all_abilities() -> Fired:
    """Every ability of every face."""
    return {(face, number) for face in range(FACES) for number in range(len(PRINTS[face].abilities))}


def write_kept() -> None:
    """Look for games anew and keep them."""
    missing = all_abilities()
    shown = {PRINTS[face].name: look_for(face, missing, []) for deck in POOL.decks for face in deck.faces}
    lines = [f"{name}\t{' '.join(map(str, attempts))}\n" for name, attempts in shown.items() if attempts]
    KEPT.write_text("".join(lines), encoding="utf-8")


def play(face: int, seed: str, missing: Fired) -> Fired:
    """Play a game around a face; returns which of the missing abilities fired in it."""
    rolls = dice(seed)
    game = Staged(face, rolls)
    found: Fired = set()
    with offered(game):
        options = check_options(game, {"deck1": EVERYTHING, "deck2": EVERYTHING, "variants": "no-cap,no-gate"})
        match = new_match(game, options, seed)
        answer = keen(face, rolls)
        while match.ending is None and (missing - found or not found):
            ask = match.asks[0]
            found |= standing(match, missing - found)
            match.answer(ask.seat, answer(match, ask))
            if not {each for each in missing if each[0] == face} - found - used(match):
                break
        return (found | used(match)) & missing


def keen(face: int, rolls: Dice) -> Callable[[Match, Ask], int]:
    """Lively answers that most often play or use the card that the game is about."""
    other = lively(rolls)

    def answer(match: Match, ask: Ask) -> int:
        name = PRINTS[face].name
        meant = [option for option in ask.options if name in match.game.say(match.state, ask, option)]
        if ask.question is TURN:
            meant = [option for option in meant if option // SPAN in (PLAY, USE)]
        if ask.question in (TURN, INTERRUPT) and meant and rolls.roll(4):
            return meant[rolls.roll(len(meant))]
        return other(match, ask)

    return answer


def used(match: Match) -> Fired:
    """The abilities that were used, by what was told."""
    found: Fired = set()
    for event in match.log:
        if event.telling.name == "used":
            face, text = event.data["face"], event.data["text"]
            assert isinstance(face, int)
            texts = [ability.text for ability in PRINTS[face].abilities]
            found |= {(face, number) for number, each in enumerate(texts) if each == text}
    return found


def standing(match: Match, missing: Fired) -> Fired:
    """The constant abilities of cards in play that are in force now, or would be in an attack that can be made."""
    s = match.state
    assert isinstance(s, ConquestState)
    wanted = {face for face, _ in missing if STANDING[face]}
    cards = [(seat, card) for seat in range(s.seats) for card in in_play(s, seat) if s.face[card] in wanted]
    if not cards:
        return set()
    battles = fights(s)
    found: Fired = set()
    for seat, card in cards:
        for each in STANDING[s.face[card]]:
            ability = PRINTS[s.face[card]].abilities[each.ability]
            if not is_chosen(s, card, each.ability) or is_silenced(s, card):
                continue
            for battle in battles:
                if holds(s, seat, card, ability, battle) and (
                    each.effect.verb not in STRENGTH or adds(s, card, battle)
                ):
                    found.add((s.face[card], each.ability))
                    break
    return found


def fights(s: ConquestState) -> list[Battle | None]:
    """No battle, the one that is pending, and those that the active player can begin."""
    found: list[Battle | None] = [None, battle_now(s)]
    if may_attack(s, s.turn) and not s.frames:
        for home in lands_of(s, s.turn):
            found += [Battle(s.turn, s.holder[each], home, each, [], s) for each in targets_from(s, home)]
    return found


def adds(s: ConquestState, card: int, battle: Battle | None) -> bool:
    """Whether a card changes a total by more than its printed number."""
    if battle is None:
        return False
    for side in (0, 1):
        parts: list[Bonus] = []
        total(s, battle, side, parts)
        own = [part for part in parts if part.card == card]
        if len(own) > (1 if card in battle.cards[side] else 0):
            return True
    return False


if __name__ == "__main__":
    write_kept()
