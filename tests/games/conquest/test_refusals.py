"""Why not: every deed that is named but not offered is refused with the rule that forbids it."""

from __future__ import annotations

import pytest
from tests.games.conquest.table import TURN_3, WAR, WAR_1, pass_all, refusal, state, tell, war

from parlour.kernel.match import Match

MINE = "Germany,Cai_Lun,Yuri_Gagarin,Marie_Curie|Canada,Jules_Verne"


def table(more: str = "", turn: str = WAR, lands1: str = MINE, lands2: str = "India,Pedro_II|Ethiopia") -> Match:
    """P1's turn in round 3."""
    return war(lands1, lands2, more, turn)


@pytest.mark.rule("HC2-052")
def test_a_card_that_only_answers_is_never_played_in_a_turn() -> None:
    for turn, rule in ((WAR, "HC2-052"), (WAR_1, "HG-107")):
        assert refusal(table("hand1=New_York_Blackout", turn), "play New York Blackout") == rule
    late = table("hand1=New_York_Blackout", WAR.replace("plays=3", "plays=0"))
    assert refusal(late, "play New York Blackout") == "HC2-052"


@pytest.mark.rule("HC2-071", "HC2-074")
def test_a_card_is_not_played_because_of_room_or_because_three_were() -> None:
    full = "Germany,Cai_Lun,Jules_Verne,Marie_Curie,Ada_Lovelace"
    match = table("hand1=Hedy_Lamarr,Menelik_II,Tipu_Sultan", lands1=full)
    assert refusal(match, "play hedy lamarr") == "HC2-074"
    assert refusal(match, "play Yuri Gagarin") == "HC2-071"
    late = table("hand1=Hedy_Lamarr", WAR.replace("plays=3", "plays=0"))
    assert refusal(late, "play hedy lamarr") == "HC2-071"


@pytest.mark.rule("HC2-052", "HC2-086", "HG-77", "HG-79", "HG-107")
def test_a_card_that_does_not_answer_says_why() -> None:
    full = "Germany,Marie_Curie,Cai_Lun,Jules_Verne,Pedro_II"
    match = war(
        "Germany,Mehmed_II", f"{full}|India", "hand1=Cai_Lun hand2=Ernest_Rutherford,Garrett_Morgan,Hedy_Lamarr"
    )
    tell(match, "P1 attack from Germany")
    assert refusal(match, "play Ernest Rutherford", 2) == "HG-79"
    assert refusal(match, "Hedy Lamarr", 2) == "HC2-052"
    assert refusal(match, "play Jules Verne", 2) == "HC2-086"
    assert refusal(match, "play Mehmed II", 2) == ""
    mine = war("Germany,Mehmed_II", f"{full}|India", "hand1=Ernest_Rutherford,Cai_Lun")
    tell(mine, "P1 attack from Germany")
    assert refusal(mine, "play Cai Lun") == "HG-77"
    first = war("Germany,Mehmed_II", f"{full}|India", "hand1=Ernest_Rutherford,Cai_Lun", WAR_1)
    assert refusal(tell(first, "P1 attack from Germany"), "play Cai Lun") == "HG-107"


@pytest.mark.rule("HG-65", "HG-66", "HG-67", "HC2-090", "HC2-064")
def test_a_land_that_is_named_to_be_attacked() -> None:
    lands2 = "India,Pedro_II|Germany,Army_of_Adwa|Canada"
    match = table(lands2=lands2, lands1="Germany,Cai_Lun|Canada,Jules_Verne|Brazil")
    assert refusal(match, "attack India") == "HC2-090"
    assert refusal(match, "attack from Brazil") == "HG-66"
    early = table(lands2=lands2, turn=WAR.replace("round=3", "round=2"))
    assert refusal(early, "attack India") == "HC2-064"
    more = "decks=tesla+templar:3;tesla+templar:3"
    near = table(more, lands2="France,Pedro_II|India,Cai_Lun", lands1="Germany,Cai_Lun")
    assert refusal(near, "attack France") == "HG-67"
    bare = table(more, lands2="France|India,Cai_Lun", lands1="Germany,Cai_Lun")
    assert refusal(bare, "attack France") == "HG-65"
    first = table(more, WAR_1, lands2="France|India,Cai_Lun", lands1="Germany,Cai_Lun")
    assert [refusal(first, f"attack {land}") for land in ("France", "India")] == ["HC1-044", "HC1-041"]


@pytest.mark.rule("HG-39", "HG-57", "HG-102")
def test_after_an_attack_and_after_a_move() -> None:
    moved = tell(table("hand1=Menelik_II"), "P1 move Yuri Gagarin", "P1 nobody")
    assert refusal(moved, "play Menelik II") == "HG-39"
    assert refusal(moved, "attack from Germany") == "HG-57"
    lands2 = "Germany,Army_of_Adwa|India,Pedro_II"
    fought = table("hand1=Menelik_II", lands1="Germany,Cai_Lun|Canada", lands2=lands2)
    pass_all(tell(fought, "P1 attack from Germany"))
    assert refusal(fought, "play Menelik II") == "HG-102"


