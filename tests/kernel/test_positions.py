"""Position lines that follow from the zones: what may be left out, and what is wrong with a line."""

import pytest
from examples.masks.masks import Masks

from parlour.kernel.ask import Ask
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game, Setting
from parlour.kernel.notation import read_words
from parlour.kernel.questions import Names, Question
from parlour.kernel.state import State
from parlour.kernel.state_maker import plain_state
from parlour.kernel.zones import OWNER, Zone, Zones

GAME = Masks()
LINE = "players=2 rounds=1 turn=1 hand1=Duel hand2=Waltz aside=?"

PAIRS = Zones("PairsState", "Only hands.", [Zone("hand", "the hand", owned=True, seen=OWNER)])
PairsState = plain_state(PAIRS)


class Pairs(Game):
    """Four cards, which all lie in hands; its only option is how many play."""

    def __init__(self) -> None:
        self.name, self.title, self.version = "pairs", "Pairs", 1

    def settings(self) -> list[Setting]:
        return [Setting("players", 2, [2, 3], "everybody for themselves")]

    def empty(self, options: dict[str, object]) -> State:
        s = PairsState(options["players"])
        s.face, s.known = [0, 0, 1, 1], [0] * 4
        return s  # type: ignore[no-any-return]

    def catalogue(self) -> list[dict[str, object]]:
        return [{"name": name, "text": "", "facts": {}} for name in ("Sun", "Moon")]

    def zones(self) -> Zones:
        return PAIRS


def test_the_number_of_players_is_the_usual_one_where_a_line_leaves_it_out() -> None:
    line = LINE.replace("players=2 ", "")
    assert GAME.write(GAME.read(line)) == GAME.write(GAME.read(LINE))


@pytest.mark.parametrize(
    ("field", "reason"),
    [
        (
            "hand3=Crown",
            r"there is no field 'hand3'; did you mean hand2\? The fields are players, .* hand1, hand2",
        ),
        ("zzz=Crown", "there is no field 'zzz'; the fields are players, "),
        ("wins=1", "wins=1 must have a value for each of the 2 players"),
        ("wins=1,0,0", "wins=1,0,0 must have a value for each of the 2 players"),
        ("played1=Whisper,", "played1: there is no card ''"),
        ("played1=Crown,Crown", "there is only 1 of Crown"),
    ],
)
def test_a_field_that_does_not_fit_the_table_is_refused(field: str, reason: str) -> None:
    with pytest.raises(ParlourError, match=f"^position: {reason}"):
        GAME.read(f"{LINE} {field}")


def test_a_seat_that_must_be_somebody_cannot_be_missing() -> None:
    with pytest.raises(ParlourError, match=r"^position: turn: '-' is not a seat from 1 to 2"):
        GAME.read(LINE.replace("turn=1", "turn=-"))


def test_a_plain_state_has_no_other_parts_than_those_declared() -> None:
    s = GAME.read(LINE)
    with pytest.raises(AttributeError, match=r"MasksState has no part 'trun'; did you mean turn\?"):
        s.trun = 1  # type: ignore[attr-defined]
    with pytest.raises(AttributeError, match="MasksState has no part 'x'; declare it in the zones"):
        s.x = 1  # type: ignore[attr-defined]


def test_a_misspelt_name_is_suggested() -> None:
    s = GAME.read(LINE)
    ask = Ask(0, Question("way", "Which way?", Names(["northward", "southward"])), [0, 1])
    with pytest.raises(ParlourError, match="did you mean 'northward'"):
        read_words(GAME, s, ask, "nothward")


def test_a_value_that_no_option_allows_is_refused() -> None:
    with pytest.raises(ParlourError, match="masks: option rounds cannot be 9; choose one of 1, 2, 3"):
        GAME.read(LINE.replace("rounds=1", "rounds=9"))


def test_no_card_is_lost_where_no_zone_takes_the_rest() -> None:
    with pytest.raises(ParlourError, match="2 cards, such as Moon, lie nowhere"):
        Pairs().read("hand1=Sun hand2=Sun")


def test_a_position_shows_its_players_where_that_is_the_only_option() -> None:
    game = Pairs()
    assert game.options_in(game.read("players=3 hand1=Sun hand2=Sun hand3=?2")) == {"players": 3}
