"""Chance is the same everywhere: what is written here must come out on every platform and in both builds."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from parlour.kernel.record import commit_to
from parlour.kernel.rng import LOW, MULTIPLIER, Dice, advance, below, dice, drawn, key_of, seeded

STARTS = st.integers(1, MULTIPLIER * 2**32 - 2)
KEY = key_of("tests")


def test_a_seed_is_the_same_integer_everywhere() -> None:
    assert seeded("") == 2571792682443349019
    assert seeded("42") == 3695031115918511760
    assert seeded("parlour") == 1853832994363910423
    assert seeded("größer ♠") == seeded("größer ♠") != seeded("grösser ♠")


def test_chance_goes_the_same_way_everywhere() -> None:
    now, seen = seeded("parlour"), []
    for _ in range(5):
        now = advance(now)
        seen.append(now)
    assert seen == [
        1404393324087001174,
        2722615349482452891,
        1115586844937676469,
        731545375153078858,
        2577480576924830770,
    ]


def test_dice_roll_the_same_everywhere() -> None:
    ours = dice("parlour")
    assert [ours.roll(6) for _ in range(20)] == [4, 5, 5, 1, 5, 1, 5, 5, 0, 2, 5, 4, 4, 0, 1, 1, 4, 3, 4, 5]
    assert [ours.roll(1_000_000) for _ in range(3)] == [118159, 495559, 27354]


def test_a_shuffle_is_the_same_everywhere() -> None:
    items = list(range(10))
    dice("parlour").shuffle(items)
    assert items == [4, 0, 2, 3, 6, 5, 1, 9, 8, 7]


def test_split_dice_are_the_same_everywhere_and_move_the_first_ones_on() -> None:
    first = dice("parlour")
    assert first.split().now == 220071004439848343
    assert first.now == 3490300697074804047


def test_the_multiplier_gives_the_longest_period() -> None:
    """Both numbers must be prime; Fermat's test to a few bases says so."""
    for number in (MULTIPLIER * 2**32 - 1, MULTIPLIER * 2**31 - 1):
        assert all(pow(base, number - 1, number) == 1 for base in (2, 3, 5, 7, 11, 13))


@given(STARTS)
def test_chance_never_leaves_its_range(start: int) -> None:
    following = advance(start)
    assert following == MULTIPLIER * (start & LOW) + (start >> 32)
    assert 0 < following < MULTIPLIER * 2**32 - 1 < 2**62


@given(STARTS, st.integers(1, 2**29))
def test_a_number_is_below_its_bound(start: int, bound: int) -> None:
    assert 0 <= below(start, bound) < bound


@given(STARTS, st.lists(st.integers(), max_size=20))
def test_a_shuffle_keeps_every_item(start: int, items: list[int]) -> None:
    mixed = items.copy()
    Dice(start).shuffle(mixed)
    assert sorted(mixed) == sorted(items)


@given(STARTS)
def test_the_same_start_gives_the_same_rolls(start: int) -> None:
    one, other = Dice(start), Dice(start)
    assert [one.roll(100) for _ in range(10)] == [other.roll(100) for _ in range(10)]


def chi_square(counts: list[int]) -> float:
    """How far counts are from even."""
    even = sum(counts) / len(counts)
    return sum((count - even) ** 2 / even for count in counts)


def test_rolls_are_even() -> None:
    ours, counts = dice("even"), [0] * 10
    for _ in range(20_000):
        counts[ours.roll(10)] += 1
    assert chi_square(counts) < 27.9  # 9 degrees of freedom, one in a thousand


def test_pairs_of_rolls_are_even() -> None:
    ours, counts = dice("pairs"), [0] * 36
    for _ in range(20_000):
        counts[ours.roll(6) * 6 + ours.roll(6)] += 1
    assert chi_square(counts) < 66.6  # 35 degrees of freedom, one in a thousand


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    ours = dice("orders")
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(12_000):
        items = [0, 1, 2, 3]
        ours.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 24
    assert chi_square(list(counts.values())) < 49.8  # 23 degrees of freedom, one in a thousand


def test_dice_have_nothing_to_do_with_a_game_of_the_same_seed() -> None:
    assert dice("parlour").now != seeded("parlour")


def test_neighbouring_seeds_have_nothing_to_do_with_each_other() -> None:
    firsts = [dice(f"table {number}").roll(1000) for number in range(200)]
    assert len(set(firsts)) > 150


# Keyed chance


def test_a_key_and_its_draws_are_the_same_everywhere() -> None:
    key = key_of("parlour")
    assert key == "216bd33a9ff9db2e36f6e73095e098a6ec13d613ef87d625e9b4293d21da7e89"
    assert [drawn(key, number, 1_000_000) for number in range(1, 6)] == [400825, 36145, 664699, 427602, 197570]


def test_the_key_has_nothing_to_do_with_the_published_hash_of_the_seed() -> None:
    assert key_of("parlour") != commit_to("parlour")


@given(st.integers(0, 2**32), st.integers(1, 2**40))
def test_a_draw_is_below_its_bound(number: int, bound: int) -> None:
    assert 0 <= drawn(KEY, number, bound) < bound


def test_draws_are_even() -> None:
    counts = [0] * 10
    for number in range(20_000):
        counts[drawn(KEY, number, 10)] += 1
    assert chi_square(counts) < 27.9  # 9 degrees of freedom, one in a thousand


def test_neighbouring_draws_and_keys_have_nothing_to_do_with_each_other() -> None:
    pairs = [0] * 36
    for number in range(20_000):
        pairs[drawn(KEY, number, 6) * 6 + drawn(KEY, number + 1, 6)] += 1
    assert chi_square(pairs) < 66.6  # 35 degrees of freedom, one in a thousand
    others = [0] * 36
    for number in range(20_000):
        others[drawn(key_of(f"{number}"), 1, 6) * 6 + drawn(key_of(f"{number + 1}"), 1, 6)] += 1
    assert chi_square(others) < 66.6
