/**
 * Sentences of a game in another language; the same as `parlour/languages/catalogue.py`, where it is explained. A mark
 * (see `MARKED`) stands for a player or a card that is shown as such, and stays as it is.
 */

const SLOT = /\{(\w+)\}/g;
const NUMBERS = new Set(["number", "amount", "total", "price", "slot", "value", "other"]);
const PLAYERS = new Set(["seat", "to"]);
const GIVEN = new Set(["name", "names"]);
const LISTS = [" + ", ", ", " and "];

/** Marks: from here on for the seats, then for the cards of a line. */
export const SEAT_0 = 0xe100;
export const CARD_0 = 0xe200;
export const MARKED = /([\ue100-\ue2ff])/;
const AS_IT_IS = /^(?:[-+]?\d+|P\d|[a-z]\d|\d+[MEP]|-|[\ue100-\ue2ff])$/;

interface Pattern {
  form: RegExp;
  slots: string[];
  other: string;
  weight: number;
}

const quoted = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function slotForm(name: string): string {
  if (NUMBERS.has(name)) return "([-+]?\\d+)";
  return PLAYERS.has(name) ? "(P\\d|[\\ue100-\\ue1ff])" : "(.+?)";
}

function patternOf(english: string, other: string): Pattern {
  const parts = english.split(SLOT); // words and names of slots in turn
  const form = parts.map((part, at) => (at % 2 ? slotForm(part) : quoted(part))).join("");
  const slots = parts.filter((_part, at) => at % 2);
  return { form: new RegExp(`^${form}$`), slots, other, weight: english.replace(SLOT, "").length };
}

export class Catalogue {
  readonly #exact: ReadonlyMap<string, string>;
  readonly #patterns: readonly Pattern[];
  readonly #known = new Map<string, string | null>();

  constructor(entries: Readonly<Record<string, string>>) {
    const all = Object.entries(entries);
    this.#exact = new Map(all.filter(([english]) => !english.includes("{")));
    this.#patterns = all
      .filter(([english]) => english.includes("{"))
      .map(([english, other]) => patternOf(english, other))
      .sort((one, other) => other.weight - one.weight);
  }

  /** Words in this language; in English where the catalogue has nothing for them. */
  say(words: string): string {
    return this.find(words) ?? words;
  }

  /** Words in this language, or null. */
  find(words: string): string | null {
    let found = this.#known.get(words);
    if (found === undefined) {
      this.#known.set(words, null); // a phrase is never a part of itself
      found = this.#lookUp(words);
      this.#known.set(words, found);
    }
    return found;
  }

  #lookUp(words: string): string | null {
    if (AS_IT_IS.test(words)) return words;
    const exact = this.#exact.get(words);
    if (exact !== undefined) return exact;
    for (const pattern of this.#patterns) {
      const match = pattern.form.exec(words);
      const found = match && this.#fill(pattern, match.slice(1));
      if (found !== null) return found;
    }
    return this.#list(words);
  }

  #fill({ slots, other }: Pattern, values: readonly string[]): string | null {
    const said = new Map<string, string>();
    for (const [at, name] of slots.entries()) {
      const value = values[at] ?? "";
      const found = GIVEN.has(name) ? value : this.find(value);
      if (found === null) return null;
      said.set(name, found);
    }
    return other.replace(SLOT, (_whole, name: string) => said.get(name) ?? "");
  }

  #list(words: string): string | null {
    for (const mark of LISTS) {
      const at = words.lastIndexOf(mark);
      if (at < 0) continue;
      const [first, rest] = [this.find(words.slice(0, at)), this.find(words.slice(at + mark.length))];
      if (first !== null && rest !== null) return first + (this.#exact.get(mark) ?? mark) + rest;
    }
    return null;
  }
}
