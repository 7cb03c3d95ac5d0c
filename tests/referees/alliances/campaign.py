"""A campaign: the map, the tokens, the conflicts that were won, and who wins it in the end."""

from __future__ import annotations

from tests.referees.alliances.print import COUNTRIES, PLACES, beside
from tests.referees.referee import View, must, must_be

NAMES = {"g": "Gold", "s": "Silver"}


def side_of_seat(seat: int, players: int, empire: int | None = None) -> str:
    """Gold or silver (AL-013, AG-30, AG-71, AL-108)."""
    if players == 3:
        return "g" if seat == empire else "s"
    return "g" if seat % 2 == 0 else "s"


class Campaign:
    """What an observer writes down during a campaign."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.length = 16 if players == 3 else 12
        self.country: dict[str, str] = {}
        self.tokens: dict[str, str] = {}
        self.side_of: dict[int, str] = {}
        self.fought = 0
        self.tricks: list[int] = []
        self.armed = False  # whether this is the arming phase
        self.arming_starter = 0
        self.last_winner: int | None = None
        self.bid: str | None = None
        self.declared: int | None = None
        self.aggressor = ""
        self.empire: int | None = None
        self.wins = {"g": 0, "s": 0}
        self.needed = 2
        self.scores: list[int] = []
        self.rebel_tricks: list[int] = []
        self.number = 1

    @staticmethod
    def read(view: View, options: dict[str, object]) -> Campaign:
        """The campaign as a view shows it; a short game needs one win (AG-91)."""
        campaign = Campaign(view["players"])
        campaign.needed = 1 if options["campaigns"] == 1 else 2
        campaign.country = {tile["place"]: tile["country"] for tile in view["map"]}
        campaign.tokens = {tile["place"]: tile["tokens"] for tile in view["map"]}
        campaign.empire = view["empire"]
        campaign.side_of = {s: side_of_seat(s, campaign.players, campaign.empire) for s in range(campaign.players)}
        campaign.fought = view["conflict"] - 1
        campaign.tricks = [place["tricks"] for place in view["seats"]]
        campaign.armed = view["phase"] == "arming"
        campaign.arming_starter = view["leader"]
        campaign.wins = {side["name"][0]: side["wins"] for side in view["sides"]}
        campaign.scores = [place["score"] for place in view["seats"]]
        campaign.rebel_tricks = [place["rebel_tricks"] for place in view["seats"]]
        campaign.number = view["campaign"]
        campaign.settle(view)
        campaign.check_map(view)
        return campaign

    def follow(self, last: Campaign) -> None:
        """What goes on from one campaign to the next (AL-081, AL-110, AG-32)."""
        must_be(self.number, last.number + 1, "AL-017", "the number of the campaign")
        must_be(self.fought, 0, "AG-32", "the number of conflicts fought")
        must_be(self.wins, last.wins, "AL-071", "the campaigns won")
        if self.players == 2:
            must_be(self.arming_starter, 1 - last.arming_starter, "AL-081", "who starts the arming phase")
        if self.players == 3 and last.empire is not None:
            must_be(self.empire, (last.empire + 1) % 3, "AL-110", "the Empire")
            must_be(self.scores, last.scores, "AL-118", "the scores")
            must_be(self.rebel_tricks, last.rebel_tricks, "AL-119", "the conflicts won as a Rebel")

    def settle(self, view: View) -> None:
        """What was bid or declared."""
        self.bid, self.declared = view["bid"], view["declared"]
        self.aggressor = (view["aggressor"] or " ")[0]

    # The map

    def check_map(self, view: View) -> None:
        """The tiles, their printed values, and the tokens on them (AL-062: the top one counts)."""
        for tile in view["map"]:
            place, country = tile["place"], COUNTRIES[tile["country"]]
            printed = {"M": tile["military"], "E": tile["economics"], "P": tile["politics"]}
            must_be(tile["country"], self.country[place], "AL-014", f"the country at {place}")
            must_be(printed, country, "AL-011", f"what is printed on {tile['country']}")
            must_be(tile["tokens"], self.tokens[place], "AL-062", f"the tokens on {place}")
            must_be((tile["owner"] or "")[:1], self.owner(place), "AL-062", f"who controls {place}")
        held = {side["name"][0]: side["countries"] for side in view["sides"]}
        must_be(held, {side: self.held(side) for side in "gs"}, "AL-019", "the number of countries")

    def owner(self, place: str) -> str:
        return self.tokens[place][-1:]

    def held(self, side: str) -> int:
        return sum(1 for place in PLACES if self.owner(place) == side)

    def targets(self, seat: int) -> list[str]:
        """What a starting player may target (AL-039 to AL-043, AG-22 to AG-24)."""
        side = self.side_of[seat]
        rival = "s" if side == "g" else "g"
        mine = [place for place in PLACES if self.owner(place) == side]
        near = [place for place in PLACES if any(other in mine for other in beside(place))]
        if not mine:
            neutral = [place for place in PLACES if self.owner(place) == ""]
            return neutral or PLACES
        if len(mine) == len(PLACES):
            return PLACES
        neutral = [place for place in near if self.owner(place) == ""]
        return neutral or [place for place in near if self.owner(place) == rival]

    # Tricks and arming

    def count_trick(self, winner: int, arming: bool) -> None:
        self.tricks[winner] += 1
        if arming:
            self.last_winner = winner

    def arming_winner(self) -> int:
        """Who has more tricks; else who won the last one; else who did not start (AL-091, AG-75)."""
        if self.tricks[0] != self.tricks[1]:
            return 0 if self.tricks[0] > self.tricks[1] else 1
        return 1 - self.arming_starter if self.last_winner is None else self.last_winner

    def end_arming(self) -> None:
        self.armed, self.fought, self.tricks = False, 0, [0, 0]

    # The end

    def winner(self) -> tuple[str, str]:
        """Which side wins the campaign, and by which rule."""
        aggressor = self.aggressor
        defender = "s" if aggressor == "g" else "g"
        held = self.held(aggressor)
        if self.declared is not None:
            return (aggressor if held == self.declared else defender), "AL-103"
        if self.players == 2:
            return (aggressor if held > self.held(defender) else defender), "AL-099"
        assert self.bid is not None
        number = int(self.bid[:-1])
        if number == 10 and held == 10:
            on_tiles = "".join(self.tokens.values())
            return (aggressor if on_tiles.count(aggressor) > on_tiles.count(defender) else defender), "AL-072"
        return (aggressor if held >= number else defender), "AL-071"

    def check_end(self, view: View, told: dict[str, dict[str, object]]) -> None:
        """All conflicts are fought: who wins the campaign, and the game (AL-070 to AL-075, AL-099 to AL-103)."""
        if self.players == 3:
            self.check_empire_end(view)
            return
        side, rule = self.winner()
        self.wins[side] += 1
        wins = {entry["name"][0]: entry["wins"] for entry in view["sides"]}
        must_be(wins, self.wins, rule, f"the campaigns won ({NAMES[side]} won this one)")
        must("campaign" in told, "AL-070", "nobody told who won the campaign")
        over = self.wins[side] >= self.needed
        if over or view["ending"] is not None:
            winners = [seat for seat in range(self.players) if self.side_of[seat] == side]
            must(view["ending"] is not None, "AL-075", f"{NAMES[side]} has won the game, but it goes on")
            must(over, "AL-075", f"the game is over, but {self.wins} are not enough campaigns")
            must_be(view["ending"]["winners"], winners, "AL-075", "the list of winners")
            must_be(
                view["ending"]["scores"], [self.wins[self.side_of[s]] for s in range(self.players)], "AL-075", "scores"
            )

    def check_empire_end(self, view: View) -> None:
        """The Empire scores its countries; after three campaigns the most countries win (AL-118 to AL-122)."""
        empire = self.empire
        assert empire is not None
        self.scores[empire] = self.held("g")
        for seat in range(3):
            if seat != empire:
                self.rebel_tricks[seat] += self.tricks[seat]
        must_be([place["score"] for place in view["seats"]], self.scores, "AL-118", "the scores")
        seen = [place["rebel_tricks"] for place in view["seats"]]
        must_be(seen, self.rebel_tricks, "AL-119", "the conflicts won as a Rebel")
        must_be(view["ending"] is not None, self.number == 3, "AL-104", "that the game is over")
        if self.number == 3:
            ranks = [(self.scores[seat], self.rebel_tricks[seat]) for seat in range(3)]
            winners = [seat for seat in range(3) if ranks[seat] == max(ranks)]
            must_be(view["ending"]["winners"], winners, "AL-120", "the list of winners")
            must_be(view["ending"]["scores"], self.scores, "AL-118", "the final scores")
