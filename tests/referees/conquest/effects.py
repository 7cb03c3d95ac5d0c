"""What an ability may be aimed at, and what it must have done, by its words (HC2-044, HC2-075, HG-81, HG-116)."""

from __future__ import annotations

import re
from collections.abc import Callable

from tests.referees.conquest.board import Board, Piece
from tests.referees.conquest.places import has_room
from tests.referees.conquest.print import NUMBERS, PRINTS, Phrase, Print
from tests.referees.conquest.strength import deed, holds
from tests.referees.referee import View, must, must_be

from parlour.kernel.state import Event

Cards = dict[int, Print]
END = r"(?: on this continent| in this battle)?(?= and |, | into |$)"


def is_protected(board: Board, piece: Piece) -> bool:
    """Whether a sentence keeps the abilities of opponents from discarding or taking a card."""
    for source, constant in board.constants(piece.seat, "protect"):
        if not holds(board, source, constant):
            continue
        if constant.scope == "this card":
            found = source is piece
        else:
            assert constant.phrase is not None
            here = constant.scope == "each of yours" or near(board, source, piece)
            found = here and constant.phrase.fits(piece.print)
        if found:
            return True
    return False


def near(board: Board, source: Piece, piece: Piece) -> bool:
    """Whether two cards are in one land, in edition 1 on one continent."""
    if source.land is None or piece.land is None or source.seat != piece.seat:
        return False
    return source.land in board.region(piece.land)


def theirs(board: Board, seat: int, source: Piece | None, words: str, text: str, anybody: bool = False) -> list[Piece]:
    """The cards in play of opponents, or of anybody, that some words of an ability mean; lands never (HG-116)."""
    phrase, found = Phrase(words), []
    peace = board.edition == 2 and board.view["round"] <= 2  # nobody acts against anybody (HC2-064)
    others = [] if peace else board.opponents(seat)
    for other in [seat, *others] if anybody else others:
        for piece in board.pieces(other):
            if piece.print.kind == "land" or not phrase.fits(piece.print):
                continue
            if " on this continent" in text and not same_continent(source, piece):
                continue
            if " in this battle" in text and not fights(board, piece):
                continue
            found.append(piece)
    return found


def same_continent(source: Piece | None, piece: Piece) -> bool:
    """Whether two cards stand on one continent."""
    if source is None or source.land is None or piece.land is None:
        return False
    return source.land.continent == piece.land.continent


def fights(board: Board, piece: Piece) -> bool:
    """Whether a card is in the battle that is being made."""
    shown = board.view["battle"]
    if shown is None:
        return False
    home, target = board.where.get(shown["by"]), board.where[shown["to"]]
    mine = board.abroad if home is None else board.guards(home)
    return piece in mine or piece in board.guards(target)


def place_for(board: Board, seat: int, card: Print) -> bool:
    """Whether a card that comes into play finds its place."""
    return card.action or any(has_room(board, land, card) for land in board.lands[seat])


def discarded(board: Board, seat: int, source: Piece | None, said: str, found: re.Match[str]) -> Cards:
    """What may be discarded."""
    anybody = "any player's" in found[0]
    pieces = theirs(board, seat, source, found["p"], said, anybody)
    return {p.card: p.print for p in pieces if p.seat == seat or not is_protected(board, p)}


def taken(board: Board, seat: int, source: Piece | None, said: str, found: re.Match[str]) -> Cards:
    """What may be taken into play."""
    pieces = [p for p in theirs(board, seat, source, found["p"], said) if not is_protected(board, p)]
    return {p.card: p.print for p in pieces if place_for(board, seat, p.print)}


def silenced(board: Board, seat: int, source: Piece | None, said: str, found: re.Match[str]) -> Cards:
    """Whose abilities may be taken away."""
    return {p.card: p.print for p in theirs(board, seat, source, found["p"], said)}


def pushed(board: Board, seat: int, source: Piece | None, said: str, found: re.Match[str]) -> Cards:
    """Which card of an opponent may be moved to another land of theirs."""
    pieces = theirs(board, seat, source, found["p"], said)
    return {p.card: p.print for p in pieces if elsewhere(board, p)}


def moved(board: Board, seat: int, source: Piece | None, said: str, found: re.Match[str]) -> Cards:
    """Which own cards may be moved."""
    phrase = Phrase(found["p"])
    inside = [p for land in board.lands[seat] for p in land.inside if phrase.fits(p.print)]
    return {p.card: p.print for p in inside if elsewhere(board, p)}


def elsewhere(board: Board, piece: Piece) -> bool:
    """Whether a card finds room in another land of its player."""
    if piece.land is None:
        return False
    others = [land for land in board.lands[piece.seat] if land not in board.region(piece.land)]
    return any(has_room(board, land, piece.print) for land in others)


