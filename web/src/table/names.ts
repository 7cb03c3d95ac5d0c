/** Who is who: the games call the seats P1, P2, …; people call each other by name. */
import { plain, type Piece } from "../lib/wording";
import type { AskInfo, SeatInfo } from "../protocol";
import type { Entry, Pieces } from "./journal";
import { said, saidLine } from "../words/games.svelte";

/**
 * The seats with names that tell them apart: of two people called Ada one is "Ada A". A seat without a name, as in the
 * record of a game that was played elsewhere, is called by its number.
 */
export function distinct(seats: readonly SeatInfo[]): SeatInfo[] {
  const same = (seat: SeatInfo): SeatInfo[] => seats.filter((other) => other.name === seat.name);
  return seats.map((seat) => {
    if (!seat.name) return { ...seat, name: `P${seat.seat + 1}` };
    const alike = same(seat);
    if (alike.length < 2) return seat;
    return { ...seat, name: `${seat.name} ${String.fromCharCode(65 + alike.indexOf(seat))}` };
  });
}

/** An entry of the log as it is read. */
export type NamedEntry = Omit<Entry, "lines"> & { lines: Piece[][] };

/** A line with the names of people. */
export function namedLine(line: Pieces, seats: readonly SeatInfo[]): Piece[] {
  return saidLine(line).map((piece) => {
    if (typeof piece === "string") return { text: piece };
    if (piece.card !== undefined) return { text: said(piece.card), card: piece.card };
    const seat = piece.seat ?? 0;
    return { text: seats.find((each) => each.seat === seat)?.name || `P${seat + 1}`, seat };
  });
}

/** An entry of the log with the names of people. */
export function namedEntry(entry: Entry, seats: readonly SeatInfo[]): NamedEntry {
  return { ...entry, lines: entry.lines.map((line) => namedLine(line, seats)) };
}

/** Words of a game in the reader's language with the names of people; they have pieces where they name anybody. */
export function named(words: string, pieces: Pieces | undefined, seats: readonly SeatInfo[]): string {
  return pieces?.length ? plain(namedLine(pieces, seats)) : said(words);
}

/** A question with names in all its words. */
export function namedAsk(ask: AskInfo | null, seats: readonly SeatInfo[]): AskInfo | null {
  if (!ask) return null;
  const options = ask.options.map((option) => ({
    ...option,
    words: named(option.words, option.pieces, seats),
  }));
  return { ...ask, prompt: named(ask.prompt, ask.pieces, seats), options };
}
