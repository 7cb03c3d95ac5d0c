import { describe, expect, it } from "vitest";
import type { CardInfo } from "../../protocol";
import { facetsOf, filtered, numbersOf } from "./facets";

const card = (name: string, facts: Record<string, unknown>): CardInfo => ({
  name,
  text: "",
  facts,
  rules: [],
});
const CARDS = [
  card("Ada", {
    kind: "character",
    traits: ["female", "British"],
    title: "One",
    attack: 20,
    area: 9_000_000,
  }),
  card("Boudica", { kind: "character", traits: ["female", "British"], title: "Two", attack: 700 }),
  card("Grace", { kind: "character", traits: ["female", "British"], title: "Three", attack: 40 }),
  card("Legion", { kind: "army", traits: ["Roman"], title: "Four", attack: 3000 }),
  card("Impi", { kind: "army", traits: ["Zulu", "Roman"], title: "Five" }),
  card("Rebels", { kind: "army", traits: ["Roman"], title: "Six" }),
];
const named = (cards: CardInfo[]) => cards.map(({ name }) => name);

describe("filters for cards", () => {
  it("are the facts that several cards share, lists among them", () => {
    const facets = facetsOf(CARDS.map((each) => ({ ...each, facts: { ...each.facts, traits: ["x", "y"] } })));
    expect(facets.map(({ name }) => name)).toEqual(["kind", "traits"]);
    expect(facets[0]?.values).toEqual(["army", "character"]);
  });

  it("must all be so, and among what was found", () => {
    expect(named(filtered(CARDS, { kind: "army", traits: "Zulu" }, null))).toEqual(["Impi"]);
    expect(named(filtered(CARDS, { kind: "" }, new Set(["Ada"])))).toEqual(["Ada"]);
  });

  it("leave large numbers to be read", () => {
    expect(numbersOf(CARDS[0] ?? card("", {}))).toBe("attack 20");
  });
});
