/** The printed cards of a game by name, fetched once. */
import { api } from "../lib/api";
import type { CardInfo } from "../protocol";

const known = new Map<string, Promise<Map<string, CardInfo>>>();

export function cardsOfGame(game: string): Promise<Map<string, CardInfo>> {
  let cards = known.get(game);
  if (!cards) {
    cards = api.cards(game).then((told) => new Map(told.cards.map((card) => [card.name, card])));
    cards.catch(() => known.delete(game)); // a failure is not kept: the next look tries again
    known.set(game, cards);
  }
  return cards;
}
