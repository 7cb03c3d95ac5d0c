/**
 * The log as it is folded from the steps of the server: an answer adds its lines, taking back removes those of the
 * last answers that stand. Whoever folds all steps, in whatever portions, gets the same log.
 */
import type { Step, Steps } from "../protocol";

export interface Entry {
  /** The number of the step that told these lines. */
  seq: number;
  seat: number | null;
  lines: string[];
  /** How many answers stood after it: the point of the replay that shows the table as it was then. */
  at: number;
  /** A remark that something was taken back; it is no answer and cannot be taken back. */
  remark: boolean;
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
  const afresh = first !== undefined && first.seq <= 1;
  const from = afresh ? EMPTY : journal;
  const news = message.steps.filter((step) => step.seq > from.seen || (afresh && step.seq === 0));
  let expected = afresh ? first.seq : from.seen + 1;
  for (const step of news) {
    if (step.seq !== expected) return null;
    expected += 1;
  }
  if (news.length === 0 ? message.seq !== from.seen : expected - 1 !== message.seq) return null;
  return { seen: message.seq, entries: news.reduce(add, from.entries) };
}

/** The entries after one more step. */
function add(entries: Entry[], step: Step): Entry[] {
  const undone = step.undone ?? 0;
  const standing = undone > 0 ? without(entries, undone) : entries;
  const before = standing.at(-1)?.at ?? 0;
  const at = undone > 0 || step.seq === 0 ? before : before + 1;
  return [...standing, { seq: step.seq, seat: step.seat, lines: step.lines, at, remark: undone > 0 }];
}

/** The entries without the last few answers; remarks told between them go as well. */
function without(entries: Entry[], answers: number): Entry[] {
  let end = entries.length;
  for (let left = answers; end > 0 && left > 0; end -= 1) {
    if (!entries[end - 1]?.remark && entries[end - 1]?.seq !== 0) left -= 1;
  }
  return entries.slice(0, end);
}

/** The lines told after a number, for whoever was away. */
export function since(journal: Journal, seq: number): string[] {
  return journal.entries.filter((entry) => entry.seq > seq).flatMap((entry) => entry.lines);
}
