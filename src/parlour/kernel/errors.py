"""The exceptions of Parlour: a wrong call, and rules that broke."""

from __future__ import annotations


class ParlourError(ValueError):
    """Something given to Parlour was wrong; the message says what, and where.

    Whatever raised it changed nothing.
    """


class RulesError(ParlourError):
    """The rules of a game broke: nobody who asked or answered did anything wrong.

    The position may be half changed; whoever catches this goes back to one from before.
    """
