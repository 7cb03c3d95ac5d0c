"""Every printed card, mat and city as data for those who draw it."""

from __future__ import annotations

from parlour.games.hope.cards.factions import FACTIONS, Faction
from parlour.games.hope.cards.lasting import lasting_text
from parlour.games.hope.cards.locations import ALL_CITIES, City
from parlour.games.hope.cards.maps.board import BOARDS, PRIZE_CITY, START_CITY
from parlour.games.hope.cards.prints import (
    ALL_PROFESSIONS,
    KINDS,
    NO_COST,
    NO_FACTION,
    NO_PROFESSION,
    PRINTS,
    STRENGTHS,
    Print,
    Profession,
)


def printed_cards() -> list[dict[str, object]]:
    """Deck cards and spoils in the order of their faces, then masters, faction mats and cities."""
    found = [printed_card(card) for card in PRINTS]
    found += [printed_master(profession) for profession in ALL_PROFESSIONS]
    found += [printed_faction(faction) for faction in FACTIONS]
    return found + [printed_city(city) for city in ALL_CITIES]


def printed_card(card: Print) -> dict[str, object]:
    """A card with its three strengths."""
    facts: dict[str, object] = {"kind": KINDS[card.kind]}
    if card.profession != NO_PROFESSION:
        facts |= {"profession": ALL_PROFESSIONS[card.profession].name, "level": card.level}
    if card.faction != NO_FACTION:
        facts["faction"] = FACTIONS[card.faction].name
    if card.stack:
        facts["stack"] = card.stack
    facts |= dict(zip(STRENGTHS, card.strengths, strict=True))
    if card.cost != NO_COST:
        facts["cost"] = card.cost
    return {"name": card.name, "text": card.text, "facts": facts | {"copies": card.copies}}


def printed_master(profession: Profession) -> dict[str, object]:
    """A master with its cost and its points."""
    facts = {"kind": "master", "profession": profession.name, "way": profession.way}
    numbers = {"cost": profession.master_cost, "points": profession.points}
    return {"name": master_name(profession), "text": lasting_text(profession.always), "facts": facts | numbers}


def master_name(profession: Profession) -> str:
    """A master as people say it: "Master Privateers"."""
    return f"Master {profession.name}"


def printed_faction(faction: Faction) -> dict[str, object]:
    """A faction mat."""
    facts = {
        "kind": "faction",
        "letter": faction.letter,
        "leader": faction.leader,
        "story": faction.story,
        "winter": faction.winter_text(),
    }
    return {"name": faction.name, "text": lasting_text(faction.always), "facts": facts}


def printed_city(city: City) -> dict[str, object]:
    """A start city or a prize city."""
    native = PRIZE_CITY if city.prize else START_CITY
    facts = {"kind": "prize city" if city.prize else "start city", "map": BOARDS[city.board].title, "value": native}
    return {"name": city.name, "text": lasting_text(city.always), "facts": facts}
