// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { AskInfo } from "../protocol";
import { Picking } from "./picking";

const asking = (...touches: Record<string, unknown>[]): AskInfo => ({
  ask: 1,
  what: "pay",
  prompt: "Pay",
  options: touches.map((each, n) => ({ option: "abcdef"[n] ?? "", words: "", touches: each })),
});
const numbers = (found: { option: string }[]) => found.map((each) => each.option);

describe("picking cards", () => {
  const picking = new Picking(asking({ cards: [1, 2] }, { cards: [1, 3, 4] }, { cards: [5] }, {}));

  it("leaves the options that all picked cards belong to", () => {
    expect(numbers(picking.fitting(new Set()))).toEqual(["a", "b", "c"]);
    expect(numbers(picking.fitting(new Set([1])))).toEqual(["a", "b"]);
    expect(numbers(picking.fitting(new Set([1, 3])))).toEqual(["b"]);
  });

  it("finds the option about exactly these cards", () => {
    expect(picking.exact(new Set())).toEqual([]);
    expect(picking.exact(new Set([1]))).toEqual([]);
    expect(numbers(picking.exact(new Set([1, 2])))).toEqual(["a"]);
    expect(numbers(picking.exact(new Set([5])))).toEqual(["c"]);
  });

  it("knows what may still be picked", () => {
    expect(picking.pickable(new Set([1, 2]), 3)).toBe(false);
    expect(picking.pickable(new Set([1]), 4)).toBe(true);
    expect(new Picking(null).pickable(new Set(), 1)).toBe(false);
  });

  it("picks a card, lets it go, begins anew with one that does not go with the others, and refuses the rest", () => {
    expect(picking.next(new Set([1]), 3)).toEqual(new Set([1, 3]));
    expect(picking.next(new Set([1, 3]), 3)).toEqual(new Set([1]));
    expect(picking.next(new Set([1, 2]), 5)).toEqual(new Set([5]));
    expect(picking.next(new Set([1]), 99)).toBeNull();
  });
});

describe("equal cards", () => {
  const kinds = new Map([1, 2, 3].map((card) => [card, card < 3 ? "Junk" : "Spyglass"]));

  it("stand in for the one that the server names", () => {
    const picking = new Picking(asking({ cards: [1, 3] }), kinds);
    expect(numbers(picking.exact(new Set([2, 3])))).toEqual(["a"]);
    expect(picking.pickable(new Set([3]), 2)).toBe(true);
    expect(picking.pickable(new Set([1, 3]), 2)).toBe(false);
  });

  it("are kept apart where others can tell them apart", () => {
    const both = new Picking(asking({ cards: [1] }, { cards: [2] }), kinds);
    expect(numbers(both.exact(new Set([2])))).toEqual(["b"]);
  });

  it("share an option of one of them only where one stands for all", () => {
    const ask = asking({ card: 1 }, { card: 3 });
    expect(new Picking(ask, kinds, true).offered(2)).toBe(1);
    expect(new Picking(ask, kinds).offered(2)).toBe(2);
  });

  it("offers the exact option, or the only one that completes what is picked", () => {
    const picking = new Picking(asking({ cards: [1, 2] }, { cards: [1, 2, 3] }, { cards: [1, 4, 5] }));
    const offered = (...picked: number[]) => numbers(picking.offers(new Set(picked)));
    expect(offered()).toEqual([]);
    expect(offered(1)).toEqual([]);
    expect(offered(1, 2)).toEqual(["a"]);
    expect(offered(4)).toEqual(["c"]);
  });

  it("keeps the order of picking, and puts what completes it last", () => {
    const asked = asking({ cards: [1, 2, 3] });
    const [option] = asked.options;
    const kinds = new Map([
      [1, "Junk"],
      [7, "Junk"],
    ]);
    expect(option && new Picking(asked, kinds).order(option, [3, 7])).toEqual([3, 7, 2]);
  });
});
