/**
 * The shape of any game's view: which parts are cards, rows of cards, records, numbers. The generic board and the text
 * of a table are drawn from nothing else, so a new game can be played before anybody has drawn it.
 */
import type { OptionInfo } from "../protocol";
import { capital, titled } from "../lib/wording";
import { said } from "../words/games.svelte";

export interface Card {
  card: number;
  name: string | null;
  /** Whatever else the view says of it, in words. */
  notes: [string, string][];
  /** A market slot or the like, where the view gives one. */
  slot: number | string | null;
}

/** A thing that is no card, as its game writes it. */
export interface TileShape {
  /** What options touch it by. */
  at: { key: string; value: string | number } | null;
  name: string;
  /** The printed card that it is, if it is one. */
  card: string | null;
  lines: string[];
  /** Whether the game points at it. */
  marked: boolean;
}

/** `pile` says that the cards lie on each other: one sees the top one, or a back, and how many there are. */
export type Part = { key: string; title: string; pile?: boolean } & (
  | { kind: "fact"; text: string; value: string | number | null }
  | { kind: "cards"; cards: (Card | null)[] }
  | { kind: "stacks"; stacks: Card[][] }
  | { kind: "records"; records: Part[][] }
  | { kind: "tiles"; columns: number | null; tiles: TileShape[] }
  | { kind: "record"; parts: Part[] }
);

type Dict = Record<string, unknown>;

/** Parts of a view that the frame shows itself. */
const FRAME = new Set(["game", "waiting", "asks", "ending", "seats"]);

const isDict = (value: unknown): value is Dict =>
  value !== null && typeof value === "object" && !Array.isArray(value);
const isCard = (value: unknown): value is Dict =>
  isDict(value) && typeof value["card"] === "number" && "name" in value;

/** A plain value in words; null for nothing worth a word. */
function inWords(value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "object" ? null : String(value);
}

/** How a plain value of a field is said; null for nothing worth a word. */
export type Say = (key: string, value: unknown) => string | null;

const NO_PILES: ReadonlySet<string> = new Set();
const plainly: Say = (_key, value) => inWords(value);

/** Say who sits there instead of the number of a seat, in the fields that are seats. */
export function byName(fields: ReadonlySet<string>, name: (seat: number) => string): Say {
  return (key, value) =>
    typeof value === "number" && fields.has(key) ? capital(name(value)) : inWords(value);
}

function readCard(value: Dict, say: Say): Card {
  const { card, name, slot, ...rest } = value;
  const notes = Object.entries(rest).flatMap(([key, each]): [string, string][] => {
    const text = isCard(each) ? inWords(each["name"]) : say(key, each);
    return text === null ? [] : [[titled(said(key)), text]];
  });
  return {
    card: card as number,
    name: inWords(name),
    notes,
    slot: typeof slot === "number" || typeof slot === "string" ? slot : null,
  };
}

/** One part of a view, or null where there is nothing to show. */
export function readPart(
  key: string,
  value: unknown,
  say: Say = plainly,
  piles: ReadonlySet<string> = NO_PILES,
): Part | null {
  const part = readAny(key, value, say, piles);
  return part && piles.has(key) && (part.kind !== "fact" || typeof part.value === "number")
    ? { ...part, pile: true }
    : part;
}

function readAny(key: string, value: unknown, say: Say, piles: ReadonlySet<string>): Part | null {
  const title = titled(said(key));
  if (isCard(value)) return { kind: "cards", key, title, cards: [readCard(value, say)] };
  if (Array.isArray(value)) return readList(key, title, value, say, piles);
  if (isDict(value)) {
    const parts = readParts(value, say, piles);
    return parts.length > 0 ? { kind: "record", key, title, parts } : null;
  }
  const text = say(key, value);
  return text === null ? null : { kind: "fact", key, title, text, value: handleOf(value) };
}

/** A value by which an option may touch a thing. */
const handleOf = (value: unknown): string | number | null =>
  typeof value === "string" || typeof value === "number" ? value : null;

/** A plain fact worth a word: what is not so need not be said. */
export const isFact = (part: Part): boolean => part.kind === "fact" && !part.pile && part.text !== "no";

