/** Lines of the log with the cards that they name, and names of things from the keys of a view. */

export interface Piece {
  text: string;
  /** The printed card that this piece names. */
  card: string | null;
  /** What must not be parted from the name of the card: a full stop, a comma, a bracket. */
  after?: string;
}

const CLINGING = /^[^\s\p{L}\p{N}]+(?=\s|$)/u;

const special = /[.*+?^${}()|[\]\\]/g;

/** What finds the names of cards in a line: the longest first, and only whole words. */
export function finder(names: Iterable<string>): RegExp | null {
  const sorted = [...names].filter((name) => name.length > 1).sort((a, b) => b.length - a.length);
  if (sorted.length === 0) return null;
  const any = sorted.map((name) => name.replace(special, "\\$&")).join("|");
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, "gu");
}

/** A line cut into what names a card and what does not. */
export function pieces(line: string, cards: RegExp | null): Piece[] {
  if (!cards) return [{ text: line, card: null }];
  const found: Piece[] = [];
  let end = 0;
  for (const match of line.matchAll(cards)) {
    if (match.index > end) found.push({ text: line.slice(end, match.index), card: null });
    end = match.index + match[0].length;
    const [after = ""] = CLINGING.exec(line.slice(end)) ?? [];
    found.push({ text: match[0], card: match[0], ...(after && { after }) });
    end += after.length;
  }
  if (end < line.length) found.push({ text: line.slice(end), card: null });
  return found;
}

/** "market_deck" as people say it: "Market deck". */
export function titled(key: string): string {
  const words = key.replace(/_/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A sentence begins with a capital letter, also where the words of an option do not. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Seconds as a clock shows them: 0:09, 12:30, 1:02:03, 3 days. */
export function clockWords(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= 2 * 86_400) return `${Math.floor(left / 86_400)} days`;
  const [hours, minutes, rest] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  const two = (number: number): string => String(number).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** Lines with how often each comes in a row: "Bob gets a card." five times over is one line. */
export function inRow(lines: string[]): { line: string; times: number }[] {
  const rows: { line: string; times: number }[] = [];
  for (const line of lines) {
    const last = rows.at(-1);
    if (last?.line === line) last.times += 1;
    else rows.push({ line, times: 1 });
  }
  return rows;
}
