/**
 * The log as it is folded from the steps of the server: an answer adds its lines, taking back removes those of the
 * last answers that stand. Whoever folds all steps, in whatever portions, gets the same log.
 */
import type { Step, Steps } from "../protocol";

/** Something that happened, with the fields that the game declares for it: `games/<name>/types.ts` has their types. */
export type Told = Step["events"] extends (infer Event)[] | undefined ? Event : never;

/** A line as the server sends it: words, and the seats and cards that it names. */
export type Pieces = Step["lines"][number];

export interface Entry {
  /** The number of the step that told these lines. */
  seq: number;
  seat: number | null;
  lines: Pieces[];
  /** The same as data, and what has no line; the entries of long ago come without. */
  events: Told[];
  /** How many answers stood after it: the point of the replay that shows the table as it was then. */
  at: number;
  /** Whether it tells of an answer: the start of the game and the taking back of answers are entries, too. */
  answer: boolean;
}

export interface Journal {
  /** The last number seen. */
  seen: number;
  entries: Entry[];
}

export const EMPTY: Journal = { seen: 0, entries: [] };

/** The journal after a message, or null if the message does not begin where the journal ends. */
export function fold(journal: Journal, message: Pick<Steps, "seq" | "steps">): Journal | null {
  const first = message.steps[0];
  const from = first?.seq === 1 ? EMPTY : journal;
  const news = message.steps.filter((step) => step.seq > from.seen);
  if (!news.every((step, number) => step.seq === from.seen + 1 + number)) return null;
  if (message.seq !== from.seen + news.length) return null;
  return { seen: message.seq, entries: news.reduce(add, from.entries) };
}

/** The entries after one more step. */
function add(entries: Entry[], step: Step): Entry[] {
  const { seq, seat, lines, events = [], undone = 0 } = step;
  const answer = seat !== null && undone === 0;
  const standing = without(entries, undone);
  const before = standing.at(-1)?.at ?? 0;
  return [...standing, { seq, seat, lines, events, at: before + (answer ? 1 : 0), answer }];
}

/** The entries without the last few answers; what else was told since goes with them. */
function without(entries: Entry[], answers: number): Entry[] {
  let end = entries.length;
  for (let left = answers; end > 0 && left > 0; end -= 1) if (entries[end - 1]?.answer) left -= 1;
  return entries.slice(0, end);
}

/** The lines told after a number, for whoever was away. */
export function since(journal: Journal, seq: number): Pieces[] {
  return journal.entries.filter((entry) => entry.seq > seq).flatMap((entry) => entry.lines);
}
