import { describe, expect, it } from "vitest";
import { lastPlayed, noteOn, powerDiffers, resultBetween, stillLast } from "./conflict";
import { player, table } from "./sample";
import type { Seen } from "./seen";

describe("the end of a conflict", () => {
  it("names who won and what fell", () => {
    const before = table({ target: "a1" });
    const map = before.map.map((place) => (place.place === "a1" ? { ...place, tokens: "gs" } : place));
    const now = table({ conflict: 4, map, seats: [player(0), player(1, { tricks: 1 })] });
    const result = resultBetween(before, now);
    expect(result).toEqual({
      campaign: 1,
      conflict: 3,
      winner: 1,
      captured: "Country A",
      target: "Country A",
    });
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
  const name = (seat: number): string => ["Ada", "Bob"][seat] ?? "";

  it("says what special actions did to it", () => {
    const seats = [player(0, { played, power: { suit: "M", value: 18 } }), player(1)];
    expect(noteOn(table({ seats, doubled: { card: 9, name: "9M" } }), 0, name)).toBe("doubled");
    expect(noteOn(table({ seats, bribed: { card: 9, name: "9P" } }), 0, name)).toBe("bribed away");
    expect(noteOn(table({ seats, added: { card: 9, name: "9P", seat: 1 } }), 0, name)).toBe("added to Bob");
    expect(noteOn(table({ seats: [player(0, { played, discarded: true }), player(1)] }), 0, name)).toBe(
      "discarded",
    );
    expect(noteOn(table({ seats }), 1, name)).toBe("");
  });

  it("shows its power where the print does not tell it", () => {
    const power = (value: number, name = "9M"): Seen =>
      table({ seats: [player(0, { played: { card: 9, name }, power: { suit: "M", value } })] });
    expect(powerDiffers(power(9), 0)).toBe(false);
    expect(powerDiffers(power(18), 0)).toBe(true);
    expect(powerDiffers(power(0, "Spin"), 0)).toBe(true);
  });
});
