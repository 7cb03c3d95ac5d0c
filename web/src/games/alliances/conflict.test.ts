import { describe, expect, it } from "vitest";
import type { Entry } from "../../table/journal";
import { lastPlayed, lastResult, noteOn, powerDiffers } from "./conflict";
import { player, table, powers } from "./sample";
import type { View } from "./types";
import type { GameEvent } from "./types";

describe("the end of a conflict", () => {
  const told = (...events: GameEvent[]): Entry[] =>
    events.map((event, seq) => ({ seq, seat: 0, lines: [], events: [{ ...event }], at: seq, answer: true }));
  const dealt: GameEvent = { event: "dealt", each: 12, reserve: 0 };
  const targeted: GameEvent = { event: "targeted", seat: 0, place: "a1", country: "Japan" };
  const won: GameEvent = { event: "won", seat: 1, suit: "M", value: 9, series: "conflict" };
  const drawn: GameEvent = { event: "drawn", suit: "M", value: 9, series: "conflict" };
  const captured: GameEvent = { event: "captured", seat: 1, place: "a1", country: "Japan", of: "gold" };

  it("names who won and what fell", () => {
    const log = told(dealt, targeted, won, captured, { event: "leads", seat: 1 });
    expect(lastResult(log)).toEqual({ winner: 1, captured: "Japan", target: "Japan" });
    expect(lastResult(told(dealt, targeted, won))).toEqual({ winner: 1, captured: null, target: "Japan" });
  });

  it("has no winner after a draw, and stays the last one until the next conflict ends", () => {
    const log = [dealt, targeted, won, captured, targeted, drawn, targeted];
    expect(lastResult(told(...log))).toEqual({ winner: null, captured: null, target: "Japan" });
  });

  it("is not there before the first conflict of a campaign", () => {
    expect(lastResult([])).toBeNull();
    expect(lastResult(told(dealt, targeted))).toBeNull();
    expect(lastResult(told(dealt, targeted, won, dealt))).toBeNull();
    expect(lastResult(told(dealt, won, { event: "armed", seat: 1, rule: "", reason: "" }))).toBeNull();
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
    const info = (name: string | null) => powers.find((card) => card.name === name);
    const power = (value: number, name = "9M"): View =>
      table({ seats: [player(0, { played: { card: 9, name }, power: { suit: "M", value } })] });
    expect(powerDiffers(power(9), 0, info)).toBe(false);
    expect(powerDiffers(power(18), 0, info)).toBe(true);
    expect(powerDiffers(power(0, "Spin"), 0, info)).toBe(true);
  });
});
