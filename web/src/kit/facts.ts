/** The facts of a card in words: what the view says of it now, then what is printed and not said yet. */
import { titled } from "../lib/wording";
import type { CardInfo } from "../protocol";
import type { Shown } from "./board";
import { said } from "../words/games.svelte";

export interface Fact {
  title: string;
  text: string;
  /** Whether it is printed on the card, and not only so at this moment. */
  printed?: boolean;
}

/** A card of which a reader of views has already put into words what is said of it. */
interface Noted extends Shown {
  notes?: readonly (readonly [string, string])[];
}

/** A value in a few words; "" for nothing worth a word. */
export function inWords(value: unknown): string {
  if (value === null || value === undefined || value === false || value === "") return "";
  if (value === true) return "yes";
  if (Array.isArray(value)) return value.map(inWords).filter(Boolean).join("; ");
  if (typeof value === "object") return Object.values(value).map(inWords).filter(Boolean).join(": ");
  return said(String(value));
}

/** What is printed on a card, fact by fact. */
export function printedFacts({ facts }: CardInfo): Fact[] {
  return Object.entries(facts).flatMap(([key, value]) => {
    const text = inWords(value);
    return text ? [{ title: titled(said(key)), text, printed: true }] : [];
  });
}

/** So many facts have room on a face, and none that is longer than a few words: the rest is read by holding it close. */
const ROOM = 3;
const LONGEST = 16;

/** The facts for a face, with what the view says first. A fact that is merely true is said by its name. */
export function factsOf(info: CardInfo, card?: Noted): Fact[] {
  const all = printedFacts(info);
  const printed = new Set(all.map(({ title }) => title));
  const said = (card?.notes ?? []).map(([title, text]) => ({ title, text, printed: printed.has(title) }));
  const known = new Set(said.map(({ title }) => title));
  return [...said, ...all.filter(({ title }) => !known.has(title))]
    .filter(({ text }) => text !== "no" && text.length <= LONGEST)
    .map((fact) => (fact.text === "yes" ? { ...fact, title: "", text: fact.title } : fact))
    .slice(0, ROOM);
}

/** How many letters the longest word of a name has: it is set smaller, so that no name breaks inside a word. */
export function longestWord(name: string): number {
  return Math.max(...name.split(/[ -]/).map((word) => word.length));
}
