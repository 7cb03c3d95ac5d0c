/** The words of a game in the reader's language: the server says everything in English (docs/translating.md). */
import { api } from "../lib/api";
import type { Pieces } from "../table/journal";
import { Catalogue, CARD_0, MARKED, SEAT_0 } from "./catalogue";
import { language } from "./language";

const ENGLISH = "en";
let catalogue = $state.raw<Catalogue | null>(null);
let spoken = { game: "", there: Promise.resolve() };

/** Speak of a game from now on; a game without words of its own in this language is shown in English. */
export function speakOf(game: string): Promise<void> {
  if (spoken.game !== game) spoken = { game, there: learn(game) };
  return spoken.there;
}

async function learn(game: string): Promise<void> {
  const entries = await entriesOf(game);
  if (spoken.game === game) catalogue = Object.keys(entries).length > 0 ? new Catalogue(entries) : null;
}

async function entriesOf(game: string): Promise<Readonly<Record<string, string>>> {
  if (language === ENGLISH) return {};
  try {
    return (await api.words(game, language)).entries;
  } catch {
    return {}; // English is better than nothing
  }
}

/** The game that is spoken of. */
export const spokenGame = (): string => spoken.game;

/** Words of the game that is spoken of. */
export const said = (words: string): string => catalogue?.say(words) ?? words;

/** A line in pieces, each player and each card still a piece of its own. */
export function saidLine(line: Pieces): Pieces {
  if (!catalogue) return line;
  const cards: string[] = [];
  const marked = line.map((piece) => {
    if (typeof piece === "string") return piece;
    if (piece.card === undefined) return String.fromCharCode(SEAT_0 + (piece.seat ?? 0));
    cards.push(piece.card);
    return String.fromCharCode(CARD_0 + cards.length - 1);
  });
  const found = catalogue.find(marked.join(""));
  if (found === null) return line;
  return found
    .split(MARKED)
    .filter(Boolean)
    .map((part) => {
      const code = part.charCodeAt(0);
      if (!MARKED.test(part)) return part;
      return code < CARD_0 ? { seat: code - SEAT_0 } : { card: cards[code - CARD_0] ?? "" };
    });
}
