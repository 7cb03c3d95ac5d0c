// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { AskInfo, SeatInfo } from "../protocol";
import { headline, together } from "./headline";
import { plain } from "../lib/wording";
import { distinct, named, namedAsk, namedLine } from "./names";

const person = (seat: number, name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  kind: "person",
  name,
  ...more,
});
const seats = [person(0, "Ada", { you: true }), person(1, "Bob"), person(2, "Cleo")];
const waiting = (...numbers: number[]) => ({
  waiting: numbers.map((seat) => ({ seat, what: "act" })),
  ending: null,
});
const ask: AskInfo = {
  ask: 3,
  what: "ally to",
  prompt: "Ally to P2 or P3",
  pieces: ["Ally to ", { seat: 1 }, " or ", { seat: 2 }],
  options: [{ option: "1", words: "P2", touches: { seat: 1 }, pieces: [{ seat: 1 }] }],
};

describe("the headline", () => {
  it("is the question, where there is one", () => {
    expect(headline(waiting(0), ask, seats)).toMatchObject({ lead: "Your turn", yours: true });
  });

  it("names everybody who is waited for", () => {
    expect(headline(waiting(1, 2), null, seats).text).toBe("Waiting for Bob and Cleo");
  });

  it("says why the game is over, with names", () => {
    const ending = {
      winners: [1],
      rule: "AL-1",
      reason: "P2 has won",
      pieces: [{ seat: 1 }, " has won"],
      scores: [0, 1, 0],
    };
    expect(headline({ ending }, null, seats)).toMatchObject({
      lead: "The game is over",
      text: "Bob has won",
    });
  });

  it("waits for nobody where the rules cannot go on", () => {
    expect(headline(waiting(1), null, seats, false, true).lead).toBe("The game stands still");
    expect(headline(waiting(1), null, seats, true, true).lead).toBe("Looking back");
  });

  it("speaks of the past as past", () => {
    expect(headline(waiting(1), null, seats, true).text).toBe("The table waited for Bob");
  });

  it("puts names together", () => {
    expect([[], ["a"], ["a", "b"], ["a", "b", "c"]].map(together)).toEqual([
      "",
      "a",
      "a and b",
      "a, b and c",
    ]);
  });
});

describe("names", () => {
  it("stand where the data says so, and nowhere else", () => {
    const pieces = [{ seat: 1 }, " plays P1"]; // a card may be called like a seat
    expect(named("P2 plays P1", pieces, seats)).toBe("Bob plays P1");
    expect(named("P2 is a card", [], seats)).toBe("P2 is a card");
  });

  it("stand in lines by the data, not by the words", () => {
    const line = namedLine([{ seat: 1 }, " plays ", { card: "2P" }, " against ", { seat: 0 }, "."], seats);
    expect(line.slice(0, 3)).toEqual([
      { text: "Bob", seat: 1 },
      { text: " plays " },
      { text: "2P", card: "2P" },
    ]);
    expect(plain(line)).toBe("Bob plays 2P against Ada.");
  });

  it("are told apart", () => {
    const people = [person(0, "Ada"), person(1, "Bob"), person(2, "Bob")];
    expect(distinct(people).map((seat) => seat.name)).toEqual(["Ada", "Bob A", "Bob B"]);
  });

  it("are the numbers of seats where nobody is known, as in a record from elsewhere", () => {
    expect(distinct([person(0, ""), person(1, "")]).map((seat) => seat.name)).toEqual(["P1", "P2"]);
  });

  it("reach all words of a question but not what it touches", () => {
    const said = namedAsk(ask, seats);
    expect(said?.prompt).toBe("Ally to Bob or Cleo");
    expect(said?.options[0]).toMatchObject({ option: "1", words: "Bob", touches: { seat: 1 } });
  });
});
