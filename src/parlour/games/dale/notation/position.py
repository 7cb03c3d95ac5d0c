"""A position of Dale in one line: `name=value` fields, most of them with a sensible default.

A line describes a position between two actions; what happened since is told by answers. Seats are
counted from 1. A card is its name with `_` for spaces, and `?3` stands for three junk cards. In every
pile the last card is the top; the market begins with the rightmost slot, without a surcharge. A card in
a schedule may carry a count and stored cards: `Avid_Financier:2`, `Supply_Depot+Junk+Spyglass`. The
stacks of a stall are parted by `|`, an emptied stack is `*`. The clock is the space of its hand from 1, its
ring the number of day and night spaces. Other fields point at a card by its zone and its place in it, from
1: `hand1.2`, `market.5`.
"""

from __future__ import annotations

from typing import Final

from parlour.games.dale.cards.prints import ALL_DECKS, COLOURS, DECKS, JUNK, NO_SET, PRINTS, TRAPS, trap_name
from parlour.games.dale.notation.cards import code, codes, laden_code, new_card, read_laden, read_zone
from parlour.games.dale.notation.cast import cast_fields, check_beside, check_needs, read_cast, write_cast
from parlour.games.dale.notation.lasting import LASTING, read_lasting, write_lasting
from parlour.games.dale.options import decks_needed, read_traps, write_traps
from parlour.games.dale.rules.ending import may_win
from parlour.games.dale.rules.table import stacks_built
from parlour.games.dale.rules.table_atoms import set_teams
from parlour.games.dale.state import DaleState
from parlour.games.dale.zones import ACTING, CASTING, DAY_SPACES, HAND_SIZE, MARKET_SLOTS, NIGHT_SPACES, REACTING
from parlour.kernel.errors import ParlourError
from parlour.kernel.notation import Fields
from parlour.kernel.state import NONE

FRAME: Final = [
    *("players", "teams", "decks", "traps", "cap"),
    *("phase", "turn", "turns", "actions", "filled", "after", "handsize"),
]
SEATED: Final = ["deck", "hand", "disc", "sched", "stall", "gold"]
SHARED: Final = ["market", "mdeck", "mdisc", "pile", "clock", "ring"]
PHASE_NAMES: Final = ["start", "action", "cleanup", "end", "reactions", "closing", "characters"]
FILLERS: Final = ["macaws", "raccoons", "sloths", "platypuses", "crocodiles"]  # decks that ask nobody out of turn


def field_names() -> list[str]:
    """Every field of a position line."""
    seated = [f"{name}{seat}" for name in SEATED for seat in range(1, 5)]
    return FRAME + seated + SHARED + LASTING + cast_fields()


# Writing


def write_position(s: DaleState) -> str:
    """The position in one line; reading it back gives the same line."""
    fields = write_frame(s) + write_seats(s) + write_shared(s) + write_lasting(s) + write_cast(s)
    return " ".join([f"{name}={value}" for name, value in fields])


def write_frame(s: DaleState) -> list[tuple[str, str]]:
    """The options and the turn."""
    return [
        ("players", str(s.seats)),
        ("teams", "yes" if s.teams else "no"),
        ("decks", ",".join([DECKS[number] for number in s.folks])),
        ("traps", write_traps(s.traps)),
        ("cap", str(s.turn_cap)),
        ("phase", PHASE_NAMES[s.phase]),
        ("turn", str(s.turn + 1)),
        ("turns", str(s.turns)),
        ("actions", str(s.actions)),
        ("filled", str(s.filled)),
        ("after", PHASE_NAMES[s.after]),
        ("handsize", str(s.bonus_hand)),
    ]


