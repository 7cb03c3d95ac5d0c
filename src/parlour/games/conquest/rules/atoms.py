"""What happens to cards, lands and morale: each verb changes the position and tells of it."""

from __future__ import annotations

from parlour.games.conquest import events
from parlour.games.conquest.cards.faces import COUNTS, GUARDS, KINDS, MOST_ABILITIES, PRINTS
from parlour.games.conquest.cards.kinds import LAND
from parlour.games.conquest.rules.table import IDLE, is_out, ref, stack_of
from parlour.games.conquest.state import ConquestState
from parlour.kernel.cards import reveal
from parlour.kernel.state import EVERYONE, NONE, bit

# Where cards lie


def lift(s: ConquestState, card: int) -> None:
    """Take a card away from where it lies."""
    holder = s.holder[card]
    if holder == NONE:
        for pile in (*s.hand, *s.deck, *s.land_pile, *s.discard):
            if card in pile:
                pile.remove(card)
                return
    elif card in s.abroad:
        s.abroad.remove(card)
    elif s.at[card] != NONE:
        stack_of(s, s.at[card]).remove(card)
    elif KINDS[s.face[card]] == LAND:
        s.lands[holder] = [stack for stack in s.lands[holder] if stack[0] != card]
    else:
        s.active[holder].remove(card)


def forget(s: ConquestState, card: int) -> None:
    """A card that leaves play is as it was printed, and what it did ends (HC2-057, HG-13, HG-88)."""
    if s.holder[card] != NONE:
        count_standing(s, s.holder[card], card, -1)
    s.holder[card] = s.at[card] = s.chosen[card] = NONE
    s.used[card] = s.kept[card] = s.since[card] = 0
    number = ref(card)
    if s.lasting:
        s.lasting = [row for row in s.lasting if row[1] != number]
    if s.emptied:
        s.emptied = [row for row in s.emptied if number not in row]
    if s.following:
        s.following = [row for row in s.following if number not in row]
    for noted in (s.empty, s.staying):
        if number in noted:
            noted.remove(number)


def count_standing(s: ConquestState, seat: int, card: int, by: int) -> None:
    """Keep count of what the cards that a seat has in play can do."""
    counts = s.stands[seat]
    for column in COUNTS[s.face[card]]:
        counts[column] += by


def discard(s: ConquestState, card: int, seat: int) -> None:
    """Put a card of a seat on its owner's discard pile (HC2-107); whose owner left, out of the game (HG-112)."""
    lift(s, card)
    forget(s, card)
    reveal(s, card)
    owner = s.owner[card]
    if is_out(s, owner):
        s.gone.append(card)
    else:
        s.discard[owner].append(card)
    if s.teller is not None:
        s.teller.tell(events.DISCARDED, EVERYONE, {"seat": seat, "face": s.face[card]})


def put_into_play(s: ConquestState, seat: int, card: int, land: int) -> None:
    """Put a card into a land, or with NONE into the active area of a seat."""
    lift(s, card)
    reveal(s, card)
    s.holder[card] = seat
    s.since[card] = s.turns
    count_standing(s, seat, card, 1)
    if land == NONE:
        s.active[seat].append(card)
    else:
        s.at[card] = land
        stack_of(s, land).append(card)
        if s.teller is not None:
            s.teller.tell(events.PLACED, EVERYONE, {"seat": seat, "face": s.face[card], "land": s.face[land]})


def say_played(s: ConquestState, seat: int, card: int) -> None:
    """A card is shown that somebody plays."""
    reveal(s, card)
    if s.teller is not None:
        s.teller.tell(events.PLAYED, EVERYONE, {"seat": seat, "face": s.face[card]})


def choose_ability(s: ConquestState, seat: int, card: int, number: int) -> None:
    """Say which of its abilities a card has (HC2-054)."""
    s.chosen[card] = number
    if s.teller is not None:
        text = PRINTS[s.face[card]].abilities[number].text
        s.teller.tell(events.CHOSE, EVERYONE, {"seat": seat, "face": s.face[card], "text": text})


def count_use(s: ConquestState, card: int, number: int) -> None:
    """An ability of a card in play was used once more (HC2-046)."""
    if PRINTS[s.face[card]].abilities[number].uses == 0:
        s.used[card] |= bit(2 * MOST_ABILITIES + number)
    else:
        s.used[card] += bit(2 * number)


def make_idle(s: ConquestState, card: int) -> None:
    """The abilities of a card in play have no effect any more, as long as its player has it (HG-124)."""
    s.used[card] |= IDLE


def say_used(s: ConquestState, seat: int, card: int, face: int, number: int) -> None:
    """An ability is announced."""
    if s.teller is not None:
        text = PRINTS[face].abilities[number].text
        s.teller.tell(events.USED, EVERYONE, {"seat": seat, "face": s.face[card], "text": text})


def say_interrupt(s: ConquestState, seat: int, card: int) -> None:
    """Somebody interrupts with a card, which is shown."""
    reveal(s, card)
    if s.teller is not None:
        s.teller.tell(events.INTERRUPTED, EVERYONE, {"seat": seat, "face": s.face[card]})


def move(s: ConquestState, card: int, land: int) -> None:
    """Move a card in play to another land of its holder."""
    lift(s, card)
    s.at[card] = land
    stack_of(s, land).append(card)
    if s.teller is not None:
        data: dict[str, object] = {"seat": s.holder[card], "face": s.face[card], "land": s.face[land]}
        s.teller.tell(events.MOVED, EVERYONE, data)


