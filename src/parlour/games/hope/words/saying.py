"""How the questions of Dealers in Hope are put: what is asked, by which card or action, and for how many cards.

`s.asking` is the face of the card whose ability is carried out. Without one the action asks in step 1, and later a
faction, a master or a city that helps whoever takes a territory.
"""

from __future__ import annotations

from parlour.games.hope.cards.actions import ASSAULT, TRAIN, TRAIN_EXACTLY, TRAIN_MORE
from parlour.games.hope.cards.factions import FACTIONS
from parlour.games.hope.cards.lasting import CONQUEST_DISMISS, CONQUEST_RECALL, READY_MORE
from parlour.games.hope.cards.maps.board import BOARDS
from parlour.games.hope.cards.prints import ALL_PROFESSIONS, PRINTS, STRENGTHS
from parlour.games.hope.cards.steps import RESCUE, cards, count
from parlour.games.hope.rules.codes import ASIDE, CITY, kind_of
from parlour.games.hope.rules.legal import chosen_action, may_train_more
from parlour.games.hope.rules.values import CITY_BONUS, FACTION_BONUS, MASTER_BONUS, bonus, home_defence, strength
from parlour.games.hope.state import HopeState
from parlour.games.hope.zones import ACTING, CHOOSING, DEFENDING
from parlour.kernel.ask import Ask
from parlour.kernel.pieces import player
from parlour.kernel.state import NONE, State


def territory_name(s: HopeState, territory: int) -> str:
    """The name of a territory."""
    return BOARDS[s.board].territories[territory].name


def master_name(profession: int) -> str:
    """A master as people say it."""
    return f"Master {ALL_PROFESSIONS[profession].name}"


# The draft and the action board


def say_draft(s: State, ask: Ask) -> str:
    """What is still to be chosen."""
    if ask.options[0] >= CITY:
        return "Choose your start city"
    return "Choose your faction" if ask.options[-1] < CITY else "Choose a faction or a start city"


def say_action(s: State, ask: Ask) -> str:
    """What there is to choose actions with."""
    assert isinstance(s, HopeState)
    seat = ask.seat
    left = [count(s.cubes[seat], "cube")] if s.cubes[seat] else []
    left += ["the start token"] if seat == s.start and s.token else []
    left += ["the leader cube"] if s.leader_cube[seat] else []
    return f"Choose an action, or pass; you have {listed(left)}"


def listed(things: list[str]) -> str:
    """Things in a sentence: "a, b and c"."""
    return things[0] if len(things) == 1 else f"{', '.join(things[:-1])} and {things[-1]}"


# Step 2


def say_act(s: State, ask: Ask) -> str:
    """What can be done in step 2 and how far it is done; in a battle, how it stands."""
    assert isinstance(s, HopeState)
    if s.phase != ACTING:
        return say_battle(s)
    group = chosen_action(s).group
    if group == TRAIN and may_train_more(s):
        return f"Support {s.support}{say_trained(s)}: play a card, train, or stop"
    if group == ASSAULT and s.assaults:
        return f"Attack {s.attack}, assaults {s.assaults}: play a card, take or attack, or stop"
    aside = ", put a leader card aside" if any([kind_of(option) == ASIDE for option in ask.options]) else ""
    return f"Play a card{aside}, or stop"


def say_battle(s: HopeState) -> str:
    """How a battle stands, and what is to be decided."""
    defence = home_defence(s, s.turn, s.target, s.crossing)
    stands = f"Battle for {territory_name(s, s.target)}: attack {s.attack}, defence {defence}."
    return f"{stands} {'Defend' if s.phase == DEFENDING else 'Attack'} with cards, or stop"


def say_trained(s: HopeState) -> str:
    """How many cards are trained, where their number counts."""
    action = chosen_action(s)
    if action.does == TRAIN_EXACTLY:
        return f", {s.trained} of {action.n} trained"
    return f", {s.trained} of {action.n} or {action.n + 1} trained" if action.does == TRAIN_MORE else ""


