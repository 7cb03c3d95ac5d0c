// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { AskInfo } from "../protocol";
import { inBar } from "./offering";
import { byName, readPart, shapeOf, things } from "./shape";

const card = (number: number, name: string | null, more = {}) => ({ card: number, name, ...more });
const view = {
  game: "toy",
  phase: "play",
  bid: null,
  market: [card(7, "Stove", { slot: 0, price: 3 }), null],
  map: [{ place: "a1", country: "Ossaly", military: 3 }],
  stalls: [[[card(1, "Junk")]], []],
  seats: [
    { seat: 0, hand: [card(2, "Axe")], gold: 2 },
    { seat: 1, hand: [card(3, null)], gold: 0 },
  ],
  waiting: [{ seat: 0, what: "act" }],
  ending: null,
};

describe("the shape of a view", () => {
  const shape = shapeOf(view);

  it("leaves out what the frame shows and what is empty", () => {
    expect(shape.shared.map((part) => part.key)).toEqual(["phase", "market", "map"]);
  });

  it("knows cards, gaps and what is said of a card", () => {
    const market = shape.shared[1];
    expect(market?.kind === "cards" && market.cards).toEqual([
      { card: 7, name: "Stove", slot: 0, notes: [["Price", "3"]] },
      null,
    ]);
  });

  it("deals lists with one list for each seat out to the seats", () => {
    expect(shape.seats.map(({ parts }) => parts.map((part) => part.key))).toEqual([
      ["hand", "gold", "stalls"],
      ["hand", "gold"],
    ]);
  });

  it("says plain lists in one line", () => {
    expect(readPart("decks", ["fox", "owl", null])).toEqual({
      kind: "fact",
      key: "decks",
      title: "Decks",
      text: "fox, owl, –",
      value: null,
    });
  });

  it("names who sits there where a field is a seat, and keeps the number to be touched by", () => {
    const say = byName(new Set(["turn", "seat"]), (seat) => ["you", "Bob"][seat] ?? "?");
    const told = shapeOf({ turn: 1, turns: 7, added: card(4, "Axe", { seat: 0 }), seats: [] }, say).shared;
    expect(told[0]).toMatchObject({ title: "Turn", text: "Bob", value: 1 });
    expect(told[1]).toMatchObject({ title: "Turns", text: "7" });
    expect(told[2]).toMatchObject({ cards: [{ name: "Axe", notes: [["Seat", "You"]] }] });
  });

  it("finds everything that an option may touch", () => {
    const found = things(view);
    for (const thing of ["card 2", "slot 0", "place a1", "seat 1", "pile market"])
      expect(found).toContain(thing);
    expect(found).not.toContain("place z9");
  });
});

describe("the bar of options", () => {
  const option = (number: string, touches: Record<string, unknown>) => ({
    option: number,
    words: number,
    touches,
  });
  const ask: AskInfo = {
    ask: 1,
    what: "act",
    prompt: "Act",
    options: [
      option("pass", {}),
      option("axe", { card: 2 }),
      option("bid", { slot: "10M" }),
      option("pay", { cards: [2, 7] }),
    ],
  };
  const shown = (drawn: boolean) => inBar(ask, view, drawn).map((each) => each.option);

  it("offers what touches nothing or several cards", () => {
    expect(shown(true)).toEqual(["pass", "pay"]);
  });

  it("also offers what the generic board has no place for", () => {
    expect(shown(false)).toEqual(["pass", "bid", "pay"]);
  });

  it("is empty without a question", () => {
    expect(inBar(null, view, true)).toEqual([]);
  });
});
