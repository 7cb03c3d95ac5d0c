// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { AskInfo } from "../protocol";
import { exact, fitting, pick, pickable } from "./selection";

const option = (number: string, ...cards: number[]) => ({
  option: number,
  words: number,
  touches: { cards },
});
const ask: AskInfo = {
  ask: 1,
  what: "pay",
  prompt: "Pay",
  options: [
    option("a", 1, 2),
    option("b", 1, 3, 4),
    option("c", 5),
    { option: "d", words: "pass", touches: {} },
  ],
};
const numbers = (found: { option: string }[]) => found.map((each) => each.option);

describe("picking cards", () => {
  it("leaves the options that all picked cards belong to", () => {
    expect(numbers(fitting(ask, new Set()))).toEqual(["a", "b", "c"]);
    expect(numbers(fitting(ask, new Set([1])))).toEqual(["a", "b"]);
    expect(numbers(fitting(ask, new Set([1, 3])))).toEqual(["b"]);
  });

  it("finds the option about exactly these cards", () => {
    expect(exact(ask, new Set())).toEqual([]);
    expect(exact(ask, new Set([1]))).toEqual([]);
    expect(numbers(exact(ask, new Set([1, 2])))).toEqual(["a"]);
    expect(numbers(exact(ask, new Set([5])))).toEqual(["c"]);
  });

  it("knows what may still be picked", () => {
    expect(pickable(ask, new Set([1, 2]), 3)).toBe(false);
    expect(pickable(ask, new Set([1]), 4)).toBe(true);
    expect(pickable(null, new Set(), 1)).toBe(false);
  });

  it("puts a picked card back, and begins anew with one that does not fit", () => {
    expect([...pick(ask, new Set([1, 3]), 3)]).toEqual([1]);
    expect([...pick(ask, new Set([1, 2]), 5)]).toEqual([5]);
    expect([...pick(ask, new Set([1]), 3)]).toEqual([1, 3]);
  });
});
