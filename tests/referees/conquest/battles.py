"""Battles: who wins, what the loser loses, and what becomes of the land (HC2-093 to HC2-099; HC1-050 to HC1-056)."""

from __future__ import annotations

from tests.referees.conquest.board import Board, Land
from tests.referees.conquest.print import PRINTS
from tests.referees.conquest.strength import Clash, holds, total
from tests.referees.referee import View, must, must_be

from parlour.kernel.state import Event

CHANGES = ("used", "interrupted", "discarded", "saved", "taken", "cancelled", "placed", "moved", "land taken")


class Battle:
    """The attack that is being made."""

    def __init__(self, event: Event) -> None:
        self.seat = int(str(event.data["seat"]))
        self.of = int(str(event.data["of"]))
        self.sure: list[int] = []  # who wins whatever the strengths are
        self.winner: int | None = None  # -1 for a draw
        self.guards = 0  # of the target when it was beaten
        self.expected = 0  # how many cards that costs
        self.clean = True  # whether nothing but the battle has changed the land since
        self.target: Land | None = None


class Battles:
    """Follows attacks from their declaration to their end."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.battle: Battle | None = None

    def hear(self, was: Board, now: Board, events: list[Event]) -> None:
        """The events of an answer."""
        for at, event in enumerate(events):
            if event.name == "attacked":
                self.battle = Battle(event)
                self.check_declared(was, event)
            elif self.battle is None:
                continue
            elif event.name == "won at once":
                self.battle.sure.append(int(str(event.data["seat"])))
            elif event.name == "battle":
                self.check_battle(was, event, events[:at], events[at + 1 :])
            elif event.name in ("stopped", "void"):
                self.battle = None
            elif event.name in ("saved", "interrupted", "used", "taken") and self.battle.winner is not None:
                self.battle.clean = False
        attack = any(row["kind"] == "attack" for row in now.view["pending"])
        if self.battle is not None and self.battle.winner is not None and not attack:
            self.check_end(now, events)
            self.battle = None

    def check_declared(self, was: Board, event: Event) -> None:
        """Only an opponent is attacked, from round 3 on (HC2-116, HC1-015)."""
        must(event.data["seat"] == was.turn, "HC2-088", "somebody attacks in another's turn")
        must(was.view["round"] >= 3, "HC1-015" if was.edition == 1 else "HC2-116", "an attack before round 3")
        must(event.data["of"] != event.data["seat"], "HC2-090", "somebody attacks a land of their own")

    def check_battle(self, was: Board, event: Event, before: list[Event], after: list[Event]) -> None:
        """Who wins, by the totals that are told; these are checked where nothing changed since they were shown."""
        battle = self.battle
        assert battle is not None
        attack, defence = int(str(event.data["attack"])), int(str(event.data["defence"]))
        winner = battle.seat if attack > defence else battle.of if defence > attack else -1
        if battle.sure:
            winner = battle.sure[0] if len(set(battle.sure)) == 1 else -1
        rule = "HC1-050" if was.edition == 1 else "HC2-095" if winner < 0 else "HC2-093"
        must_be(event.data["winner"], winner, rule, "the winner")
        battle.winner = winner
        shown = was.view["battle"]
        quiet = shown is not None and was.view["pending"][-1]["kind"] == "attack"
        if quiet and not any(e.name in CHANGES for e in before):
            clash = Clash(was, shown)
            must_be((attack, defence), (total(clash, 0), total(clash, 1)), "HC2-091", "the strength of both sides")
        self.find_target(was, event)
        if battle.target is not None and winner == battle.seat:
            battle.guards = len(was.guards(battle.target))
            changed = any(e.name in CHANGES for e in before) or not quiet
            battle.expected = 99 if changed else 1 + self.extra_losses(was, shown)
        elif winner == battle.of and winner >= 0:
            self.check_price(was, battle.seat, after)

    def find_target(self, was: Board, event: Event) -> None:
        """The land that is attacked."""
        battle, name = self.battle, self.names[int(str(event.data["to"]))]
        assert battle is not None
        battle.target = next((land for land in was.lands[battle.of] if land.name == name), None)

    def extra_losses(self, was: Board, shown: View | None) -> int:
        """How many cards more the attacking land costs the defender; 99 where that is not known."""
        if shown is None:
            return 99
        clash = Clash(was, shown)
        return sum(
            1
            for piece, constant in was.constants(clash.seats[0], "extra loss")
            if (clash.side_of(piece) == 0 or piece in clash.fighters[0]) and holds(was, piece, constant, clash)
        )

    def check_price(self, was: Board, seat: int, after: list[Event]) -> None:
        """A lost battle costs 100 morale, unless the cap or a card keeps it (HC2-093, HC2-094, HC1-056)."""
        paid = [e.data["by"] for e in after if e.name == "morale" and e.data["seat"] == seat]
        kept = any(e.name == "kept" and e.data["seat"] == seat for e in after)
        full = was.view["cap"] and was.view["seats"][seat]["down"] > 700
        rule = "HC1-056" if was.edition == 1 else "HC2-094"
        must(kept or full or -100 in paid, rule, f"P{seat + 1} pays {paid} for a lost battle")

    def check_end(self, now: Board, events: list[Event]) -> None:
        """The battle is over: the defender's morale, and how many cards it cost."""
        battle = self.battle
        assert battle is not None
        if battle.winner != battle.seat:
            return
        if now.edition == 2:
            self.check_price(now, battle.of, events)
        target = battle.target and now.where.get(battle.target.card)
        if target is None or target.seat != battle.of or not battle.clean or battle.expected > 50:
            return
        left = max(0, battle.guards - battle.expected)
        if not any(event.name in ("used", "saved", "interrupted") for event in events):
            must_be(len(now.guards(target)), left, "HC2-093", f"how many guards are left in {target.name}")
        if not now.guarded(target) and now.view["ending"] is None:
            self.check_emptied(now, target)

    def check_emptied(self, now: Board, target: Land) -> None:
        """An emptied land that still is its owner's may be claimed, in edition 2 only (HC2-098, HC1-054)."""
        battle = self.battle
        assert battle is not None
        if battle.of in now.playing and battle.seat in now.playing:
            must_be(now.edition, 2, "HC1-054", "the edition in which an emptied land stays with its owner")
            claims = [row["land"] for row in now.view["emptied"]]
            must(target.card in claims, "HC2-098", f"{target.name} was emptied and cannot be claimed")


def check_loss(board: Board, seat: int, ask: View) -> None:
    """The card that a defeat costs: who chooses, and of which cards (HC2-093, HG-44; HC1-051, HC1-053)."""
    top = board.view["pending"][-1] if board.view["pending"] else None
    shown = board.view["battle"]
    if top is None or top["kind"] != "attack" or shown is None:
        return
    clash = Clash(board, shown)
    chooser = clash.seats[0] if board.edition == 1 else clash.seats[1]
    must_be(seat, chooser, "HC1-051" if board.edition == 1 else "HC2-093", "who chooses the loss")
    guards = clash.fighters[1]
    characters = [piece for piece in guards if piece.print.kind == "character"]
    if characters and (board.edition == 1 or not board.sheet):
        guards = characters
    rule = "HC1-053" if board.edition == 1 else "HC2-093"
    must_be(
        {option["touches"]["card"] for option in ask["options"]}, {p.card for p in guards}, rule, "what may be lost"
    )


__all__ = ["PRINTS", "Battles", "check_loss"]
