/** What lies in the box of a game: its printed cards by name, and how its views are read. Fetched once. */
import { api } from "../lib/api";
import type { CardInfo } from "../protocol";

export interface Box {
  cards: Map<string, CardInfo>;
  /** The fields of a view whose numbers are seats. */
  seatFields: ReadonlySet<string>;
}

export const CLOSED: Box = { cards: new Map(), seatFields: new Set() };

const known = new Map<string, Promise<Box>>();

export function boxOf(game: string): Promise<Box> {
  let box = known.get(game);
  if (!box) {
    box = api.cards(game).then((told) => ({
      cards: new Map(told.cards.map((card) => [card.name, card])),
      seatFields: new Set(told.seat_fields),
    }));
    box.catch(() => known.delete(game)); // a failure is not kept: the next look tries again
    known.set(game, box);
  }
  return box;
}
