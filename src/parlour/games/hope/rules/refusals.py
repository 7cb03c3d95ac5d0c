"""Why something is not an option: the id of the rule that forbids it."""

from __future__ import annotations

from parlour.games.hope.cards.actions import ASSAULT, GAIN_NEXT, SIDES, TRAIN_DISCARD
from parlour.games.hope.cards.actions import TRAIN as TRAIN_GROUP
from parlour.games.hope.cards.maps.board import NO_WAY
from parlour.games.hope.cards.prints import LEADER, PRINTS
from parlour.games.hope.rules.codes import ASIDE, ATTACK, DEED, MASTER, TAKE, TRAIN, WITH_LEADER, kind_of, thing_of
from parlour.games.hope.rules.legal import chosen_action, has_room, has_small, may_train_more, prerequisites, top_face
from parlour.games.hope.rules.values import COASTAL, crossing, has_level, is_capital
from parlour.games.hope.state import HopeState
from parlour.games.hope.zones import ACTING, DEFENDING
from parlour.kernel.state import NONE, State


def why_not_drafted(s: State, seat: int, thing: int) -> str:
    """Why a faction or a start city cannot be chosen: by the round of the draft."""
    assert isinstance(s, HopeState)
    return "DH-037" if s.drafted < s.seats else "DH-038"


def why_not_action(s: State, seat: int, thing: int) -> str:
    """Why an action cannot be chosen."""
    assert isinstance(s, HopeState)
    if thing == DEED:
        return "DH-077"
    if thing >= WITH_LEADER:
        return "DH-083"
    if thing >= len(SIDES[s.era]):
        return "DH-080"
    if not has_small(s, seat):
        return "DG-17"
    return "" if has_room(s, thing) else "DH-084"


def why_not_act(s: State, seat: int, thing: int) -> str:
    """Why a card, a training or an assault is not possible."""
    assert isinstance(s, HopeState)
    kind, about = kind_of(thing), thing_of(thing)
    if kind == 0:
        return "DH-078"
    if s.phase != ACTING:
        return "DG-83" if s.phase == DEFENDING and kind == ASIDE else "DG-93"
    if kind == ASIDE:
        return "DH-078" if PRINTS[about].kind == LEADER else "DH-093"
    if kind in (TRAIN, MASTER):
        return why_not_trained(s, seat, kind, about)
    return why_not_taken(s, seat, kind, about) if kind in (TAKE, ATTACK) else ""


def why_not_trained(s: HopeState, seat: int, kind: int, about: int) -> str:
    """Why a card or a master cannot be trained."""
    if chosen_action(s).group != TRAIN_GROUP:
        return "DG-19"
    if not may_train_more(s):
        return "DH-143" if chosen_action(s).does == GAIN_NEXT else "DH-141"
    if kind == MASTER:
        if about not in s.professions:
            return "DH-009"
        if s.masters[seat] >> about & 1:
            return "DG-78"
        return "DH-131"
    if about - 1 >= len(s.supply):  # masses below the top of their pile
        return "DG-08"
    face = top_face(s, about - 1)
    if face == NONE:
        return "DH-124"
    card = PRINTS[face]
    if card.level == 2:
        return "DH-048" if has_level(s, prerequisites(s, seat), card.profession, 1) else "DH-127"
    return "DG-76" if chosen_action(s).does == TRAIN_DISCARD else "DH-048"


def why_not_taken(s: HopeState, seat: int, kind: int, territory: int) -> str:
    """Why a territory cannot be taken or attacked."""
    if chosen_action(s).group != ASSAULT:
        return "DG-19"
    if s.assaults == 0:
        return "DG-28"
    if s.owner[territory] == seat:
        return "DG-28"
    if is_capital(s, territory):
        return "DH-162"
    if crossing(s, seat, territory) == NO_WAY:
        return "DH-158" if COASTAL[s.board][territory] else "DH-146"
    return "DG-29" if kind == TAKE and s.owner[territory] == NONE else "DG-30"


def why_not_strength(s: State, seat: int, thing: int) -> str:
    """Why a card cannot be played for a strength: it is of no use now, or the card does not have it."""
    assert isinstance(s, HopeState)
    printed = PRINTS[s.face[s.play[seat][-1]]]
    return "DG-95" if printed.strengths[thing] else "DH-089"
