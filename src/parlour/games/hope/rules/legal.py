"""What is allowed: the options of every question, from the same checks that tell why something is not."""

from __future__ import annotations

from parlour.games.hope.cards.actions import ASSAULT, GAIN_NEXT, SIDES, TRAIN_DISCARD, Action
from parlour.games.hope.cards.actions import TRAIN as TRAIN_GROUP
from parlour.games.hope.cards.factions import FACTIONS
from parlour.games.hope.cards.maps.board import BOARDS, NO_WAY
from parlour.games.hope.cards.prints import LEADER, PRINTS, PROFESSIONAL
from parlour.games.hope.rules.codes import (
    ASIDE,
    ATTACK,
    CITY,
    MASSES_PILE,
    MASTER,
    STOP,
    TAKE,
    TRAIN,
    WITH_LEADER,
)
from parlour.games.hope.rules.table_atoms import ATTACK_MARKER, DEFENCE_MARKER
from parlour.games.hope.rules.values import (
    KIND_OF,
    crossing,
    has_level,
    is_capital,
    master_cost,
    train_cost,
    wild_price,
)
from parlour.games.hope.state import HopeState
from parlour.games.hope.zones import ACTING, LEADER_CUBE
from parlour.kernel.state import NONE


def chosen_action(s: HopeState) -> Action:
    """The action of this turn."""
    return SIDES[s.era][s.action]


# The draft and the action board


def draft_options(s: HopeState, seat: int) -> list[int]:
    """The factions and start cities that a player may still choose (DH-037, DH-038)."""
    found: list[int] = []
    if s.faction[seat] == NONE:
        found += [faction.number for faction in FACTIONS if faction.number not in s.faction]
    if s.capital[seat] == NONE:
        found += [CITY + territory for territory in BOARDS[s.board].starts if s.owner[territory] == NONE]
    return found


def has_small(s: HopeState, seat: int) -> bool:
    """Whether a player has a small cube or the token (DH-086)."""
    return s.cubes[seat] > 0 or (seat == s.start and s.token > 0)


def can_act(s: HopeState, seat: int) -> bool:
    """Whether a player has anything to choose an action with (DG-17)."""
    return has_small(s, seat) or s.leader_cube[seat] > 0


def has_room(s: HopeState, action: int) -> bool:
    """Whether an action has a free space (DH-084, DH-085)."""
    return cubes_on(s, action) < SIDES[s.era][action].room(s.seats)


def cubes_on(s: HopeState, action: int) -> int:
    """How many small cubes lie on an action, the token counted; leader cubes take up no space (DG-16)."""
    return len([laid for laid, kind in zip(s.laid, s.laid_with, strict=True) if laid == action and kind != LEADER_CUBE])


def action_options(s: HopeState, seat: int) -> list[int]:
    """The actions that a player may choose, and the pass."""
    actions = range(len(SIDES[s.era]))
    found = [action for action in actions if has_room(s, action)] if has_small(s, seat) else []
    if s.leader_cube[seat]:
        found += [WITH_LEADER + action for action in actions]
    return [*found, STOP]


# Step 2


def act_options(s: HopeState, seat: int) -> list[int]:
    """What a player may do next in step 2, or in a battle."""
    found = sorted(s.hand[seat] + s.ready[seat])
    found.append(STOP)
    if s.phase == ACTING:
        found += [ASIDE + card for card in sorted(s.hand[seat]) if KIND_OF[s.face[card]] == LEADER]
        group = chosen_action(s).group
        if group == TRAIN_GROUP:
            found += train_options(s, seat)
        elif group == ASSAULT and s.assaults > 0:
            found += assault_options(s, seat)
    return found


def serves(s: HopeState, seat: int, which: int) -> bool:
    """Whether markers of a strength are of any use to a player now (DG-19, DG-68)."""
    if which == DEFENCE_MARKER:
        return True
    if seat == s.defender:
        return False
    if s.phase != ACTING:
        return which == ATTACK_MARKER
    if which == ATTACK_MARKER:
        return s.assaults > 0
    return chosen_action(s).group == TRAIN_GROUP and may_train_more(s)


def strength_options(s: HopeState, seat: int, face: int) -> list[int]:
    """The strengths of a card that are of use now, or any one if none is (DH-089, DG-95)."""
    printed = [which for which, number in enumerate(PRINTS[face].strengths) if number > 0]
    return [which for which in printed if serves(s, seat, which)] or printed[:1]


def prerequisites(s: HopeState, seat: int) -> list[int]:
    """Where the card of the lower level may lie (DH-127, DH-141)."""
    if chosen_action(s).does == TRAIN_DISCARD:
        return s.play[seat] + s.discard[seat]
    return s.play[seat]


def may_train_more(s: HopeState) -> bool:
    """Whether the action still allows training."""
    does = chosen_action(s).does
    return does != GAIN_NEXT and not (does == TRAIN_DISCARD and s.trained > 0)


def top_face(s: HopeState, pile: int) -> int:
    """The face of the top card of a pile, NONE where it is empty."""
    cards = s.masses if pile == MASSES_PILE else s.supply[pile]
    return s.face[cards[-1]] if cards else NONE


def is_trainable(s: HopeState, seat: int, pile: int) -> bool:
    """Whether the top card of a pile can be trained now (DH-124, DH-127)."""
    face = top_face(s, pile)
    if face == NONE or train_cost(s, face) > s.support:
        return False
    card = PRINTS[face]
    if card.kind == PROFESSIONAL and card.level == 2:
        return has_level(s, prerequisites(s, seat), card.profession, 1)
    return chosen_action(s).does != TRAIN_DISCARD


def is_master_trainable(s: HopeState, seat: int, profession: int) -> bool:
    """Whether a master can be trained now (DH-131, DG-78)."""
    if s.masters[seat] >> profession & 1 or master_cost(s, profession) > s.support:
        return False
    return has_level(s, prerequisites(s, seat), profession, 2)


def train_options(s: HopeState, seat: int) -> list[int]:
    """The cards and masters that can be trained now."""
    if not may_train_more(s):
        return []
    found = [TRAIN + 1 + pile for pile in range(MASSES_PILE, len(s.supply)) if is_trainable(s, seat, pile)]
    return found + [MASTER + each for each in s.professions if is_master_trainable(s, seat, each)]


def assault_options(s: HopeState, seat: int) -> list[int]:
    """The territories that the attack takes now, and those of players that can be reached (DG-30)."""
    wild: list[int] = []
    held: list[int] = []
    for territory, owner in enumerate(s.owner):
        if owner == NONE:
            if wild_price(s, seat, territory) <= s.attack:
                wild.append(TAKE + territory)
        elif owner != seat and not is_capital(s, territory) and crossing(s, seat, territory) < NO_WAY:
            held.append(ATTACK + territory)
    return wild + held


def next_options(s: HopeState, seat: int) -> list[int]:
    """The cards that can be dismissed for the next level or the master (DH-143, DG-77)."""
    found = [card for card in s.hand[seat] + s.discard[seat] if next_pile(s, seat, card) != NONE]
    return [*sorted(found), STOP]


def next_pile(s: HopeState, seat: int, card: int) -> int:
    """What comes after a card: the pile of level 2, MASTER + the profession, or NONE."""
    printed = PRINTS[s.face[card]]
    if printed.profession not in s.professions:  # DG-80; also all that are no professionals
        return NONE
    if printed.level == 1:
        pile = 3 + 2 * s.professions.index(printed.profession) + 1
        return pile if s.supply[pile] else NONE
    return NONE if s.masters[seat] >> printed.profession & 1 else MASTER + printed.profession
