"""What one has played, who leads, and games of the past."""

from __future__ import annotations

from parlour.server.messages.http import TableList
from parlour.server.messages.profiles import Leaderboard, Profile
from parlour.server.routes.endpoint import Call, get
from parlour.server.routes.games import the_game

LONGEST = 60  # letters of a search


async def show_profile(call: Call) -> Profile:
    """Your games: how many, how many of them won, by game and against whom, and your ratings."""
    person = await call.known_person()
    call.count("replays")
    return await call.context.profiles.of(person, call.context.tables.now())


async def show_leaderboard(call: Call) -> Leaderboard:
    """Who leads a game among those who kept their name."""
    call.count("replays")
    return await call.context.profiles.leaderboard(the_game(call), call.context.tables.now())


async def search_history(call: Call) -> TableList:
    """Your finished games, the last first; a search finds the names of games and of those who played."""
    person = await call.known_person()
    call.count("replays")
    search = (call.query_value("search") or "")[:LONGEST]
    return await call.context.lobby.history(person, search, call.query_value("after"))


ENDPOINTS = [
    get("/api/me/profile", show_profile, Profile),
    get("/api/me/history", search_history, TableList, search=None, after=None),
    get("/api/games/{game}/leaderboard", show_leaderboard, Leaderboard),
]