function readList(
  key: string,
  title: string,
  list: unknown[],
  say: Say,
  piles: ReadonlySet<string>,
): Part | null {
  // A pile or a hand keeps its place while it is empty.
  if (list.length === 0)
    return piles.has(key) || key === "hand" ? { kind: "cards", key, title, cards: [] } : null;
  if (list.every((each) => each === null || isCard(each))) {
    return {
      kind: "cards",
      key,
      title,
      cards: list.map((each) => (isCard(each) ? readCard(each, say) : null)),
    };
  }
  if (list.every((each) => Array.isArray(each) && each.every(isCard))) {
    const stacks = (list as Dict[][])
      .map((stack) => stack.map((each) => readCard(each, say)))
      .filter((stack) => stack.length > 0);
    return stacks.length > 0 ? { kind: "stacks", key, title, stacks } : null;
  }
  if (list.every((each) => !isDict(each) && !Array.isArray(each))) {
    const text = list.map((each) => say(key, each) ?? "–").join(", ");
    return { kind: "fact", key, title, text, value: null };
  }
  const records = list.map((each) => (isDict(each) ? readParts(each, say, piles) : readNested(each, say)));
  return { kind: "records", key, title, records };
}

const readNested = (value: unknown, say: Say): Part[] =>
  [readPart("", value, say)].filter((part) => part !== null);

/** The parts of a record, in the order of the view. */
function readParts(
  record: Dict,
  say: Say,
  piles: ReadonlySet<string>,
  without: ReadonlySet<string> = new Set(),
): Part[] {
  return Object.entries(record)
    .filter(([key]) => !without.has(key))
    .map(([key, value]) => readPart(key, value, say, piles))
    .filter((part) => part !== null);
}

export interface Shape {
  /** What belongs to everybody. */
  shared: Part[];
  /** What belongs to each seat; lists with one list for every seat are dealt out to them. */
  seats: { seat: number; parts: Part[] }[];
}

/** The shape of a whole view, with its plain values as they shall be said. */
export function shapeOf(view: Dict, say: Say = plainly, piles: ReadonlySet<string> = NO_PILES): Shape {
  const seats = Array.isArray(view["seats"]) ? view["seats"].filter(isDict) : [];
  const dealt = Object.keys(view).filter((key) => !FRAME.has(key) && perSeat(view[key], seats.length));
  const shared = readParts(view, say, piles, new Set([...FRAME, ...dealt]));
  return {
    shared,
    seats: seats.map((record, number) => {
      const extra = dealt.map((key) => readPart(key, (view[key] as unknown[])[number], say, piles));
      const own = readParts(record, say, piles, new Set(["seat"]));
      return { seat: seatNumber(record, number), parts: [...own, ...extra.filter((part) => part !== null)] };
    }),
  };
}

const seatNumber = (record: Dict, otherwise: number): number =>
  typeof record["seat"] === "number" ? record["seat"] : otherwise;

const perSeat = (value: unknown, seats: number): boolean =>
  Array.isArray(value) && seats > 1 && value.length === seats && value.every(Array.isArray);

/** The things of a view that an option may touch, as "card 17", "slot 2", "place north", "pile market_deck". */
export function things(view: Dict): Set<string> {
  const found = new Set<string>();
  const visit = (value: unknown, key: string): void => {
    if (Array.isArray(value)) value.forEach((each) => visit(each, key));
    if (!isDict(value)) return;
    for (const name of ["card", "slot", "seat", "place", "pile"]) {
      const thing = value[name];
      if (typeof thing === "number" || typeof thing === "string") found.add(`${name} ${thing}`);
    }
    Object.entries(value).forEach(([inner, each]) => visit(each, inner));
  };
  visit(view, "");
  for (const key of Object.keys(view)) found.add(`pile ${key}`);
  return found;
}

/** Whether something that an option touches lies on the table as the view describes it. */
export function liesOn(table: ReadonlySet<string>, option: OptionInfo): boolean {
  return Object.entries(option.touches).some(([key, value]) => table.has(`${key} ${String(value)}`));
}
