/**
 * The lines of a layout: words with the entries of a thing in braces, as `docs/layouts.md` explains them. An entry is
 * looked up in the thing, then in what is printed on the card, then in the view.
 */
import type { CardInfo, LayoutInfo } from "../../protocol";
import type { Say } from "../shape";
import { t } from "../../words/words";

export type Dict = Record<string, unknown>;

const FIELD = /\{([\w.]+)(\?)?(?:>(\w+))?(?::(\w+)!?)?\}/g;
const OPTIONAL = /\[([^\]]*)\]/;

export const isDict = (value: unknown): value is Dict =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** The entry at the end of a path. */
export function follow(item: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((at, step) => {
    if (Array.isArray(at)) return (at as unknown[])[Number(step)];
    return isDict(at) ? at[step] : undefined;
  }, item);
}

/** The first steps of the entries of a line: what it is about. */
export function rootsOf(line: string): string[] {
  return [...line.matchAll(FIELD)].map(([, path = ""]) => path.split(".")[0] ?? "");
}

const asKey = (value: unknown): string => String(value).replace(/[\W_]/g, "").toLowerCase();

export class Writer {
  readonly #layout: LayoutInfo;
  readonly #view: Dict;
  readonly #cards: ReadonlyMap<string, CardInfo>;
  readonly #say: Say;

  constructor(layout: LayoutInfo, view: Dict, cards: ReadonlyMap<string, CardInfo>, say: Say) {
    this.#layout = layout;
    this.#view = view;
    this.#cards = cards;
    this.#say = say;
  }

  /** A line about a thing; "" where there is nothing to show. A part in square brackets is shown whole or not at all. */
  write(line: string, item: Dict): string {
    const parts = line
      .split(OPTIONAL)
      .map((words, at) => ({ optional: at % 2 === 1, ...this.#fill(words, item) }))
      .filter(({ optional, all }) => !optional || all);
    const shown = rootsOf(line).length === 0 || parts.some(({ some }) => some);
    return shown
      ? parts
          .map(({ text }) => text)
          .join("")
          .trim()
      : "";
  }

  /** Words with their entries; whether any of these has something to show, and whether all have. */
  #fill(words: string, item: Dict): { text: string; some: boolean; all: boolean } {
    const shown: boolean[] = [];
    const text = words.replace(FIELD, (_all, path: string, some?: string, other?: string, how?: string) => {
      const part = this.#part(item, path, some !== undefined, other, how);
      shown.push(part !== "");
      return part;
    });
    return { text, some: shown.some(Boolean), all: shown.every(Boolean) };
  }

  #entry(item: Dict, path: string): unknown {
    const first = path.split(".")[0] ?? "";
    const name = item["name"];
    const printed = typeof name === "string" ? this.#cards.get(name)?.facts : undefined;
    const place = [item, printed ?? {}, this.#view].find((each) => first in each);
    return place && follow(place, path);
  }

  #part(item: Dict, path: string, some: boolean, other?: string, how?: string): string {
    const value = this.#entry(item, path);
    if (some && !value) return "";
    if (other) {
      const now = this.#entry(item, other);
      return now === undefined || now === null || now === value
        ? this.#plain(path, value)
        : `${String(value)}→${String(now)}`;
    }
    if (how === "count") return Array.isArray(value) ? String(value.length) : this.#plain(path, value);
    if (how === "top" || how === "cards")
      return Array.isArray(value) ? this.#cardsOf(how === "top" ? value.slice(-1) : value) : "";
    if (how === "stacks") return Array.isArray(value) ? `${value.length}` : "";
    if (how === "times") return String(value ?? "").length > 1 ? `×${String(value).length}` : "";
    return how ? this.#signed(value, how, path) : this.#plain(path, value);
  }

  #cardsOf(cards: readonly unknown[]): string {
    return cards
      .filter(isDict)
      .map((card) => (card["name"] ? this.write(this.#layout.named, card) : t("a hidden card")))
      .join(", ");
  }

  #signed(value: unknown, how: string, path: string): string {
    const signs = this.#layout.signs[how];
    if (Array.isArray(value)) return value.map((each) => this.#signed(each, how, path)).join(" ");
    if (value === null || value === undefined || value === "") return signs?.none ?? "";
    const marks = signs?.marks ?? {};
    const before = marks[""];
    if (before) return `${before.mark}${String(value)}`;
    const found = Object.entries(marks).find(([key]) => asKey(key) === asKey(value));
    if (found) return found[1].mark;
    return typeof value === "boolean" ? "" : this.#plain(path, value);
  }

  #plain(path: string, value: unknown): string {
    const key = path.split(".").at(-1) ?? "";
    if (Array.isArray(value))
      return value
        .map((each) => this.#plain(path, each))
        .filter(Boolean)
        .join(", ");
    if (isDict(value)) return typeof value["name"] === "string" ? value["name"] : "";
    return this.#say(key, value) ?? "";
  }
}
