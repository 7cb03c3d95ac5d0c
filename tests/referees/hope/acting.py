"""A turn: the action that is chosen, cards, training, assaults, and what is left to do at its end."""

from __future__ import annotations

from tests.referees.hope import battle, effects, moves, numbers
from tests.referees.hope import print as printed
from tests.referees.hope.sheet import Sheet
from tests.referees.hope.talk import DONE, STOP, Option, Talk, ask, named, of_both

PASS: Option = ("pass", None)


def has_small(s: Sheet, seat: int) -> bool:
    """Whether a small cube or the token is left (DH-086)."""
    return s.players[seat].cubes > 0 or (s.token and seat == s.start)


def can_act(s: Sheet, seat: int) -> bool:
    """Whether there is anything to choose an action with (DG-17)."""
    return has_small(s, seat) or s.players[seat].leader_cube


def actions(s: Sheet) -> list[Option]:
    """What the player in turn may choose (DH-081 to DH-086)."""
    side, seat = printed.actions(s.era), s.turn
    found: list[Option] = [PASS]
    for row in side:
        name = row["name"]
        lying = sum(1 for action, _, kind in s.laid if action == name and kind != "leader cube")
        room = printed.room(row, s.seats)
        if has_small(s, seat) and (room is None or lying < room):
            found.append((name, name))
        if s.players[seat].leader_cube:
            found.append((f"leader: {name}", name))
    return found


def choose(s: Sheet, words: str) -> Talk:
    """Put a cube on an action and do what it says at once (DG-92)."""
    name, player = words.removeprefix("leader: "), s.players[s.turn]
    if name != words:
        player.leader_cube = False
        kind, said = "leader cube", "the leader cube"
    elif player.cubes:
        player.cubes -= 1
        kind, said = "small cube", "a small cube"
    else:
        s.token = False
        kind, said = "token", "the start player token"
    s.laid.append((name, s.turn, kind))
    s.action, s.passes = name, 0
    moves.tell(s, "action", s.turn, name, said)
    row = the_action(s)
    if row["group"] == "reorganize":
        yield from reorganize(s, row)
    elif row["group"] == "train":
        if row["does"] == "gain_next":
            yield from gain_next(s)  # support has no use there (DH-144)
        else:
            s.support = row.get("support", 0) + numbers.bonus(s, s.turn, "support")
    else:
        s.attack = row.get("attack", 0) + numbers.bonus(s, s.turn, "attack")
        s.assaults = row["n"]
        moves.fortify(s, s.turn, row.get("fort", 0))
    s.phase = "acting"


def the_action(s: Sheet) -> printed.Row:
    """The chosen action as the board prints it."""
    return next(row for row in printed.actions(s.era) if row["name"] == s.action)


def reorganize(s: Sheet, row: printed.Row) -> Talk:
    """The bonus of the era, what masters and cities add, then the action itself (DH-112 to DH-121)."""
    seat = s.turn
    if s.era == "early":
        yield from moves.dismissals(s, seat, 2, must=False)
    else:
        moves.score(s, seat, 1)
    moves.score(s, seat, numbers.bonus(s, seat, "reorganize_points"))
    moves.draw(s, seat, numbers.bonus(s, seat, "reorganize_draw"))
    does = row["does"]
    if does == "spoils":
        for _ in range(2):
            moves.take_spoils(s, seat, 3)
    elif does == "dismiss":
        yield from moves.dismissals(s, seat, row["n"], must=True)
    elif does == "ready":
        yield from moves.some(s, seat, "ready", "hand", 2, "DH-120")
    elif does == "shuffle":
        moves.shuffle(s, seat)
    else:
        assert does == "point", does
        moves.score(s, seat, 1)


# Training


def next_of(s: Sheet, name: str) -> str:
    """The pile of the next level of a card, its master, or "" where there is none to gain (DH-143, DG-77, DG-80)."""
    row = printed.ALL_CARDS[name]
    piles = s.piles_of(row.get("profession", ""))
    if not piles:
        return ""
    if row["level"] == 1:
        return piles[2] if s.piles[piles[2]] else ""
    return "" if row["profession"] in s.players[s.turn].masters else "master"


def gain_next(s: Sheet) -> Talk:
    """Gain a level 2 card or a master for the card that it needs, for nothing. Who has none is asked too: a hand is
    hidden, and silence would tell what it lacks."""
    player = s.players[s.turn]

    def options() -> list[Option]:
        return [each for each in of_both(s, s.turn) if next_of(s, s.name(int(str(each[1]))))] + [DONE]

    reply = yield from ask(s.turn, "next", options, "DH-143")
    if reply.stops:
        return
    name = s.name(reply.card)
    profession = printed.ALL_CARDS[name]["profession"]
    pile = next_of(s, name)
    if pile == "master":
        player.masters.append(profession)
        s.trained += 1  # a master always counts (DG-52)
        moves.tell(s, "mastered", s.turn, 0)
    else:
        moves.take_from(s, s.turn, pile, f"{profession} 2")
    moves.dismiss(s, s.turn, reply.card)


