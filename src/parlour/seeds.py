"""Seeds of games that people play."""

from __future__ import annotations

import secrets

SECRET_BYTES = 16  # 128 bits: nobody finds the seed by trying, not even with its published hash to compare


def fresh_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(SECRET_BYTES)
