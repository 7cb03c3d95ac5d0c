"""The socket of a table, as browsers use it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.places import PATIENCE, Browser, Line, Place, duel
from websockets.exceptions import ConnectionClosed, InvalidStatus

CARDS = [f"{value}{suit}" for value in range(1, 13) for suit in "MEP"]


def test_a_hello_is_answered_with_the_table_and_all_that_happened(place: Place) -> None:
    table, (first, _) = duel(place)
    with first.at(table) as line:
        welcome = line.wait("welcome")
        assert welcome["seat"] is not None
        assert [seat["kind"] for seat in welcome["table"]["seats"]] == ["person", "person"]
        steps = line.wait("steps")
        assert [step["seq"] for step in steps["steps"]] == [1]
        assert steps["steps"][0]["lines"]
        assert steps["view"]["game"] == "alliances"


def test_an_answer_is_acknowledged_and_everybody_hears_of_it(place: Place) -> None:
    table, (first, second) = duel(place)
    with first.at(table) as one, second.at(table) as other:
        steps = one.wait("steps")
        other.wait("steps")
        ask = steps["ask"]
        one.say(type="answer", ask=ask["ask"], option=ask["options"][-1]["option"], ref=7)
        steps = one.wait("steps")
        assert (steps["ref"], steps["seq"]) == (7, 2)
        steps = other.wait("steps")
        assert "ref" not in steps
        assert steps["seq"] == 2


def test_two_tabs_of_one_person_stay_in_step(place: Place) -> None:
    table, (first, _) = duel(place)
    with first.at(table) as left, first.at(table) as right:
        steps = left.wait("steps")
        right.wait("steps")
        after = left.choose(steps)
        assert right.wait("steps") == after


def test_after_a_break_one_gets_exactly_what_one_missed(place: Place) -> None:
    table, people = duel(place)
    with people[0].at(table) as one, people[1].at(table) as other:
        lines = [one, other]
        latest = [one.wait("steps"), other.wait("steps")]
        for _ in range(6):
            asked = 0 if latest[0]["ask"] else 1
            latest[asked] = lines[asked].choose(latest[asked], -1)
            latest[1 - asked] = lines[1 - asked].wait("steps")
    with people[0].at(table, seen=3) as again:
        missed = again.wait("steps")
        assert [step["seq"] for step in missed["steps"]] == [4, 5, 6, 7]
        assert missed["view"] == latest[0]["view"]
        assert missed["ask"] == latest[0]["ask"]
    with people[0].at(table, seen=99) as again:  # a number that there is not yet
        assert again.wait("steps")["steps"][0]["seq"] == 1


def test_a_stale_answer_is_refused_and_changes_nothing(place: Place) -> None:
    table, (first, _) = duel(place)
    with first.at(table) as line:
        ask = line.wait("steps")["ask"]
        line.say(type="answer", ask=ask["ask"] + 5, option=ask["options"][0]["option"], ref=3)
        refused = line.wait("refused")
        assert (refused["ref"], refused["error"]) == (3, "that question is gone: the table has moved on")
    with first.at(table) as line:
        steps = line.wait("steps")
        assert (steps["seq"], steps["ask"]) == (1, ask)


def test_why_not_names_the_rule(place: Place) -> None:
    table, (first, _) = duel(place)
    with first.at(table) as line:
        offered = [option["words"] for option in line.wait("steps")["ask"]["options"]]
        line.say(type="why", thing=next(card for card in CARDS if card not in offered), ref=4)
        because = line.wait("because")
        assert because["rule"].startswith(("AL-", "AG-"))
        assert because["rule_words"]
        line.say(type="why", thing="a piano", ref=5)
        assert line.wait("because")["rule"] is None
        line.say(type="why", thing=offered[0].lower(), ref=6)
        because = line.wait("because")
        assert (because["rule"], because["text"]) == (None, f"This can be chosen: {offered[0]}.")


def test_before_the_click_the_server_says_what_cannot_be_taken_back(place: Place) -> None:
    table, (first, _) = duel(place, "dale", {"players": 2})
    with first.at(table) as line:
        steps = line.wait("steps")
        line.say(type="final", ask=steps["ask"]["ask"], ref=1)
        finals = set(line.wait("finals")["options"])
        line.say(type="final", ask=steps["ask"]["ask"], ref=1)
        assert set(line.wait("finals")["options"]) == finals
        free = [number for number, option in enumerate(steps["ask"]["options"]) if option["option"] not in finals]
        assert free
        after = line.choose(steps, free[-1])
        assert after["can_undo"]
        line.say(type="undo", ref=2)
        back = line.wait("steps")
        assert back["steps"][-1]["undone"] == 1
        assert [option["words"] for option in back["ask"]["options"]] == [
            option["words"] for option in steps["ask"]["options"]
        ]


def test_a_wish_to_undo_is_put_to_the_others(place: Place) -> None:
    table, (first, second) = duel(place)
    with first.at(table) as one, second.at(table) as other:
        other.wait("steps")
        one.choose(one.wait("steps"), -1)
        other.choose(other.wait("steps"), -1)
        told = one.wait("steps")
        assert told["may_ask_undo"]
        assert not told["can_undo"]
        one.say(type="undo", ref=1)
        wish = other.wait("undo")["wish"]
        assert len(wish["waits"]) == 1
        other.say(type="allow", accept=True, ref=2)
        assert other.wait("steps")["steps"][-1]["undone"] == 2
        assert one.wait("steps")["ask"] is not None


def test_a_watcher_sees_no_hand_and_may_not_play(place: Place) -> None:
    table, (first, _) = duel(place)
    with first.at(table) as line:
        ask = line.wait("steps")["ask"]
    eve = Browser(place, "Eve")
    with eve.at(table) as line:
        assert line.wait("welcome")["seat"] is None
        steps = line.wait("steps")
        assert steps["ask"] is None
        assert all(card["name"] is None for seat in steps["view"]["seats"] for card in seat["hand"])
        line.say(type="answer", ask=ask["ask"], option=ask["options"][0]["option"])
        assert "you watch" in line.wait("refused")["error"]


def test_chat_is_kept_and_limited(place: Place) -> None:
    table, (first, second) = duel(place)
    with first.at(table) as one:
        one.wait("steps")
        one.say(type="chat", text="  good   luck ", ref=1)
        assert one.wait("chat")["line"]["text"] == "good luck"
        one.say(type="chat", text="x" * 401, ref=2)
        assert "cannot be read" in one.wait("refused")["error"]
        one.say(type="chat", text="\u0007", ref=3)
        assert "can be read" in one.wait("refused")["error"]
        family = "\U0001f469\u200d\U0001f467"
        one.say(type="chat", text=family, ref=3)
        assert one.wait("chat")["line"]["text"] == family
        for number in range(6):
            one.say(type="chat", text=f"again {number}", ref=4)
        assert "many chat lines" in one.wait("refused")["error"]
    with second.at(table) as other:
        assert other.wait("welcome")["chat"][0]["text"] == "good luck"


def test_a_bot_plays_for_whoever_leaves_and_gives_the_seat_back(place: Place) -> None:
    table, (first, second) = duel(place)
    with second.at(table) as line:
        line.wait("steps")
        first.post(f"/api/tables/{table}/leave")
        bots: list[dict[str, Any]] = []
        while not bots:
            bots = [each for each in line.wait("table")["table"]["seats"] if each["kind"] == "bot"]
        seat = bots[0]
        assert seat["for_name"] in ("Ann", "Bob")
        line.wait("steps")  # the bot has answered
        first.post(f"/api/tables/{table}/sit", {"seat": seat["seat"]})
        while any(each["kind"] == "bot" for each in line.wait("table")["table"]["seats"]):
            pass


def test_everybody_hears_who_comes_and_goes(place: Place) -> None:
    table, (first, second) = duel(place)

    def here(line: Line) -> list[bool]:
        return sorted(seat["here"] for seat in line.wait("table")["table"]["seats"])

    with first.at(table) as line:
        line.wait("steps")
        with second.at(table) as other:
            other.wait("steps")
            while here(line) != [True, True]:
                pass
        while here(line) != [False, True]:
            pass


def test_a_seat_taken_back_sees_the_table_with_its_own_eyes_again(place: Place) -> None:
    table, (first, _) = duel(place)
    with first.at(table) as line:
        seat = line.wait("welcome")["seat"]
        line.wait("steps")
        first.post(f"/api/tables/{table}/leave")
        watched = line.wait("steps")
        assert watched["ask"] is None
        assert watched["view"]["seats"][seat]["hand"][0]["name"] is None
        first.post(f"/api/tables/{table}/sit", {"seat": seat})
        while line.wait("steps")["view"]["seats"][seat]["hand"][0]["name"] is None:
            pass


def test_a_hint_comes_from_a_bot_that_sees_what_the_seat_sees(place: Place) -> None:
    table, (first, _) = duel(place)
    with first.at(table) as line:
        ask = line.wait("steps")["ask"]
        line.say(type="hint", ask=ask["ask"], ref=9)
        hint = line.wait("hint")
        assert hint["ref"] == 9
        assert {thought["option"] for thought in hint["thoughts"]} <= {option["option"] for option in ask["options"]}
        assert hint["thoughts"]


@pytest.mark.parametrize(
    ("message", "words"),
    [
        ("{", "cannot be read"),
        ('{"type":"dance"}', "cannot be read"),
        ('{"type":"answer","ask":-1,"option":"1"}', "cannot be read"),
        ('{"type":"answer","ask":1,"option":"one"}', "cannot be read"),
        ('{"type":"ping","extra":1}', "cannot be read"),
    ],
)
def test_nonsense_is_refused_and_the_line_stays_open(place: Place, message: str, words: str) -> None:
    table, (first, _) = duel(place)
    with first.at(table) as line:
        line.wait("steps")
        line.socket.send(message)
        assert words in line.wait("refused")["error"]
        line.say(type="ping", ref=2)
        assert line.wait("pong")["ref"] == 2


def test_hello_comes_first(place: Place) -> None:
    table, (first, _) = duel(place)
    with place.connect(table, first.headers) as socket:
        line = Line(socket)
        line.say(type="ping")
        assert line.wait("refused")["error"] == "say hello first"


@pytest.mark.parametrize("cookie", ["", "parlour=", "parlour=forged.by.hand"])
def test_nobody_comes_in_without_a_cookie_of_ours(place: Place, cookie: str) -> None:
    table, _ = duel(place)
    with pytest.raises(InvalidStatus) as refused:
        place.connect(table, {"Origin": place.http, "Cookie": cookie})
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("origin", ["http://elsewhere.test", "null", ""])
def test_a_page_of_another_site_cannot_use_a_cookie(place: Place, origin: str) -> None:
    table, (first, _) = duel(place)
    with pytest.raises(InvalidStatus) as refused:
        place.connect(table, {**first.headers, "Origin": origin})
    assert refused.value.response.status_code == 403


def test_a_table_that_is_not_there_says_so(place: Place) -> None:
    with place.connect("nowhere", Browser(place, "Ann").headers) as socket:
        with pytest.raises(ConnectionClosed):
            socket.recv(PATIENCE)
        assert (socket.close_code, socket.close_reason) == (4404, "there is no such table")


WISHES = {"reactions": "able", "endings": "ask", "only_ways": "ask", "bots": "normal"}


def test_what_somebody_wants_to_be_asked_is_kept_and_told_to_nobody(place: Place) -> None:
    table, (first, second) = duel(place)
    with first.at(table) as one, second.at(table) as other:
        asked = one.wait("steps")
        other.wait("steps")
        one.say(type="prefer", **WISHES, ref=5)
        assert one.wait("ack")["ref"] == 5
        after = one.choose(asked, -1)
        heard = other.wait("steps")  # the next that is heard: nothing came in between
        assert heard["seq"] == after["seq"]
        assert "able" not in str(heard["view"])


@pytest.mark.parametrize("wrong", [{"reactions": "never"}, {"bots": 3}, {"peek": True}])
def test_wishes_that_there_are_not_are_refused(place: Place, wrong: dict[str, object]) -> None:
    table, (first, _) = duel(place)
    with first.at(table) as line:
        line.wait("steps")
        line.say(type="prefer", **{**WISHES, **wrong}, ref=5)
        assert "cannot be read" in line.wait("refused")["error"]


def test_only_a_question_that_stands_can_be_thought_about(place: Place) -> None:
    table, (first, _) = duel(place)
    with first.at(table) as line:
        asked = line.wait("steps")["ask"]
        line.say(type="wait", ask=asked["ask"] + 7, ref=5)
        assert line.wait("refused")["ref"] == 5
        line.say(type="wait", ask=asked["ask"], ref=6)
        assert line.wait("ack")["ref"] == 6
