"""What a seat sees of other seats' answers. Which hidden cards may be which is kept in `batch`."""

from __future__ import annotations

from typing import Final

from parlour.games.dale.cards.prints import PRINTS
from parlour.games.dale.rules.acts import ABILITY, ADAPT, FINISH, PLAY, RENEW, kind_of_act, thing_of_act
from parlour.games.dale.rules.combos import WHOLE, bits_of, mark_of
from parlour.games.dale.rules.payment import paid_cards, paid_gold
from parlour.games.dale.rules.stacks import places_in, stock_of
from parlour.games.dale.rules.verbs import DONE
from parlour.games.dale.state import DaleState
from parlour.games.dale.touches import NO_CARDS

SECRET: Final = -2
MARKED: Final = 1 << 60  # beyond the numbers of sets of faces

# Questions whose card everybody sees then.
SHOWN: Final = (
    *("discard", "discard any", "discard next", "throw away", "throw away next", "pass on"),
    *("show", "resolve", "react", "end turn", "after filling"),
)
FACE_DOWN: Final = ("put on deck",)  # even where all see which cards these are, their order is a secret


def seen_answer(s: DaleState, observer: int, actor: int, what: str, option: int) -> int:
    """What an observer sees of an answer: the face of a card that is shown or known, nothing of another."""
    if what == "act":
        return seen_act(s, observer, actor, option)
    if what in ("pay", "spend", "help"):
        return seen_combo(s, observer, actor, option)
    if what in ("build", "propose"):
        return seen_stack(s, observer, actor, option)
    if option == DONE or what in NO_CARDS or option >= len(s.face):
        return option
    if observer == actor or what in SHOWN:
        return s.face[option]
    if what in FACE_DOWN or in_a_hand(s, option) or not s.known[option] >> observer & 1:
        return SECRET
    return s.face[option]


def in_a_hand(s: DaleState, card: int) -> bool:
    """Whether a card is in a hand: who knows the hand still does not see which card of it is picked out."""
    return any([card in hand for hand in s.hand])


def seen_act(s: DaleState, observer: int, actor: int, option: int) -> int:
    """An action: the face of a card that is used."""
    kind, thing = kind_of_act(option), thing_of_act(option)
    return kind + s.face[thing] if kind in (PLAY, ABILITY, FINISH, ADAPT, RENEW) else option


def seen_combo(s: DaleState, observer: int, actor: int, option: int) -> int:
    """A set of cards: their faces, in one number; a choice on the way to it is nobody else's business."""
    hand = sorted(s.hand[actor])
    mark = mark_of(option, len(hand))
    if mark != WHOLE and observer != actor:
        return SECRET
    return number_of(s, mark, paid_cards(hand, option), paid_gold(option, len(hand)))


def seen_stack(s: DaleState, observer: int, actor: int, option: int) -> int:
    """The same for a stack, which may have cards of the discard pile."""
    parts = stock_of(s, actor).parts
    mark, chosen = mark_of(option, len(parts)), bits_of(option, len(parts))
    if mark != WHOLE and observer != actor:
        return SECRET
    return number_of(s, mark, [parts[i].card for i in places_in(chosen)], 0)


def number_of(s: DaleState, mark: int, cards: list[int], gold: int) -> int:
    """What kind of answer it is, the faces of its cards and the gold in one number."""
    seen = gold
    for face in sorted([s.face[card] for card in cards]):
        seen = (seen * (len(PRINTS) + 1) + face + 1) % MARKED
    return mark * MARKED + seen
