"""What an answer of Dale is: how it is said, what on the table it is about, and what others see of it.

The words look at the rules, which ask the questions, which are declared with these answers; so the words are imported
where they are needed.
"""

from __future__ import annotations

from typing import Final

from parlour.games.dale.cards.prints import ALL_DECKS, PRINTS
from parlour.games.dale.rules.acts import (
    ABILITY,
    ADAPT,
    BUILD,
    BUY,
    CHARACTER,
    FINISH,
    PLAY,
    RENEW,
    STEP,
    kind_of_act,
    thing_of_act,
)
from parlour.games.dale.rules.combos import WHOLE, bits_of, mark_of
from parlour.games.dale.rules.offers import FROM_MARKET_DISCARD, MARKET_DISCARD, REARRANGED, wanted_slot
from parlour.games.dale.rules.ordering import has_order, in_order, order_of, with_order
from parlour.games.dale.rules.payment import paid_cards, paid_gold
from parlour.games.dale.rules.stacks import places_in
from parlour.games.dale.rules.stock import stock_of
from parlour.games.dale.state import DaleState
from parlour.kernel.ask import Ask
from parlour.kernel.game import Game
from parlour.kernel.letters import END, NUMBER, STOP, card_letter, number_letter, plain_letter
from parlour.kernel.questions import KNOWERS, SECRET, Answers, Cards, Names, Question
from parlour.kernel.state import NO_CARD, State

MARKED: Final = 1 << 60  # beyond the numbers of sets of faces

# Where the next card of a hand comes from.
FROM_DECK: Final = 0
FROM_DISCARD: Final = 1

# Acts with a card, by what is done with it; all see which card that is.
WITH_A_CARD: Final = {PLAY: "play", ABILITY: "use", FINISH: "finish", ADAPT: "adapt", RENEW: "renew with"}

# Piles by their names in the view; those of a player are the asked one's.
STALL, DECK, DISCARD, DISCARDED = "stall", "deck", "discard", "market_discard"


class DaleCards(Cards):
    """A card of a hand or of the table; at the end of a turn also a card that is renewed with another."""

    def say(self, game: Game, s: State, ask: Ask, option: int) -> str:
        """Its name and printed value, and where it lies if there is an equal one elsewhere."""
        from parlour.games.dale.words.saying import card_words, say_act, told_apart

        assert isinstance(s, DaleState)
        if option >= RENEW:
            return say_act(s, ask.seat, option)
        if option >= NO_CARD or not s.knows(ask.seat, option):
            return super().say(game, s, ask, option)
        return card_words(s, option) + told_apart(s, ask, option)

    def touches(self, game: Game, s: State, ask: Ask, option: int) -> dict[str, object]:
        """The card."""
        return {"card": thing_of_act(option)} if option >= RENEW else super().touches(game, s, ask, option)

    def seen(self, s: State, question: Question, observer: int, actor: int, option: int) -> int:
        """As of all cards; but who knows a hand does not see which card of it is picked out."""
        assert isinstance(s, DaleState)
        if observer != actor and question.seen_by == KNOWERS and any([option in hand for hand in s.hand]):
            return SECRET
        return super().seen(s, question, observer, actor, option)

    def letter(self, s: State, seat: int, option: int, at: int) -> int:
        """The face; of a card that is renewed, also that it is."""
        return act_letter(s, seat, option, at) if option >= RENEW else super().letter(s, seat, option, at)


class Acts(Answers):
    """An action, or something beside the actions."""

    def say(self, game: Game, s: State, ask: Ask, option: int) -> str:
        """What is done, and with what."""
        from parlour.games.dale.words.saying import say_act

        assert isinstance(s, DaleState)
        return say_act(s, ask.seat, option)

    def touches(self, game: Game, s: State, ask: Ask, option: int) -> dict[str, object]:
        """The card that is used, what is bought, the stall, or the character."""
        assert isinstance(s, DaleState)
        kind = kind_of_act(option)
        if kind in WITH_A_CARD:
            return {"card": thing_of_act(option)}
        if kind == BUY:
            return bought(s, option - BUY)
        if kind == BUILD:
            return {"pile": STALL}
        return {"card": s.character[ask.seat]} if kind == CHARACTER else {}

    def seen(self, s: State, question: Question, observer: int, actor: int, option: int) -> int:
        """The face of a card that is used."""
        kind = kind_of_act(option)
        return kind + s.face[thing_of_act(option)] if kind in WITH_A_CARD else option

    def letter(self, s: State, seat: int, option: int, at: int) -> int:
        """What is done, and with what."""
        return act_letter(s, seat, option, at)


