import { describe, expect, it } from "vitest";
import type { Entry } from "../../table/journal";
import { latestThrow, pipsOf } from "./dice";

const told = (seq: number, ...lines: string[]): Entry => ({ seq, seat: 0, lines, at: seq, answer: true });

describe("dice on the table", () => {
  it("are those of the latest throw, all that were thrown together", () => {
    const log = [
      told(1, "Ada rolls the ocelot die: 2."),
      told(2, "Bot 3 A plays Lucky Charm.", "Bot 3 A rolls the light pangolin die: deck.", "A card goes."),
      told(3, "Bob pays."),
    ];
    expect(latestThrow(log)).toEqual({
      seq: 2,
      dice: [{ who: "Bot 3 A", die: "light pangolin", side: "deck" }],
    });
  });

  it("show every side of a die that is rolled again", () => {
    const log = [told(4, "Ada rolls the hare die: planet with arrows.", "Ada rolls the hare die: comet.")];
    expect(latestThrow(log)?.dice.map(({ side }) => side)).toEqual(["planet with arrows", "comet"]);
  });

  it("are taken up when they are no news any more", () => {
    const later = [2, 3, 4, 5, 6, 7].map((seq) => told(seq, "Bob takes a card."));
    expect(latestThrow([told(1, "Ada rolls the ocelot die: 2."), ...later.slice(1)])).not.toBeNull();
    expect(latestThrow([told(1, "Ada rolls the ocelot die: 2."), ...later])).toBeNull();
    expect(latestThrow([])).toBeNull();
  });

  it("have as many pips as their number says, and none where the side is a picture", () => {
    expect(["0", "1", "2", "3"].map((side) => pipsOf(side)?.length)).toEqual([0, 1, 2, 3]);
    expect(pipsOf("comet")).toBeNull();
  });
});
