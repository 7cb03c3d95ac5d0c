"""The questions of Dealers in Hope: what is asked, what an answer is, who sees it, and which rule refuses the rest."""

from __future__ import annotations

from typing import Final

from parlour.games.hope.cards.actions import SIDES
from parlour.games.hope.cards.factions import FACTIONS
from parlour.games.hope.cards.maps.board import BOARDS
from parlour.games.hope.cards.prints import ALL_PROFESSIONS, LEADER, PRINTS, STRENGTHS
from parlour.games.hope.cards.steps import EITHER as EITHER_STEP
from parlour.games.hope.rules.codes import (
    ASIDE,
    ATTACK,
    CITY,
    DEED,
    MASSES_PILE,
    MASTER,
    STOP,
    TAKE,
    TRAIN,
    WITH_LEADER,
    kind_of,
    thing_of,
)
from parlour.games.hope.rules.legal import top_face
from parlour.games.hope.rules.mixing import MASSES_FACES, pile_faces
from parlour.games.hope.rules.refusals import why_not_act, why_not_action, why_not_drafted, why_not_strength
from parlour.games.hope.state import HopeState
from parlour.games.hope.words.saying import (
    say_act,
    say_action,
    say_dismiss,
    say_draft,
    say_either,
    say_must_dismiss,
    say_pay,
    say_press,
    say_ready,
    say_recall,
    say_rescue,
    say_scout,
    say_strength,
    territory_name,
)
from parlour.kernel.ask import Ask
from parlour.kernel.declared import questions_in
from parlour.kernel.game import Game
from parlour.kernel.letters import END, NUMBER, card_letter, plain_letter
from parlour.kernel.questions import ASKED, CARD, Answers, Cards, Names, Question
from parlour.kernel.state import NO_CARD, NONE, State

IN_DISCARD: Final = "(discard pile)"
FROM_DISCARD: Final = 1_000  # + face, for a card that comes from the discard pile


class Drafts(Answers):
    """A faction or a start city."""

    def say(self, game: Game, s: State, ask: Ask, option: int) -> str:
        """Its name."""
        assert isinstance(s, HopeState)
        return FACTIONS[option].name if option < CITY else territory_name(s, option - CITY)

    def touches(self, game: Game, s: State, ask: Ask, option: int) -> dict[str, object]:
        """The mat, or the place on the map."""
        return {"slot" if option < CITY else "place": self.say(game, s, ask, option)}

    def things(self, game: Game, s: State, ask: Ask) -> dict[str, int]:
        """All factions and all territories of the map."""
        assert isinstance(s, HopeState)
        found = {faction.name: faction.number for faction in FACTIONS}
        return found | {name: CITY + number for name, number in BOARDS[s.board].numbers.items()}


class Actions(Answers):
    """An action of the board, with a small cube or with the leader cube, or a pass."""

    def say(self, game: Game, s: State, ask: Ask, option: int) -> str:
        """Its name; what the leader cube chooses says so."""
        assert isinstance(s, HopeState)
        if option == STOP:
            return "pass"
        name = SIDES[s.era][option % WITH_LEADER].name
        return f"leader: {name}" if option >= WITH_LEADER else name

    def touches(self, game: Game, s: State, ask: Ask, option: int) -> dict[str, object]:
        """The space of the board."""
        assert isinstance(s, HopeState)
        return {} if option == STOP else {"slot": SIDES[s.era][option % WITH_LEADER].name}

    def things(self, game: Game, s: State, ask: Ask) -> dict[str, int]:
        """All actions of both cubes."""
        assert isinstance(s, HopeState)
        found: dict[str, int] = {}
        for number, action in enumerate(SIDES[s.era]):
            found[action.name] = number
            found[f"leader: {action.name}"] = WITH_LEADER + number
        deeds = ACT.answers.things(game, s, ask)
        return {deed: DEED for deed in deeds if not deed.startswith("put aside ")} | found