def change_holder(s: ConquestState, seat: int, card: int, land: int) -> None:
    """Give a card in play to another seat, with fresh uses for whoever is new to it (HG-87)."""
    other = s.holder[card]
    lift(s, card)
    give_uses(s, seat, card)
    s.holder[card] = seat
    s.at[card] = land
    s.since[card] = s.turns
    if land == NONE:
        s.active[seat].append(card)
    else:
        stack_of(s, land).append(card)
    if s.teller is not None:
        s.teller.tell(events.TAKEN, EVERYONE, {"seat": seat, "of": other, "face": s.face[card]})


def give_uses(s: ConquestState, seat: int, card: int) -> None:
    """The uses of a card that comes to another seat: fresh, or those that its owner had left (HC2-109, HC2-110)."""
    count_standing(s, s.holder[card], card, -1)
    count_standing(s, seat, card, 1)
    if s.holder[card] == s.owner[card]:
        s.kept[card], s.used[card] = s.used[card], 0
    elif seat == s.owner[card]:
        s.used[card], s.kept[card] = s.kept[card], 0
    else:
        s.used[card] = 0


# Lands


def place_land(s: ConquestState, seat: int, land: int) -> None:
    """Put a land of one's own into play, with nobody in it yet."""
    lift(s, land)
    reveal(s, land)
    s.holder[land] = seat
    s.since[land] = s.turns
    count_standing(s, seat, land, 1)
    s.lands[seat].append([land])
    if s.teller is not None:
        s.teller.tell(events.LAND_PLACED, EVERYONE, {"seat": seat, "face": s.face[land]})


def discard_twin(s: ConquestState, seat: int, land: int) -> None:
    """Discard a land from the pile that its player has already (HG-53)."""
    s.land_pile[seat].remove(land)
    reveal(s, land)
    s.discard[s.owner[land]].append(land)
    if s.teller is not None:
        s.teller.tell(events.LAND_TWICE, EVERYONE, {"seat": seat, "face": s.face[land]})


def take_land(s: ConquestState, seat: int, land: int) -> None:
    """Let a land with its vessel join another civilization; an army that stands there alone is discarded (HG-70)."""
    other = s.holder[land]
    for card in [each for each in stack_of(s, land) if GUARDS[s.face[each]]]:
        discard(s, card, other)
    stack = stack_of(s, land)
    s.lands[other] = [each for each in s.lands[other] if each[0] != land]
    s.lands[seat].append(stack)
    for card in stack:
        give_uses(s, seat, card)
        s.holder[card] = seat
        s.since[card] = s.turns
    number = ref(land)
    s.emptied = [row for row in s.emptied if row[0] != number]
    if number in s.empty:
        s.empty.remove(number)
    if s.teller is not None:
        s.teller.tell(events.LAND_TAKEN, EVERYONE, {"seat": seat, "of": other, "face": s.face[land]})


def lose_land(s: ConquestState, land: int) -> None:
    """Discard the copy of a divided land, and what is left in it (HC2-104)."""
    seat = s.holder[land]
    if s.teller is not None:
        s.teller.tell(events.LAND_LOST, EVERYONE, {"seat": seat, "face": s.face[land]})
    for card in stack_of(s, land)[1:]:
        discard(s, card, seat)
    discard(s, land, seat)


# Expeditions


def set_out(s: ConquestState, cards: list[int], home: int, target: int) -> None:
    """Send an explorer and a companion to a land (HC2-028)."""
    s.home, s.bound = ref(home), ref(target)
    for card in cards:
        lift(s, card)
        s.at[card] = NONE
        s.abroad.append(card)


def come_home(s: ConquestState, land: int) -> None:
    """Let an expedition return to its home (HC2-030)."""
    if s.abroad and s.teller is not None:
        s.teller.tell(events.RETURNED, EVERYONE, {"seat": s.turn, "land": s.face[land]})
    arrive(s, land)


def settle(s: ConquestState, land: int) -> None:
    """Let an expedition stay in the land that it took (HC2-029)."""
    if s.abroad and s.teller is not None:
        s.teller.tell(events.SETTLED, EVERYONE, {"seat": s.turn, "land": s.face[land]})
    for card in s.abroad:
        keep_there(s, card)
    arrive(s, land)


def arrive(s: ConquestState, land: int) -> None:
    """Let an expedition come into a land."""
    for card in s.abroad:
        s.at[card] = land
        stack_of(s, land).append(card)
    s.abroad.clear()
    s.home = s.bound = NONE


def keep_there(s: ConquestState, card: int) -> None:
    """Let a card stay where it is until the turn ends."""
    s.staying.append(ref(card))


def go_astray(s: ConquestState) -> None:
    """Discard an expedition that has no land to return to."""
    for card in s.abroad.copy():
        discard(s, card, s.turn)
    s.home = s.bound = NONE


# Morale


def add_morale(s: ConquestState, seat: int, by: int) -> None:
    """Change the morale of a seat."""
    if by == 0:
        return
    s.morale[seat] += by
    if by > 0:
        s.up[seat] += by
    else:
        s.down[seat] -= by
    if s.teller is not None:
        s.teller.tell(events.MORALE, EVERYONE, {"seat": seat, "by": by, "morale": s.morale[seat]})


# Lasting effects


def begin_lasting(s: ConquestState, row: list[int]) -> None:
    """Let an effect last until its end."""
    s.lasting.append(row)


def end_lasting(s: ConquestState, until: int, seat: int) -> None:
    """End the effects that last until now: for a seat's own, or with NONE for all."""
    if s.lasting:
        s.lasting = [row for row in s.lasting if row[5] != until or (seat != NONE and row[0] != seat)]
