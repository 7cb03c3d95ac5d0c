/**
 * Keywords on cards, explained by the rulebook itself: under the heading "Keywords" a statement begins with the word
 * that it explains ("Finish: when the card is played …").
 */
import { api } from "../lib/api";
import type { CardInfo, RuleInfo } from "../protocol";
import { ruled } from "../words/rules.svelte";

export interface Keyword {
  word: string;
  rule: string;
  text: string;
  /** The statement that explains it, as the rulebook has it. */
  words: string;
}

/** "Throw away: where to depends …", "Reusable is a technique …"; a ruling may begin with "It is a …", which names none. */
const DEFINITION = /^([A-Z][a-z]+(?: [a-z]+)?): (.+)$|^(?!It )([A-Z][a-z]+) is (an? .+)$/;

/** The keywords that a rulebook explains. */
export function keywordsIn(rules: readonly RuleInfo[]): Keyword[] {
  return rules
    .filter((rule) => rule.heading === "Keywords")
    .flatMap(({ rule, words }) => {
      const [, word, text, named, thing] = DEFINITION.exec(words) ?? [];
      const found = { word: word ?? named ?? "", rule, text: text ?? thing ?? "", words };
      return found.word ? [found] : [];
    });
}

/** The keywords that a card has: in its text ("throw" for "throw away"), or among its facts. */
export function keywordsOf(card: CardInfo, keywords: readonly Keyword[]): Keyword[] {
  const said = Object.values(card.facts).filter((fact) => typeof fact === "string" || Array.isArray(fact));
  const text = [card.text, ...said.flat()].join(" ");
  return keywords.filter(({ word }) => {
    const [first = word, second = ""] = word.toLowerCase().split(" ");
    // A letter as the second word ("Spend x") belongs to the keyword; a longer one may stand elsewhere in the sentence.
    const whole = second.length === 1 ? `${first} ${second}\\b` : `${first}\\b`;
    return Boolean(card.facts[first]) || new RegExp(`\\b${whole}`, "i").test(text);
  });
}

/** A keyword as the reader knows it; a translated statement begins with the word and a colon. */
export function explained({ word, text, words }: Keyword): Pick<Keyword, "word" | "text"> {
  const told = ruled(words);
  const colon = told.indexOf(": ");
  return told === words ? { word, text } : { word: told.slice(0, colon), text: told.slice(colon + 2) };
}

const known = new Map<string, Promise<Keyword[]>>();

/** The keywords of a game, fetched once. */
export function keywordsOfGame(game: string): Promise<Keyword[]> {
  let keywords = known.get(game);
  if (!keywords) {
    keywords = api.rules(game).then((book) => keywordsIn(book.rules));
    keywords.catch(() => known.delete(game));
    known.set(game, keywords);
  }
  return keywords;
}

/** The rules that name a card, for the reader: what it does first ("Bribe: take any …"), then what else is said of it. */
export function rulesFirst({ name, rules }: CardInfo): RuleInfo[] {
  const own = (rule: RuleInfo): number => Number(rule.words.startsWith(`${name}:`));
  const sorted = [...rules].sort((one, other) => own(other) - own(one));
  return sorted.map((rule) => ({ ...rule, words: ruled(rule.words) }));
}

/** A ruling without its reason, which stands in the rulebook. */
export const statement = (words: string): string => words.replace(/ (Reason|Grund): .*$/, "");

/** So many letters of rules fit beside a card. */
const ROOM = 420;

/** The first rules about a card, without reasons, as far as there is room for them; the first one always. */
export function rulesBriefly(card: CardInfo): RuleInfo[] {
  let room = ROOM;
  return rulesFirst(card)
    .map((rule) => ({ ...rule, words: statement(rule.words) }))
    .filter(({ words }, number) => (room -= words.length) >= 0 || number === 0);
}
