"""Tests that only the plain build can pass: compiled code carries no docstrings and ignores changed constants."""

from __future__ import annotations

import pytest

from parlour.about import build

plain_only = pytest.mark.skipif(
    build() == "compiled", reason="compiled code carries no docstrings and ignores changed constants"
)
