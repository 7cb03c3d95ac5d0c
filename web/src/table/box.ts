/** What lies in the box of a game: its printed cards by name, and how its views are read. Fetched once. */
import { api } from "../lib/api";
import type { CardInfo, LayoutInfo, LongFacts } from "../protocol";

export interface Box {
  cards: Map<string, CardInfo>;
  /** The fields of a view whose numbers are seats. */
  seatFields: ReadonlySet<string>;
  /** Whether its cards say more than fits into the box: it is fetched when somebody reads one. */
  hasMore: boolean;
  /** The entries whose cards lie on each other. */
  piles: ReadonlySet<string>;
  /** How the game lies on a table, if it says so. */
  layout: LayoutInfo | null;
}

export const CLOSED: Box = {
  cards: new Map(),
  seatFields: new Set(),
  hasMore: false,
  piles: new Set(),
  layout: null,
};

const known = new Map<string, Promise<Box>>();
const read = new Map<string, Promise<LongFacts["cards"]>>();

export function boxOf(game: string): Promise<Box> {
  let box = known.get(game);
  if (!box) {
    box = api.cards(game).then((told) => ({
      cards: new Map(told.cards.map((card) => [card.name, card])),
      seatFields: new Set(told.seat_fields),
      hasMore: told.long_facts.length > 0,
      piles: new Set(told.piles),
      layout: told.layout ?? null,
    }));
    box.catch(() => known.delete(game)); // a failure is not kept: the next look tries again
    known.set(game, box);
  }
  return box;
}

/** What a card says at length, by the name of the fact: its history. */
export async function longFactsOf(game: string, card: string): Promise<Record<string, string>> {
  if (!(await boxOf(game)).hasMore) return {};
  let facts = read.get(game);
  if (!facts) {
    facts = api.longFacts(game).then((told) => told.cards);
    facts.catch(() => read.delete(game));
    read.set(game, facts);
  }
  return (await facts)[card] ?? {};
}
