"""A position of Alliances read from one line: what a line leaves out follows from the rest, and what cannot be is
refused with its reason."""

from __future__ import annotations

from parlour.games.alliances.cards.board import COUNTRY_NAMES, GOLD, PLACES, SIDES, place_name, starting_places
from parlour.games.alliances.cards.prints import CARDS, LETTERS
from parlour.games.alliances.notation.soundness import unsound
from parlour.games.alliances.notation.soundness_bidding import likely_first
from parlour.games.alliances.notation.soundness_cards import unsound_knowledge
from parlour.games.alliances.notation.soundness_course import MOST_CONFLICTS, expected_turn, unsound_course
from parlour.games.alliances.notation.writing import (
    KNOWLEDGE,
    PILES,
    SEATED,
    SPELLING,
    VARIANTS,
    field_names,
    hands_of_the_draft,
)
from parlour.games.alliances.rules.legal import LAST_BID, bid_suit, bid_words
from parlour.games.alliances.state import AlliancesState
from parlour.games.alliances.zones import (
    ARMING,
    BIDDING,
    CONFLICTS,
    DECLARING,
    DRAFTING,
    MOST_PASSES,
    PHASES,
    TRIBUTE,
    ZONES,
)
from parlour.kernel.errors import ParlourError
from parlour.kernel.notation import Fields, read_seat, spelled
from parlour.kernel.state import NONE, bit
from parlour.kernel.words import Spelling

COUNTRIES = Spelling("country", COUNTRY_NAMES)


def read_position(line: str) -> AlliancesState:
    """The position that a line describes; whatever is wrong with it is said."""
    fields = Fields(line, field_names())
    players = fields.number("players", 4)
    if players not in (2, 3, 4):
        raise ParlourError(f"position: players={players} must be 2, 3 or 4")
    for name in fields.values:
        if name[-1:].isdecimal() and int(name[-1]) > players:
            raise ParlourError(f"position: {name}: there are only {players} players")
    s = AlliancesState(players)
    read_frame(s, fields)
    read_map(s, fields)
    read_cards(s, fields)
    read_roles(s, fields)
    refuse(unsound(s))
    read_series(s, fields)
    read_turns(s, fields)
    refuse(unsound_course(s))
    read_knowledge(s, fields)
    refuse(unsound_knowledge(s))
    return s


def refuse(objection: str) -> None:
    """Raise unless there is no objection."""
    if objection:
        raise ParlourError(f"position: {objection}")


# The frame


def read_frame(s: AlliancesState, fields: Fields) -> None:
    """The options, the phase and the scores."""
    chosen = fields.items("variants", "-")
    for variant in chosen:
        if variant not in VARIANTS:
            raise ParlourError(f"position: there is no variant {variant!r}; choose of {', '.join(VARIANTS)}")
    s.drafts, s.meets, s.nations = ("drafting" in chosen, "meeting" in chosen, "nations" in chosen)
    s.phase = fields.choice("phase", list(PHASES), "conflicts")
    s.campaign = fields.number("campaign", 1) - 1
    s.campaigns = fields.number("campaigns", 3)
    fields.set_chance(s)
    s.wins = fields.numbers("wins", 2)
    s.scores = fields.numbers("scores", s.seats)
    s.rebel_tricks = fields.numbers("rebeltricks", s.seats)


def read_roles(s: AlliancesState, fields: Fields) -> None:
    """The bids and who is what; a bid brings its dominant suit and its Aggressor along."""
    s.empire = fields.maybe_seat(s, "empire", "1" if s.seats == 3 else "-")
    s.side = [int(seat != s.empire) if s.seats == 3 else seat % 2 for seat in range(s.seats)]
    side = fields.choice("aggressor", ["-", *SIDES], "-") - 1
    bids = ["-", *[bid_words(bid) for bid in range(1, LAST_BID + 1)]]
    s.bid = fields.choice("bid", bids, "-")
    s.bidder = fields.maybe_seat(s, "bidder", likely_bidder(s, fields, side))
    over = s.bidder != NONE and s.phase == CONFLICTS
    s.dominant = fields.choice("dominant", ["-", *LETTERS], LETTERS[bid_suit(s.bid)] if over else "-") - 1
    if "aggressor" not in fields.values and over:
        side = s.side[s.bidder]
    elif "aggressor" not in fields.values and s.seats == 3 and s.phase in (TRIBUTE, CONFLICTS):
        side = GOLD
    s.aggressor = side
    passed = [str(seat + 1) for seat in range(s.seats) if seat != s.bidder]
    for name in fields.items("passed", ",".join(passed) if over else "-"):
        s.passed |= bit(read_seat(s, "passed", name))
    s.declared = NONE if fields.text("declared", "-") == "-" else fields.number("declared")


def likely_bidder(s: AlliancesState, fields: Fields, side: int) -> str:
    """Who made the bid of the conflicts: the starting player, or the one to the left if the other side did."""
    if not s.bid or s.phase != CONFLICTS:
        return "-"
    leader = fields.seat(s, "leader", "1")
    return str(leader + 1) if side in (NONE, s.side[leader]) else str((leader + 1) % s.seats + 1)