def write_seats(s: DaleState) -> list[tuple[str, str]]:
    """The zones of every seat, and the stall of every side."""
    fields = []
    for name, zones in (("deck", s.deck), ("hand", s.hand), ("disc", s.disc)):
        for seat in range(s.seats):
            fields.append((f"{name}{seat + 1}", codes(s, zones[seat])))
    for seat in range(s.seats):
        fields.append((f"sched{seat + 1}", ",".join([laden_code(s, card) for card in s.sched[seat]]) or "-"))
    for side, stall in enumerate(s.stall):
        stacks = [codes(s, stack) if stack else "*" for stack in stall]
        fields.append((f"stall{side + 1}", "|".join(stacks) or "-"))
    return fields + [(f"gold{seat + 1}", str(s.gold[seat])) for seat in range(s.seats)]


def write_shared(s: DaleState) -> list[tuple[str, str]]:
    """The market, its piles, the junk pile by its number, the clock by its space."""
    return [
        ("market", ",".join(["-" if card == NONE else code(s.face[card]) for card in s.market])),
        ("mdeck", codes(s, s.mdeck)),
        ("mdisc", codes(s, s.mdisc)),
        ("pile", str(len(s.pile))),
        ("clock", "-" if s.clock == NONE else str(s.clock + 1)),
        ("ring", f"{s.days}+{s.nights}"),
    ]


# Reading


def read_position(line: str) -> DaleState:
    """The position that a line describes; whatever is wrong with it is said."""
    fields = Fields(line, field_names())
    players = fields.number("players", 2)
    if players not in (2, 3, 4):
        raise ParlourError(f"position: players={players} must be 2, 3 or 4")
    s = DaleState(players)
    if fields.choice("teams", ["no", "yes"], "no"):
        if players != 4:
            raise ParlourError("position: teams=yes needs players=4")
        set_teams(s)
    check_seats(s, fields)
    read_seats(s, fields)
    read_shared(s, fields)
    read_cast(s, fields)
    read_frame(s, fields)
    check_needs(s)
    check_beside(s, fields)
    read_lasting(s, fields)
    check_stalls(s)
    return s


def check_seats(s: DaleState, fields: Fields) -> None:
    """No field may speak of a seat or a stall that there is not."""
    for name in fields.values:
        if name[-1:].isdecimal():
            most = len(s.stall) if name.startswith("stall") else s.seats
            if int(name[-1]) > most:
                raise ParlourError(f"position: {name}: the last one is {name[:-1]}{most}")


def read_seats(s: DaleState, fields: Fields) -> None:
    """The zones of every seat, and the stall of every side."""
    for name, zones in (("deck", s.deck), ("hand", s.hand), ("disc", s.disc)):
        for seat in range(s.seats):
            read_zone(s, fields, f"{name}{seat + 1}", zones[seat])
    for seat in range(s.seats):
        for item in fields.items(f"sched{seat + 1}", "-"):
            s.sched[seat].append(read_laden(s, f"sched{seat + 1}", item))
        s.gold[seat] = fields.natural(f"gold{seat + 1}", 0)
    for side in range(len(s.stall)):
        text = fields.text(f"stall{side + 1}", "-")
        for part in [] if text == "-" else text.split("|"):
            s.stall[side].append([new_card(s, f"stall{side + 1}", item) for item in part.split(",") if part != "*"])


def check_stalls(s: DaleState) -> None:
    """No stall has more stacks than win, and one that has them all is barred from winning: the game goes on."""
    for seat in range(s.seats):
        name, built = f"stall{s.side[seat] + 1}", stacks_built(s, seat)
        if built > s.goal:
            raise ParlourError(f"position: {name} has {built} stacks, and the last one is stack {s.goal}")
        if built == s.goal and may_win(s, seat):
            raise ParlourError(f"position: {name} has all its {s.goal} stacks, so the game is over")


def read_shared(s: DaleState, fields: Fields) -> None:
    """The market, its piles and the junk pile."""
    row = fields.cards("market")
    if len(row) > MARKET_SLOTS:
        raise ParlourError(f"position: market has {len(row)} slots, there are {MARKET_SLOTS}")
    for slot, item in enumerate(row):
        if item != "-":
            s.market[slot] = new_card(s, "market", item)
    read_zone(s, fields, "mdeck", s.mdeck)
    read_zone(s, fields, "mdisc", s.mdisc)
    s.pile += [new_card(s, "pile", "Junk") for _ in range(fields.natural("pile", 0))]


