/** The words that Dale's free options know, taken from its printed cards. */
import type { CardInfo } from "../../protocol";
import type { Suggestion } from "../registry";

/** The decks and traps by name, and the seats for whoever starts; nothing for other options. */
export function suggest(option: string, cards: CardInfo[], seats: number): Suggestion[] {
  if (option === "decks") return decks(cards);
  if (option === "traps") return traps(cards);
  if (option === "first") return Array.from({ length: seats }, (_, seat) => plain(`P${seat + 1}`));
  return [];
}

const plain = (word: string): Suggestion => ({ word, words: word });

function decks(cards: CardInfo[]): Suggestion[] {
  const found = new Map<string, Suggestion>();
  for (const { facts } of cards) {
    const { deck, set, deck_name: name } = facts;
    if (typeof deck !== "string" || !deck) continue;
    found.set(deck, { word: deck, words: String(set ?? deck), about: String(name ?? "") });
  }
  return [...found.values()].sort((a, b) => a.words.localeCompare(b.words));
}

function traps(cards: CardInfo[]): Suggestion[] {
  // Each player has one of each in a colour of their own, which its name begins with; they are chosen without it.
  const found = new Map<string, Suggestion>();
  for (const { name, text, facts } of cards) {
    if (facts["kind"] !== "trap") continue;
    const words = name.replace(`${String(facts["owner"])} `, "");
    found.set(words, { word: words.toLowerCase().replaceAll(" ", "_"), words, about: text });
  }
  return [...found.values()];
}
