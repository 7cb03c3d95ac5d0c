"""Using an ability: the cost, the targets, and then its effects one after the other."""

from __future__ import annotations

from parlour.games.conquest.cards import codes as c
from parlour.games.conquest.cards import verbs as v
from parlour.games.conquest.cards.clauses import say_effect
from parlour.games.conquest.cards.english import capital
from parlour.games.conquest.cards.faces import PRINTS
from parlour.games.conquest.cards.model import Ability, Effect, Phrase
from parlour.games.conquest.questions import COST, TARGET, USE_IT, WHOM
from parlour.games.conquest.rules.atoms import count_use, discard, say_used
from parlour.games.conquest.rules.conditions import Battle, holds
from parlour.games.conquest.rules.effects import run
from parlour.games.conquest.rules.ending import lose
from parlour.games.conquest.rules.frame_atoms import (
    next_effect,
    note_targets,
    pop,
    say_aimed,
    say_declined,
    say_nothing,
    say_picked,
    step,
)
from parlour.games.conquest.rules.lasting import is_silenced
from parlour.games.conquest.rules.table import (
    ABILITY,
    ANSWER,
    CARD,
    FACE,
    FLAGS,
    POINTER,
    RESOLVE,
    TARGETS,
    TRIGGER,
    WHO,
    WINDOW,
    back,
    ref,
    rivals,
)
from parlour.games.conquest.rules.targets import (
    AT_CARDS,
    AT_OPPONENTS,
    battle_now,
    can_happen,
    candidates,
    own_lands,
    payable,
    payments,
    works,
)
from parlour.games.conquest.state import ConquestState
from parlour.kernel.ask import choose, choose_open
from parlour.kernel.questions import NO, YES
from parlour.kernel.state import NO_CARD, NONE


async def prepare(s: ConquestState, frame: list[int]) -> None:
    """Announce an ability: pay the cost and choose what it is used on."""
    seat, card = frame[WHO], back(frame[CARD])
    ability = PRINTS[frame[FACE]].abilities[frame[ABILITY]]
    battle = battle_now(s)
    held = ability.when == c.HOLD or frame[FLAGS] & ANSWER
    if frame[FLAGS] & ANSWER and s.holder[card] != seat:
        come_to_nothing(s, frame, ability)  # it left play since it was played for this answer
        return
    if not held and not acts(s, seat, card, ability, battle):
        come_to_nothing(s, frame, ability)
        return
    if not held and ability.cost is not None:
        able = payable(s, seat, card, ability.cost)
        if await choose(s, seat, USE_IT, [NO, YES] if able else [NO]) == NO:
            pop(s)
            say_declined(s, seat, frame[FACE])
            return
    say_used(s, seat, card, frame[FACE], frame[ABILITY])
    if not held and ability.when == c.IMMEDIATE and frame[FACE] == s.face[card]:
        count_use(s, card, frame[ABILITY])
    if ability.cost is not None:
        await pay(s, seat, card, ability.cost)
    if not s.frames or s.frames[-1] is not frame:
        return
    free = ability.when == c.IMMEDIATE and ability.cost is None
    for effect in ability.effects:
        if s.teller is not None and not can_happen(s, seat, card, effect, battle):
            say_nothing(s, seat, frame[FACE], f"{capital(say_effect(ability, effect))}.")
        note_targets(s, await choose_targets(s, seat, card, effect, battle, free))
    step(s, RESOLVE if frame[FLAGS] & TRIGGER else WINDOW)


def acts(s: ConquestState, seat: int, card: int, ability: Ability, battle: Battle | None) -> bool:
    """Whether an ability that nobody decides to use does anything now."""
    if s.holder[card] != seat or is_silenced(s, card):
        return False
    return holds(s, seat, card, ability, battle) and works(s, seat, card, ability, battle)


def come_to_nothing(s: ConquestState, frame: list[int], ability: Ability) -> None:
    """Nothing comes of a use. Of what a constant ability does by itself that is not worth a word."""
    pop(s)
    if ability.when != c.CONSTANT:
        say_nothing(s, frame[WHO], frame[FACE], ability.text)


