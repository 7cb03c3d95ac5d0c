"""Tables in the thick of things: professionals, masters, cities and spoils, as seldom come together by chance."""

from __future__ import annotations

import random

from tests.referees.hope.print import ALL_CARDS, FACTIONS, MAPS, MASTERS, Row, actions, room, small_cubes, years

PROFESSIONS = list(MASTERS)


def rich_line(dice: random.Random, players: int) -> str:
    """A position in one line, with a turn that may go anywhere."""
    era = dice.choice(["early", "late"])
    title = "Europe" if players <= 3 else "North America"
    professions = sorted(dice.sample(PROFESSIONS, 8), key=PROFESSIONS.index)
    factions = dice.sample(list(FACTIONS), players)
    fields = {
        "players": str(players),
        "board": title,
        "professions": ",".join(professions),
        "turn": "1",
        "start": str(dice.randint(1, players)),
        "era": era,
        "year": str(dice.randrange(years(players))),
        "drafted": str(2 * players),
        "faction": ",".join(factions),
        "masters": ",".join(str(masters(dice, professions)) for _ in range(players)),
        "cubes": ",".join(str(dice.randint(int(seat == 0), small_cubes(players) - 1)) for seat in range(players)),
        "leader_cube": ",".join(str(dice.randint(0, 1)) for _ in range(players)),
        "defence": ",".join(str(dice.choice([0, 0, 1, 3])) for _ in range(players)),
        "fort": ",".join(str(dice.choice([0, 0, 1])) for _ in range(players)),
    }
    fields |= lands(dice, title, players)
    fields |= cards(dice, professions, factions)
    fields |= turn(dice, era, players)
    return " ".join(f"{name}={value.replace(' ', '_')}" for name, value in fields.items())


def masters(dice: random.Random, professions: list[str]) -> int:
    """A set of up to four masters."""
    return sum(1 << PROFESSIONS.index(name) for name in dice.sample(professions, dice.choice([0, 1, 2, 4])))


def lands(dice: random.Random, title: str, players: int) -> dict[str, str]:
    """Capitals, and half of the map."""
    names = [row["name"] for row in MAPS[title]["territories"]]
    capitals = dice.sample([row["name"] for row in MAPS[title]["territories"] if row["native"] == 5], players)
    held = {seat: [capitals[seat]] for seat in range(players)}
    for name in names:
        if name not in capitals and dice.random() < 0.5:
            held[dice.randrange(players)].append(name)
    found = {f"held{seat + 1}": ",".join(own) for seat, own in held.items()}
    return found | {"capital": ",".join(capitals)}


def cards(dice: random.Random, professions: list[str], factions: list[str]) -> dict[str, str]:
    """Cards of all kinds in all places of all players, no more of each than there are."""
    left = {name: row["copies"] for name, row in ALL_CARDS.items() if may_lie(row, professions)}
    found = {}
    for seat, faction in enumerate(factions):
        for zone, most in (("hand", 6), ("draw", 5), ("discard", 5), ("play", 3), ("ready", 3)):
            if zone == "play" and seat:
                continue
            chosen = [draw(dice, left, faction, zone == "ready") for _ in range(dice.randint(0, most))]
            if chosen:
                found[f"{zone}{seat + 1}"] = ",".join(name.replace(",", "") for name in chosen)
    return found


def may_lie(row: Row, professions: list[str]) -> bool:
    """Whether a card can be in this game."""
    return row["kind"] != "professional" or "faction" in row or row["profession"] in professions


def draw(dice: random.Random, left: dict[str, int], faction: str, spoils: bool) -> str:
    """A card that the player may have, professionals and leaders rather than others."""

    def weight(name: str) -> float:
        row = ALL_CARDS[name]
        if not left[name] or row.get("faction", faction) != faction or (row["kind"] == "spoils" and not spoils):
            return 0
        return 6 if row["kind"] in ("leader", "spoils") or row.get("level") else 1

    name = dice.choices(list(left), [weight(name) for name in left])[0]
    left[name] -= 1
    return name


def turn(dice: random.Random, era: str, players: int) -> dict[str, str]:
    """An action that is to be chosen, or one that has been chosen."""
    number = dice.randrange(len(actions(era)))
    row = actions(era)[number]
    if row["group"] == "reorganize" or dice.random() < 0.3:
        return {"phase": "choosing"}
    found = {"phase": "acting", "action": str(number), "laid": str(number), "laid_by": "1"}
    if row["group"] == "train":
        return found | {"support": str(dice.randint(0, 9))}
    assert room(row, players) != 0
    return found | {"assaults": str(row["n"]), "attack": str(dice.randint(0, 12))}
