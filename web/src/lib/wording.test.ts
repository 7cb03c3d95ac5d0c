// @vitest-environment node
import { describe, expect, it } from "vitest";
import { clinging, clockWords, inRow, plain, titled, type Piece } from "./wording";

describe("a line of the log", () => {
  it("keeps a full stop with the name before it, but not a word", () => {
    const line: Piece[] = [
      { text: "Ada", seat: 0 },
      { text: " takes " },
      { text: "Axe", card: "Axe" },
      { text: ", " },
      { text: "Cup", card: "Cup" },
      { text: "'s and " },
      { text: "Bow", card: "Bow" },
      { text: "." },
    ];
    const found = clinging(line);
    expect(found.filter(({ card }) => card).map(({ text, after = "" }) => text + after)).toEqual([
      "Axe,",
      "Cup",
      "Bow.",
    ]);
    expect(plain(found)).toBe("Ada takes Axe, Cup's and Bow.");
    expect(plain(line)).toBe(plain(found));
  });
});

it("says keys as people do", () => {
  expect(titled("market_deck")).toBe("Market deck");
});

it("shows time as clocks do", () => {
  expect([0, 8.2, 75, 3723, 3 * 86_400].map(clockWords)).toEqual([
    "0:00",
    "0:09",
    "1:15",
    "1:02:03",
    "3 days",
  ]);
});

describe("lines in a row", () => {
  it("are counted where they are the same, and kept apart where another stands between", () => {
    expect(inRow(["a", "a", "b", "a"], String)).toEqual([
      { line: "a", times: 2 },
      { line: "b", times: 1 },
      { line: "a", times: 1 },
    ]);
    expect(inRow([], String)).toEqual([]);
  });
});
