"""A position of Alliances in one line: `name=value` fields, most of them with a sensible default.

A line describes a position between two actions (before a bid, a trick, a conflict, a step of Rise to
Power); what happened since is told by answers. Seats are counted from 1.
"""

from __future__ import annotations

from parlour.games.alliances.board import COUNTRY_NAMES, PLACES, SIDES, place_name, starting_places
from parlour.games.alliances.cards import CARDS, FACES_BY_NAME, LETTERS, SUITS, card_name
from parlour.games.alliances.legal import LAST_BID, bid_suit, bid_words
from parlour.games.alliances.soundness import unsound
from parlour.games.alliances.state import (
    ARMING,
    CONFLICTS,
    DRAFTING,
    MOST_PASSES,
    PHASES,
    AlliancesState,
    set_out,
)
from parlour.games.alliances.view import stack_letters
from parlour.kernel.errors import ParlourError
from parlour.kernel.notation import Fields, write_chance
from parlour.kernel.state import EVERYONE, NONE

SIMPLE = ["players", "phase", "campaign", "campaigns", "variants", "chance", "first", "turn", "leader", "conflict"]
SCORES = ["wins", "scores", "rebeltricks", "tricks", "last"]
ROLES = ["empire", "aggressor", "dominant", "bid", "bidder", "passed", "declared"]
MAP = ["map", "tokens"]
SEATED = ["hand", "kept", "tribute"]
PILES = ["reserve", "aside", "spent"]
KNOWLEDGE = ["shown", "drafted", "barred", "sworn"]
VARIANTS = ["drafting", "meeting", "nations"]


def field_names() -> list[str]:
    """Every field of a position line."""
    seated = [f"{name}{seat}" for name in SEATED for seat in range(1, 5)]
    return SIMPLE + SCORES + ROLES + MAP + seated + PILES + KNOWLEDGE


def code(face: int) -> str:
    """A card in a position: its name without spaces."""
    return card_name(face).replace(" ", "")


FACES_BY_CODE = {code(face): face for face in FACES_BY_NAME.values()}


# Writing


def write_position(s: AlliancesState) -> str:
    """The position in one line; reading it back gives the same line."""
    fields = write_frame(s) + write_roles(s)
    fields.append(("map", ",".join([COUNTRY_NAMES[country] for country in s.country])))
    fields.append(("tokens", ",".join([stack_letters(stack) or "-" for stack in s.stack])))
    fields += write_cards(s) + write_knowledge(s)
    return " ".join([f"{name}={value}" for name, value in fields])


def write_frame(s: AlliancesState) -> list[tuple[str, str]]:
    """The options, the phase and the scores."""
    chosen = [name for name, on in zip(VARIANTS, (s.drafts, s.meets, s.nations), strict=True) if on]
    return [
        ("players", str(s.seats)),
        ("phase", PHASES[s.phase]),
        ("campaign", str(s.campaign + 1)),
        ("campaigns", str(s.campaigns)),
        ("variants", ",".join(chosen) or "-"),
        ("chance", write_chance(s)),
        ("first", str(s.first + 1)),
        ("turn", str(s.turn + 1)),
        ("leader", str(s.leader + 1)),
        ("conflict", str(s.conflict + 1)),
        ("wins", numbers(s.wins)),
        ("scores", numbers(s.scores)),
        ("rebeltricks", numbers(s.rebel_tricks)),
        ("tricks", numbers(s.tricks)),
        ("last", seat_text(s.last_winner)),
    ]


def write_roles(s: AlliancesState) -> list[tuple[str, str]]:
    """The bids and who is what."""
    passed = [str(seat + 1) for seat in range(s.seats) if s.passed >> seat & 1]
    return [
        ("empire", seat_text(s.empire)),
        ("aggressor", SIDES[s.aggressor] if s.aggressor != NONE else "-"),
        ("dominant", LETTERS[s.dominant] if s.dominant != NONE else "-"),
        ("bid", bid_words(s.bid) if s.bid else "-"),
        ("bidder", seat_text(s.bidder)),
        ("passed", ",".join(passed) or "-"),
        ("declared", str(s.declared) if s.declared != NONE else "-"),
    ]


