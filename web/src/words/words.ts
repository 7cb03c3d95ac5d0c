/**
 * The words of the interface, in the language of the reader. An English sentence stands where it is said, and is the key
 * of its translations, which lie with those of the games in src/parlour/languages. See docs/translating.md.
 *
 * The language is known before anything is drawn; a page that is to speak another one is loaded anew.
 */
import type interfaceWords from "../../../src/parlour/languages/de/interface.json";
import { Catalogue as Spoken } from "./catalogue";
import { language } from "./language";

type Catalogue = typeof interfaceWords;
export type Sentence = keyof Catalogue;
type Slot = string | number | null | undefined;
/** The names of the slots of a sentence: "moves" in "after {moves} moves". */
type Names<Words extends string> = Words extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;
type Slots<Words extends string> = [Names<Words>] extends [never] ? [] : [Record<Names<Words>, Slot>];
type Entry = string | { one: string; other: string };
export type Entries = Readonly<Record<string, Entry>>;

type Loaded<Words> = Record<string, () => Promise<{ default: Words }>>;

const LOADED: Loaded<Entries> = {
  de: () => import("../../../src/parlour/languages/de/interface.json"),
};
const REFUSALS: Loaded<Readonly<Record<string, string>>> = {
  de: () => import("../../../src/parlour/languages/de/server.json"),
};

async function load<Words extends object>(loaded: Loaded<Words>): Promise<Words | Record<string, never>> {
  try {
    return (await loaded[language]?.())?.default ?? {};
  } catch {
    return {}; // English is better than nothing
  }
}

const [entries, refusals]: [Entries, Readonly<Record<string, string>>] = await Promise.all([
  load(LOADED),
  load(REFUSALS),
]);
const server = new Spoken(refusals);
const plural = new Intl.PluralRules(language);

/** A sentence with its slots filled. */
export const filled = (words: string, slots: Readonly<Record<string, Slot>>): string =>
  words.replace(/\{(\w+)\}/g, (_whole, name: string) => String(slots[name] ?? ""));

/** What the server says, which says everything in English. */
export const serverSays = (words: string): string => server.say(words);

/** A sentence of the interface. */
export function t<Words extends Sentence>(words: Words, ...[slots]: Slots<Words>): string {
  const entry = entries[words];
  return filled(typeof entry === "string" ? entry : words, (slots ?? {}) as Record<string, Slot>);
}

/** A sentence about a number of things; its key is the sentence for many. The number is its slot {count}. */
export function tn<Words extends Sentence>(
  count: number,
  one: string,
  many: Words,
  ...[slots]: Slots<Words> extends [Record<infer Name, Slot>]
    ? Exclude<Name, "count"> extends never
      ? []
      : [Record<Exclude<Name, "count">, Slot>]
    : []
): string {
  const entry = entries[many] ?? { one, other: many };
  const words = typeof entry === "string" ? entry : entry[plural.select(count) === "one" ? "one" : "other"];
  return filled(words, { ...((slots ?? {}) as Record<string, Slot>), count });
}