def say_strength(s: State, ask: Ask) -> str:
    """Which card it is, and what it gives; where it was played from no longer shows."""
    assert isinstance(s, HopeState)
    face = s.face[s.play[ask.seat][-1]]
    amounts = [f"{strength(s, ask.seat, face, which, False)} {STRENGTHS[which]}" for which in ask.options]
    more = bonus(s, ask.seat, READY_MORE)
    ready = f" ({more} more if it came from the ready area)" if more else ""
    return f"{PRINTS[face].name}: choose {' or '.join(amounts)}{ready}"


def say_either(s: State, ask: Ask) -> str:
    """The card that leaves a choice."""
    assert isinstance(s, HopeState)
    return f"{PRINTS[s.asking].name}: choose one of its abilities"


def say_pay(s: State, ask: Ask) -> str:
    """Whose ability it is, what it costs, and what it does."""
    assert isinstance(s, HopeState)
    card = PRINTS[s.asking]
    return f"{card.name}: {' '.join([step.bargain() for step in card.steps if step.pay])}, or do not use it"


# Cards that are chosen one by one


def asker(s: HopeState, seat: int, which: int) -> str:
    """What asks: the card, the action, or who helps when a territory is taken."""
    if s.asking != NONE:
        return PRINTS[s.asking].name
    return chosen_action(s).name if s.phase == CHOOSING else helper(s, seat, which)


def helper(s: HopeState, seat: int, which: int) -> str:
    """The faction, the master or the city that gives a player a lasting bonus."""
    if FACTION_BONUS[s.faction[seat]][which]:
        return FACTIONS[s.faction[seat]].name
    for profession, _ in MASTER_BONUS[which]:
        if s.masters[seat] >> profession & 1:
            return master_name(profession)
    held = [territory for territory, _ in CITY_BONUS[s.board][which] if s.owner[territory] == seat]
    return territory_name(s, held[0])


def say_dismiss(s: State, ask: Ask) -> str:
    """A dismissal that costs nothing if it is left out; each Reorganize action of the early era begins with one."""
    assert isinstance(s, HopeState)
    bonus_of_era = s.asking == NONE and s.phase == CHOOSING
    by = "Reorganize" if bonus_of_era else asker(s, ask.seat, CONQUEST_DISMISS)
    return f"{by}: you may dismiss {cards(s.wanted, True)} of your hand or discard pile"


def say_must_dismiss(s: State, ask: Ask) -> str:
    """A dismissal that the action demands."""
    assert isinstance(s, HopeState)
    left = cards(s.wanted, False)
    return f"{chosen_action(s).name}: dismiss {left} of your hand or discard pile; each card too few costs a point"


def say_ready(s: State, ask: Ask) -> str:
    """Cards for the ready area."""
    assert isinstance(s, HopeState)
    return f"{asker(s, ask.seat, NONE)}: you may put {cards(s.wanted, True)} of your hand into your ready area"


def say_recall(s: State, ask: Ask) -> str:
    """Cards for the top of the draw pile."""
    assert isinstance(s, HopeState)
    by = asker(s, ask.seat, CONQUEST_RECALL)
    return f"{by}: you may put {cards(s.wanted, True)} of your discard pile on top of your draw pile"


def say_rescue(s: State, ask: Ask) -> str:
    """A card of a kind for the hand."""
    assert isinstance(s, HopeState)
    card = PRINTS[s.asking]
    kinds = [f"{step.kind} card" for step in card.steps if step.do == RESCUE and step.kind != "any"]
    return f"{card.name}: you may take a {kinds[0] if kinds else 'card'} of your discard pile into your hand"


def say_scout(s: State, ask: Ask) -> str:
    """Cards on top of the draw pile that may be discarded."""
    assert isinstance(s, HopeState)
    seen = "the top card" if s.wanted == 1 else f"any of the top {s.wanted} cards"
    return f"{PRINTS[s.asking].name}: you may discard {seen} of your draw pile"


def say_press(s: State, ask: Ask) -> str:
    """The card of the attacker by which cards of the hand are discarded."""
    assert isinstance(s, HopeState)
    return f"{PRINTS[s.asking].name} of {player(s.turn)}: discard {cards(s.wanted, False)} of your hand"
