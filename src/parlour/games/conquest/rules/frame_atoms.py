"""What is pending: frames that come, go on and go, and what is said of them."""

from __future__ import annotations

from parlour.games.conquest import events
from parlour.games.conquest.rules.table import ACTED, LOSSES, POINTER, STEP, THAT, WHO, WINS
from parlour.games.conquest.state import ConquestState
from parlour.kernel.state import EVERYONE, bit


def push(s: ConquestState, frame: list[int]) -> None:
    """Let something be pending, before all that is pending already."""
    s.frames.append(frame)


def pop(s: ConquestState) -> None:
    """What was next is over."""
    s.frames.pop()


def drop_below(s: ConquestState) -> None:
    """What the top frame answers does not happen."""
    del s.frames[-2]


def go_on_below(s: ConquestState, to: int) -> None:
    """What the top frame answers goes on with another step."""
    s.frames[-2][STEP] = to


def step(s: ConquestState, to: int) -> None:
    """Go on with the top frame."""
    s.frames[-1][STEP] = to


def note_acted(s: ConquestState, seat: int) -> None:
    """A seat interrupted in the window of the top frame."""
    s.frames[-1][ACTED] |= bit(seat)


def note_targets(s: ConquestState, targets: list[int]) -> None:
    """Add the targets of one effect to the use on top."""
    s.frames[-1].append(len(targets))
    s.frames[-1].extend(targets)


def next_effect(s: ConquestState, number: int) -> None:
    """The use on top goes on with another effect."""
    s.frames[-1][POINTER] = number


def win_at_once(s: ConquestState, side: int) -> None:
    """A side of the attack below wins automatically (HC2-095)."""
    frame = s.frames[-2]
    frame[WINS] |= bit(side)
    if s.teller is not None:
        s.teller.tell(events.WON_AT_ONCE, EVERYONE, {"seat": frame[WHO] if side == 0 else frame[THAT]})


def set_losses(s: ConquestState, number: int) -> None:
    """How many cards the attack on top still costs."""
    s.frames[-1][LOSSES] = number


def say_cancelled(s: ConquestState, seat: int, face: int) -> None:
    """A card or an ability has no effect."""
    if s.teller is not None:
        s.teller.tell(events.CANCELLED, EVERYONE, {"seat": seat, "face": face})


def say_stopped(s: ConquestState, seat: int, face: int) -> None:
    """An attack is stopped."""
    if s.teller is not None:
        s.teller.tell(events.STOPPED, EVERYONE, {"seat": seat, "to": face})


def say_void(s: ConquestState, seat: int, face: int) -> None:
    """An attack meets nobody (HG-104)."""
    if s.teller is not None:
        s.teller.tell(events.VOID, EVERYONE, {"seat": seat, "to": face})


def say_saved(s: ConquestState, seat: int, face: int) -> None:
    """A card stays that would have been lost."""
    if s.teller is not None:
        s.teller.tell(events.SAVED, EVERYONE, {"seat": seat, "face": face})


def say_attack(s: ConquestState, seat: int, other: int, target: int, words: str) -> None:
    """An attack is declared."""
    if s.teller is not None:
        data: dict[str, object] = {"seat": seat, "of": other, "to": s.face[target], "from": words}
        s.teller.tell(events.ATTACKED, EVERYONE, data)


def say_battle(s: ConquestState, target: int, attack: int, defence: int, winner: int) -> None:
    """A battle is decided."""
    if s.teller is not None:
        data: dict[str, object] = {"to": s.face[target], "attack": attack, "defence": defence, "winner": winner}
        s.teller.tell(events.BATTLE, EVERYONE, data)


# What is told though nothing changes


def say_nothing(s: ConquestState, seat: int, face: int, text: str) -> None:
    """Nothing comes of an ability, or of a part of it."""
    if s.teller is not None:
        s.teller.tell(events.NOTHING, EVERYONE, {"seat": seat, "face": face, "text": text})


def say_declined(s: ConquestState, seat: int, face: int) -> None:
    """An ability is given up (HG-82)."""
    if s.teller is not None:
        s.teller.tell(events.DECLINED, EVERYONE, {"seat": seat, "face": face})


def say_aimed(s: ConquestState, seat: int, other: int) -> None:
    """An opponent is chosen."""
    if s.teller is not None:
        s.teller.tell(events.AIMED, EVERYONE, {"seat": seat, "of": other})


def say_picked(s: ConquestState, seat: int, cards: list[int]) -> None:
    """Cards or lands are chosen that all can see."""
    if cards and s.teller is not None:
        s.teller.tell(events.PICKED, EVERYONE, {"seat": seat, "faces": [s.face[card] for card in cards]})


def say_kept(s: ConquestState, seat: int, by: int, reason: str) -> None:
    """Morale that would have been lost is not."""
    if by > 0 and s.teller is not None:
        s.teller.tell(events.KEPT, EVERYONE, {"seat": seat, "by": by, "reason": reason})


def say_capped(s: ConquestState, seat: int, by: int) -> None:
    """Morale that would have been gained is not (HG-38)."""
    if by > 0 and s.teller is not None:
        s.teller.tell(events.CAPPED, EVERYONE, {"seat": seat, "by": by})