class Moments(Answers):
    """An ability of the character, outside the action phase."""

    def say(self, game: Game, s: State, ask: Ask, option: int) -> str:
        """The ability."""
        from parlour.games.dale.words.saying import say_act

        assert isinstance(s, DaleState)
        return ask.question.stop if option == NO_CARD else say_act(s, ask.seat, CHARACTER + option)

    def touches(self, game: Game, s: State, ask: Ask, option: int) -> dict[str, object]:
        """The character."""
        assert isinstance(s, DaleState)
        return {} if option == NO_CARD else {"card": s.character[ask.seat]}


class Purchases(Answers):
    """What is bought, from where it lies."""

    def say(self, game: Game, s: State, ask: Ask, option: int) -> str:
        """The card and its price."""
        from parlour.games.dale.words.saying import say_purchase

        assert isinstance(s, DaleState)
        return say_purchase(s, ask.seat, option)

    def touches(self, game: Game, s: State, ask: Ask, option: int) -> dict[str, object]:
        """What is bought."""
        assert isinstance(s, DaleState)
        return bought(s, option)

    def letter(self, s: State, seat: int, option: int, at: int) -> int:
        """The slot, or the card that rearranges the market."""
        return bought_letter(s, seat, option, at)


class Plans(Answers):
    """What is bought from where after rearranging the market."""

    def say(self, game: Game, s: State, ask: Ask, option: int) -> str:
        """The card, its new slot and its price."""
        from parlour.games.dale.words.saying import say_plan

        assert isinstance(s, DaleState)
        return say_plan(s, ask.seat, option)

    def touches(self, game: Game, s: State, ask: Ask, option: int) -> dict[str, object]:
        """What is bought."""
        assert isinstance(s, DaleState)
        if option == FROM_MARKET_DISCARD:
            return bought(s, MARKET_DISCARD)
        return {"card": s.market[wanted_slot(option)]}


def bought(s: DaleState, thing: int) -> dict[str, object]:
    """What is bought: a market card, the top of the market's discard pile, or something in a rearranged market."""
    if thing >= REARRANGED:
        return {"card": thing - REARRANGED}
    if thing == MARKET_DISCARD:
        return {"pile": DISCARDED, "card": s.mdisc[-1]}
    return {"slot": thing, "card": s.market[thing]}


def act_letter(s: State, seat: int, option: int, at: int) -> int:
    """A letter of an act: its kind, then the card or what else it is about."""
    if at == 0:
        return NUMBER + option // STEP
    kind, thing = kind_of_act(option), thing_of_act(option)
    if kind in WITH_A_CARD:
        return card_letter(s, seat, thing) if at == 1 else END
    return bought_letter(s, seat, thing, at - 1) if kind == BUY else plain_letter(thing, at - 1)


def bought_letter(s: State, seat: int, thing: int, at: int) -> int:
    """A letter of what is bought: the slot, or the card that rearranges the market."""
    if thing < REARRANGED:
        return plain_letter(thing, at)
    return card_letter(s, seat, thing - REARRANGED) if at == 0 else END


class Combos(Answers):
    """Cards as bits; while there are too many sets of them, the card to decide on."""

    def cards(self, s: DaleState, seat: int) -> list[int]:
        """The cards of which some are chosen."""
        return sorted(s.hand[seat])

    def chosen(self, cards: list[int], option: int) -> list[int]:
        """The cards of an answer."""
        return paid_cards(cards, option)

    def gold(self, cards: list[int], option: int) -> int:
        """The gold of an answer."""
        return 0

    def say(self, game: Game, s: State, ask: Ask, option: int) -> str:
        """What each card is worth now."""
        from parlour.games.dale.words.saying import say_combo

        assert isinstance(s, DaleState)
        return say_combo(s, ask, option)

    def touches(self, game: Game, s: State, ask: Ask, option: int) -> dict[str, object]:
        """The cards and the gold."""
        assert isinstance(s, DaleState)
        cards = self.cards(s, ask.seat)
        chosen = self.chosen(cards, option)
        if mark_of(option, len(cards)) != WHOLE:
            return {"card": chosen[0]}
        gold = self.gold(cards, option)
        found: dict[str, object] = {"cards": chosen} if chosen or gold else {}
        return {**found, "gold": gold} if gold else found

    def seen(self, s: State, question: Question, observer: int, actor: int, option: int) -> int:
        """The faces in one number; a choice on the way to it is nobody else's business."""
        assert isinstance(s, DaleState)
        cards = self.cards(s, actor)
        mark = mark_of(option, len(cards))
        if mark != WHOLE and observer != actor:
            return SECRET
        seen = self.gold(cards, option)
        for face in self.shown_faces(s, cards, option):
            seen = (seen * (len(PRINTS) + 1) + face + 1) % MARKED
        return mark * MARKED + seen

    def shown_faces(self, s: DaleState, cards: list[int], option: int) -> list[int]:
        """The faces of an answer; nothing tells in which order they were chosen."""
        return sorted([s.face[card] for card in self.chosen(cards, option)])

    def letter(self, s: State, seat: int, option: int, at: int) -> int:
        """The faces in rising order, then the gold; on the way there, whether a card is in the set, and which."""
        assert isinstance(s, DaleState)
        cards = self.cards(s, seat)
        mark = mark_of(option, len(cards))
        letters = sorted([card_letter(s, seat, card) for card in self.chosen(cards, option)])
        if mark != WHOLE:
            letters.insert(0, NUMBER + mark)
        if at < len(letters):
            return letters[at]
        gold = self.gold(cards, option) if mark == WHOLE else 0
        if gold:
            return number_letter(gold, at - len(letters))
        return END if letters or at else STOP


