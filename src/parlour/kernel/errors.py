"""The one exception that a wrong call of Parlour raises."""

from __future__ import annotations


class ParlourError(ValueError):
    """Something given to Parlour was wrong; the message says what, and where.

    Whatever raised it changed nothing.
    """
