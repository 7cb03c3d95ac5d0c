// @vitest-environment node
import { describe, expect, it } from "vitest";
import { clockWords, finder, inRow, pieces, titled } from "./wording";

const cards = (line: string, names: string[]) =>
  pieces(line, finder(names)).flatMap(({ card }) => (card ? [card] : []));

describe("a line of the log", () => {
  it("shows which cards it names, the longest name first", () => {
    expect(cards("Ada plays Winter is Coming, then Winter.", ["Winter", "Winter is Coming"])).toEqual([
      "Winter is Coming",
      "Winter",
    ]);
  });

  it("names cards only in whole words", () => {
    expect(cards("12E beats 2E in 2Europe", ["2E", "12E"])).toEqual(["12E", "2E"]);
  });

  it("is the same words as before", () => {
    const line = "Bob's Spyglass (+2) goes.";
    expect(
      pieces(line, finder(["Spyglass", "goes?"]))
        .map(({ text, after = "" }) => text + after)
        .join(""),
    ).toBe(line);
  });

  it("keeps a full stop with the card before it, but not a word", () => {
    const found = pieces("Ada takes Axe, Bow (Cup) and Axe's.", finder(["Axe", "Bow", "Cup"]));
    expect(found.filter(({ card }) => card).map(({ text, after }) => text + (after ?? ""))).toEqual([
      "Axe,",
      "Bow",
      "Cup)",
      "Axe",
    ]);
  });

  it("is whole where there are no cards", () => {
    expect(pieces("Nothing", finder([]))).toEqual([{ text: "Nothing", card: null }]);
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
    expect(inRow(["a", "a", "b", "a"])).toEqual([
      { line: "a", times: 2 },
      { line: "b", times: 1 },
      { line: "a", times: 1 },
    ]);
    expect(inRow([])).toEqual([]);
  });
});