class Payments(Combos):
    """Hand cards and gold, as bits, perhaps with the order in which the cards go down."""

    def chosen(self, cards: list[int], option: int) -> list[int]:
        """The cards of an answer, in the order in which they go down."""
        return in_order(paid_cards(cards, option), order_of(option, len(cards)))

    def gold(self, cards: list[int], option: int) -> int:
        """The gold of an answer."""
        return paid_gold(option, len(cards))

    def shown_faces(self, s: DaleState, cards: list[int], option: int) -> list[int]:
        """The faces of an answer, in their order where it carries one: all see how they go down."""
        if order_of(option, len(cards)) == 0:
            return super().shown_faces(s, cards, option)
        return [s.face[card] for card in self.chosen(cards, option)]

    def arranged(self, s: State, ask: Ask, option: int, cards: list[int]) -> int:
        """A payment whose cards go down in the order in which they were picked."""
        assert isinstance(s, DaleState)
        return with_order(s, self.cards(s, ask.seat), option, cards)

    def as_said(self, s: State, ask: Ask, option: int, words: str) -> int:
        """A payment whose cards go down in the order in which they are named."""
        from parlour.games.dale.words.phrasing import as_named

        assert isinstance(s, DaleState)
        cards = self.chosen(self.cards(s, ask.seat), option)
        named = as_named(s, cards, words)
        return option if named == cards else self.arranged(s, ask, option, named)

    def is_arranged(self, s: State, ask: Ask, answer: int) -> bool:
        """Whether an answer is a payment with an order of its cards."""
        assert isinstance(s, DaleState)
        return has_order(self.cards(s, ask.seat), ask, answer)


class Helping(Combos):
    """Hand cards that complete a teammate's stack."""

    def touches(self, game: Game, s: State, ask: Ask, option: int) -> dict[str, object]:
        """Beside them, those that the teammate proposed: they are not chosen any more."""
        assert isinstance(s, DaleState)
        return {**super().touches(game, s, ask, option), "begun": s.matter.copy()}


class Stacks(Combos):
    """The cards of a stack, which may come from the discard pile."""

    def cards(self, s: DaleState, seat: int) -> list[int]:
        """The cards of which some are chosen."""
        return [part.card for part in stock_of(s, seat).parts]

    def chosen(self, cards: list[int], option: int) -> list[int]:
        """The cards of an answer."""
        if mark_of(option, len(cards)) != WHOLE:
            return paid_cards(cards, option)
        return [cards[i] for i in places_in(bits_of(option, len(cards)))]


class Sources(Names):
    """Where the next card comes from."""

    def touches(self, game: Game, s: State, ask: Ask, option: int) -> dict[str, object]:
        """The pile."""
        return {"pile": DISCARD if option == FROM_DISCARD else DECK} if option < NO_CARD else {}


THING: Final = DaleCards()
SOURCES: Final = Sources(["from the deck", "from the discard pile"])
SET: Final = Names([deck.short for deck in ALL_DECKS], "")
PRINT: Final = Names([card.name for card in PRINTS], "")
WAYS: Final = Names(["", "left", "right", "right"], "")  # the step around a table of two, three or four
WORTHS: Final = Names(["one less", "one more"], "")
YES_OR_STOP: Final = Names(["", "yes"], "")
