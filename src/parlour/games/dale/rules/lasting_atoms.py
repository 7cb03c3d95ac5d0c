"""The verbs of Dale about what lasts: changes of value, copies, marks, gold. Like `atoms`, they change and tell."""

from __future__ import annotations

from parlour.games.dale import events
from parlour.games.dale.cards.cast import earned
from parlour.games.dale.rules.lasting import changed_card, copier_of, same_change
from parlour.games.dale.rules.marks import USED, card_of_mark, is_marked
from parlour.games.dale.rules.table import is_day
from parlour.games.dale.state import DaleState
from parlour.kernel.cards import reveal
from parlour.kernel.state import EVERYONE, NONE


def forget_changes(s: DaleState, card: int) -> None:
    """A card that is no longer in use loses its changes of value and its model (R7, R8); an ability is fresh (G-25)."""
    if s.used:
        s.used = [each for each in s.used if card_of_mark(each) != card]
    forget_copy(s, card)


def forget_copy(s: DaleState, card: int) -> None:
    """A card is itself again: it loses its model and its changes of value, though not what it was used for."""
    if s.changes:
        s.changes = [change for change in s.changes if changed_card(change) != card]
    if s.copies:
        s.copies = [copy for copy in s.copies if copier_of(copy) != card]


def change_value(s: DaleState, how: int, card: int, seat: int, amount: int) -> None:
    """Change what a card (or with NONE every card that a seat uses) is worth until the end of the turn."""
    s.changes.append([how, card, seat, amount])
    if s.teller is not None:
        face = s.face[card] if card != NONE and s.known[card] == EVERYONE else NONE
        s.teller.tell(events.VALUE_CHANGED, EVERYONE, {"seat": seat, "face": face, "how": how, "amount": amount})


def choose_model(s: DaleState, card: int, model: int) -> None:
    """Let a copying card be a copy of a model, both shown, with all that has changed the model's value (R8)."""
    forget_copy(s, card)
    s.copies.append([card, model, s.face[model]])
    reveal(s, card)
    reveal(s, model)
    changes: list[list[int]] = []
    for change in s.changes:
        changes.append(change)
        if changed_card(change) == model:
            changes.append(same_change(change, card))
    if len(changes) > len(s.changes) and is_marked(s, USED, model):
        mark(s, USED, card)  # its number is copied, so its ability is spent
    s.changes = changes
    if s.teller is not None:
        s.teller.tell(events.COPIED, EVERYONE, {"face": s.face[card], "model": s.face[model]})


def keep_copy(s: DaleState, card: int, face: int) -> None:
    """A copying card in the schedule stays what it was played as, whatever becomes of its model (R8)."""
    s.copies = [copy for copy in s.copies if copier_of(copy) != card]
    s.copies.append([card, NONE, face])


def put_pieces(s: DaleState, card: int, amount: int) -> None:
    """Put gold or tokens on a card, or take some off with a negative amount."""
    s.charge[card] += amount


def note_on(s: DaleState, card: int, number: int) -> None:
    """Note a number on a card."""
    s.charge[card] = number


def gain_gold(s: DaleState, seat: int, amount: int) -> None:
    """Take gold from the bank, or pay it back with a negative amount."""
    s.gold[seat] += amount
    if s.teller is not None and amount:
        s.teller.tell(events.GOLD, EVERYONE, {"seat": seat, "amount": amount})


def add_hand_size(s: DaleState, amount: int) -> None:
    """The active player's hand size grows for this turn."""
    s.bonus_hand += amount


def advance_clock(s: DaleState) -> None:
    """Move the clock's hand one space, if there is a clock (DM-165)."""
    if s.clock != NONE:
        s.clock = (s.clock + 1) % (s.days + s.nights)
        if s.teller is not None:
            s.teller.tell(events.CLOCK, EVERYONE, {"space": s.clock + 1, "day": is_day(s)})


def mark(s: DaleState, kind: int, card: int) -> None:
    """Remember what a card was used for."""
    s.used.append(kind + card)


def give_actions(s: DaleState, amount: int) -> None:
    """Open or close actions of this turn."""
    s.actions += amount


def note_event(s: DaleState, event: int, seat: int) -> None:
    """Remember something that other players may react to."""
    s.agenda.append([event, seat])
    gold, tokens = earned(s, event, seat)
    if gold:
        gain_gold(s, seat, gold)
    if tokens:
        add_tokens(s, seat, tokens)


def add_tokens(s: DaleState, seat: int, amount: int) -> None:
    """Add tokens from the supply to a character, or remove some with a negative amount (DM-082, DM-083)."""
    put_pieces(s, s.character[seat], amount)
    if s.teller is not None and amount:
        s.teller.tell(events.TOKENS, EVERYONE, {"seat": seat, "amount": amount})
