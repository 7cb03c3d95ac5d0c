import { describe, expect, it } from "vitest";
import type { Entry } from "../../table/journal";
import { latestThrow, pipsOf } from "./dice";
import type { GameEvent } from "./types";

const told = (seq: number, ...events: GameEvent[]): Entry => ({
  seq,
  seat: 0,
  lines: [["Ada rolls the hare die: comet."]], // whatever the words are
  events: events.map((event) => ({ ...event })),
  at: seq,
  answer: true,
});
const rolled = (die: string, result: string): GameEvent => ({ event: "rolled", seat: 2, die, result });
const paid: GameEvent = { event: "paid", seat: 1, faces: [], gold: 2 };

describe("dice on the table", () => {
  it("are those of the latest throw, all that were thrown together", () => {
    const log = [
      told(1, rolled("ocelot die", "2")),
      told(2, paid, rolled("light pangolin die", "deck"), { event: "on deck", seat: 1 }),
      told(3, paid),
    ];
    expect(latestThrow(log)).toEqual({ seq: 2, dice: [rolled("light pangolin die", "deck")] });
  });

  it("show every side of a die that is rolled again", () => {
    const log = [told(4, rolled("hare die", "planet with arrows"), rolled("hare die", "comet"))];
    expect(latestThrow(log)?.dice.map(({ result }) => result)).toEqual(["planet with arrows", "comet"]);
  });

  it("are taken up when they are no news any more", () => {
    const later = [2, 3, 4, 5, 6, 7].map((seq) => told(seq, paid));
    const first = told(1, rolled("ocelot die", "2"));
    expect(latestThrow([first, ...later.slice(1)])).not.toBeNull();
    expect(latestThrow([first, ...later])).toBeNull();
    expect(latestThrow([])).toBeNull();
  });

  it("have as many pips as their number says, and none where the side is a picture", () => {
    expect(["0", "1", "2", "3"].map((side) => pipsOf(side)?.length)).toEqual([0, 1, 2, 3]);
    expect(pipsOf("comet")).toBeNull();
  });
});
