/** Words that a free option of a game knows, taken from the game's printed cards. */
import type { CardInfo } from "../../protocol";

export interface Suggestion {
  /** The word for the option. */
  word: string;
  /** What a person reads. */
  words: string;
}

/** The decks and traps of Dale by name, and the seats for whoever starts; nothing for other options. */
export function suggestions(game: string, option: string, cards: CardInfo[], seats: number): Suggestion[] {
  if (game !== "dale") return [];
  if (option === "decks") return decks(cards);
  if (option === "traps") return traps(cards);
  if (option === "first") return Array.from({ length: seats }, (_, seat) => plain(`P${seat + 1}`));
  return [];
}

const plain = (word: string): Suggestion => ({ word, words: word });

function decks(cards: CardInfo[]): Suggestion[] {
  const found = new Map<string, string>();
  for (const { facts } of cards) {
    const slug = facts["deck"];
    if (typeof slug === "string" && slug) found.set(slug, String(facts["deck_name"] ?? slug));
  }
  return [...found].map(([word, words]) => ({ word, words })).sort((a, b) => a.words.localeCompare(b.words));
}

function traps(cards: CardInfo[]): Suggestion[] {
  const found = cards.filter((card) => card.facts["kind"] === "trap");
  return found.map(({ name }) => ({ word: name.toLowerCase().replaceAll(" ", "_"), words: name }));
}
