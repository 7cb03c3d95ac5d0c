"""A record step by step, as scenes to draw: seen by one seat, by everybody, or with all hands open."""

from __future__ import annotations

from parlour.cli.terminal.scene import Scene
from parlour.cli.terminal.voice import VOICE
from parlour.kernel.errors import ParlourError
from parlour.kernel.match import Match
from parlour.kernel.replay import ALL, Replay, story_of, view_of
from parlour.kernel.state import WATCHER


class SceneReplay(Replay):
    """A match that can be moved to any of its answers, and drawn there."""

    def scene(self, viewer: int, names: list[str]) -> Scene:
        """What a viewer sees at this moment."""
        return OpenScene(self.match, names) if viewer == ALL else Scene(self.match, viewer, names)


class OpenScene(Scene):
    """What all seats see together."""

    def __init__(self, match: Match, names: list[str]) -> None:
        super().__init__(match, WATCHER, names)
        self.seen = view_of(match, ALL)
        self.heard = match.log
        self.story = [self.words.say(line) for line in story_of(match, match.log, ALL)]


def read_viewer(text: str, seats: int) -> int:
    """A viewer as it is written on a command line: "all", "none", or a seat from 1."""
    if text == "all":
        return ALL
    if text == "none":
        return WATCHER
    if not text.isdecimal() or not 1 <= int(text) <= seats:
        raise ParlourError(f"there is no seat {text!r}; choose 1 to {seats}, all, or none for what everybody saw")
    return int(text) - 1


def viewer_words(viewer: int) -> str:
    """Who is looking."""
    if viewer == ALL:
        return VOICE.say("all hands open")
    if viewer == WATCHER:
        return VOICE.say("as everybody saw it")
    return VOICE.say("as {seat} saw it", seat=f"P{viewer + 1}")
