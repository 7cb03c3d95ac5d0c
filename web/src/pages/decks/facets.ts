/** Filters for cards, made from whatever facts the cards of a game have. */
import type { CardInfo } from "../../protocol";

export interface Facet {
  name: string;
  values: string[];
}

/** A fact with more different values than this is read, not chosen from. */
const MOST = 200;
const LONGEST = 28;
/** A fact that tells nearly every card from the others is no filter. */
const SHARED = 3;

/** The values of a fact, as words: one, or several where a card has a list of them. */
export function valuesOf(card: CardInfo, name: string): string[] {
  const value: unknown = card.facts[name];
  const all: unknown[] = Array.isArray(value) ? value : [value];
  return all.filter((each): each is string => typeof each === "string" && each !== "");
}

/** The facts by which cards can be chosen: those whose values are few and short, and shared by several cards. */
export function facetsOf(cards: readonly CardInfo[]): Facet[] {
  const names = [...new Set(cards.flatMap(({ facts }) => Object.keys(facts)))];
  return names.flatMap((name) => {
    const all = cards.flatMap((card) => valuesOf(card, name));
    const values = [...new Set(all)].sort((a, b) => a.localeCompare(b));
    const fits =
      values.length > 1 && values.length <= MOST && values.every((value) => value.length <= LONGEST);
    return fits && all.length >= values.length * SHARED ? [{ name, values }] : [];
  });
}

/** The cards that have all chosen values, and are among those that were found. */
export function filtered(
  cards: readonly CardInfo[],
  chosen: Readonly<Record<string, string>>,
  found: ReadonlySet<string> | null,
): CardInfo[] {
  const wanted = Object.entries(chosen).filter(([, value]) => value !== "");
  return cards.filter(
    (card) =>
      (found === null || found.has(card.name)) &&
      wanted.every(([name, value]) => valuesOf(card, name).includes(value)),
  );
}

/** Numbers that stand on a card, in a few words: "attack 300, defence 400". */
export function numbersOf(card: CardInfo): string {
  return Object.entries(card.facts)
    .filter(([, value]) => typeof value === "number" && Math.abs(value) < 100_000)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(", ");
}
