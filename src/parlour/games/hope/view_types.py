"""What a view of Dealers in Hope and the facts of a card consist of, each entry with what it means."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

Phase = Literal["drafting", "choosing", "acting", "assailing", "defending", "pressing on", "tidying", "winter"]
Era = Literal["early", "late", "over"]
Group = Literal["reorganize", "train", "assault"]
Way = Literal["land", "sea"]
Cube = Literal["small cube", "token", "leader cube"]


class CardView(TypedDict):
    """A card by its back; its name is null while it is hidden."""

    card: int
    name: Annotated[str | None, "its name, - if this seat does not see it"]


class KnownView(CardView):
    """A card of a face-down pile that the viewer knows."""

    below: Annotated[int, "how many cards lie over this one"]


class PlaceView(TypedDict):
    """A territory on the map, as it stands towards the player in turn."""

    place: Annotated[str, "its name"]
    owner: Annotated[int | None, "who controls it"]
    capital: Annotated[bool, "whether it has a capital marker"]
    coast: Annotated[bool, "whether it lies at the sea"]
    interior: Annotated[int, "its interior defence"]
    native: Annotated[int, "its native defence: 2 and 3 give spoils, 5 and 6 are cities"]
    defence: Annotated[int, "what defends it now, without the way there"]
    way: Annotated[Way | None, "how the player in turn reaches it; land where there is a border or an arrow"]
    price: Annotated[int | None, "the attack that takes it now, or that a battle for it must reach first"]
    seas: Annotated[int, "how much of that the seas are"]


class CubeView(TypedDict):
    """A cube on an action."""

    seat: Annotated[int, "whose it is"]
    kind: Annotated[Cube, "a small cube, the start player token or a leader cube, which takes no space"]


class ActionView(TypedDict):
    """An action of this era."""

    slot: Annotated[str, "its name"]
    group: Annotated[Group, "its column: reorganize, train or assault"]
    about: Annotated[str, "what it does"]
    room: Annotated[int | None, "how many small cubes it holds; - for any number"]
    taken: Annotated[int, "how many small cubes lie on it, the token counted"]
    cubes: Annotated[list[CubeView], "a cube that was laid on it in this year"]


class PileView(TypedDict):
    """A pile of the supply, whose cards are all the same; of the masses the top card is seen."""

    pile: Annotated[str, "masses, or supply.1 to supply.19"]
    name: Annotated[str | None, "the card that is trained next"]
    top: Annotated[CardView | None, "the same as a card"]
    count: Annotated[int, "how many cards it has"]
    cost: Annotated[int | None, "the support that the next one costs now"]


class MasterView(TypedDict):
    """A master that can be trained in this game."""

    slot: Annotated[str, "its name"]
    profession: Annotated[str, "its profession"]
    cost: Annotated[int, "the support that it costs now"]
    points: Annotated[int, "what it is worth at the end"]
    trained_by: Annotated[list[int], "who has trained it"]


class SpoilsView(TypedDict):
    """A stack of spoils of war."""

    pile: Annotated[str, "spoils 2 or spoils 3"]
    count: Annotated[int, "how many cards it has"]
    known: Annotated[list[KnownView], "those that went under it, and others that this seat knows"]


class BattleView(TypedDict):
    """The battle that is fought now."""

    place: Annotated[str, "the territory that is fought for"]
    attacker: Annotated[int, "who attacks"]
    defender: Annotated[int, "who defends"]
    attack: Annotated[int, "the attack so far"]
    defence: Annotated[int, "the defence so far, the seas included"]
    seas: Annotated[int, "what the seas add to the defence"]


class WinterView(TypedDict):
    """What a faction would score if winter came now."""

    amount: Annotated[int, "how much there is of what it counts"]
    points: Annotated[int, "the points for it"]


class SeatView(TypedDict):
    """A player as the viewer sees them."""

    seat: Annotated[int, "the player"]
    faction: Annotated[str | None, "the faction"]
    capital: Annotated[str | None, "the territory with the capital marker"]
    points: Annotated[int, "victory points"]
    final: Annotated[int, "the score if the game ended now: points, territories, prize cities, masters"]
    winter: Annotated[WinterView | None, "the winter score as it stands"]
    territories: Annotated[int, "how many territories the player controls"]
    deck: Annotated[int, "how many cards the deck has, wherever they lie"]
    masters: Annotated[list[str], "a trained master"]
    cubes: Annotated[int, "small cubes that are left for actions"]
    leader_cube: Annotated[bool, "whether the leader cube is left in this era"]
    token: Annotated[bool, "whether the player has the start player token to use"]
    defence: Annotated[int, "defence markers, until their next turn"]
    fort: Annotated[int, "defence tokens, until winter"]
    hand_size: Annotated[int, "how many cards the hand is filled to"]
    hand: Annotated[list[CardView], "a hand card"]
    draw: Annotated[int, "how many cards the draw pile has"]
    draw_known: Annotated[list[KnownView], "a card of the draw pile that this seat knows"]
    discard: Annotated[list[CardView], "a card of the discard pile, the top card last"]
    play: Annotated[list[CardView], "a card of the play area"]
    ready: Annotated[list[CardView], "a card of the ready area"]


class View(TypedDict):
    """Everything that a seat or a watcher sees."""

    game: Annotated[Literal["hope"], "always hope"]
    players: Annotated[int, "how many play"]
    board: Annotated[str, "the map: Europe or North America"]
    preset: Annotated[str, "the set of professions"]
    phase: Annotated[Phase, "as in positions: choosing, acting, assailing, ..."]
    turn: Annotated[int, "whose turn it is"]
    first: Annotated[int, "who began the game"]
    start: Annotated[int, "who has the start player token"]
    era: Annotated[Era, "early, late or over"]
    year: Annotated[int, "which year of the era it is, from 1"]
    years: Annotated[int, "how many years an era has"]
    passes: Annotated[int, "how many players have passed in a row"]
    tossing: Annotated[list[int], "who may still discard in this winter"]
    seats: list[SeatView]
    map: list[PlaceView]
    actions: list[ActionView]
    action: Annotated[str | None, "the chosen action"]
    supply: list[PileView]
    masters: list[MasterView]
    masses_known: Annotated[list[KnownView], "a card of the masses that this seat knows"]
    spoils: list[SpoilsView]
    box: Annotated[int, "how many cards are out of the game"]
    attack: Annotated[int, "attack markers of the player in turn"]
    support: Annotated[int, "support markers of the player in turn"]
    trained: Annotated[int, "cards trained in this turn"]
    assaults: Annotated[int, "assaults left in this turn"]
    sail: Annotated[int, "how much less the seas count in this turn"]
    siege: Annotated[int, "how much less the interior counts in this turn"]
    onward: Annotated[int, "cards drawn for each territory taken in this turn"]
    plunder: Annotated[int, "more spoils for each territory taken in this turn"]
    raid: Annotated[int, "points that a loser loses in this turn"]
    cheaper: Annotated[list[int], "how much less training costs in this turn: any card, professional cards, masters"]
    battle: Annotated[BattleView | None, "the battle that is fought"]


class CardFacts(TypedDict):
    """What is printed on a card of a deck, or on spoils of war."""

    kind: Literal["masses", "citizen", "professional", "leader", "spoils"]
    attack: int
    defence: int
    support: int
    copies: Annotated[int, "how many of it there are"]
    cost: NotRequired[int]
    profession: NotRequired[str]
    level: NotRequired[int]
    faction: NotRequired[str]
    stack: NotRequired[Annotated[int, "the stack of spoils: 2 or 3"]]


class MasterFacts(TypedDict):
    """What is printed on a master."""

    kind: Literal["master"]
    profession: str
    way: Annotated[str, "how it feels to play it"]
    cost: int
    points: int


class FactionFacts(TypedDict):
    """What is printed on a faction mat."""

    kind: Literal["faction"]
    letter: str
    leader: str
    story: str
    winter: Annotated[str, "what it scores in winter"]


class CityFacts(TypedDict):
    """What is printed on the card of a city."""

    kind: Literal["start city", "prize city"]
    map: str
    value: int


Facts = CardFacts | MasterFacts | FactionFacts | CityFacts
