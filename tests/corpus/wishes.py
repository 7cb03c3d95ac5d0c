"""What a host may wish for beyond a choice of options, so that the corpus has all of it."""

from __future__ import annotations

from parlour.games.conquest.options import NO_VARIANT, VARIANTS
from parlour.games.dale.cards.prints import DECKS, TRAPS
from parlour.games.dale.options import decks_needed, write_traps
from parlour.kernel.game import Game


def wished(game: Game, options: dict[str, object], place: int) -> dict[str, object]:
    """The options with wishes: in Dale the decks in turn, and traps in every third game; in Historical Conquest games
    of twelve rounds, and the variants of edition 2 in turn."""
    if game.name == "conquest":
        variant = [NO_VARIANT, *VARIANTS][place % 4] if options["edition"] == 2 else NO_VARIANT
        return {**options, "rounds": "12", "variants": variant}
    if game.name != "dale":
        return options
    players = options["players"]
    assert isinstance(players, int)
    needed = decks_needed(players, options["teams"] is True)
    decks = [DECKS[(needed * place + n) % len(DECKS)] for n in range(needed)]
    traps = [place % len(TRAPS), (place + 2) % len(TRAPS)] if place % 3 == 1 else []
    return {**options, "decks": ",".join(decks), "traps": write_traps(sorted(traps))}


def without_wishes(game: Game, options: dict[str, object]) -> dict[str, object]:
    """The options with the usual words wherever a host may write freely."""
    return {**options, **{setting.name: setting.default for setting in game.settings() if setting.free}}
