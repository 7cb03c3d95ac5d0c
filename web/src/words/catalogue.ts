/**
 * Sentences of a game in another language; the same as `parlour/languages/catalogue.py`, where it is explained. A mark
 * (see `MARKED`) stands for a player or a card that is shown as such, and stays as it is.
 */
import phrases from "../../../src/parlour/languages/phrases.json";

const SLOT = /\{(\w+)\}/g;
const NUMBERS = new Set(["number", "amount", "total", "price", "slot", "value", "other"]);
const PLAYERS = new Set(["seat", "to"]);
const GIVEN = new Set(["name", "names"]);
const SAID = new Set(["reason", "why", "missing", "prompt", "line"]);
const CHOICES = new Set(["options"]);
const PRINTS = new Set(["print"]);
const PHRASES: ReadonlySet<string> = new Set(phrases);
const OR = " or ";
const LISTS = [" + ", ", ", " and ", OR];

/** Marks: from here on for the seats, then for the cards of a line. */
export const SEAT_0 = 0xe100;
export const CARD_0 = 0xe200;
export const MARKED = /([\ue100-\ue2ff])/;
const AS_IT_IS = /^(?:[-+]?\d+|P\d|[a-z]\d|\d+[MEP]|-|[\ue100-\ue2ff])$/;

interface Pattern {
  english: string;
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
  return { english, form: new RegExp(`^${form}$`), slots, other, weight: english.replace(SLOT, "").length };
}

/** What was found before, or is found now; no words are a part of themselves. */
function once(known: Map<string, string | null>, words: string, look: () => string | null): string | null {
  const before = known.get(words);
  if (before !== undefined) return before;
  known.set(words, null);
  const found = look();
  known.set(words, found);
  return found;
}

export class Catalogue {
  readonly #exact: ReadonlyMap<string, string>;
  readonly #patterns: readonly Pattern[];
  readonly #phrases: readonly Pattern[];
  readonly #known = new Map<string, string | null>();
  readonly #named = new Map<string, string | null>();

  constructor(entries: Readonly<Record<string, string>>) {
    const all = Object.entries(entries);
    this.#exact = new Map(all.filter(([english]) => !english.includes("{")));
    this.#patterns = all
      .filter(([english]) => english.includes("{"))
      .map(([english, other]) => patternOf(english, other))
      .sort((one, other) => other.weight - one.weight);
    this.#phrases = this.#patterns.filter(({ english }) => PHRASES.has(english));
  }

  /** Words in this language; in English where the catalogue has nothing for them. */
  say(words: string): string {
    return this.find(words) ?? words;
  }

  /** Words in this language, or null. */
  find(words: string): string | null {
    return once(
      this.#known,
      words,
      () => this.#plainly(words) ?? this.#reading(words, this.#patterns) ?? this.#list(words),
    );
  }

  #plainly(words: string): string | null {
    return AS_IT_IS.test(words) ? words : (this.#exact.get(words) ?? null);
  }

  #reading(words: string, patterns: readonly Pattern[]): string | null {
    for (const pattern of patterns) {
      const match = pattern.form.exec(words);
      const found = match && this.#fill(pattern, match.slice(1));
      if (found !== null) return found;
    }
    return null;
  }

  #name(words: string): string | null {
    return once(
      this.#named,
      words,
      () => this.#plainly(words) ?? this.#list(words) ?? this.#reading(words, this.#phrases),
    );
  }

  #held(slot: string, words: string): string | null {
    if (GIVEN.has(slot)) return words;
    if (SAID.has(slot)) return this.find(words);
    if (CHOICES.has(slot)) return this.#choices(words);
    return PRINTS.has(slot) ? this.#plainly(words) : this.#name(words);
  }

  #choices(words: string): string | null {
    const found = this.find(words);
    const at = words.lastIndexOf(OR);
    if (found !== null || at < 0) return found;
    return this.#joined(OR, this.#choices(words.slice(0, at)), this.find(words.slice(at + OR.length)));
  }

  #joined(mark: string, first: string | null, rest: string | null): string | null {
    return first === null || rest === null ? null : first + (this.#exact.get(mark) ?? mark) + rest;
  }

  #fill({ slots, other }: Pattern, values: readonly string[]): string | null {
    const said = new Map<string, string>();
    for (const [at, name] of slots.entries()) {
      const value = values[at] ?? "";
      const found = this.#held(name, value);
      if (found === null) return null;
      said.set(name, found);
    }
    return other.replace(SLOT, (_whole, name: string) => said.get(name) ?? "");
  }

  #list(words: string): string | null {
    for (const mark of LISTS) {
      const at = words.lastIndexOf(mark);
      if (at < 0) continue;
      const found = this.#joined(
        mark,
        this.#name(words.slice(0, at)),
        this.#name(words.slice(at + mark.length)),
      );
      if (found !== null) return found;
    }
    return null;
  }
}
