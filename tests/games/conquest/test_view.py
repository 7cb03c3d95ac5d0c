"""What a view says beyond the cards that lie there: previews of attacks, lands, what waits and what lasts."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.conquest.table import GAME, WAR, fresh, pass_all, seen, state, story, tell, war

from parlour.bots.levels import make_bot
from parlour.games.conquest.cards.kinds import ARMY, CHARACTER
from parlour.games.conquest.rules.room import room
from parlour.games.conquest.rules.table import unit
from parlour.kernel.match import Match
from parlour.kernel.state import WATCHER


def view(match: Match) -> Any:
    """What all see."""
    return match.view(WATCHER)


def clash(match: Match) -> Any:
    """The only attack that can be made."""
    (found,) = view(match)["clashes"]
    return found


@pytest.mark.rule("HG-64")
def test_the_preview_of_an_attack_says_what_the_battle_will_be() -> None:
    match = war("Germany,Janissaries,Marie_Curie", "Germany,Cai_Lun,Pedro_II|India")
    attack = clash(match)
    assert (attack["by_name"], attack["to_name"], attack["seat"], attack["of"]) == ("Germany", "Germany", 0, 1)
    tell(match, "P1 attack from Germany")
    now = view(match)["battle"]
    assert now is None or now == attack
    pass_all(match)
    assert f"{attack['attack']['total']} against {attack['defence']['total']}" in story(match)


def test_a_total_is_the_sum_of_its_parts_and_each_part_names_its_card() -> None:
    attack = clash(war("Germany,Janissaries,Marie_Curie", "Germany,Cai_Lun|India"))
    for side in (attack["attack"], attack["defence"]):
        assert side["total"] == sum(part["value"] for part in side["parts"])
    parts = [(part["name"], part["to"], part["value"]) for part in attack["attack"]["parts"]]
    assert ("Germany", None, 500) in parts  # a scientist is in this land
    assert ("Janissaries", None, 3000) in parts


def test_a_part_that_changes_another_card_names_both() -> None:
    match = war("Germany,Mehmed_II,Mysorean_Rocket_Corps", "Germany,Cai_Lun|India", "active1=Induction_Motor")
    for part in clash(match)["attack"]["parts"]:
        assert part["to"] != part["name"]


def test_no_attack_is_previewed_that_cannot_be_made() -> None:
    low = WAR.replace("morale=900", "morale=800")
    assert view(war("Germany,Janissaries", "Germany,Cai_Lun", turn=low))["clashes"] == []
    assert view(war("Germany,Janissaries", "India,Cai_Lun"))["clashes"] == []


@pytest.mark.rule("HG-99")
def test_a_land_that_was_emptied_is_shown_with_who_may_claim_it() -> None:
    match = war("Germany,Yuri_Gagarin,Janissaries", "Ethiopia,Cai_Lun|India,Pedro_II")
    assert view(match)["emptied"] == []
    pass_all(tell(match, "P1 attack from Germany", "P1 Ethiopia"))
    (emptied,) = view(match)["emptied"]
    assert (emptied["name"], emptied["by"]) == ("Ethiopia", "Germany")
    assert seen(match, 2)["lands"][0][0]["land"]["state"] == "claimable"


def test_room_is_what_the_rules_find() -> None:
    for edition in (1, 2):
        match = fresh(f"room {edition}", edition=edition, players=3)
        bots = [make_bot("greedy", str(seat)) for seat in range(3)]
        for _ in range(120):
            if match.ending is not None:
                break
            check_room(match)
            ask = match.asks[0]
            match.answer(ask.seat, bots[ask.seat].answer(match.sight(ask.seat)))


def check_room(match: Match) -> None:
    """Every land says of characters and armies what the rules say."""
    s = state(match)
    for seat in view(match)["seats"]:
        for stack in seat["lands"]:
            land = stack[0]["card"]
            if unit(s, land) != land:
                continue
            free = stack[0]["land"]
            assert (free["free"] > 0) == room(s, land, CHARACTER)
            assert (free["free_armies"] > 0) == room(s, land, ARMY)


def test_a_turn_says_what_may_be_done() -> None:
    match = war("Germany,Janissaries", "Germany,Cai_Lun", "hand1=Tipu_Sultan")
    assert GAME.prompt(match.state, match.asks[0]) == "Play a card, attack, or end the turn"
    match = war("Germany,Janissaries", "India,Cai_Lun")
    assert GAME.prompt(match.state, match.asks[0]) == "End the turn"


def test_a_view_has_the_type_that_the_game_declares() -> None:
    assert GAME.view_type().__name__ == "View"  # type: ignore[attr-defined]
