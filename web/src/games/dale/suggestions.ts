/** The words that Dale's free options know, taken from its printed cards. */
import type { CardInfo } from "../../protocol";
import type { Suggestion } from "../registry";
import type { Facts } from "./types";
import { said } from "../../words/games.svelte";

/** The decks and traps by name, and the seats for whoever starts; nothing for other options. */
export function suggest(option: string, cards: CardInfo[], seats: number): Suggestion[] {
  if (option === "decks") return decks(cards);
  if (option === "traps") return traps(cards);
  if (option === "first") return Array.from({ length: seats }, (_, seat) => plain(`P${seat + 1}`));
  return [];
}

/** A printed card, with what Dale declares to stand on it. */
type Printed = Omit<CardInfo, "facts"> & { facts: Facts };

/** A name as options write it: "tree_kangaroos". */
const slug = (name: string): string => name.toLowerCase().replaceAll(/[ -]/g, "_");
const plain = (word: string): Suggestion => ({ word, words: said(word) });

function decks(cards: CardInfo[]): Suggestion[] {
  const found = new Map<string, Suggestion>();
  for (const { name, facts } of cards as unknown as Printed[]) {
    if (facts.kind !== "animalfolk" || !facts.set || found.has(facts.set)) continue;
    const about = said(facts.animalfolk ?? "");
    found.set(facts.set, { word: slug(facts.set), words: said(facts.set), about, card: name });
  }
  return [...found.values()].sort((a, b) => a.words.localeCompare(b.words));
}

function traps(cards: CardInfo[]): Suggestion[] {
  // Each player has one of each in a colour of their own, which its name begins with; they are chosen without it.
  const found = new Map<string, Suggestion>();
  for (const { name, text, facts } of cards as unknown as Printed[]) {
    if (facts.kind !== "trap") continue;
    const words = name.replace(`${facts.owner ?? ""} `, "");
    found.set(words, { word: slug(words), words: said(words), about: said(text) });
  }
  return [...found.values()];
}
