"""Nothing is leaked: everything that the server would send to a seat is the same when hidden faces are exchanged."""

from __future__ import annotations

import pytest
from tests.server.leaks.twins import Watch, open_table

from parlour.kernel.rng import dice
from parlour.server.live import LiveTable

GAMES: list[tuple[str, dict[str, object], int]] = [
    ("alliances", {"players": 4, "campaigns": 1}, 90),
    ("alliances", {"players": 4, "campaigns": 1, "drafting": True, "meeting": True}, 90),
    ("alliances", {"players": 3}, 90),
    ("alliances", {"players": 2, "campaigns": 1, "nations": True}, 90),
    ("dale", {"players": 2}, 120),
    ("dale", {"players": 3, "characters": "all"}, 120),
    ("dale", {"players": 4, "teams": True}, 120),
]


@pytest.mark.parametrize(("game", "options", "most"), GAMES, ids=lambda value: str(value))
def test_no_byte_depends_on_what_a_seat_cannot_see(game: str, options: dict[str, object], most: int) -> None:
    for number in range(2):
        watch = Watch(open_table(game, options, f"leaks {number}"), dice(f"leaks {number}"), pairs=1)
        watch.play(most)
        assert watch.twins > 20
        assert watch.moments > 60
        assert watch.compared > 400


def leaking_view(live: LiveTable, eyes: int) -> dict[str, object]:
    """A view with the face of a card that nobody may see."""
    return {**live.game.view(live.match.state, eyes), "oops": live.match.state.face}


def leaking_undo(live: LiveTable, seat: int) -> bool:
    """A word about taking back that looks at the cards of the others."""
    return sum(live.match.state.face[::2]) % 2 == 0


@pytest.mark.parametrize(("part", "leak"), [("view", leaking_view), ("can_undo", leaking_undo)])
def test_a_leak_would_be_found(part: str, leak: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LiveTable, part, leak)
    watch = Watch(open_table("alliances", {"players": 2, "campaigns": 1}, "leak"), dice("leak"), pairs=2)
    with pytest.raises(AssertionError, match="can tell by 'news'"):
        watch.play(60)
