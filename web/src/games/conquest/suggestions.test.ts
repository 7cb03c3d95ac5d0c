import { describe, expect, it } from "vitest";
import { CARDS } from "./sample";
import { fits, suggest } from "./suggestions";

describe("suggestions for the options of Conquest", () => {
  it("are starters for a deck, and boosters that are put to them, each with a picture", () => {
    const cards = [...CARDS.values()];
    const person = cards.find(({ facts }) => facts["kind"] !== "land")?.name ?? "";
    const box = { name: "Mt. Vesuvius", plan: "Burn.", cards: [person] };
    const decks = [
      { ...box, deck: "vesuvius", kind: "starter" },
      { ...box, deck: "ash", kind: "booster" },
    ];
    expect(suggest("deck2", cards, 2, decks)).toEqual([
      { word: "vesuvius", words: "Mt. Vesuvius", about: "Burn.", alone: true, card: person },
      { word: "ash", words: "Mt. Vesuvius", about: "Burn.", joins: true, card: person },
    ]);
  });

  it("are for the seats that there are", () => {
    expect(["deck2", "deck3", "ending"].map((option) => fits(option, 2))).toEqual([true, false, true]);
  });

  it("are continents for a quick game, and nothing for a goal", () => {
    expect(suggest("continent", [], 2).map(({ word }) => word)).toContain("north-america");
    expect(suggest("goal", [], 2)).toEqual([]);
  });
});
