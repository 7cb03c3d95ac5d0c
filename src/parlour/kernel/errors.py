"""The exceptions of Parlour: a wrong call, and rules that failed."""

from __future__ import annotations


class ParlourError(ValueError):
    """Something given to Parlour was wrong; the message says what, and where.

    The call that raised it changed nothing.
    """


class RulesError(ParlourError):
    """The rules of a game failed: the players and the caller did nothing wrong.

    The position may be half changed; the code that catches this must go back to an earlier one.
    """
