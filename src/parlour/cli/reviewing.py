"""`parlour replay FILE --review`: what decided a game, in words and a small chart."""

from __future__ import annotations

from itertools import pairwise

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from parlour.kernel.match import Match
from parlour.review.judging import Judgement
from parlour.review.reviewing import USUAL, review_here
from parlour.review.story import Story

BARS = "▁▂▃▄▅▆▇█"
DEPTH = USUAL
HONESTLY = "Judged by what each player knew at that moment, never by hidden cards."


def print_review(match: Match, record: str, names: list[str]) -> None:
    """Review a record, with a bar on a terminal, and print the story."""
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TimeElapsedColumn(),
        console=Console(stderr=True),
        transient=True,
    ) as progress:
        task = progress.add_task("thinking the game through", total=1.0)
        story = review_here(record, lambda done: progress.update(task, completed=done), DEPTH)
    console = Console(highlight=False, markup=False, emoji=False)
    for line in story_lines(match, story, names, console.width):
        console.print(line)


def story_lines(match: Match, story: Story, names: list[str], width: int) -> list[str]:
    """The story line by line."""
    assert match.ending is not None
    room = max(10, width - max(len(name) for name in names) - 14)
    lines = [f"{match.game.title}: {match.ending.reason}. {HONESTLY}", "", "Chances to win, from the first decision on"]
    for seat, name in enumerate(names):
        chances = [point.chance for point in story.curve if point.seat == seat]
        if chances:
            lines.append(f"{name:>{width - room - 14}}  {sparkline(chances, room)}  {chances[-1]:.0%}")
    if story.turning_point is not None:
        turn = story.turning_point
        lines += ["", f"The turning point was between answers {turn.since} and {turn.until}:"]
        lines.append(f"  the chances of {names[turn.seat]} went from {turn.before:.0%} to {turn.after:.0%}.")
    if story.milestones:
        lines += ["", *(f"{milestone.at:>4}  {milestone.line}" for milestone in story.milestones)]
    for seat, name in enumerate(names):
        lines += decision_lines(f"{name}'s best decision", "better", story.best[seat])
        lines += decision_lines(f"{name}'s costliest decision", "worse", story.costliest[seat])
    return lines


def decision_lines(title: str, than: str, judged: Judgement | None) -> list[str]:
    """A decision that stands out, and what else there was."""
    if judged is None or judged.margin is None:
        return []
    difference = f"{abs(judged.margin):.0%} {than} than “{judged.other}”"
    return ["", f"{title}, at answer {judged.at + 1}: “{judged.played}”", f"  {difference} ({judged.prompt})"]


def sparkline(chances: list[float], width: int) -> str:
    """Chances as bars, the mean of neighbours where there are more than fit."""
    count = min(width, len(chances))
    edges = [number * len(chances) // count for number in range(count + 1)]
    means = [sum(chances[a:b]) / (b - a) for a, b in pairwise(edges)]
    return "".join(BARS[min(len(BARS) - 1, int(mean * len(BARS)))] for mean in means)
