import { afterEach, expect, it, vi } from "vitest";
import { api } from "../lib/api";
import { explained, rulesFirst, statement } from "../table/keywords";
import { readRulesOf, ruled, ruledStatement } from "./rules.svelte";

const ENTRIES = {
  "Bribe: take a card. Reason: so.": "Bestechung: Nimm eine Karte. Grund: darum.",
  "Reusable is a technique that comes back.": "Wiederverwendbar: eine Technik, die zurückkommt.",
  Keywords: "Schlüsselwörter",
};

/** All tests share a page: the next one reads its rules in English again. */
afterEach(async () => {
  vi.spyOn(api, "law").mockResolvedValue({ game: "none", language: "de", entries: {} });
  await readRulesOf("none", "de");
  vi.restoreAllMocks();
});

it("shows the rules of a game in the reader's language, and in English until they are there", async () => {
  const law = vi.spyOn(api, "law").mockRejectedValueOnce(new Error("no network"));
  await readRulesOf("toy", "de");
  expect(ruled("Keywords")).toBe("Keywords");
  law.mockResolvedValue({ game: "toy", language: "de", entries: ENTRIES });
  await readRulesOf("toy", "de");
  await readRulesOf("toy", "de");
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
