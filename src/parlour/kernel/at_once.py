"""Running rules that never have to wait, because a pilot answers.

A compiled build has a plain twin of every rule, which costs less to run than a coroutine (see `tools/at_once.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final, ParamSpec, TypeVar

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")

TWINS: Final[dict[Any, Any]] = {}  # the plain twin of each rule; none in a plain build


def finish(rule: Coroutine[Any, Any, Result]) -> Result:
    """Run a rule to its end and return its result."""
    try:
        rule.send(None)
    except StopIteration as end:
        result: Result = end.value
        return result
    raise RuntimeError("a piloted game asked a question that its pilot did not answer")


def at_once(rule: Callable[Parameters, Coroutine[Any, Any, Result]]) -> Callable[Parameters, Result]:
    """A rule as a plain function: its twin, or for a rule that was not compiled one that runs it."""
    twin: Callable[Parameters, Result] | None = TWINS.get(rule)
    if twin is not None:
        return twin

    def finished(*args: Parameters.args, **named: Parameters.kwargs) -> Result:
        return finish(rule(*args, **named))

    return finished
