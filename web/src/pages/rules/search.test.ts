import { describe, expect, it } from "vitest";
import { chapters, pieces } from "./search";

const RULES = [
  { rule: "AL-001", heading: "Box", words: "There are **48 cards**." },
  { rule: "AL-002", heading: "Box", words: "There is a map." },
  { rule: "AL-025", heading: "Bids", words: "A bid is from 10 to 20 (AL-026)." },
];

describe("the rules", () => {
  it("stand under their headings, in order", () => {
    expect(chapters(RULES).map(({ heading, rules }) => [heading, rules.length])).toEqual([
      ["Box", 2],
      ["Bids", 1],
    ]);
  });

  it("are found by all words together, by id and by heading", () => {
    const ids = (query: string) =>
      chapters(RULES, query).flatMap(({ rules }) => rules.map(({ rule }) => rule));
    expect(ids("there MAP")).toEqual(["AL-002"]);
    expect(ids("al-025")).toEqual(["AL-025"]);
    expect(ids("box")).toEqual(["AL-001", "AL-002"]);
    expect(ids("map bids")).toEqual([]);
  });
});

describe("the words of a rule", () => {
  const said = (words: string, query = "") =>
    pieces(words, query).map(({ text, hit, kind }) => `${hit ? "!" : ""}${kind}:${text}`);

  it("show stress, notation and other rules", () => {
    expect(said("A **big** `10P` (AL-026).")).toEqual([
      "plain:A ",
      "strong:big",
      "plain: ",
      "code:10P",
      "plain: (",
      "rule:AL-026",
      "plain:).",
    ]);
  });

  it("mark what was looked for, and nothing that is a sign in a pattern", () => {
    expect(said("Bids or bid.", "bid")).toEqual(["!plain:Bid", "plain:s or ", "!plain:bid", "plain:."]);
    expect(said("One + one (two)", "+ (")).toEqual([
      "plain:One ",
      "!plain:+",
      "plain: one ",
      "!plain:(",
      "plain:two)",
    ]);
  });
});
