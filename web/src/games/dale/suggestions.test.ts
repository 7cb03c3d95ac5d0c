import { describe, expect, it } from "vitest";
import type { CardInfo } from "../../protocol";
import { suggest } from "./suggestions";
import type { Facts } from "./types";

const card = (name: string, facts: Facts): CardInfo => ({ name, text: "", facts: { ...facts }, rules: [] });
const of = (set: string, animalfolk: string): Facts => ({ kind: "animalfolk", set, animalfolk, value: 1 });
const CARDS = [
  card("Stove", of("Pandas", "Dealing Giant Pandas")),
  card("Cookies", of("Macaws", "Snappy Scarlet Macaws")),
  card("Swift Broker", of("Macaws", "Snappy Scarlet Macaws")),
  card("Sturdy Pouch", of("Tree-kangaroos", "Prepared Grizzled Tree-kangaroos")),
  card("Crimson False Bill", { kind: "trap", owner: "Crimson", value: 1 }),
  card("Azure False Bill", { kind: "trap", owner: "Azure", value: 1 }),
  card("Junk", { kind: "junk", value: 1 }),
];
const offered = (option: string) => suggest(option, CARDS, 2).map(({ word, words }) => [word, words]);

describe("suggestions", () => {
  it("name each deck once, by what people call it", () => {
    expect(offered("decks")).toEqual([
      ["macaws", "Macaws"],
      ["pandas", "Pandas"],
      ["tree_kangaroos", "Tree-kangaroos"],
    ]);
  });

  it("say which deck that is, in full", () => {
    const [macaws] = suggest("decks", CARDS, 2);
    expect(macaws).toMatchObject({ about: "Snappy Scarlet Macaws", card: "Cookies" });
  });

  it("name each kind of trap once, whoever owns it", () => {
    expect(offered("traps")).toEqual([["false_bill", "False Bill"]]);
  });

  it("name the seats for whoever starts", () => {
    expect(offered("first").map(([word]) => word)).toEqual(["P1", "P2"]);
  });

  it("are none for other options", () => {
    expect(offered("teams")).toEqual([]);
  });
});