def fetched(board: Board, seat: int, source: Piece | None, said: str, found: re.Match[str]) -> Cards:
    """What may be taken back from the discard pile; into play only where it finds a place."""
    phrase, cards = Phrase(found["p"]), {}
    for shown in board.view["seats"][seat]["discard"]:
        card = PRINTS[shown["name"]]
        if card.kind != "land" and phrase.fits(card) and ("into your hand" in said or place_for(board, seat, card)):
            cards[shown["card"]] = card
    return cards


Finder = Callable[[Board, int, "Piece | None", str, "re.Match[str]"], Cards]
AIMS: list[tuple[str, Finder]] = [
    (rf"discard (?:an opponent's|any player's) (?P<p>.+?){END}", discarded),
    (rf"take an opponent's (?P<p>.+?){END}", taken),
    (r"abilities of one (?P<p>.+?) of an opponent have no effect", silenced),
    (r"move a (?P<p>.+?) of an opponent to another land", pushed),
    (r"move \w+ of your (?P<p>.+?) to other lands", moved),
    (r"take (?P<p>.+?) from your discard pile", fetched),
    (r"put (?P<p>.+?) from your discard pile", fetched),
]


def check_target(board: Board, seat: int, ask: View) -> None:
    """What an ability offers as its targets: all that its words mean, and nothing else."""
    top = board.view["pending"][-1] if board.view["pending"] else None
    if top is None or top["kind"] != "ability" or top["who"] != seat:
        return
    said = deed(top["text"])
    source = next((piece for piece in board.pieces(seat) if piece.card == top["card"]), None)
    if source is not None and top["text"] not in source.print.sentences and "choose one" not in source.print.text:
        return  # it uses the ability of another card
    for pattern, finder in AIMS:
        found = re.search(pattern, said)
        if found:
            meant = set(finder(board, seat, source, said, found))
            options = {option["touches"]["card"] for option in ask["options"] if "card" in option["touches"]}
            several = re.match(r"(?:take|move) (two|three)", found[0])
            chosen = len(meant) - len(options) if several else 0
            must(0 <= chosen < (NUMBERS[several[1]] if several else 1), "HC2-075", f"the choices of {top['name']}")
            must_be(options if not several else options - meant, meant if not several else set(), "HC2-075", "targets")
            return


# What events must tell that an ability did, by its words.
TOLD: list[tuple[str, str]] = [
    (r"look at the hand of one opponent", "looked"),
    (r"look at the top (\w+) cards of your draw deck", "looked down"),
    (r"the attack is stopped", "stopped"),
    (r"that card stays where it is", "saved"),
    (r"it has no effect", "cancelled"),
    (r"you win this battle", "won at once"),
]
HOSTILE = re.compile(r"opponent|everyone|nobody|any player's")


def check_done(was: Board, now: Board, seat: int, name: str, text: str, events: list[Event]) -> None:
    """What an ability that was used, alone in this answer, must have done."""
    said = deed(text)
    names = [event.name for event in events]
    if now.edition == 2 and now.view["round"] <= 2 and HOSTILE.search(said):
        return
    drawn = sum(int(str(e.data["cards"])) for e in events if e.name == "drew" and e.data["seat"] == seat)
    found = re.search(r"draw (a|two|three) cards?", said)
    if found and "look at the top" not in said:
        left = was.view["seats"][seat]["deck"] + len(was.view["seats"][seat]["discard"])
        must(drawn == NUMBERS[found[1]] or left < 6, "HC2-075", f"{name} draws {drawn} cards: {text}")
    for pattern, event in TOLD:
        if re.search(pattern, said) and event in ("stopped", "saved", "won at once"):
            must(event in names, "HC2-075", f"{name} does not do what it says: {text}")
    if "may play one card fewer" in said:
        for other in now.opponents(seat):
            more = now.view["seats"][other]["fewer"] - was.view["seats"][other]["fewer"]
            must_be(more, 1, "HC2-075", f"how many cards fewer P{other + 1} may play by {name}")
    found = re.search(r"discards (a|two) cards?", said)
    if found:
        lost = [len(was.view["seats"][o]["hand"]) - len(now.view["seats"][o]["hand"]) for o in now.opponents(seat)]
        full = [o for o in now.opponents(seat) if len(was.view["seats"][o]["hand"]) >= 2]
        must(not full or sum(lost) <= NUMBERS[found[1]], "HC2-075", f"{name} makes opponents discard {lost}")
    if "take a card at random from the hand" in said and "hand taken" in names:
        grown = len(now.view["seats"][seat]["hand"]) - len(was.view["seats"][seat]["hand"])
        must(grown >= 0, "HC2-075", f"the hand of P{seat + 1} grows by {grown} after {name}")
    if said.startswith(("no opponent may attack you", "nobody may attack", "one opponent may not attack")):
        lasts = any(row["text"] == text and row["seat"] == seat for row in now.view["lasting"])
        must(lasts, "HC2-075", f"{name} leaves no peace: {text}")
