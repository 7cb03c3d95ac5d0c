"""Positions in words: what is left open follows the decks, and what cannot be is refused in words that help."""

from __future__ import annotations

import pytest
from tests.games.conquest.table import GAME, PILES, TURN_3, at, state

from parlour.games.conquest.cards.faces import KINDS
from parlour.games.conquest.cards.kinds import LAND
from parlour.games.conquest.cards.pool import POOL
from parlour.kernel.errors import ParlourError

LANDS = "lands1=Germany,Cai_Lun lands2=India,Pedro_II"
BASE = f"{TURN_3} acted=3,4 {PILES}"


def test_open_cards_are_of_the_deck_of_their_player_and_lands_lie_in_land_piles() -> None:
    decks = "decks=boudica;templar lands1=Fiji,Boudica lands2=France,Dante"
    s = state(at(f"{BASE} {decks} hand1=?3 hand2=?3 land_pile1=?2 land_pile2=?2"))
    for seat, slug in ((0, "boudica"), (1, "templar")):
        faces = next(deck.faces for deck in POOL.decks if deck.slug == slug)
        for card in s.hand[seat] + s.deck[seat]:
            assert s.face[card] in faces
            assert KINDS[s.face[card]] != LAND
        assert all(KINDS[s.face[card]] == LAND and s.face[card] in faces for card in s.land_pile[seat])


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", "P1 has had no turn yet (acted) and has no land_pile to begin with"),
        (f"{BASE} lands1=Cai_Lun lands2=India", "lands1: Cai Lun cannot lie there; lands stand first"),
        (f"{BASE} lands1=Germany,India lands2=India", "lands1: India cannot lie there"),
        (f"{BASE} lands1=Germany,Newton's_Principia lands2=India", "lands1: Newton's Principia cannot lie there"),
        (f"{BASE} {LANDS} hand1=Brazil", "hand1: Brazil cannot lie there"),
        (f"{BASE} {LANDS} active1=Marie_Curie", "active1: Marie Curie cannot lie there"),
        (f"{BASE} {LANDS} land_pile1=Marie_Curie", "land_pile1: Marie Curie cannot lie there"),
        (f"{BASE} {LANDS} land_pile1=?11", "land_pile1: no card is left that may lie there"),
        (f"{BASE} {LANDS} hand1=Boudica", "no card of this game is Boudica"),
        (f"{BASE} {LANDS} hand1=Nikola_Telsa", "did you mean Nikola_Tesla?"),
        (f"{BASE} {LANDS} hand3=?1", "hand3 is of P3, and 2 play"),
        (f"{BASE} {LANDS} out=12", "out: nobody is left in the game"),
        (f"{BASE} {LANDS} decks=tesla;tesla;tesla", "decks names 3 decks, and 2 play"),
        (f"{BASE} {LANDS} decks=teslo;tesla", "deck1: there is no deck or card 'teslo'; did you mean tesla?"),
        (f"{BASE} {LANDS}".replace("plays=3", "plays=-5"), "plays is at least 0"),
        (f"{BASE} {LANDS}".replace("round=3", "round=0"), "round is at least 1"),
        (f"{BASE} {LANDS}".replace("plays=3", "plays=999"), "plays is at most 50"),
        (f"{BASE} {LANDS} attacks=999", "attacks is at most 50"),
        (f"{BASE} {LANDS}".replace("moves=1", "moves=999"), "moves is at most 50"),
        (f"{BASE} {LANDS} limit=2", "round 3 is after the last one, 2"),
        (f"{BASE} {LANDS} chosen=lands1.1:7", "chosen: Germany has no choice 7"),
        (f"{BASE} {LANDS} chosen=lands1.1:0", "chosen: Germany has no choice 0"),
        (f"{BASE} {LANDS} used=lands1.2:-4", "used"),
        (f"{BASE} {LANDS} used=lands1.2:99999", "used: Cai Lun cannot have been used so (99999)"),
        (f"{BASE} lands1=Germany,Cai_Lun", "lands2: P2 has no land and is not out"),
        (f"{BASE} {LANDS}".replace("acted=3,4", "acted=3,0"), "P2 has had no turn yet"),
        (f"{BASE} {LANDS} lasting=1", "lasting: a row has 7 numbers"),
        (f"{BASE} {LANDS} emptied=1", "emptied: a row has 2 numbers"),
        (f"{BASE} {LANDS} abroad=Marie_Curie", "abroad: an expedition needs home and bound"),
        (f"{BASE} lands1=Germany|Germany,Cai_Lun lands2=India", "nobody has Germany twice"),
        (
            f"edition=1 {BASE} decks=tesla;tesla+templar:3 lands1=Germany lands2=France|Germany,Cai_Lun",
            "in edition 1 the guards of Europe stand with France",
        ),
        (f"{BASE} {LANDS} morale=3000,0", "morale: P1 has 3000 and 3000 wins, so the game is over"),
        (f"{BASE} {LANDS} morale=0,-2000", "morale: P2 has -2000 and is not out, as everybody is with -2000"),
        (f"{BASE} {LANDS} aim=countries goal=1", "lands1: P1 has 1 and 1 win, so the game is over"),
        (f"{BASE} {LANDS} out=1", "out: only P2 is left, so the game is over"),
        (f"{BASE} {LANDS}".replace("acted=3,4", "acted=9,9"), "acted: P1 cannot have had turn 9; turns is 5"),
        (f"{BASE} {LANDS}".replace("acted=3,4", "acted=4,4"), "acted: P2 and P1 cannot both have had turn 4"),
        (
            f"{BASE} lands1=Germany lands2=India,Pedro_II,Cai_Lun,Marie_Curie,Ada_Lovelace,Jules_Verne",
            "lands2: 5 characters and 0 armies guard India; there is room for four guards, one of them an army",
        ),
        (
            f"{BASE} lands1=Germany,Prussian_Army,Janissaries lands2=India",
            "lands1: 0 characters and 2 armies guard Germany; there is room for four guards, one of them an army",
        ),
        (
            f"edition=1 {BASE} lands1=Germany,Pedro_II,Cai_Lun,Marie_Curie,Ada_Lovelace,Jules_Verne lands2=India",
            "lands1: 5 characters and 0 armies guard Europe; there is room for four characters and two armies",
        ),
        (f"{BASE} {LANDS} topic=3", "topic"),
        (f"{BASE} {LANDS} aim=gold", "there is no aim 'gold'"),
        (f"{BASE} {LANDS} continent=atlantis", "there is no continent 'atlantis'"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_words(line: str, said: str) -> None:
    with pytest.raises(ParlourError) as error:
        GAME.read(f"players=2 {line}")
    assert said in str(error.value)


def test_whose_deck_a_card_is_from_counts_players_from_one() -> None:
    s = state(at(f"{BASE} {LANDS} owner=lands1.2:2"))
    assert s.owner[s.lands[0][0][1]] == 1
    assert " owner=lands1.2:2" in GAME.write(s)
    with pytest.raises(ParlourError, match="owner"):
        GAME.read(f"players=2 {BASE} {LANDS} owner=lands1.2:0")
