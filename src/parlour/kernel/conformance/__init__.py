"""The exported check of a game: random games, with everything that the kernel promises checked at every decision.

    from parlour.kernel.conformance import check_game
    print(check_game(my_game, games=3, seed="tonight"))

It raises a `ConformanceError` that names the game, the options, the seed, the number of the answer and the
check; otherwise it reports how much was checked. It is never compiled, because it runs rarely.
"""

from parlour.kernel.conformance.play import check_game, check_some, option_sets
from parlour.kernel.conformance.report import ConformanceError, Report

__all__ = ["ConformanceError", "Report", "check_game", "check_some", "option_sets"]
