/** The numbered rules of a game in the reader's language, by their English words; fetched when somebody reads one. */
import { api } from "../lib/api";
import type { RuleInfo } from "../protocol";
import { language } from "./language";

const ENGLISH = "en";
let law = $state.raw<Readonly<Record<string, string>>>({});
let read = { game: "", there: Promise.resolve() };

/** Have the rules of a game at hand from now on; a rule without a translation stays English. */
export function readRulesOf(game: string, tongue: string = language): Promise<void> {
  if (tongue !== ENGLISH && read.game !== game) read = { game, there: fetchRules(game, tongue) };
  return read.there;
}

async function fetchRules(game: string, tongue: string): Promise<void> {
  try {
    const { entries } = await api.law(game, tongue);
    if (read.game === game) law = entries;
  } catch {
    if (read.game === game) read = { game: "", there: Promise.resolve() }; // English for now; asked for again later
  }
}

/** A rule, or its heading, as the reader gets it. */
export const ruled = (words: string): string => law[words] ?? words;

/** A statement as the reader gets it. */
export const ruledStatement = ({ rule, heading, words }: RuleInfo): RuleInfo => ({
  rule,
  heading: ruled(heading),
  words: ruled(words),
});
