"""The verbs of Dale that set the table and pass the turn on: like `atoms`, they change and tell."""

from __future__ import annotations

from parlour.games.dale import events
from parlour.games.dale.rules.lasting import is_played
from parlour.games.dale.rules.lasting_atoms import forget_changes
from parlour.games.dale.rules.marks import ADAPTED, ASKED, INSPECTED, kind_of_mark
from parlour.games.dale.state import DaleState
from parlour.games.dale.zones import CLEANING, REACTING
from parlour.kernel.cards import next_back, reveal, roll, show
from parlour.kernel.state import EVERYONE, NONE, Ending

# Setting up


def set_teams(s: DaleState) -> None:
    """Opposite seats build one stall of ten stacks together (DM-216, DM-222)."""
    s.teams, s.side, s.goal = True, [0, 1, 0, 1], 10
    s.stall = [[], []]


def invite(s: DaleState, folks: list[int]) -> None:
    """Choose the animalfolk decks of this game."""
    s.folks = folks
    if s.teller is not None:
        s.teller.tell(events.DECKS_CHOSEN, EVERYONE, {"folks": folks})


def grant_wishes(s: DaleState) -> None:
    """All that the host wished for was heard."""
    s.wishes = []


def draw_lots(s: DaleState, seats: list[int]) -> int:
    """Let chance pick a player."""
    return seats[roll(s, len(seats))]


def start_clock(s: DaleState) -> None:
    """The clock's hand starts on the first day space (DM-127)."""
    s.clock = 0


def make_card(s: DaleState, face: int, zone: list[int]) -> None:
    """A card of the box comes into the game."""
    zone.append(next_back(s))
    s.face.append(face)
    s.known.append(0)
    s.charge.append(0)
    s.batch.append(NONE)


def make_open_card(s: DaleState, face: int, zone: list[int]) -> None:
    """A card of the box that everybody knows, for whoever will need it."""
    make_card(s, face, zone)
    reveal(s, zone[-1])


def take_from_box(s: DaleState, face: int) -> int:
    """Lift a specialty card out of the box."""
    for card in s.box:
        if s.face[card] == face:
            s.box.remove(card)
            return card
    raise KeyError(face)


# Characters


def deal_character(s: DaleState, card: int, seat: int) -> None:
    """Deal a character to a seat, which alone may look at it."""
    s.box.remove(card)
    s.dealt[seat].append(card)
    show(s, card, seat)


def keep_character(s: DaleState, card: int, seat: int) -> None:
    """Keep one of the characters dealt, open to all; the others go back into the box (DM-115 to DM-117)."""
    s.dealt[seat].remove(card)
    s.box += s.dealt[seat]
    s.dealt[seat] = []
    s.character[seat] = card
    reveal(s, card)
    if s.teller is not None:
        s.teller.tell(events.CHARACTER, EVERYONE, {"seat": seat, "face": s.face[card]})


def put_beside(s: DaleState, card: int, seat: int) -> None:
    """A specialty card lies openly by its character."""
    s.beside[seat].append(card)
    reveal(s, card)
    forget_changes(s, card)
    if s.teller is not None:
        s.teller.tell(events.PUT_BESIDE, EVERYONE, {"seat": seat, "face": s.face[card]})


def tell_ability(s: DaleState, seat: int, name: str) -> None:
    """Say which ability of a character is used."""
    if s.teller is not None:
        s.teller.tell(events.ABILITY, EVERYONE, {"seat": seat, "ability": name})


# The turn


def go_to(s: DaleState, phase: int) -> None:
    """Go on to a phase."""
    s.phase = phase


def begin_turn(s: DaleState, seat: int) -> None:
    """A player's turn begins; what was for one turn is over."""
    s.turn = seat
    s.turns += 1
    s.actions, s.filled, s.bonus_hand = 1, 0, 0
    s.used.clear()
    s.changes.clear()
    s.entered.clear()
    if s.copies:
        s.copies = [copy for copy in s.copies if is_played(copy)]
    if s.teller is not None:
        s.teller.tell(events.TURN, EVERYONE, {"seat": seat})


def count_fill(s: DaleState) -> None:
    """One more card drawn in this clean-up."""
    s.filled += 1


def next_on_agenda(s: DaleState) -> list[int]:
    """Take the next event that others may react to."""
    return s.agenda.pop(0)


def clear_agenda(s: DaleState) -> None:
    """Nobody can react to anything in this game."""
    s.agenda.clear()


def clear_entered(s: DaleState) -> None:
    """Cards that came into hands have been asked for."""
    s.entered.clear()


def pause_for_reactions(s: DaleState) -> None:
    """Others may react now; the turn goes on afterwards where it was."""
    s.after = s.phase
    s.phase = REACTING


def go_on(s: DaleState) -> None:
    """Go on where the turn was before the reactions."""
    s.phase = s.after


def forget_adapting(s: DaleState) -> None:
    """After an action copying cards may choose a model again, and help may be asked for."""
    if s.used:
        s.used = [mark for mark in s.used if kind_of_mark(mark) not in (ADAPTED, ASKED)]


def fill_again(s: DaleState) -> None:
    """Go back to the clean-up: cards that act after a fill may do so once more."""
    s.phase = CLEANING
    if s.used:
        s.used = [mark for mark in s.used if kind_of_mark(mark) != INSPECTED]


# What is asked


def raise_matter(s: DaleState, cards: list[int], lowest: int, highest: int) -> None:
    """The next question is about these cards, which who is asked sees, and about an amount within a range."""
    s.matter, s.lowest, s.highest = cards, lowest, highest


def drop_matter(s: DaleState) -> None:
    """It is answered."""
    s.matter, s.lowest, s.highest = [], 0, 0


# The end


def end_game(s: DaleState, ending: Ending) -> None:
    """The game is over."""
    s.ending = ending
    if s.teller is not None:
        s.teller.tell(events.GAME_OVER, EVERYONE, ending.telling())