async def pay(s: ConquestState, seat: int, card: int, cost: Phrase) -> None:
    """Pay what an ability costs."""
    if cost.kind == c.COST_MORALE:
        lose(s, seat, cost.number)
    elif cost.kind == c.COST_THIS:
        discard(s, card, seat)
    else:
        for _ in range(cost.number):
            options = payments(s, seat, card, cost)
            discard(s, await choose(s, seat, COST, options), seat)


async def choose_targets(
    s: ConquestState, seat: int, card: int, effect: Effect, battle: Battle | None, free: bool
) -> list[int]:
    """What an effect is used on: a seat, cards or a land, as rows have them."""
    if not can_happen(s, seat, card, effect, battle):
        return []
    verb = effect.verb
    if verb in AT_OPPONENTS:
        return [await aim(s, seat, rivals(s, seat))] if effect.whom == c.ONE else []
    if effect.scope is not None and effect.scope.kind == c.TO_ONE_LAND:
        land = await choose_open(s, seat, TARGET, own_lands(s, seat))
        say_picked(s, seat, [land])
        return [ref(land)]
    if effect.scope is not None and effect.scope.kind == c.TO_THAT_LAND:
        side = NONE if battle is None else battle.side(seat)
        return [] if battle is None or side == NONE else [ref(battle.lands[side])]
    if verb in AT_CARDS and effect.target is not None and not effect.target.every:
        if effect.chooser == c.OWNER:
            return await choose_owner(s, seat, card, effect, battle)
        if effect.chooser == c.YOU:
            return await choose_cards(s, seat, card, effect, battle, free)
    if verb in (v.TAKE_BACK, v.REVIVE):
        return await choose_cards(s, seat, card, effect, battle, free)
    return []


async def choose_owner(s: ConquestState, seat: int, card: int, effect: Effect, battle: Battle | None) -> list[int]:
    """The opponent who will choose a card of their own."""
    holders: list[int] = []
    for each in candidates(s, seat, card, effect, battle):
        if s.holder[each] not in holders:
            holders.append(s.holder[each])
    return [await aim(s, seat, holders)]


async def aim(s: ConquestState, seat: int, others: list[int]) -> int:
    """Choose an opponent, for all to hear."""
    other = await choose_open(s, seat, WHOM, sorted(others))
    say_aimed(s, seat, other)
    return other


async def choose_cards(
    s: ConquestState, seat: int, card: int, effect: Effect, battle: Battle | None, free: bool
) -> list[int]:
    """The cards that an effect is used on; what is free may be given up (HG-82)."""
    found: list[int] = []
    for _ in range(max(1, effect.amount)):
        options = [each for each in candidates(s, seat, card, effect, battle) if ref(each) not in found]
        if not options:
            break
        if free or found:
            options.append(NO_CARD)
        chosen = await choose_open(s, seat, TARGET, options)
        if chosen == NO_CARD:
            break
        found.append(ref(chosen))
    say_picked(s, seat, [back(each) for each in found])
    return found


async def resolve_use(s: ConquestState, frame: list[int]) -> None:
    """Let the effects happen, the next one when all that the last one caused is over."""
    ability = PRINTS[frame[FACE]].abilities[frame[ABILITY]]
    if frame[POINTER] == 0 and has_gone(s, frame, ability):
        come_to_nothing(s, frame, ability)
        return
    while frame[POINTER] < len(ability.effects):
        number = frame[POINTER]
        next_effect(s, number + 1)
        await run(s, frame, ability.effects[number], number, targets_of(frame, number))
        if s.ending is not None or not s.frames or s.frames[-1] is not frame:
            return
    pop(s)


def has_gone(s: ConquestState, frame: list[int], ability: Ability) -> bool:
    """Whether the card left play before its ability could act (HC2-057); one that was given for it may."""
    given = ability.cost is not None and ability.cost.kind == c.COST_THIS
    return s.holder[back(frame[CARD])] == NONE and not given


def targets_of(frame: list[int], number: int) -> list[int]:
    """The targets that were chosen for an effect."""
    place = TARGETS
    for _ in range(number):
        place += 1 + frame[place]
    return frame[place + 1 : place + 1 + frame[place]]
