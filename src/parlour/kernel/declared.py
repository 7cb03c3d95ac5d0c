"""What a game declares, each thing once: `Game` answers from it whoever asks."""

from __future__ import annotations

from typing import Final

from parlour.kernel.events import Telling
from parlour.kernel.layout import Layout
from parlour.kernel.questions import Question
from parlour.kernel.rulebook import Rulebook
from parlour.kernel.sense import Sense
from parlour.kernel.zones import Zones


class Declared:
    """The declarations of a game. Without a type of views they follow from the zones; an open view has the type of a
    view if no other is named."""

    def __init__(
        self,
        zones: Zones | None = None,
        questions: list[Question] | None = None,
        events: list[Telling] | None = None,
        rulebook: Rulebook | None = None,
        layout: Layout | None = None,
        sense: Sense | None = None,
        view: object = None,
        open_view: object = None,
        facts: object = dict[str, object],
    ) -> None:
        self.zones = zones or Zones("State", "", [])
        self.questions = questions or []
        self.events = events or []
        self.rulebook = rulebook or Rulebook("")
        self.layout = layout
        self.sense = sense or Sense()
        self.view = view
        self.open_view = open_view
        self.facts = facts


NOTHING_DECLARED: Final = Declared()


def questions_in(names: dict[str, object]) -> list[Question]:
    """The questions that a module declares, in their order: `questions_in(globals())`."""
    return [each for each in names.values() if isinstance(each, Question)]


def events_in(names: dict[str, object]) -> list[Telling]:
    """The events that a module declares."""
    return [each for each in names.values() if isinstance(each, Telling)]
