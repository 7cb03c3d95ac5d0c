"""What happens around the cards: turns, what is pending, who leaves, and the end."""

from __future__ import annotations

from parlour.games.conquest import events
from parlour.games.conquest.cards.faces import COUNTED
from parlour.games.conquest.rules.atoms import count_standing, discard
from parlour.games.conquest.rules.table import (
    ABILITY,
    CARD,
    FLAGS,
    FRESH,
    IDLE,
    KIND,
    THAT,
    TRIGGER,
    WHO,
    back,
    in_play,
    ref,
)
from parlour.games.conquest.state import ConquestState
from parlour.games.conquest.zones import BEGIN
from parlour.kernel.cards import reveal, roll, shuffle
from parlour.kernel.state import EVERYONE, NONE, Ending, bit

# Setting up


def take_cards(s: ConquestState, seat: int, faces: list[int], lands: list[int]) -> None:
    """Give a seat its deck: lands apart from the other cards, both shuffled (HC2-060, HC2-062)."""
    s.stands.append([0] * COUNTED)
    for group, pile in ((faces, s.deck[seat]), (lands, s.land_pile[seat])):
        for face in group:
            pile.append(len(s.face))
            s.face.append(face)
            s.known.append(0)
            s.owner.append(seat)
    for fresh in (s.holder, s.at, s.chosen):
        fresh.extend([NONE] * (len(s.face) - len(fresh)))
    for counts in (s.used, s.kept, s.since):
        counts.extend([0] * (len(s.face) - len(counts)))


def mix_cards(s: ConquestState) -> None:
    """Shuffle all decks and land piles."""
    for seat in range(s.seats):
        shuffle(s, s.deck[seat])
        shuffle(s, s.land_pile[seat])


def lay_out(s: ConquestState, edition: int, sheet: bool, gate: bool, cap: bool) -> None:
    """Say by which rules a table plays."""
    s.edition, s.sheet, s.gate, s.cap = edition, sheet, gate, cap


def play_for(s: ConquestState, aim: int, goal: int, limit: int) -> None:
    """Say what a table plays for, and until when."""
    s.aim, s.goal, s.limit = aim, goal, limit


def bring_decks(s: ConquestState, decks: str, continent: int) -> None:
    """Say which decks are on the table, and which continent in a quick game."""
    s.decks, s.continent = decks, continent


def deal_lands(s: ConquestState) -> None:
    """Deal the lands of a quick game evenly by chance; those left over are put aside (HC2-061, HG-114)."""
    every = [land for pile in s.land_pile for land in pile]
    shuffle(s, every)
    each = len(every) // s.seats
    for pile in s.land_pile:
        while len(pile) > each:
            land = pile.pop()
            reveal(s, land)
            s.gone.append(land)


def draw_first(s: ConquestState) -> None:
    """Chance says who begins in edition 1 (HG-06)."""
    s.first = s.turn = int(roll(s, s.seats))


def set_morale(s: ConquestState, morale: int, head_start: int) -> None:
    """The morale that the first begins with, and what each later player has more than the one before (HG-35)."""
    s.morale = [morale + head_start * seat for seat in range(s.seats)]


def put_back(s: ConquestState, owners: list[int]) -> None:
    """Say of every card of a position that was read whose it is, and where it is."""
    for card, owner in enumerate(owners):
        if s.owner[card] == NONE:
            s.owner[card] = owner
    s.stands = [[0] * COUNTED for _ in range(s.seats)]
    for seat in range(s.seats):
        for card in s.active[seat]:
            s.holder[card] = seat
        for stack in s.lands[seat]:
            for card in stack:
                s.holder[card] = seat
                s.at[card] = NONE if card == stack[0] else stack[0]
    for card in s.abroad:
        s.holder[card] = s.turn
    for card, holder in enumerate(s.holder):
        if holder != NONE:
            count_standing(s, holder, card, 1)


# Turns


def begin_turn(s: ConquestState, plays: int, attacks: int, moves: int) -> None:
    """Begin the turn of a seat."""
    s.turns += 1
    s.plays, s.attacks, s.moves = plays, attacks, moves
    s.fewer[s.turn] = 0
    s.again = False
    if s.teller is not None:
        s.teller.tell(events.BEGINS, EVERYONE, {"seat": s.turn, "round": s.round})


