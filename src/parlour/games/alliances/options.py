"""What a host may choose: players, the variants, and the length of the game."""

from __future__ import annotations

from typing import Final

from parlour.kernel.game import Setting

FLAG: Final[list[object]] = [False, True]

SETTINGS: Final = [
    Setting("players", 4, [2, 3, 4], "two rivals, an Empire and two Rebels, or two pairs of allies"),
    Setting("drafting", False, FLAG, "four players choose their cards from hands that go round"),
    Setting("meeting", False, FLAG, "four players: allies show each other two cards before the bidding"),
    Setting("nations", False, FLAG, "two players: the Aggressor must control exactly the number they declare"),
    Setting("campaigns", 3, [1, 3], "best of three campaigns, or our short game of a single one"),
]


def objection_to(options: dict[str, object]) -> str:
    """What is wrong with options that are each valid: a variant belongs to a number of players."""
    players = options["players"]
    for name in ("drafting", "meeting"):
        if options[name] and players != 4:
            return f"the option {name} is for 4 players, not {players}"
    if options["nations"] and players != 2:
        return f"the option nations is for 2 players, not {players}"
    if players == 3 and options["campaigns"] != 3:
        return "with 3 players everybody is the Empire once: campaigns must be 3"
    return ""
