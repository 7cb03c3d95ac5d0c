/** The words of a game in the reader's language: the server says everything in English (docs/translating.md). */
import type { Pieces } from "../table/journal";
import { Catalogue, CARD_0, MARKED, SEAT_0 } from "./catalogue";
import { language } from "./language";

type Words = Readonly<Record<string, string>>;
const FILES = import.meta.glob<Words>(
  ["../../../src/parlour/languages/*/*.json", "!../../../src/parlour/languages/*/interface.json"],
  { import: "default" },
);
const SHARED = "games";
const fileOf = (area: string): (() => Promise<Words>) | undefined =>
  FILES[`../../../src/parlour/languages/${language}/${area}.json`];

let catalogue = $state.raw<Catalogue | null>(null);
let spoken = "";

/** Speak of a game from now on; a game without words of its own in this language is shown in English. */
export async function speakOf(game: string): Promise<void> {
  if (spoken === game) return;
  spoken = game;
  const [shared, own] = [fileOf(SHARED), fileOf(game)];
  const found = shared && own ? await Promise.all([shared(), own()]).catch(() => null) : null;
  if (spoken === game) catalogue = found && new Catalogue({ ...found[0], ...found[1] });
}

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
