/** The words that the free options of Historical Conquest know, taken from its printed cards. */
import type { CardInfo } from "../../protocol";
import type { Suggestion } from "../registry";
import { CONTINENTS } from "./continents";
import type { Facts } from "./types";

/** Starters for a deck, continents for a quick game; nothing for other options. */
export function suggest(option: string, cards: CardInfo[]): Suggestion[] {
  if (/^deck\d$/.test(option)) return starters(cards);
  if (option === "continent")
    return CONTINENTS.map(({ name }) => ({ word: slug(name, "-"), words: name, alone: true }));
  return [];
}

const slug = (name: string, gap: string): string => name.toLowerCase().replaceAll(" ", gap);

/** The decks that have lands: a booster has none, and is put together with a starter. */
function starters(cards: CardInfo[]): Suggestion[] {
  const facts = cards.map((card) => card.facts as unknown as Facts);
  const names = new Set(facts.filter(({ kind }) => kind === "land").map(({ deck }) => deck));
  return [...names].map((name) => ({ word: slug(name, "_"), words: name, alone: true }));
}
