import { describe, expect, it } from "vitest";
import { CARDS } from "./sample";
import { suggest } from "./suggestions";

describe("suggestions for the options of Conquest", () => {
  it("are the starters for a deck: those that have lands", () => {
    expect(suggest("deck2", [...CARDS.values()])).toEqual([{ word: "tesla", words: "Tesla", alone: true }]);
  });

  it("are continents for a quick game, and nothing for a goal", () => {
    expect(suggest("continent", []).map(({ word }) => word)).toContain("north-america");
    expect(suggest("goal", [])).toEqual([]);
  });
});
