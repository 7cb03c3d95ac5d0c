import { describe, expect, it } from "vitest";
import type { Entry } from "../../table/journal";
import { lastPlayed, lastResult, noteOn, powerDiffers } from "./conflict";
import { player, table, powers } from "./sample";
import type { GameEvent, View } from "./types";

describe("the end of a conflict", () => {
  const told = (...events: GameEvent[]): Entry[] =>
    events.map((event, seq) => ({ seq, seat: 0, lines: [], events: [{ ...event }], at: seq, answer: true }));
  const dealt: GameEvent = { event: "dealt", each: 12, reserve: 0 };
  const targeted: GameEvent = { event: "targeted", seat: 0, place: "a1", country: "Japan" };
  const played = (seat: number, card: number, face: string): GameEvent => ({
    event: "played",
    seat,
    card,
    face,
  });
  const cards = new Map();
  const won: GameEvent = { event: "won", seat: 1, suit: "M", value: 9, series: "conflict" };
  const drawn: GameEvent = { event: "drawn", suit: "M", value: 9, series: "conflict" };
  const captured: GameEvent = { event: "captured", seat: 1, place: "a1", country: "Japan", of: "gold" };

  it("names who won and what fell", () => {
    const log = told(dealt, targeted, won, captured, { event: "leads", seat: 1 });
    expect(lastResult(log)).toEqual({ winner: 1, captured: "Japan", target: "Japan", cards });
    expect(lastResult(told(dealt, targeted, won))?.captured).toBeNull();
  });

  it("has no winner after a draw, and stays the last one until the next conflict ends", () => {
    const log = [dealt, targeted, won, captured, targeted, drawn, targeted];
    expect(lastResult(told(...log))).toEqual({ winner: null, captured: null, target: "Japan", cards });
  });

  it("is not there before the first conflict of a campaign", () => {
    expect(lastResult([])).toBeNull();
    expect(lastResult(told(dealt, targeted))).toBeNull();
    expect(lastResult(told(dealt, targeted, won, dealt))).toBeNull();
    expect(lastResult(told(dealt, won, { event: "armed", seat: 1, rule: "", reason: "" }))).toBeNull();
  });

  it("leaves the last cards to be seen until the next target is chosen", () => {
    const first = [targeted, played(0, 0, "1M"), played(1, 1, "2M"), won];
    const result = lastResult(told(dealt, ...first, targeted, played(1, 3, "4M"), played(0, 2, "3M"), won));
    expect([...(result?.cards ?? [])].map(([seat, card]) => [seat, card.card, card.name])).toEqual([
      [0, 2, "3M"],
      [1, 3, "4M"],
    ]);
    expect(lastPlayed(table(), result, 1)?.name).toBe("4M");
    expect(lastPlayed(table({ target: "a1" }), result, 1)).toBeNull();
    expect(lastPlayed(table(), null, 0)).toBeNull();
  });

  it("does not take the last trick of the arming phase for a conflict", () => {
    const armed: GameEvent = { event: "armed", seat: 1, rule: "", reason: "" };
    const spent = ["1M", "2M"].map((name, card) => ({ card, name }));
    const log = told(dealt, played(0, 0, "1M"), played(1, 1, "2M"), won, armed);
    expect(lastPlayed(table({ spent }), lastResult(log), 1)).toBeNull();
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