class Acts(Answers):
    """Step 2: a card to play, a leader card to put aside, a card to train, a territory, or a stop."""

    def say(self, game: Game, s: State, ask: Ask, option: int) -> str:
        """The verb and its thing."""
        assert isinstance(s, HopeState)
        kind, about = kind_of(option), thing_of(option)
        if kind == 0:
            return f"play {PRINTS[s.face[option]].name}"
        if kind == STOP:
            return "stop"
        if kind == ASIDE:
            return f"put aside {PRINTS[s.face[about]].name}"
        if kind == TRAIN:
            return f"train {PRINTS[top_face(s, about - 1)].name}"
        if kind == MASTER:
            return f"train Master {ALL_PROFESSIONS[about].name}"
        return f"{'take' if kind == TAKE else 'attack'} {territory_name(s, about)}"

    def touches(self, game: Game, s: State, ask: Ask, option: int) -> dict[str, object]:
        """The card, the pile, the master or the place on the map."""
        assert isinstance(s, HopeState)
        kind, about = kind_of(option), thing_of(option)
        if kind in (0, ASIDE):
            return {"card": about}
        if kind == TRAIN:
            return {"pile": "masses" if about == 0 else f"supply.{about}"}
        if kind == MASTER:
            return {"slot": f"Master {ALL_PROFESSIONS[about].name}"}
        return {"place": territory_name(s, about)} if kind in (TAKE, ATTACK) else {}

    def seen(self, s: State, question: Question, observer: int, actor: int, option: int) -> int:
        """The face of a card that is shown, and all the rest."""
        kind = kind_of(option)
        return kind + s.face[thing_of(option)] if kind in (0, ASIDE) else option

    def letter(self, s: State, seat: int, option: int, at: int) -> int:
        """The verb and its thing; a stop alone."""
        kind, about = kind_of(option), thing_of(option)
        if kind == STOP:
            return plain_letter(option, at)
        if at == 0:
            return NUMBER + kind // NO_CARD
        if kind in (0, ASIDE):
            return card_letter(s, seat, about) if at == 1 else END
        return plain_letter(about, at - 1)

    def things(self, game: Game, s: State, ask: Ask) -> dict[str, int]:
        """Everything that anybody could try."""
        assert isinstance(s, HopeState)
        found = {f"play {card.name}": face for face, card in enumerate(PRINTS)}
        found |= {f"put aside {card.name}": ASIDE + face for face, card in enumerate(PRINTS) if card.kind == LEADER}
        faces = pile_faces(s)
        for place, face in enumerate(MASSES_FACES):
            found[f"train {PRINTS[face].name}"] = TRAIN + 1 + len(s.supply) + place
        for pile in range(MASSES_PILE, len(s.supply)):
            face = top_face(s, pile) if pile == MASSES_PILE else faces[pile]
            if face != NONE:
                found[f"train {PRINTS[face].name}"] = TRAIN + 1 + pile
        found |= {f"train Master {each.name}": MASTER + each.number for each in ALL_PROFESSIONS}
        for name, number in BOARDS[s.board].numbers.items():
            found[f"take {name}"] = TAKE + number
            found[f"attack {name}"] = ATTACK + number
        return found


class Halves(Answers):
    """One half of a choice that the card just played offers."""

    def say(self, game: Game, s: State, ask: Ask, option: int) -> str:
        """What that half does."""
        assert isinstance(s, HopeState)
        for step in PRINTS[s.asking].steps:
            if step.do == EITHER_STEP:
                return step.of[option].words()
        return str(option)


class Piles(Cards):
    """A card of the hand or the discard pile; where both have one of the same face, the words tell them apart."""

    def say(self, game: Game, s: State, ask: Ask, option: int) -> str:
        """The name of the card, and the discard pile if it lies there."""
        assert isinstance(s, HopeState)
        name = super().say(game, s, ask, option)
        return f"{name} {IN_DISCARD}" if option in s.discard[ask.seat] else name

    def seen(self, s: State, question: Question, observer: int, actor: int, option: int) -> int:
        """The face, and where it comes from."""
        assert isinstance(s, HopeState)
        face = super().seen(s, question, observer, actor, option)
        return FROM_DISCARD + face if option in s.discard[actor] else face

    def things(self, game: Game, s: State, ask: Ask) -> dict[str, int]:
        """All faces in both places."""
        named = super().things(game, s, ask)
        return named | {f"{name} {IN_DISCARD}": face for name, face in named.items()}


PILES: Final = Piles()
DRAFT: Final = Question(
    *("draft", "Choose a faction or a start city", Drafts()), why=why_not_drafted, worded=say_draft, lies_open=True
)
ACTION: Final = Question(
    *("action", "Choose an action, or pass", Actions()), why=why_not_action, worded=say_action, lies_open=True
)
ACT: Final = Question("act", "Play a card, or stop", Acts(), why=why_not_act, worded=say_act)
STRENGTH: Final = Question(
    *("strength", "Choose the strength that the card gives", Names(list(STRENGTHS))),
    why=why_not_strength,
    worded=say_strength,
)
EITHER: Final = Question("either", "Choose what the card does", Halves(), worded=say_either)
PAY: Final = Question(
    *("pay", "Pay for the ability with a card of your hand, or do not use it", CARD, "DH-090"), worded=say_pay
)
DISMISS: Final = Question("dismiss", "You may dismiss cards", PILES, "DH-115", worded=say_dismiss)
MUST_DISMISS: Final = Question("must dismiss", "Dismiss cards", PILES, "DH-115", worded=say_must_dismiss)
READY: Final = Question("ready", "Put cards into your ready area", CARD, "DH-120", worded=say_ready)
RECALL: Final = Question("recall", "Put cards on top of your draw pile", CARD, "DH-090", worded=say_recall)
RESCUE: Final = Question("rescue", "Take a card into your hand", CARD, "DH-090", worded=say_rescue)
SCOUT: Final = Question("scout", "Discard cards that you looked at", CARD, "DH-090", worded=say_scout)
PRESS: Final = Question("press", "Discard a card of your hand", CARD, "DH-171", worded=say_press)
NEXT: Final = Question(
    *("next", "Dismiss a card of your hand or discard pile to gain its next level or its master, or do not", PILES),
    rule="DH-143",
)
TOSS: Final = Question(
    *("toss", "Discard a card of your hand that you do not want, or end the turn", CARD, "DH-098"), decline=STOP
)
WINTER_TOSS: Final = Question(
    *(
        "winter toss",
        "Winter: discard a card of your hand, or keep the rest",
        CARD,
        "DH-105",
        ASKED,
    ),
    decline=STOP,
)

QUESTIONS: Final = questions_in(globals())
