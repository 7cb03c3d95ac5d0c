"""Masks: a game of hidden hands for two to four players, whole in one file; RULES.md says how it goes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from parlour.kernel.ask import choose, choose_open
from parlour.kernel.cards import reveal, roll, show, shuffle
from parlour.kernel.declared import Declared, events_in, questions_in
from parlour.kernel.events import GAME_OVER, NUMBER, SEAT, SEATS, Telling, a_face, counted
from parlour.kernel.game import Game, Setting
from parlour.kernel.questions import CARD, PLAYER, Names, Question
from parlour.kernel.rulebook import read_rulebook
from parlour.kernel.sense import Sense
from parlour.kernel.state import EVERYONE, Ending, State, bit
from parlour.kernel.state_maker import plain_state
from parlour.kernel.zones import HIDDEN, OWNER, SPREAD, Zone, Zones, a_seat, per_card, per_seat, some_seats, value

RULES = read_rulebook(Path(__file__).parent)
NAMES = ["Whisper", "Keyhole", "Duel", "Curtain", "Waltz", "Mirror", "Crown"]
WHISPER, KEYHOLE, DUEL, CURTAIN, WALTZ, MIRROR, CROWN = range(7)
COPIES = [5, 3, 3, 2, 2, 1, 1]
DECK = [face for face, copies in enumerate(COPIES) for _ in range(copies)]

# What a position is made of, what is asked, and what may happen

ZONES = Zones(
    "MasksState",
    "Who hides behind what.",
    [
        value("rounds", 2, "rounds that win the game"),
        a_seat("turn", "whose turn it is"),
        some_seats("out", "who is out of the round"),
        some_seats("behind", "who is behind a Curtain"),
        per_seat("wins", 0, "rounds won"),
        per_card("least", 0, "the lowest face that a card can have, as a duel has shown"),
        per_card("barred", 0, "the faces that a card cannot have, as whispers have shown"),
        Zone("hand", "the hand", owned=True, seen=OWNER, lies=SPREAD),
        Zone("played", "cards that were played or laid open", owned=True, lies=SPREAD),
        Zone("aside", "the card that lies aside", seen=HIDDEN),
        Zone("deck", "the deck", seen=HIDDEN),
    ],
)
MasksState = plain_state(ZONES)

PLAY = Question("play", "Play one of your two cards", CARD, "MA-3")
WHOM = Question("choose", "Choose a player", PLAYER, "MA-5")
GUESS = Question("name", "Name the card that they hide behind", Names(NAMES), "MA-6")

FACE = a_face(lambda face: NAMES[face])
ROUND = Telling("round", {"seat": SEAT}, "A new round: {seat} begins.")
DREW = Telling("drew", {"seat": SEAT, "left": NUMBER}, "{seat} draws a card.")
GOT = Telling("got", {"seat": SEAT, "face": FACE}, "{seat} gets {face}.")
PLAYED = Telling("played", {"seat": SEAT, "face": FACE}, "{seat} plays {face}.")
GUESSED = Telling("guessed", {"seat": SEAT, "whom": SEAT, "face": FACE}, "{seat} whispers: {whom} is {face}.")
LOOKED = Telling("looked", {"seat": SEAT, "whom": SEAT}, "{seat} looks at {whom}'s card.")
SAW = Telling("saw", {"whom": SEAT, "face": FACE}, "{whom} is {face}.")
PASSED = Telling("passed", {"seats": SEATS}, "{seats} exchange their cards.")
OUT = Telling("out", {"seat": SEAT, "face": FACE}, "{seat} is out with {face}.")
SHOWN = Telling("shown", {"seat": SEAT, "face": FACE}, "{seat} shows {face}.")
WON = Telling("won", {"seat": SEAT}, "{seat} wins the round.")


# What can be done, and is told


def tell(s: Any, telling: Telling, audience: int, **data: object) -> None:
    if s.teller is not None:
        s.teller.tell(telling, audience, data)


def begin_round(s: Any, first: int) -> None:
    cards = list(range(len(DECK)))
    shuffle(s, cards)
    s.least, s.barred = [0] * len(DECK), [0] * len(DECK)
    s.out, s.behind, s.turn = 0, 0, first
    s.hand, s.played = [[] for _ in range(s.seats)], [[] for _ in range(s.seats)]
    s.aside, s.deck = [cards.pop()], cards
    tell(s, ROUND, EVERYONE, seat=first)
    for seat in range(s.seats):
        draw(s, seat)


def draw(s: Any, seat: int) -> None:
    card = s.deck.pop()
    s.hand[seat].append(card)
    tell(s, DREW, EVERYONE, seat=seat, left=len(s.deck))
    get(s, seat, card)


def get(s: Any, seat: int, card: int) -> None:
    show(s, card, seat)
    tell(s, GOT, bit(seat), seat=seat, face=s.face[card])


def lay(s: Any, seat: int, card: int) -> None:
    s.hand[seat].remove(card)
    s.played[seat].append(card)
    reveal(s, card)


def leave(s: Any, seat: int) -> None:
    s.out |= bit(seat)
    card = s.hand[seat][0]
    lay(s, seat, card)
    tell(s, OUT, EVERYONE, seat=seat, face=s.face[card])


def pass_cards(s: Any, seats: list[int]) -> None:
    cards = [s.hand[seat][0] for seat in seats]
    tell(s, PASSED, EVERYONE, seats=seats)
    for i, seat in enumerate(seats):
        s.hand[seat] = [cards[i - 1]]
        get(s, seat, cards[i - 1])


def end_round(s: Any, left: list[int]) -> None:
    for seat in left:
        reveal(s, s.hand[seat][0])
        tell(s, SHOWN, EVERYONE, seat=seat, face=s.face[s.hand[seat][0]])
    winner = max(left, key=lambda seat: s.face[s.hand[seat][0]])
    s.wins[winner] += 1
    tell(s, WON, EVERYONE, seat=winner)
    if s.wins[winner] < s.rounds:
        begin_round(s, winner)
        return
    s.ending = Ending([winner], "MA-21", f"P{winner + 1} has won {counted(s.rounds, 'round')}", s.wins.copy())
    tell(s, GAME_OVER, EVERYONE, **s.ending.dump())


# The rules


def players_in(s: Any, first: int) -> list[int]:
    order = [(first + step) % s.seats for step in range(s.seats)]
    return [seat for seat in order if not s.out >> seat & 1]


async def turn(s: Any) -> None:
    me = s.turn
    s.behind &= ~bit(me)
    draw(s, me)
    card = await choose(s, me, PLAY, sorted(s.hand[me]))
    lay(s, me, card)
    tell(s, PLAYED, EVERYONE, seat=me, face=s.face[card])
    await resolve(s, me, s.face[card])
    left = players_in(s, (me + 1) % s.seats)
    if len(left) == 1 or not s.deck:
        end_round(s, left)
    else:
        s.turn = left[0]


async def resolve(s: Any, me: int, face: int) -> None:
    if face == CURTAIN:
        s.behind |= bit(me)
    elif face == MIRROR:
        pass_cards(s, players_in(s, me))
    elif face == CROWN:
        leave(s, me)
    else:
        others = sorted([seat for seat in players_in(s, me) if seat != me and not s.behind >> seat & 1])
        if others:
            await act_on(s, me, face, await choose_open(s, me, WHOM, others))


async def act_on(s: Any, me: int, face: int, whom: int) -> None:
    card = s.hand[whom][0]
    if face == WHISPER:
        named = await choose(s, me, GUESS, list(range(KEYHOLE, CROWN + 1)))
        tell(s, GUESSED, EVERYONE, seat=me, whom=whom, face=named)
        s.barred[card] |= bit(named)
        if s.face[card] == named:
            leave(s, whom)
    elif face == KEYHOLE:
        show(s, card, me)
        tell(s, LOOKED, EVERYONE, seat=me, whom=whom)
        tell(s, SAW, bit(me) | bit(whom), whom=whom, face=s.face[card])
    elif face == DUEL:
        mine = s.hand[me][0]
        winner, loser = (me, whom) if s.face[mine] > s.face[card] else (whom, me)
        lowest = s.face[s.hand[loser][0]] + (winner == me)
        s.least[s.hand[winner][0]] = max(s.least[s.hand[winner][0]], lowest)
        leave(s, loser)
    else:
        pass_cards(s, [me, whom])


class MasksSense(Sense):
    """Keeps the higher card, and names what is likely."""

    def pick(self, s: Any, seat: int, question: Question, options: list[int]) -> int:
        if question is PLAY:
            return min(options, key=lambda card: int(s.face[card]))
        if question is GUESS:  # of what the seat has not seen, that of which there is most
            seen = [s.face[card] for card in range(len(DECK)) if s.knows(seat, card)]
            return max(options, key=lambda face: COPIES[face] - seen.count(face))
        return max(options, key=lambda other: int(s.wins[other]))

    def stage(self, s: Any) -> int:
        return int(sum(s.wins))


class Masks(Game):
    """Hidden hands and sharp guesses, for two to four players."""

    def __init__(self) -> None:
        self.name, self.title, self.version = "masks", "Masks", 1
        self.declared = Declared(ZONES, questions_in(globals()), events_in(globals()), RULES, sense=MasksSense())

    def settings(self) -> list[Setting]:
        length = Setting("rounds", 2, [1, 2, 3], "rounds that win the game")
        return [Setting("players", 2, [2, 3, 4], "everybody for themselves"), length]

    def empty(self, options: dict[str, object]) -> State:
        s = MasksState(options["players"])
        s.rounds, s.face, s.known = options["rounds"], DECK.copy(), [0] * len(DECK)
        return s  # type: ignore[no-any-return]

    def start(self, s: Any) -> None:
        begin_round(s, roll(s, s.seats))

    async def action(self, s: State) -> None:
        await turn(s)

    def may_be(self, s: Any, seat: int, card: int, face: int) -> bool:
        return face >= s.least[card] and not s.barred[card] >> face & 1

    def witnessed(self, s: Any) -> int:
        return int(sum(s.least) + sum(s.barred))

    def catalogue(self) -> list[dict[str, object]]:
        texts = [RULES.words(f"MA-{11 + face}").partition(": ")[2].capitalize() for face in range(len(NAMES))]
        return [{"name": NAMES[face], "text": texts[face], "facts": {"number": face + 1}} for face in range(len(NAMES))]
