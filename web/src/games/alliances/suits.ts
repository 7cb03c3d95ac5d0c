/** Suits and cards as people say them: "4P", "Spin". */
import type { CardInfo } from "../../protocol";
import type { Suit } from "./standing";
import type { CardView } from "./types";

export const SUITS: readonly Suit[] = ["M", "E", "P"];
export const SUIT_NAMES: Record<Suit, string> = { M: "Military", E: "Economics", P: "Politics" };

/** What a face shows. A special action card has a suit but no number. */
export interface FaceFacts {
  name: string;
  suit: Suit;
  number: number | null;
}

/** What is printed on a face. */
export function faceOf({ name, facts }: CardInfo): FaceFacts {
  const { suit, number } = facts;
  return {
    name,
    suit: suit === "E" || suit === "P" ? suit : "M",
    number: typeof number === "number" ? number : null,
  };
}

/** What is printed on a power card; null for any other. */
export function powerOf(info: CardInfo | undefined): { number: number; suit: Suit } | null {
  const { number, suit } = info ? faceOf(info) : { number: null, suit: "M" as const };
  return number === null ? null : { number, suit };
}

/** A card in words for those who hear the table. */
export function sayFace(face: FaceFacts): string {
  return face.number === null
    ? `${face.name}, special ${SUIT_NAMES[face.suit].toLowerCase()} card`
    : `${face.number} ${SUIT_NAMES[face.suit].toLowerCase()}`;
}

/** Known cards by suit and number, special action cards last in their suit, hidden ones at the end. */
export function sorted(hand: readonly CardView[], cards: Map<string, CardInfo>): CardView[] {
  const rank = (card: CardView): number => {
    if (card.name === null) return 1000 + card.card;
    const face = faceOf(cards.get(card.name) ?? { name: card.name, text: "", facts: {}, rules: [] });
    return SUITS.indexOf(face.suit) * 100 + (face.number ?? 50);
  };
  return [...hand].sort(
    (a, b) => rank(a) - rank(b) || String(a.name ?? "").localeCompare(String(b.name ?? "")),
  );
}
