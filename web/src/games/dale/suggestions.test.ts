import { describe, expect, it } from "vitest";
import type { CardInfo } from "../../protocol";
import { suggest } from "./suggestions";

const card = (name: string, facts: Record<string, unknown>): CardInfo => ({
  name,
  text: "",
  facts,
  rules: [],
});
const CARDS = [
  card("Stove", { kind: "animalfolk", deck: "pandas", set: "Pandas", deck_name: "Dealing Giant Pandas" }),
  card("Cookies", { kind: "animalfolk", deck: "macaws", set: "Macaws", deck_name: "Snappy Scarlet Macaws" }),
  card("Swift Broker", {
    kind: "animalfolk",
    deck: "macaws",
    set: "Macaws",
    deck_name: "Snappy Scarlet Macaws",
  }),
  card("Crimson False Bill", { kind: "trap", owner: "Crimson" }),
  card("Azure False Bill", { kind: "trap", owner: "Azure" }),
  card("Junk", { kind: "junk" }),
];
const offered = (option: string) => suggest(option, CARDS, 2).map(({ word, words }) => [word, words]);

describe("suggestions", () => {
  it("name each deck once, by what people call it", () => {
    expect(offered("decks")).toEqual([
      ["macaws", "Macaws"],
      ["pandas", "Pandas"],
    ]);
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
