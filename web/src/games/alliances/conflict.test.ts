import { describe, expect, it } from "vitest";
import { lastPlayed, noteOn, powerDiffers, resultBetween, stillLast } from "./conflict";
import type { Player, Seen } from "./seen";

function player(seat: number, more: Partial<Player> = {}): Player {
  const scores = { tricks: 0, score: 0, rebel_tricks: 0 };
  const side = seat % 2 ? "silver" : "gold";
  const table = { played: null, discarded: false, power: null };
  return { seat, side, hand: [], kept: 0, tribute: 0, passed: false, ...table, ...scores, ...more };
}

function table(more: Partial<Seen> = {}): Seen {
  const place = {
    place: "a1",
    country: "Ardovia",
    military: 6,
    economics: 3,
    politics: 0,
    owner: null,
    tokens: "",
  };
  return {
    ...{
      players: 2,
      phase: "conflicts",
      campaign: 1,
      seats: [player(0), player(1)],
      sides: [],
      map: [place],
    },
    ...{ reserve: 0, aside: [], spent: [], bid: null, bidder: null, dominant: "P", aggressor: "gold" },
    ...{ declared: null, empire: null, leader: 0, conflict: 3, target: null, leading: null, defence: null },
    ...{ doubled: null, bribed: null, added: null, spun: false, waiting: [], ending: null },
    ...more,
  };
}

describe("the end of a conflict", () => {
  it("names who won and what fell", () => {
    const before = table({ target: "a1" });
    const map = before.map.map((place) => ({ ...place, tokens: "s" }));
    const now = table({ conflict: 4, map, seats: [player(0), player(1, { tricks: 1 })] });
    const result = resultBetween(before, now);
    expect(result).toEqual({ campaign: 1, conflict: 3, winner: 1, captured: "Ardovia", target: "Ardovia" });
    expect(stillLast(result, now)).toBe(true);
    expect(stillLast(result, table({ conflict: 5 }))).toBe(false);
  });

  it("has no winner after a draw, and is no end while the conflict goes on", () => {
    expect(resultBetween(table(), table({ conflict: 4 }))?.winner).toBeNull();
    expect(resultBetween(table(), table())).toBeNull();
    expect(resultBetween(null, table())).toBeNull();
    expect(resultBetween(table(), table({ campaign: 2, conflict: 1 }))).toBeNull();
  });

  it("leaves the last cards to be seen until the next target is chosen", () => {
    const spent = ["1M", "2M", "3M", "4M"].map((name, card) => ({ card, name }));
    expect(lastPlayed(table({ spent }), 1)?.name).toBe("4M");
    expect(lastPlayed(table({ spent, target: "a1" }), 1)).toBeNull();
    expect(lastPlayed(table(), 0)).toBeNull();
  });
});

describe("a card on the table", () => {
  const played = { card: 9, name: "9M" };

  it("says what special actions did to it", () => {
    const seats = [player(0, { played, power: { suit: "M", value: 18 } }), player(1)];
    expect(noteOn(table({ seats, doubled: 9 }), 0)).toBe("doubled");
    expect(noteOn(table({ seats, bribed: 9 }), 0)).toBe("bribed away");
    expect(noteOn(table({ seats, added: { card: 9, seat: 1 } }), 0)).toBe("added to P2");
    expect(noteOn(table({ seats: [player(0, { played, discarded: true }), player(1)] }), 0)).toBe(
      "discarded",
    );
    expect(noteOn(table({ seats }), 1)).toBe("");
  });

  it("shows its power where the print does not tell it", () => {
    const power = (value: number, name = "9M"): Seen =>
      table({ seats: [player(0, { played: { card: 9, name }, power: { suit: "M", value } })] });
    expect(powerDiffers(power(9), 0)).toBe(false);
    expect(powerDiffers(power(18), 0)).toBe(true);
    expect(powerDiffers(power(0, "Spin"), 0)).toBe(true);
  });
});
