import { afterEach, expect, it, vi } from "vitest";
import { api } from "../lib/api";
import { explained, rulesFirst, statement } from "../table/keywords";

vi.mock("./language", () => ({ language: "de" }));
const { readRulesOf, ruled, ruledStatement } = await import("./rules.svelte");

const ENTRIES = {
  "Bribe: take a card. Reason: so.": "Bestechung: Nimm eine Karte. Grund: darum.",
  "Reusable is a technique that comes back.": "Wiederverwendbar: eine Technik, die zurückkommt.",
  Keywords: "Schlüsselwörter",
};

afterEach(() => vi.restoreAllMocks());

it("shows the rules of a game in the reader's language, and in English until they are there", async () => {
  const law = vi.spyOn(api, "law").mockRejectedValueOnce(new Error("no network"));
  await readRulesOf("toy");
  expect(ruled("Keywords")).toBe("Keywords");
  law.mockResolvedValue({ game: "toy", language: "de", entries: ENTRIES });
  await readRulesOf("toy");
  await readRulesOf("toy");
  expect(law).toHaveBeenCalledTimes(2);

  const bribe = { rule: "T-1", heading: "Keywords", words: "Bribe: take a card. Reason: so." };
  expect(ruledStatement(bribe)).toEqual({
    rule: "T-1",
    heading: "Schlüsselwörter",
    words: "Bestechung: Nimm eine Karte. Grund: darum.",
  });
  const other = { rule: "T-0", heading: "Cards", words: "Without a translation." };
  const told = rulesFirst({ name: "Bribe", text: "", facts: {}, rules: [other, bribe] });
  expect(told.map(({ words }) => statement(words))).toEqual([
    "Bestechung: Nimm eine Karte.",
    "Without a translation.",
  ]);
  const words = "Reusable is a technique that comes back.";
  expect(explained({ word: "Reusable", rule: "T-2", text: "a technique that comes back.", words })).toEqual({
    word: "Wiederverwendbar",
    text: "eine Technik, die zurückkommt.",
  });
});