def note_empty(s: ConquestState, lands: list[int]) -> None:
    """Note the lands that are empty when a turn begins (HG-98, HG-100)."""
    s.empty = [ref(land) for land in lands]


def set_phase(s: ConquestState, phase: int) -> None:
    """Go on to another part of the turn."""
    s.phase = phase


def set_topic(s: ConquestState, card: int) -> None:
    """Note the card or land that the next questions are about, or with NONE that there is none."""
    s.topic = ref(card)


def spend(s: ConquestState, plays: int = 0, attacks: int = 0, moves: int = 0) -> None:
    """Use up what a turn allows, or with negative numbers allow more."""
    s.plays = max(0, s.plays - plays)
    s.attacks = max(0, s.attacks - attacks)
    s.moves = max(0, s.moves - moves)


def attack_again(s: ConquestState) -> None:
    """Edition 1: the first victory of a turn allows one more attack (HC1-052, HG-23)."""
    if not s.again:
        s.again = True
        s.attacks += 1


def allow_fewer(s: ConquestState, seat: int, number: int) -> None:
    """Let a seat play fewer cards in its next turn."""
    s.fewer[seat] += number


def next_turn(s: ConquestState, seat: int, round_over: bool) -> None:
    """End the turn: uses that come back each turn are fresh again (HG-109)."""
    s.acted[s.turn] = s.turns
    for every in range(s.seats):
        for card in in_play(s, every):
            if s.used[card] >= FRESH:
                s.used[card] &= FRESH - 1 + IDLE
    s.turn, s.phase = seat, BEGIN
    s.emptied, s.empty, s.staying = [], [], []
    if round_over:
        s.round += 1
        s.first = seat
        s.up = [0] * s.seats
        s.down = [0] * s.seats


def note_emptied(s: ConquestState, land: int, home: int) -> None:
    """Note a land that an attack emptied (HG-99)."""
    s.emptied.append([ref(land), ref(home)])


def note_follower(s: ConquestState, card: int, explorer: int) -> None:
    """Note a card that may follow an explorer in the next turn (HG-28)."""
    s.following.append([ref(card), ref(explorer), s.turns])


def drop_followers(s: ConquestState, seat: int) -> None:
    """Forget who may have followed in earlier turns of a seat."""
    if s.following:
        s.following = [row for row in s.following if row[2] >= s.acted[seat] or s.holder[back(row[0])] != seat]


# Leaving, and the end


def leave(s: ConquestState, seat: int, rule: str, reason: str) -> None:
    """A player leaves the game with all cards; captured ones go to their owners' piles (HG-75, HG-112)."""
    s.out |= bit(seat)
    if s.teller is not None:
        s.teller.tell(events.LEFT, EVERYONE, {"seat": seat, "rule": rule, "reason": reason})
    if s.turn == seat and s.abroad:
        for card in s.abroad.copy():
            discard(s, card, seat)
        s.home = s.bound = NONE
    held = [card for stack in s.lands[seat] for card in stack[1:]] + s.active[seat] + s.hand[seat]
    for card in held + [stack[0] for stack in s.lands[seat]]:
        discard(s, card, seat)
    for pile in (s.deck[seat], s.land_pile[seat], s.discard[seat]):
        for card in pile:
            reveal(s, card)
        s.gone.extend(pile)
        pile.clear()
    s.lasting = [row for row in s.lasting if row[0] != seat]
    s.frames = [frame for frame in s.frames if concerns_nobody(s, frame, seat)]


def concerns_nobody(s: ConquestState, frame: list[int], seat: int) -> bool:
    """Whether something pending goes on without a player."""
    if frame[WHO] == seat or (frame[KIND] == 3 and frame[THAT] == seat):
        return False
    card = back(frame[CARD])
    return card == NONE or s.holder[card] != NONE or frame[FLAGS] & TRIGGER == TRIGGER or frame[ABILITY] != NONE


def end_game(s: ConquestState, ending: Ending) -> None:
    """The game is over."""
    if s.ending is not None:
        return
    s.ending = ending
    if s.teller is not None:
        s.teller.tell(events.GAME_OVER, EVERYONE, ending.telling())