def read_series(s: AlliancesState, fields: Fields) -> None:
    """How far the conflicts or tricks have come; a line that does not say it takes them for the last ones."""
    most = MOST_CONFLICTS[s.seats]
    left = {ARMING: len(s.reserve) // 2, DECLARING: 0, CONFLICTS: max([len(hand) for hand in s.hands])}
    s.conflict = fields.number("conflict", max(0, most - left.get(s.phase, most)) + 1) - 1
    s.tricks = fields.numbers("tricks", s.seats)


def read_turns(s: AlliancesState, fields: Fields) -> None:
    """Who began, who starts next, who won last, and whose turn it is."""
    first, leader = likely_starters(s, fields)
    s.first = fields.seat(s, "first", first)
    s.leader = fields.seat(s, "leader", leader)
    s.last_winner = fields.maybe_seat(s, "last", likely_last_winner(s))
    s.turn = fields.seat(s, "turn", str(expected_turn(s) + 1))


def likely_starters(s: AlliancesState, fields: Fields) -> tuple[str, str]:
    """Who began the campaign and who starts the next conflict, where a line does not say it."""
    given = fields.values
    if s.seats == 3:
        return str(s.empire + 1), str(s.empire + 1)
    if s.phase == CONFLICTS:
        return "1", str(s.bidder + 1) if s.bidder != NONE else "1"
    if s.phase == DECLARING and not sum(s.tricks):  # only who did not begin has won the phase without a trick
        return "1" if given.get("turn") == "2" else "2", "1"
    if s.phase == BIDDING and "first" not in given and "leader" not in given:
        asked = read_seat(s, "turn", given["turn"]) if "turn" in given else NONE
        likely = str(likely_first(s, asked) + 1)
        return likely, likely
    if s.conflict == 0:
        turn = "1" if s.phase == BIDDING else given.get("turn", "1")
        return given.get("leader", turn), given.get("first", turn)
    return "1", "1"


def likely_last_winner(s: AlliancesState) -> str:
    """Whoever starts a trick has won the one before, if they have won any; else the only other who may have."""
    winners = [seat for seat in range(s.seats) if s.tricks[seat]]
    if s.phase == ARMING and s.leader in winners:
        return str(s.leader + 1)
    return str(winners[0] + 1) if len(winners) == 1 else "-"


# The map and the cards


def read_map(s: AlliancesState, fields: Fields) -> None:
    """The countries row by row and the tokens on them."""
    s.country = [spelled("map", COUNTRIES, name) for name in fields.items("map", ",".join(COUNTRY_NAMES))]
    if sorted(s.country) != list(range(PLACES)):
        raise ParlourError(f"position: map must name all {PLACES} countries once, row by row")
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
        zones[name] = fields.cards(name)
        for item in zones[name]:
            if item != "?":
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
    put(s, rest, unplaced + zone_of(s, rest))  # of the reserve the named cards lie on top
    for name in [f"{zone}{seat + 1}" for zone in SEATED if zone not in choices for seat in range(s.seats)]:
        put(s, name, [read_card(name, item, []) for item in fields.items(name, "-")])


def fill(name: str, items: list[str], left: list[int]) -> list[int]:
    """The faces of a zone, with cards that nobody named where it has question marks."""
    if items.count("?") > len(left):
        raise ParlourError(f"position: {name}: {items.count('?')} times ?, and {len(left)} cards are left")
    cards = [left.pop(0) if item == "?" else SPELLING.find(item) for item in items]
    return sorted(cards) if name[:4] in ("hand", "kept") else cards


def read_card(zone: str, item: str, named: list[int]) -> int:
    """A card that is not named twice."""
    face = spelled(zone, SPELLING, item)
    if face in named:
        raise ParlourError(f"position: {zone}: the card {item} stands twice")
    return face


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
    s.known, s.drafted = ZONES.usually_known(s), hands_of_the_draft(s)
    for name in KNOWLEDGE:
        for item in fields.items(name, "-"):
            card, colon, value = item.partition(":")
            if not colon:
                raise ParlourError(f"position: {name}: {item!r} is not of the form CARD:WHO")
            if len(set(value)) != len(value) and name != "drafted":
                raise ParlourError(f"position: {name}: {item!r} says something twice")
            back = spelled(name, SPELLING, card)
            if name == "drafted":
                s.drafted[back] = read_journey(s, item, value)
            elif name == "barred":
                s.barred[back] = sum([1 << fields_suit(letter) for letter in value])
            elif name == "sworn":
                s.sworn[back] = read_seat(s, name, value)
            else:
                s.known[back] = sum([1 << read_seat(s, name, seat) for seat in value if seat != "-"])


def read_journey(s: AlliancesState, item: str, value: str) -> int:
    """Whom a card was dealt to, and how often its hand had been passed when it was taken."""
    if len(value) != 2 or value[1] not in "012345":
        raise ParlourError(f"position: drafted: {item!r} is not of the form CARD:SEAT and 0 to 5 passes")
    return read_seat(s, "drafted", value[0]) * MOST_PASSES + int(value[1])


def fields_suit(letter: str) -> int:
    """A suit by its letter."""
    if letter not in LETTERS:
        raise ParlourError(f"position: barred: {letter!r} must be M, E or P")
    return LETTERS.index(letter)
