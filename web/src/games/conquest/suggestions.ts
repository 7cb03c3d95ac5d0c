/** The words that the free options of Historical Conquest know, taken from its boxed decks. */
import type { CardInfo, DeckBox } from "../../protocol";
import type { Suggestion } from "../registry";
import { CONTINENTS } from "./continents";

/** Starters and boosters for a deck, continents for a quick game; nothing for other options. */
export function suggest(
  option: string,
  cards: CardInfo[],
  _seats: number,
  decks: DeckBox[] = [],
): Suggestion[] {
  if (/^deck\d$/.test(option)) return decks.map((deck) => boxed(deck, cards));
  if (option === "continent") return CONTINENTS.map(({ name }) => continent(name));
  return [];
}

/** A deck has no seat where fewer play. */
export const fits = (option: string, seats: number): boolean =>
  Number(/^deck(\d)$/.exec(option)?.[1] ?? 0) <= seats;

const continent = (name: string): Suggestion => ({
  word: name.toLowerCase().replaceAll(" ", "-"),
  words: name,
  alone: true,
});

/** A starter stands alone; a booster is put together with it. */
function boxed({ deck, name, kind, plan, cards: held }: DeckBox, cards: CardInfo[]): Suggestion {
  const known = held.map((each) => cards.find((card) => card.name === each));
  const people = known.filter((card) => card && card.facts["kind"] !== "land");
  const card = (people.find((each) => each?.name.includes(name)) ?? people[0])?.name;
  const single = kind === "starter";
  return {
    word: deck,
    words: name,
    about: plan,
    ...(single ? { alone: true } : { joins: true }),
    ...(card ? { card } : {}),
  };
}
