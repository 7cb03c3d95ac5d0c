/** Suits and cards as people say them: "4P", "Spin". */
import type { CardInfo } from "../../protocol";
import type { Suit } from "./standing";
import type { CardView } from "./types";
import { t } from "../../words/words";
import { said } from "../../words/games.svelte";

export const SUITS: readonly Suit[] = ["M", "E", "P"];
export const SUIT_NAMES: Record<Suit, string> = {
  M: t("Military"),
  E: t("Economics"),
  P: t("Politics"),
};
/** The suits as the rules write them. */
export const SUIT_KEYS: Record<Suit, string> = { M: "military", E: "economics", P: "politics" };
/** The suits within a sentence. */
export const SUITS_SAID: Record<Suit, string> = { M: t("military"), E: t("economics"), P: t("politics") };

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
    ? t("{name}, special {suit} card", { name: said(face.name), suit: SUITS_SAID[face.suit] })
    : `${face.number} ${SUITS_SAID[face.suit]}`;
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