def write_cards(s: AlliancesState) -> list[tuple[str, str]]:
    """Every zone of cards; cards chosen from a hand stand with that choice too."""
    fields = []
    for name, zones in (("hand", s.hands), ("kept", s.kept), ("tribute", s.tribute)):
        for seat in range(s.seats):
            cards = zones[seat] if name == "tribute" else sorted(zones[seat], key=lambda card: s.face[card])
            fields.append((f"{name}{seat + 1}", codes(s, cards)))
    return fields + [("reserve", codes(s, s.reserve)), ("aside", codes(s, s.aside)), ("spent", codes(s, s.spent))]


def write_knowledge(s: AlliancesState) -> list[tuple[str, str]]:
    """Who knows more than the zones tell, and what was deduced."""
    usual, here = usual_knowledge(s), hands_of_the_draft(s)
    shown, drafted, barred, sworn = [], [], [], []
    for card in range(CARDS):
        name = code(s.face[card])
        if s.known[card] != usual[card]:
            seats = "".join([str(seat + 1) for seat in range(s.seats) if s.known[card] >> seat & 1])
            shown.append(f"{name}:{seats or '-'}")
        if s.drafted[card] != here[card]:
            drafted.append(f"{name}:{s.drafted[card] // MOST_PASSES + 1}{s.drafted[card] % MOST_PASSES}")
        if s.barred[card]:
            barred.append(f"{name}:{''.join([LETTERS[suit] for suit in range(3) if s.barred[card] >> suit & 1])}")
        if s.sworn[card] != NONE:
            sworn.append(f"{name}:{s.sworn[card] + 1}")
    pairs = [("shown", shown), ("drafted", drafted), ("barred", barred), ("sworn", sworn)]
    return [(name, ",".join(sorted(items)) or "-") for name, items in pairs]


def usual_knowledge(s: AlliancesState) -> list[int]:
    """Who knows which card when nothing special happened: holders their own, everybody the spent ones."""
    known = [0] * CARDS
    for seat in range(s.seats):
        for card in s.hands[seat] + s.kept[seat]:
            known[card] = 1 << seat
    for card in s.spent:
        known[card] = EVERYONE
    for card in s.aside:
        known[card] = 1 << s.empire
    return known


def hands_of_the_draft(s: AlliancesState) -> list[int]:
    """The journey of each card that lies in a hand to draft from; of others only those who took them know it."""
    journeys = [NONE] * CARDS
    if s.phase == DRAFTING:
        for seat in range(s.seats):
            passes = len(s.kept[seat]) // 2
            for card in s.hands[seat]:
                journeys[card] = (seat - passes) % s.seats * MOST_PASSES + passes
    return journeys


def codes(s: AlliancesState, cards: list[int]) -> str:
    """Cards in a position."""
    return ",".join([code(s.face[card]) for card in cards]) or "-"


def numbers(values: list[int]) -> str:
    """Numbers in a position."""
    return ",".join([str(value) for value in values])


def seat_text(seat: int) -> str:
    """A seat that may be missing."""
    return "-" if seat == NONE else str(seat + 1)


# Reading


def read_position(line: str) -> AlliancesState:
    """The position that a line describes; whatever is wrong with it is said."""
    fields = Fields(line, field_names())
    players = fields.number("players", 4)
    if players not in (2, 3, 4):
        raise ParlourError(f"position: players={players} must be 2, 3 or 4")
    for name in fields.values:
        if name[-1:].isdecimal() and int(name[-1]) > players:
            raise ParlourError(f"position: {name}: there are only {players} players")
    s = set_out(players)
    read_frame(s, fields)
    read_roles(s, fields)
    read_map(s, fields)
    read_cards(s, fields)
    objection = unsound(s)
    if objection:
        raise ParlourError(f"position: {objection}")
    read_knowledge(s, fields)
    return s


def read_frame(s: AlliancesState, fields: Fields) -> None:
    """The options, the phase and the scores."""
    for variant in fields.items("variants", "-"):
        if variant not in VARIANTS:
            raise ParlourError(f"position: there is no variant {variant!r}; choose of {', '.join(VARIANTS)}")
    chosen = fields.items("variants", "-")
    s.drafts, s.meets, s.nations = ("drafting" in chosen, "meeting" in chosen, "nations" in chosen)
    s.phase = fields.choice("phase", list(PHASES), "conflicts")
    s.campaign = fields.number("campaign", 1) - 1
    s.campaigns = fields.number("campaigns", 3)
    fields.set_chance(s)
    s.leader = seat_number(s, "leader", fields.text("leader", "1"))
    s.first = seat_number(s, "first", fields.text("first", "1"))
    s.turn = seat_number(s, "turn", fields.text("turn", str(s.leader + 1)))
    s.conflict = fields.number("conflict", 1) - 1
    s.wins = read_numbers(fields, "wins", 2)
    s.scores = read_numbers(fields, "scores", s.seats)
    s.rebel_tricks = read_numbers(fields, "rebeltricks", s.seats)
    s.tricks = read_numbers(fields, "tricks", s.seats)
    s.last_winner = read_seat(s, fields, "last", "-")


