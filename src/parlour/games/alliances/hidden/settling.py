"""Settling a world with three players: both Rebels have given what they owed, also where a seat saw nothing of it."""

from __future__ import annotations

from parlour.games.alliances.cards.prints import is_special, number_of
from parlour.games.alliances.hidden.pledges import held_before, tribute_fits
from parlour.games.alliances.rules.legal import owed
from parlour.games.alliances.rules.table import rebels
from parlour.games.alliances.state import AlliancesState
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.rng import Dice
from parlour.kernel.state import bit, seat_name
from parlour.kernel.worlds import match_faces


def settle_tribute(game: Game, s: AlliancesState, seat: int, dice: Dice) -> None:
    """Let both Rebels have given what they owed, in a world of a seat that does not know all of it."""
    if not [gift for gifts in s.tribute for gift in gifts if not s.known[gift] >> seat & 1]:
        return  # what it knows has bounded everything else already
    for rebel in rebels(s):
        exchange_gifts(game, s, seat, rebel, dice)
    if not tribute_fits(s):
        search_gifts(game, s, seat, dice)


def exchange_gifts(game: Game, s: AlliancesState, seat: int, rebel: int, dice: Dice) -> None:
    """Give a Rebel the hand that chance dealt him, and let him have given what he owed of it, if that may be."""
    held = held_before(s, rebel)
    for place, gift in enumerate(s.tribute[rebel]):
        due = owed([s.face[card] for card in held[place:]], s.dominant, place)
        if s.face[gift] in due or s.known[gift] >> seat & 1:
            continue
        kept = [card for card in held[place:] if s.face[card] in due and may_exchange(game, s, seat, gift, card)]
        if kept:
            card = kept[dice.roll(len(kept))]
            s.face[gift], s.face[card] = s.face[card], s.face[gift]


def may_exchange(game: Game, s: AlliancesState, seat: int, a: int, b: int) -> bool:
    """Whether two cards may have each other's face by what a seat knows; of one that it knows it may not."""
    if s.known[b] >> seat & 1:
        return False
    return game.may_be(s, seat, a, s.face[b]) and game.may_be(s, seat, b, s.face[a])


def search_gifts(game: Game, s: AlliancesState, seat: int, dice: Dice) -> None:
    """The rare case that voids forbid such an exchange: try what may have been given, and deal the rest to fit."""
    hidden = [card for card in range(len(s.face)) if not s.known[card] >> seat & 1]
    gifts = [gift for rebel in rebels(s) for gift in s.tribute[rebel] if gift in hidden]
    faces = sorted([s.face[card] for card in hidden])
    dice.shuffle(faces)
    if not place_gifts(game, s, seat, gifts, hidden, faces):
        raise ParlourError(
            f"no world fits what {seat_name(seat)} has seen of the tribute: the rules noted something untrue"
        )


def place_gifts(game: Game, s: AlliancesState, seat: int, gifts: list[int], cards: list[int], faces: list[int]) -> bool:
    """Give the first hidden gift a face, as if the seat knew it, and then the others; the highest bind the least."""
    if not gifts:
        return deal_rest(game, s, seat, cards, faces)
    gift, was = gifts[0], s.known[gifts[0]]
    rest = [card for card in cards if card != gift]
    for face in sorted(faces, key=lambda each: is_special(each) or -number_of(each)):
        if not game.may_be(s, seat, gift, face):
            continue
        s.face[gift], s.known[gift] = face, was | bit(seat)
        found = place_gifts(game, s, seat, gifts[1:], rest, [other for other in faces if other != face])
        s.known[gift] = was
        if found:
            return True
    return False


def deal_rest(game: Game, s: AlliancesState, seat: int, cards: list[int], faces: list[int]) -> bool:
    """Deal all other hidden faces, each to a card that may have it."""
    try:
        found = match_faces(game, s, seat, cards, faces)
    except ParlourError:
        return False
    for card, face in zip(cards, found, strict=True):
        s.face[card] = face
    return True
