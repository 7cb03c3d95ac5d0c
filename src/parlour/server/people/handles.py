"""The handle by which others know a person. Ids are random, so nobody can find one from its handle."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b


@lru_cache(maxsize=10_000)
def handle_of(person: str) -> str:
    """The handle of a person; it stays the same when they change their name."""
    return blake2b(person.encode(), digest_size=9, person=b"handle").hexdigest()
