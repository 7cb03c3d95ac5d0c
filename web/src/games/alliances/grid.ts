/** Bids and declared numbers as rows of a grid. The options say what is open; the rest is there to be asked about. */
import type { AskInfo } from "../../protocol";
import type { Suit } from "./standing";
import { SUITS } from "./suits";

export interface Field {
  words: string;
  number: number;
  suit: Suit;
}

/** The numbers that a question counts through: bids from ten, declared numbers from nought. */
export function fieldsOf(ask: AskInfo): Field[] {
  const lowest = ask.what === "declare" ? 0 : 10;
  const numbers = Array.from({ length: 21 - lowest }, (_, n) => lowest + n);
  return numbers.flatMap((number) => SUITS.map((suit) => ({ words: `${number}${suit}`, number, suit })));
}
