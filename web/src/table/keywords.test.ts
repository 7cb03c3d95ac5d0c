// @vitest-environment node
import { expect, it } from "vitest";
import type { CardInfo, RuleInfo } from "../protocol";
import { keywordsIn, keywordsOf, rulesBriefly, rulesFirst } from "./keywords";

const rule = (rule: string, words: string, heading = "Keywords"): RuleInfo => ({ rule, heading, words });
const keywords = keywordsIn([
  rule("K-1", "Finish: it stays in the schedule."),
  rule("K-2", "The card stays there."),
  rule("K-3", "Throw away: where to depends on the card."),
  rule("K-4", "Reusable is a technique that comes back."),
  rule("K-5", "Spend x: the text says how much."),
  rule("K-6", "Spend: it is paid before."),
  rule("K-8", "That is before the first action."),
  rule("K-9", "The owner is named on the tag."),
  rule("K-10", "It is a property of the print."),
  rule("K-7", "Turn: not a keyword here.", "A turn"),
]);
const card = (text: string, facts: Record<string, unknown> = {}): CardInfo => ({
  name: "A",
  text,
  facts,
  rules: [],
});
const on = (each: CardInfo) => keywordsOf(each, keywords).map(({ word }) => word);

it("finds the definitions under their heading", () => {
  expect(keywords.map(({ word }) => word)).toEqual(["Finish", "Throw away", "Reusable", "Spend x", "Spend"]);
});

it("explains what stands on a card", () => {
  expect(on(card("Draw two cards. Finish 3."))).toEqual(["Finish"]);
  expect(on(card("Throw a card of your hand away."))).toEqual(["Throw away"]);
  expect(on(card("Spend 1: draw.", { reusable: true }))).toEqual(["Reusable", "Spend"]);
  expect(on(card("", { abilities: ["Purse: Spend x, from one to four."] }))).toEqual(["Spend x", "Spend"]);
  expect(on(card("Draw.", { reusable: false }))).toEqual([]);
});

it("says first what a card does, then what else is said of it", () => {
  const rules = [
    rule("R-1", "Bribe and Spin are special."),
    rule("R-2", "Bribe: take a card."),
    rule("R-3", "No Bribe."),
  ];
  const bribe = { ...card("Take a card."), name: "Bribe", rules };
  expect(rulesFirst(bribe).map((each) => each.rule)).toEqual(["R-2", "R-1", "R-3"]);
});

it("is brief beside a card: no reasons, and no more than there is room for", () => {
  const long = "x".repeat(300);
  const rules = [
    rule("R-1", `${long}. Reason: it is so.`),
    rule("R-2", long),
    rule("R-3", "Short. Reason: none."),
  ];
  const told = rulesBriefly({ ...card(""), rules });
  expect(told.map(({ words }) => words)).toEqual([`${long}.`]);
  expect(rulesBriefly({ ...card(""), rules: rules.slice(2) })[0]?.words).toBe("Short.");
});