@pytest.mark.rule("HC2-083", "HC2-084", "HG-57", "HG-96")
def test_without_the_sheet_a_move_on_a_continent_ends_nothing() -> None:
    for turn, plays in ((WAR, False), (f"sheet=no {WAR}", True)):
        more = "decks=tesla+templar:3;tesla hand1=Menelik_II"
        match = table(more, turn, "Germany,Cai_Lun,Yuri_Gagarin|France|Canada")
        tell(match, "P1 move Cai Lun")
        assert (refusal(match, "play Menelik II") == "") is plays


@pytest.mark.rule("HC2-080", "HG-116", "HC2-076")
def test_what_is_not_dismissed() -> None:
    match = tell(table("hand1=Menelik_II"), "P1 play Menelik II", "P1 Canada")
    assert refusal(match, "dismiss Menelik II") == "HC2-080"
    assert refusal(match, "dismiss Germany") == "HG-116"
    assert refusal(match, "dismiss Pedro II") == "HC2-076"


@pytest.mark.rule("HC2-082", "HC2-083", "HC2-074")
def test_what_is_not_moved() -> None:
    assert refusal(table(), "move Cai Lun") == "HC2-083"
    moved = tell(table(), "P1 move Yuri Gagarin", "P1 Cai Lun")
    assert refusal(moved, "move Marie Curie") == "HC2-082"
    full = "Canada,Jules_Verne,Menelik_II,Victor_Lustig,Hedy_Lamarr"
    assert refusal(table(lands1=f"Germany,Yuri_Gagarin|{full}"), "move Yuri Gagarin") == "HC2-074"
    assert refusal(table(turn=WAR_1), "move Cai Lun") == "HC1-039"


@pytest.mark.rule("HG-60", "HC2-028")
def test_an_expedition_needs_another_card_that_stays() -> None:
    match = table(lands1="Germany,Yuri_Gagarin,Cai_Lun")
    assert refusal(match, "send Yuri Gagarin on an expedition") == "HG-60"
    assert refusal(match, "send Cai Lun on an expedition") == "HC2-028"
    poor = table(turn=WAR.replace("morale=900", "morale=100"))
    assert refusal(poor, "send Yuri Gagarin on an expedition") == "HC2-088"
    early = table(turn=WAR.replace("round=3", "round=2"))
    assert refusal(early, "send Yuri Gagarin on an expedition") == "HC2-064"


@pytest.mark.rule("HG-68", "HG-98", "HC2-098")
def test_what_is_not_claimed_or_taken() -> None:
    lands2 = "India,Cai_Lun|Ethiopia,Pedro_II"
    match = table(lands1="Germany,Yuri_Gagarin|Canada,Jules_Verne", lands2=lands2)
    assert refusal(match, "claim India") == "HC2-098"
    assert refusal(match, "take India") == "HC2-101"
    alone = table(lands1="Canada,Mehmed_II", lands2="Canada,Pedro_II|India", more="decks=tesla;tesla")
    assert refusal(alone, "claim Canada") == "HC2-098"
    alone = war("Germany,Mehmed_II", "France,Cai_Lun|India,Pedro_II", "decks=tesla;tesla+templar:3")
    pass_all(tell(alone, "P1 attack from Germany"))
    assert [row[0] for row in state(alone).emptied] != []
    assert refusal(alone, "claim France") == "HG-68"
    assert refusal(alone, "take France") == "HG-98"


@pytest.mark.rule("HC2-047", "HG-83", "HG-85", "HG-109", "HG-126")
def test_what_is_not_used() -> None:
    match = table(lands1="Germany,Ibn_al-Haytham,Cai_Lun")
    assert refusal(match, "use Cai Lun") == "HG-83"
    assert refusal(match, "use Pedro II") == "HC2-045"
    poor = "decks=tesla+salem;tesla discard1=Marie_Curie down=800,0"
    assert refusal(table(poor, lands1="Germany,Samuel_Sewall"), "use Samuel Sewall") == "HG-126"
    again = table("hand1=?1", f"{TURN_3} attacks=2 acted=3,4 morale=900,900", "Germany,Francis_Bacon")
    for _ in range(2):
        tell(again, "P1 use Francis Bacon")
        while again.asks[0].what != "turn":
            again.answer(again.asks[0].seat, again.asks[0].options[0])
    assert refusal(again, "use Francis Bacon") == "HC2-047"


@pytest.mark.rule("HC2-077")
def test_a_discard_is_one_of_the_three_cards() -> None:
    for turn, rule in ((WAR, "HC2-077"), (WAR_1, "HC1-036")):
        match = table("hand1=Menelik_II", turn.replace("plays=3", "plays=0"))
        assert refusal(match, "discard Menelik II") == rule


@pytest.mark.rule("HC1-041", "HC1-051")
def test_questions_of_edition_1_are_refused_by_its_own_rules() -> None:
    lands2 = "Germany,Cai_Lun,Jules_Verne|India,Pedro_II"
    for turn, seat, rule in ((WAR_1, 1, "HC1-051"), (WAR, 2, "HC2-093")):
        match = pass_all(tell(table("", turn, "Germany,Janissaries", lands2), "P1 attack from Germany"))
        assert refusal(match, "Pedro II", seat) == rule
    far = table("", WAR_1, "Germany,Yuri_Gagarin,Janissaries", lands2)
    assert refusal(tell(far, "P1 attack from Germany"), "Canada") == "HC1-041"
