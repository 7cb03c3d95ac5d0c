/** Lines in pieces, as they are shown, and names of things from the keys of a view. */
import { language } from "../words/language";
import { t } from "../words/words";

export interface Piece {
  text: string;
  /** The printed card that this piece names. */
  card?: string;
  /** The player that it names. */
  seat?: number;
  /** What must not be parted from a name: a full stop, a comma, a bracket. */
  after?: string;
}

const CLINGING = /^[^\s\p{L}\p{N}]+(?=\s|$)/u;

/** The same pieces, each name with what must not be parted from it. */
export function clinging(line: readonly Piece[]): Piece[] {
  const found: Piece[] = [];
  for (const piece of line) {
    const before = found.at(-1);
    const named = before && (before.card !== undefined || before.seat !== undefined);
    const [after = ""] = (named && CLINGING.exec(piece.text)) || [];
    if (after) found[found.length - 1] = { ...before, text: before?.text ?? "", after };
    const text = piece.text.slice(after.length);
    if (text) found.push({ ...piece, text });
  }
  return found;
}

/** A line as plain words. */
export const plain = (line: readonly Piece[]): string =>
  line.map(({ text, after = "" }) => text + after).join("");

/** "market_deck" as people say it: "Market deck". */
export function titled(key: string): string {
  const words = key.replace(/_/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A title within a sentence; German nouns keep their capital letter. */
export const inside = (title: string): string => (language === "de" ? title : title.toLowerCase());

/** A sentence begins with a capital letter, also where the words of an option do not. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Seconds as a clock shows them: 0:09, 12:30, 1:02:03, 3 days. */
export function clockWords(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= 2 * 86_400) return t("{count} days", { count: Math.floor(left / 86_400) });
  const [hours, minutes, rest] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  const two = (number: number): string => String(number).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** Lines with how often each comes in a row: "Bob gets a card." five times over is one line. */
export function inRow<Line>(lines: Line[], said: (line: Line) => string): { line: Line; times: number }[] {
  const rows: { line: Line; times: number }[] = [];
  for (const line of lines) {
    const last = rows.at(-1);
    if (last && said(last.line) === said(line)) last.times += 1;
    else rows.push({ line, times: 1 });
  }
  return rows;
}
