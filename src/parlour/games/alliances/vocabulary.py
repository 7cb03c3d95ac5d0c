"""The names of Alliances for those who write scenarios: questions, events with their fields, and paths of the view."""

from __future__ import annotations

from typing import Final

from parlour.games.alliances.cards.board import COUNTRY_NAMES, SIDES, place_name
from parlour.games.alliances.cards.prints import LETTERS, card_name
from parlour.games.alliances.questions import QUESTIONS
from parlour.kernel.game import Vocabulary
from parlour.kernel.state import NONE, Event

EVENTS: Final = {
    "added": ["seat", "face"],
    "armed": ["seat", "rule", "reason"],
    "begins": ["seat", "phase"],
    "bid": ["seat", "number", "suit"],
    "bribed": ["seat", "face"],
    "campaign": ["side", "rule", "reason", "wins"],
    "captured": ["seat", "place", "country", "of"],
    "dealt": ["each", "reserve"],
    "declared": ["seat", "number"],
    "defended": ["face", "place", "suit", "value"],
    "dominant": ["seat", "suit"],
    "doubled": ["face"],
    "drawn": ["seat", "suit", "value", "series"],
    "drawn card": ["seat", "face"],
    "drew": ["seat", "left"],
    "empire": ["seat"],
    "empire scored": ["seat", "countries", "tricks"],
    "game over": ["winners", "rule", "reason", "scores"],
    "hand": ["seat", "faces"],
    "hands passed": [],
    "held": ["place", "country", "suit", "value"],
    "idle": ["seat", "face"],
    "kept card": ["seat", "face"],
    "laid aside": ["seat", "pair"],
    "laid card": ["seat", "face"],
    "leads": ["seat"],
    "map": ["campaign", "countries"],
    "met": ["seat", "to", "faces"],
    "pair": ["seat", "faces"],
    "pair taken": ["seat", "pair"],
    "passed": ["seat"],
    "played": ["seat", "face"],
    "rebel scored": ["seat", "won", "total"],
    "received": ["seat", "faces"],
    "spun": [],
    "struck": ["seat", "face"],
    "targeted": ["seat", "place", "country"],
    "thrown in": [],
    "tribute": ["seat", "to", "faces"],
    "tribute paid": ["seat", "to"],
    "tribute set": ["seat", "face"],
    "won": ["seat", "suit", "value", "series"],
    "worth": ["seat", "face", "suit", "value"],
}

PATHS: Final = {
    "game": "always alliances",
    "players": "how many play",
    "phase": "as in positions: bidding, conflicts, arming, ...",
    "campaign": "which campaign it is, from 1",
    "conflict": "which conflict or trick comes next or is played, from 1",
    "leader": "who starts the conflict",
    "bid": "the highest bid: 10P",
    "bidder": "who made it",
    "dominant": "the dominant suit: M, E or P",
    "aggressor": "gold or silver",
    "declared": "the number declared in State of Nations",
    "empire": "with three players, who is the Empire",
    "target": "the place that is fought for: a3",
    "leading": "the leading suit: M, E or P",
    "defence.*": "the target's defence in this conflict; * is M, E or P",
    "doubled.name": "the card that Reinforcement doubles",
    "bribed.name": "the card that Bribe took",
    "added.name": "the card that Dual Allegiance added",
    "added.seat": "to whose power it was added",
    "spun": "whether Spin has moved the powers",
    "reserve": "how many cards are in the reserve",
    "reserve.*.name": "open only: the reserve, the top card last",
    "aside.*.name": "the pairs that the Empire laid aside",
    "spent.*.name": "cards of earlier conflicts",
    "seats.*.seat": "the player",
    "seats.*.side": "gold or silver",
    "seats.*.hand.*.name": "the hand, - for a card that this seat does not see",
    "seats.*.kept": "how many cards another player kept in the draft or chose to show",
    "seats.*.kept.*.name": "these cards, of this seat; open: of all",
    "seats.*.tribute": "how many cards another Rebel set as tribute",
    "seats.*.tribute.*.name": "these cards, of this seat; open: of all",
    "seats.*.passed": "whether the player has passed",
    "seats.*.played.name": "the card on the table",
    "seats.*.discarded": "whether that card was discarded",
    "seats.*.power.suit": "the suit of the conflict power: M, E or P",
    "seats.*.power.value": "and its number",
    "seats.*.tricks": "conflicts or tricks won in this phase",
    "seats.*.score": "with three players: countries ruled as Empire",
    "seats.*.rebel_tricks": "conflicts won as a Rebel",
    "sides.*.name": "gold or silver",
    "sides.*.countries": "how many countries the side controls",
    "sides.*.wins": "campaigns won",
    "map.*.place": "a1 to d5",
    "map.*.country": "the country that lies there",
    "map.*.military": "its printed defence, military",
    "map.*.economics": "economics",
    "map.*.politics": "politics",
    "map.*.owner": "gold, silver or -",
    "map.*.tokens": "the tokens from bottom to top: gs is silver on gold",
}

VOCABULARY: Final = Vocabulary({question.name: question.prompt for question in QUESTIONS}, EVENTS, PATHS)


def spelled(event: Event) -> dict[str, object]:
    """The data of an event with cards, countries, places, suits and sides by their names."""
    return {key: spell(key, value) for key, value in event.dump().items()}


def spell(key: str, value: object) -> object:
    """A value of an event as people write it."""
    if isinstance(value, list) and key in ("faces", "countries"):
        return [spell(key.removesuffix("s") if key == "faces" else "country", each) for each in value]
    if not isinstance(value, int) or value == NONE:
        return value
    if key == "face":
        return card_name(value)
    if key == "country":
        return COUNTRY_NAMES[value]
    if key == "place":
        return place_name(value)
    if key == "suit":
        return LETTERS[value]
    return SIDES[value] if key == "side" else value