def trainable(s: Sheet) -> list[Option]:
    """What the support pays for now, with what it needs (DH-124, DH-127, DH-131, DH-141)."""
    row = the_action(s)
    if row["group"] != "train" or row["does"] == "gain_next":
        return []
    discard_only = row["does"] == "train_discard"
    if discard_only and s.trained:
        return []
    found: list[Option] = []
    for pile in s.view["supply"]:
        name = pile["name"]
        if name is None or numbers.pile_cost(s, name) > s.support:
            continue
        level = printed.ALL_CARDS[name].get("level", 0)
        if (level == 2 and has(s, name, (1, 2))) or (level < 2 and not discard_only):
            found.append((f"train {name}", pile["pile"]))
    for profession in s.professions:
        if profession not in s.players[s.turn].masters and numbers.master_cost(s, profession) <= s.support:
            if has(s, f"{profession} 2", (2,)):
                found.append((f"train Master {profession}", f"Master {profession}"))
    return found


def has(s: Sheet, name: str, levels: tuple[int, ...]) -> bool:
    """Whether a card of the same profession lies in play, or in the discard pile where the action allows it."""
    player = s.players[s.turn]
    where = player.play + (player.discard if the_action(s)["does"] == "train_discard" else [])
    profession = printed.ALL_CARDS[name]["profession"]
    rows = [printed.ALL_CARDS[s.name(card)] for card in where]
    return any(row.get("profession") == profession and row["level"] in levels for row in rows)


def train(s: Sheet, words: str, touches: dict[str, str]) -> None:
    """Pay for a card or a master and take it."""
    name, seat = words.removeprefix("train "), s.turn
    if "slot" in touches:
        profession = name.removeprefix("Master ")
        cost = numbers.master_cost(s, profession)
        s.players[seat].masters.append(profession)
        moves.tell(s, "mastered", seat, cost)
    else:
        cost = numbers.pile_cost(s, name)
        moves.take_from(s, seat, touches["pile"], name)
        moves.tell(s, "trained", seat, cost)
    s.support -= cost
    s.trained += 1


def penalty(s: Sheet) -> int:
    """The points that the number of trained cards costs (DH-123, DH-137, DH-139, DH-140, DG-76)."""
    does, trained = the_action(s)["does"], s.trained
    if does == "train":
        return abs(trained - int(the_action(s)["n"]))
    if does == "train_more":
        return max(0, 3 - trained, trained - 4)
    return int(does == "train_discard" and trained == 0)


# Step 2 and step 3


def acts(s: Sheet) -> list[Option]:
    """Everything that step 2 offers (DH-088)."""
    player = s.players[s.turn]
    leaders = [card for card in player.hand if printed.ALL_CARDS[s.name(card)]["kind"] == "leader"]
    found = [*named(s, player.hand + player.ready, "play"), *named(s, leaders, "put aside"), STOP, *trainable(s)]
    if s.assaults:
        for land, owner in s.owner.items():
            price = numbers.price(s, s.turn, land)
            if price is not None and owner is not None:
                found.append((f"attack {land}", land))
            elif price is not None and price <= s.attack:
                found.append((f"take {land}", land))
    return found


def act(s: Sheet) -> Talk:
    """Step 2, until the player stops."""
    while True:
        reply = yield from ask(s.turn, "act", lambda: acts(s), "DH-088")
        verb, _, thing = reply.words.partition(" ")
        if verb == "stop":
            break
        if verb == "play":
            yield from effects.play(s, s.turn, reply.card)
        elif verb == "put":
            s.players[s.turn].hand.remove(reply.card)
            s.players[s.turn].ready.append(reply.card)
        elif verb == "train":
            train(s, reply.words, reply.touches)
        elif verb == "take":
            yield from battle.take(s, thing)
        else:
            yield from battle.attack(s, thing)
    moves.score(s, s.turn, -penalty(s))
    s.phase = "tidying"


def tidy(s: Sheet) -> Talk:
    """Step 3: discard, and draw up (DH-097, DH-098)."""
    player = s.players[s.turn]
    while player.hand:
        reply = yield from ask(s.turn, "toss", lambda: [*named(s, player.hand), DONE], "DH-098")
        if reply.stops:
            break
        moves.to_discard(s, s.turn, reply.card)
    player.discard += player.play
    player.play = []
    moves.draw_up(s, s.turn)
    s.attack = s.support = s.trained = s.assaults = 0
    s.sail = s.siege = s.onward = s.plunder = s.raid = 0
    s.cheaper, s.action = [0, 0, 0], None