def read_roles(s: AlliancesState, fields: Fields) -> None:
    """The bids and who is what; a bid brings its dominant suit and its Aggressor along."""
    s.empire = read_seat(s, fields, "empire", "1" if s.seats == 3 else "-")
    s.side = [int(seat != s.empire) if s.seats == 3 else seat % 2 for seat in range(s.seats)]
    bids = ["-", *[bid_words(bid) for bid in range(1, LAST_BID + 1)]]
    s.bid = fields.choice("bid", bids, "-")
    s.bidder = read_seat(s, fields, "bidder", str(s.leader + 1) if s.bid and s.phase == CONFLICTS else "-")
    over = s.bidder != NONE and s.phase == CONFLICTS
    suit = fields.choice("dominant", ["-", *LETTERS], LETTERS[bid_suit(s.bid)] if over else "-")
    s.dominant = suit - 1 if suit else NONE
    side = fields.choice("aggressor", ["-", *SIDES], SIDES[s.side[s.bidder]] if over else "-")
    s.aggressor = side - 1 if side else NONE
    for name in fields.items("passed", "-"):
        s.passed |= 1 << seat_number(s, "passed", name)
    s.declared = NONE if fields.text("declared", "-") == "-" else fields.number("declared")
    if s.phase == CONFLICTS and (s.dominant == NONE or (s.seats == 4 and s.bid == 0)):
        raise ParlourError(f"position: the conflicts need bid= with 4 players, else dominant= (of {', '.join(SUITS)})")
    if s.phase == CONFLICTS and s.aggressor == NONE:
        raise ParlourError("position: the conflicts need aggressor=gold or aggressor=silver")


def read_map(s: AlliancesState, fields: Fields) -> None:
    """The countries row by row and the tokens on them."""
    names = fields.items("map", ",".join(COUNTRY_NAMES))
    for name in names:
        if name not in COUNTRY_NAMES:
            raise ParlourError(f"position: map: there is no country {name!r}")
    if sorted(names) != sorted(COUNTRY_NAMES):
        raise ParlourError(f"position: map must name all {PLACES} countries once, row by row")
    s.country = [COUNTRY_NAMES.index(name) for name in names]
    start = ["-"] * PLACES
    for side in (0, 1):
        for place in starting_places(s.seats, side):
            start[place] = SIDES[side][0]
    stacks = fields.items("tokens", ",".join(start))
    if len(stacks) != PLACES:
        raise ParlourError(f"position: tokens has {len(stacks)} places, there are {PLACES}")
    s.stack = [read_stack(stacks[place], place) for place in range(PLACES)]


def read_stack(text: str, place: int) -> int:
    """The tokens on a place from bottom to top: "gs" is silver on gold, "-" none."""
    letters = "" if text == "-" else text
    if not text or letters.strip("gs"):
        raise ParlourError(f"position: tokens: {text!r} on {place_name(place)} must be of g and s, or -")
    return int("1" + letters.replace("g", "0").replace("s", "1"), 2)


def read_cards(s: AlliancesState, fields: Fields) -> None:
    """Every zone. `?` is any card that is not named, `?5` five of them; what is left was spent, or is the reserve."""
    named: list[int] = []
    zones: dict[str, list[str]] = {}
    choices = ["hand", "kept"] if s.phase == DRAFTING else ["hand"]
    for name in [f"{zone}{seat + 1}" for zone in choices for seat in range(s.seats)] + PILES:
        zones[name] = fields.items(name, "-")
        for item in zones[name]:
            if not item.startswith("?"):
                named.append(read_card(name, item, named))
    left = [face for face in range(CARDS) if face not in named]
    s.face = list(range(CARDS))
    placed: list[int] = []
    rest = "reserve" if s.phase == ARMING else "spent"
    for name, items in zones.items():
        cards = fill(name, items, left)
        placed += cards
        put(s, name, cards)
    unplaced = [face for face in range(CARDS) if face not in placed]
    put(s, rest, zone_of(s, rest) + unplaced)
    for name in [f"{zone}{seat + 1}" for zone in SEATED if zone not in choices for seat in range(s.seats)]:
        put(s, name, [read_card(name, item, []) for item in fields.items(name, "-")])