def read_frame(s: DaleState, fields: Fields) -> None:
    """The options and the turn; decks that no field names are those of the cards, filled up."""
    s.folks = read_decks(s, fields)
    s.traps = traps_of(s, fields)
    s.turn_cap = fields.natural("cap", 0)
    s.phase = fields.choice("phase", PHASE_NAMES, "action")
    s.turn = fields.seat(s, "turn", "1")
    s.turns = fields.natural("turns", s.turn + 1)
    s.actions = fields.natural("actions", 1 if s.phase <= ACTING else 0)
    s.filled = fields.natural("filled", 0)
    s.after = fields.choice("after", PHASE_NAMES, "action")
    s.bonus_hand = fields.natural("handsize", 0)
    fields.set_chance(s)
    s.days, s.nights = read_ring(fields)
    ticks = any([ALL_DECKS[number].needs == "clock" for number in s.folks])
    spaces = [str(space + 1) for space in range(s.days + s.nights)] if ticks else ["-"]
    space = fields.choice("clock", spaces, spaces[0])
    s.clock = space if ticks else NONE
    if s.after == REACTING:
        raise ParlourError("position: after cannot be reactions")
    if (s.phase == CASTING) != any(s.dealt):
        raise ParlourError("position: phase=characters and the fields dealt1, dealt2 go together")
    if s.phase == CASTING:
        for seat in range(s.seats):
            if len(s.deck[seat]) < HAND_SIZE:
                raise ParlourError(f"position: deck{seat + 1} needs {HAND_SIZE} cards for a starting hand")


def read_ring(fields: Fields) -> list[int]:
    """How many spaces of the clock are day and how many night."""
    text = fields.text("ring", f"{DAY_SPACES}+{NIGHT_SPACES}")
    spaces = text.split("+")
    if len(spaces) != 2 or not all([space.isdecimal() and int(space) > 0 for space in spaces]):
        raise ParlourError(f"position: ring={text!r} must be DAYS+NIGHTS, with at least one of each")
    return [int(space) for space in spaces]


def read_decks(s: DaleState, fields: Fields) -> list[int]:
    """The animalfolk decks, with enough cards of each for the table."""
    used = sorted({PRINTS[face].folk for face in s.face if PRINTS[face].folk != NO_SET})
    wanted = [DECKS[number] for number in used] + [slug for slug in FILLERS if DECKS.index(slug) not in used]
    needed = decks_needed(s.seats, s.teams)
    names = fields.items("decks", ",".join(wanted[: max(needed, len(used))]))
    for name in names:
        if name not in DECKS:
            raise ParlourError(f"position: there is no deck {name!r}; choose of {', '.join(DECKS)}")
    if len(names) != needed or len(set(names)) != needed:
        raise ParlourError(f"position: {needed} different decks are needed, not {', '.join(names)}")
    for face in sorted(set(s.face)):
        card = PRINTS[face]
        if card.folk != NO_SET and DECKS[card.folk] not in names:
            raise ParlourError(f"position: {code(face)} is of the {DECKS[card.folk]}, who are not in decks=")
        if face != JUNK and s.face.count(face) > card.copies:
            raise ParlourError(f"position: there are only {card.copies} of {code(face)}")
    return [DECKS.index(name) for name in names]


def traps_of(s: DaleState, fields: Fields) -> list[int]:
    """The kinds of traps; those of the cards if no field names them."""
    used = [kind for kind, first in enumerate(TRAPS) if any([first <= face < first + len(COLOURS) for face in s.face])]
    kinds = read_traps(fields.text("traps", write_traps(used)))
    for kind in used:
        if kind not in kinds:
            raise ParlourError(f"position: there is a {trap_name(kind)}, which is not in traps=")
    for face in s.face:
        if PRINTS[face].owner >= s.seats:
            raise ParlourError(f"position: {code(face)} has no owner among {s.seats} players")
    return kinds
