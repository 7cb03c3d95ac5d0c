"""Nothing is leaked: everything that the server would send to a seat is the same when hidden faces are exchanged."""

from __future__ import annotations

from typing import cast

import msgspec
import pytest
from tests.server.leaks.twins import Watch, open_table

from parlour.kernel.ask import Answer
from parlour.kernel.game import Game
from parlour.kernel.rng import dice
from parlour.kernel.state import State
from parlour.server.messages.sockets import Step
from parlour.server.tables import told
from parlour.server.tables.live_table import Applied, LiveTable

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


@pytest.mark.parametrize(("game", "options"), [each[:2] for each in GAMES], ids=lambda value: str(value))
def test_what_is_written_once_for_all_seats_is_what_each_of_them_sees(game: str, options: dict[str, object]) -> None:
    live = open_table(game, options, "written")
    for turn in range(60):
        position = told.position_of(live)
        for seat in (*range(live.match.state.seats), None):
            sent, meant = told.payload(live, seat, 0, 1.0, position), told.message(live, seat, 0, 1.0)
            assert sent == msgspec.json.encode(meant)
        ask = live.questions[0]
        option = ask.options[turn % len(ask.options)]
        live.apply(live.entry("answer", ask.seat, 1.0, Answer(ask.seat, ask.what, option)))


def leaking_step(live: LiveTable, applied: Applied, eyes: int) -> Step:
    """A step with the events of everybody."""
    return Step(applied.entry.seq, None, [], 0, [live.game.spelled(event) for event in applied.events])


LEAKS = [(told, "view_of", leaking_view), (LiveTable, "can_undo", leaking_undo), (told, "step", leaking_step)]


@pytest.mark.parametrize(("where", "part", "leak"), LEAKS, ids=["view", "undo", "step"])
def test_a_leak_would_be_found(where: object, part: str, leak: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(where, part, leak)
    watch = Watch(open_table("alliances", {"players": 2, "campaigns": 1}, "leak"), dice("leak"), pairs=2)
    with pytest.raises(AssertionError, match="can tell by 'news'"):
        watch.play(60)


class Gossip:
    """A game of which a part tells too much."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __getattr__(self, name: str) -> object:
        return getattr(self.game, name)


class OpenGossip(Gossip):
    """What everybody sees tells what nobody may know."""

    def view(self, s: State, seat: int) -> dict[str, object]:
        """A table with a map made of the faces of all cards."""
        return {**self.game.view(s, seat), "map": s.face.copy()}


class WhisperedGossip(Gossip):
    """What is a seat's own tells what it may not know."""

    def own_view(self, s: State, seat: int, watched: dict[str, object]) -> dict[str, object]:
        """A seat's own entries, with the faces of all cards."""
        return {**self.game.own_view(s, seat, watched), "map": s.face.copy()}


@pytest.mark.parametrize("gossip", [OpenGossip, WhisperedGossip])
def test_a_leak_in_what_is_built_once_or_for_one_would_be_found(gossip: type[Gossip]) -> None:
    live = open_table("alliances", {"players": 2, "campaigns": 1}, "gossip")
    live.game = cast(Game, gossip(live.game))
    with pytest.raises(AssertionError, match="can tell by 'news'"):
        Watch(live, dice("gossip"), pairs=2).play(60)
