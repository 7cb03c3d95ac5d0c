"""Why not: the rule that forbids what somebody named, by the same checks that make the options.

Every function gives the id of a rule and what it means at this moment; "" leaves the words to the rule itself. The
words were looked up among the options before, so whoever comes here named none of them as it is.
"""

from __future__ import annotations

from parlour.games.dale.answers import Combos, Moments
from parlour.games.dale.cards.book import ABILITIES, COSTS, FINISHES
from parlour.games.dale.cards.cast import ACTION
from parlour.games.dale.cards.prints import JUNK, NO_SET, PRINTS
from parlour.games.dale.rules.acts import ABILITY, BUILD, BUY, CHARACTER, FINISH, PLAY, kind_of_act, thing_of_act
from parlour.games.dale.rules.copies import identity
from parlour.games.dale.rules.hands import Hand
from parlour.games.dale.rules.offers import affordable, can_pay
from parlour.games.dale.rules.possible import can_finish, playable_as, usable
from parlour.games.dale.rules.reasons import NOTHING, Why
from parlour.games.dale.rules.refusals_combos import refuse_building, refuse_combo
from parlour.games.dale.rules.refusals_talents import refuse_talent, spent
from parlour.games.dale.rules.values import price, value
from parlour.games.dale.state import DaleState
from parlour.games.dale.words.phrasing import ability_named, act_named
from parlour.kernel.ask import Ask
from parlour.kernel.state import NONE


def refused_by(s: DaleState, ask: Ask, words: str) -> Why:
    """The rule that forbids what words name, or NOTHING if that is nothing that the question is about."""
    if isinstance(ask.question.answers, Combos):
        return refuse_combo(s, ask, words)
    if isinstance(ask.question.answers, Moments):
        return refuse_talent(s, ask.seat, ability_named(s, ask.seat, words), ask.what)
    act = act_named(s, ask.seat, words) if ask.what == "act" else NONE
    return NOTHING if act == NONE else refuse_act(s, ask, kind_of_act(act), thing_of_act(act))


def refuse_act(s: DaleState, ask: Ask, kind: int, thing: int) -> Why:
    """An action of a kind: with a print, or an ability of the character; building needs neither."""
    if kind == BUILD:
        can_build = any([kind_of_act(option) == BUILD for option in ask.options])
        return NOTHING if can_build else refuse_building(s, ask.seat)
    if kind == CHARACTER:
        return refuse_talent(s, ask.seat, thing, ACTION)
    refuse = {PLAY: refuse_play, BUY: refuse_purchase, ABILITY: refuse_ability, FINISH: refuse_finish}[kind]
    return refuse(s, ask.seat, thing)


def held_as(s: DaleState, me: int, face: int) -> list[int]:
    """The hand cards that are a print or count as it."""
    return [card for card in s.hand[me] if face in (s.face[card], identity(s, me, card))]


def refuse_play(s: DaleState, me: int, face: int) -> Why:
    """Not in the hand, junk, no technique, or its cost cannot be paid with the other cards."""
    name, held = PRINTS[face].name, held_as(s, me, face)
    if not held:
        return "DM-155", ""
    if face == JUNK:
        return "G-04", "Junk has no effect to play. It pays 1 in the market, and it can be discarded."
    if not PRINTS[face].technique and PRINTS[face].folk == NO_SET:
        return "DM-057", f"{name} is no technique, so it cannot be played."
    if not PRINTS[face].technique:
        return "DM-059", f"{name} is a passive. It is not played: it works while you hold it."
    if any([playable_as(s, me, card) for card in held]):
        return NOTHING
    if face in COSTS and can_pay(s, me, COSTS[face], []):
        return "G-47", f"{name} has a cost, which only {name} itself could pay, and it cannot."
    return "DM-269", f"{name} has a cost, and your other cards and your gold do not reach it."


def refuse_purchase(s: DaleState, me: int, face: int) -> Why:
    """Not in the market, or too dear for all that one has."""
    slots = [slot for slot, card in enumerate(s.market) if card != NONE and s.face[card] == face]
    if not slots:
        return "DM-138", ""
    offered = affordable(s, me)
    return NOTHING if any([slot in offered for slot in slots]) else ("DM-144", too_dear(s, me, face, slots))


def too_dear(s: DaleState, me: int, face: int, slots: list[int]) -> str:
    """What a market card costs in its cheapest slot, and what one has for it; "" if that would be enough."""
    cost = min([price(s, me, slot) for slot in slots])
    have = sum([value(s, me, card) for card in s.hand[me]])
    if have + s.gold[me] >= cost:
        return ""
    gold = f", and you have {s.gold[me]} gold" if s.gold[me] else ""
    return f"{PRINTS[face].name} costs {cost}. All your cards together are worth {have}{gold}."


def refuse_ability(s: DaleState, me: int, face: int) -> Why:
    """Not in the hand, without an ability, or used already."""
    held = held_as(s, me, face)
    if PRINTS[face].technique:
        return "DM-057", f"{PRINTS[face].name} is a technique. It is played, not used."
    if not any([identity(s, me, card) in ABILITIES for card in held]):
        return "DM-059", ""
    return NOTHING if any([card in usable(s, Hand(s, me)) for card in held]) else spent(PRINTS[face].name)


def refuse_finish(s: DaleState, me: int, face: int) -> Why:
    """Not in the schedule, there for as long as its effect lasts, or its cost cannot be paid."""
    name = PRINTS[face].name
    waiting = [card for card in s.sched[me] if identity(s, me, card) == face]
    if not waiting:
        return "DM-254", ""
    if face not in FINISHES:
        return "DM-158", f"{name} stays here until its effect is over. There is nothing to pay for it."
    if any([can_finish(s, me, card) for card in waiting]):
        return NOTHING
    return "DM-256", f"To go on with {name} has a cost, and your cards and your gold do not reach it."
