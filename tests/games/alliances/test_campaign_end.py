"""How a campaign is decided, what happens between campaigns, and how the game ends."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.alliances.table import asked, at, board, events, fresh, holding, over, play_on, seen, state, tell, told

from parlour.games.alliances.game import Alliances
from parlour.games.alliances.state import AlliancesState
from parlour.kernel.game import playout
from parlour.kernel.match import Match
from parlour.kernel.questions import Question
from parlour.kernel.state import Pilot, State

ELEVEN = "ggggg ggggg gssss sssss"
TEN = "ggggg ggggg sssss sssss"
NINE = "ggggg gggg- sssss sssss"


def last_conflict(tokens: str, bid: str, aggressor: str = "gold", more: str = "") -> Match:
    """The last conflict of a campaign, played to a draw, so that the map stays as it is."""
    line = f"bid={bid} aggressor={aggressor} leader=1 conflict=12 {tokens} {more}"
    match = at(f"{line} hand1=9E hand2=Embargo hand3=12M hand4=11M")
    target = sorted(match.ask_of(0).options)[0]
    match.answer(0, target)
    return tell(match, "P1 9E", "P2 Embargo", "P3 12M", "P4 11M")


def verdict(match: Match) -> tuple[str, str]:
    """The side that won the last campaign, and the rule."""
    data: Any = events(match, "campaign")[-1].data
    return ("gold", "silver")[data["side"]], data["rule"]


@pytest.mark.rule("AL-037", "AL-070", "AG-28")
@pytest.mark.parametrize("bid", ["10M", "20P"])
def test_a_campaign_has_twelve_conflicts_though_it_may_be_decided_before(bid: str) -> None:
    match = at(f"bid={bid} hand1=?12 hand2=?12 hand3=?12 hand4=?12")
    play_on(match, bid, told("campaign"))
    assert len(events(match, "targeted")) == 12
    assert len(events(match, "played")) == 48


@pytest.mark.rule("AL-019", "AL-035", "AL-071")
@pytest.mark.parametrize(
    ("rows", "bid", "winner"),
    [(ELEVEN, "11P", "gold"), (ELEVEN, "12P", "silver"), (TEN, "11P", "silver"), (ELEVEN, "20P", "silver")],
)
def test_the_aggressor_wins_with_at_least_the_countries_that_he_bid(rows: str, bid: str, winner: str) -> None:
    assert verdict(last_conflict(board(rows), bid)) == (winner, "AL-071")


@pytest.mark.rule("AL-071", "AL-033")
def test_the_silver_alliance_may_be_the_aggressor() -> None:
    assert verdict(last_conflict(board("sssss sssss sgggg ggggg"), "11P", "silver")) == ("silver", "AL-071")
    assert verdict(last_conflict(board("sssss sssss ggggg ggggg"), "11P", "silver")) == ("gold", "AL-071")


@pytest.mark.rule("AL-072", "AG-25", "AG-26")
@pytest.mark.parametrize(("extra_gold", "extra_silver", "winner"), [(1, 0, "gold"), (0, 0, "silver"), (0, 1, "silver")])
def test_ten_of_ten_needs_more_tokens_than_the_defender(extra_gold: int, extra_silver: int, winner: str) -> None:
    stacks = ["g" + "g" * extra_gold] + ["g"] * 9 + ["s" + "s" * extra_silver] + ["s"] * 9
    assert verdict(last_conflict("tokens=" + ",".join(stacks), "10P")) == (winner, "AL-072")


@pytest.mark.rule("AG-25", "AL-062")
def test_covered_tokens_count_for_ten_of_ten() -> None:
    stacks = ["g"] * 10 + ["gs"] + ["s"] * 9  # eleven of gold, one of them under silver
    assert verdict(last_conflict("tokens=" + ",".join(stacks), "10P")) == ("gold", "AL-072")
    stacks = ["sg", "sg"] + ["g"] * 8 + ["gs"] + ["s"] * 9
    assert verdict(last_conflict("tokens=" + ",".join(stacks), "10P")) == ("silver", "AL-072")


@pytest.mark.rule("AL-072", "AL-071")
def test_more_tokens_do_not_help_below_the_bid_nor_matter_above_ten() -> None:
    stacks = ["gggg"] + ["g"] * 8 + ["-"] + ["s"] * 10
    assert verdict(last_conflict("tokens=" + ",".join(stacks), "10P")) == ("silver", "AL-071")
    stacks = ["g"] * 11 + ["s" * 9] * 9
    assert verdict(last_conflict("tokens=" + ",".join(stacks), "11P")) == ("gold", "AL-071")


@pytest.mark.rule("AL-073", "AG-27")
def test_example_6_with_eleven_of_ten_the_tokens_are_not_counted() -> None:
    stacks = ["g"] * 11 + ["ss"] * 9
    assert verdict(last_conflict("tokens=" + ",".join(stacks), "10P")) == ("gold", "AL-071")


@pytest.mark.rule("AL-074", "AG-32")
def test_the_next_campaign_begins_with_a_new_map_the_first_tokens_and_new_cards() -> None:
    match = last_conflict(board(ELEVEN), "11P")
    view = seen(match)
    assert view["campaign"] == 2
    assert [tile["tokens"] for tile in view["map"]] == [tile["tokens"] for tile in seen(fresh())["map"]]
    assert state(match).country != list(range(20))
    assert [len(holding(match, seat)) for seat in range(4)] == [12, 12, 12, 12]
    assert len({card for seat in range(4) for card in holding(match, seat)}) == 48
    assert view["spent"] == []
    assert (view["bid"], view["dominant"], view["aggressor"], view["conflict"]) == (None, None, None, 1)
    assert [seat["tricks"] for seat in view["seats"]] == [0, 0, 0, 0]
    assert [ask.what for ask in match.asks] == ["bid"]


@pytest.mark.rule("AG-10")
def test_chance_draws_the_first_bidder_of_later_campaigns() -> None:
    firsts = {last_conflict(board(ELEVEN), "11P", more=f"chance={n * 7919}").asks[0].seat for n in range(1, 30)}
    assert firsts == {0, 1, 2, 3}


@pytest.mark.rule("AL-017")
def test_one_campaign_does_not_win_the_game() -> None:
    match = last_conflict(board(ELEVEN), "11P")
    assert match.ending is None
    assert [side["wins"] for side in seen(match)["sides"]] == [1, 0]
    match = last_conflict(board(ELEVEN), "11P", more="wins=0,1 campaign=2")
    assert match.ending is None
    assert [side["wins"] for side in seen(match)["sides"]] == [1, 1]


@pytest.mark.rule("AL-017", "AL-075")
@pytest.mark.parametrize("wins", ["1,0", "1,1"])
def test_the_second_campaign_won_wins_the_game(wins: str) -> None:
    match = last_conflict(board(ELEVEN), "11P", more=f"wins={wins} campaign={2 + int(wins[-1])}")
    assert match.ending is not None
    assert (match.ending.winners, match.ending.rule) == ([0, 2], "AL-075")
    assert match.ending.scores == [2, int(wins[-1]), 2, int(wins[-1])]
    assert asked(match) == []


@pytest.mark.rule("AL-075")
def test_the_defender_may_win_the_game() -> None:
    match = last_conflict(board(TEN), "11P", more="wins=1,1 campaign=3")
    assert match.ending is not None
    assert match.ending.winners == [1, 3]


@pytest.mark.rule("AL-017", "AG-33")
def test_a_game_lasts_two_or_three_campaigns_and_each_has_a_winner() -> None:
    for seed in ("one", "two", "three"):
        match = play_on(fresh(seed), seed, over)
        wins = sorted(side["wins"] for side in seen(match)["sides"])
        assert match.ending is not None
        assert wins in ([0, 2], [1, 2])
        assert len(events(match, "campaign")) == sum(wins)


@pytest.mark.rule("AL-072")
def test_nine_countries_do_not_make_a_bid_of_ten() -> None:
    assert verdict(last_conflict(board(NINE), "10P")) == ("silver", "AL-071")


class OneCampaign(Pilot):
    """Looks no further than to the end of the campaign."""

    def pick(self, s: State, seat: int, question: Question, options: list[int]) -> int:
        """The first card, the highest bid."""
        return options[-1]

    def enough(self, s: State) -> bool:
        """After the first campaign."""
        assert isinstance(s, AlliancesState)
        return s.campaign > 0

    def leaves(self, s: State) -> bool:
        """It wants no further deal."""
        return self.enough(s)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_looks_ahead_to_the_end_of_a_campaign_is_dealt_no_other_cards(players: int) -> None:
    s = fresh(players=players).origin.copy()
    s.pilot = OneCampaign()
    playout(Alliances(), s)
    assert isinstance(s, AlliancesState)
    assert s.campaign == 1
    assert s.ending is None
    assert s.hands == [[] for _ in range(players)]