def fill(name: str, items: list[str], left: list[int]) -> list[int]:
    """The faces of a zone, with cards that nobody named where it has question marks."""
    cards = []
    for item in items:
        if not item.startswith("?"):
            cards.append(FACES_BY_CODE[item])
            continue
        count = item[1:] or "1"
        if not count.isdecimal() or int(count) > len(left):
            raise ParlourError(f"position: {name}: {item!r} must be ? or ?N, and {len(left)} cards are left")
        cards += [left.pop(0) for _ in range(int(count))]
    return sorted(cards) if name[:4] in ("hand", "kept") else cards


def read_card(zone: str, item: str, named: list[int]) -> int:
    """A card that is not named twice."""
    if item not in FACES_BY_CODE:
        raise ParlourError(f"position: {zone}: there is no card {item!r}")
    if FACES_BY_CODE[item] in named:
        raise ParlourError(f"position: {zone}: the card {item} stands twice")
    return FACES_BY_CODE[item]


def zone_of(s: AlliancesState, name: str) -> list[int]:
    """A pile by its name."""
    return {"reserve": s.reserve, "aside": s.aside, "spent": s.spent}[name]


def put(s: AlliancesState, name: str, cards: list[int]) -> None:
    """Set a zone. In a position that was read every card has the back of its face's number."""
    if name in PILES:
        zone_of(s, name)[:] = cards
        return
    seat = int(name[-1]) - 1
    {"hand": s.hands, "kept": s.kept, "tribute": s.tribute}[name[:-1]][seat] = cards


def read_knowledge(s: AlliancesState, fields: Fields) -> None:
    """Who knows more than the zones tell, and what was deduced."""
    s.barred, s.sworn = [0] * CARDS, [NONE] * CARDS
    s.known, s.drafted = usual_knowledge(s), hands_of_the_draft(s)
    for name in KNOWLEDGE:
        for item in fields.items(name, "-"):
            card, colon, value = item.partition(":")
            if card not in FACES_BY_CODE or not colon:
                raise ParlourError(f"position: {name}: {item!r} is not of the form CARD:WHO")
            if len(set(value)) != len(value) and name != "drafted":
                raise ParlourError(f"position: {name}: {item!r} says something twice")
            back = FACES_BY_CODE[card]
            if name == "drafted":
                s.drafted[back] = read_journey(s, item, value)
            elif name == "barred":
                s.barred[back] = sum([1 << fields_suit(letter) for letter in value])
            elif name == "sworn":
                s.sworn[back] = seat_number(s, name, value)
            else:
                s.known[back] = sum([1 << seat_number(s, name, seat) for seat in value if seat != "-"])


def read_journey(s: AlliancesState, item: str, value: str) -> int:
    """Whom a card was dealt to, and how often its hand had been passed when it was taken."""
    if len(value) != 2 or value[1] not in "012345":
        raise ParlourError(f"position: drafted: {item!r} is not of the form CARD:SEAT and 0 to 5 passes")
    return seat_number(s, "drafted", value[0]) * MOST_PASSES + int(value[1])


def fields_suit(letter: str) -> int:
    """A suit by its letter."""
    if letter not in LETTERS:
        raise ParlourError(f"position: barred: {letter!r} must be M, E or P")
    return LETTERS.index(letter)


def read_numbers(fields: Fields, name: str, count: int) -> list[int]:
    """A list of whole numbers."""
    items = fields.items(name, ",".join(["0"] * count))
    if len(items) != count or not all([item.isdecimal() for item in items]):
        raise ParlourError(f"position: {name} must be {count} whole numbers parted by commas")
    return [int(item) for item in items]


def read_seat(s: AlliancesState, fields: Fields, name: str, default: str) -> int:
    """A seat, counted from 1, or "-"."""
    value = fields.text(name, default)
    return NONE if value == "-" else seat_number(s, name, value)


def seat_number(s: AlliancesState, name: str, value: str) -> int:
    """A seat by its number at the table."""
    if not value.isdecimal() or not 1 <= int(value) <= s.seats:
        raise ParlourError(f"position: {name}: {value!r} is not a seat from 1 to {s.seats}")
    return int(value) - 1
