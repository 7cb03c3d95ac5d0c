/** Cards that can be chosen but lie in a pile, by where they lie: the generic table lays them out on a tray. */
import type { AskInfo } from "../../protocol";
import { type Card, type Part, type Shape } from "../shape";

export interface Group {
  where: string;
  cards: Card[];
}

function touched(ask: AskInfo): Set<number> {
  const found = new Set<number>();
  for (const { touches } of ask.options) {
    const { card, cards } = touches;
    if (typeof card === "number" && !("pile" in touches)) found.add(card);
    if (Array.isArray(cards)) for (const each of cards) found.add(each as number);
  }
  return found;
}

export function buried(shape: Shape, ask: AskInfo | null, name: (seat: number) => string): Group[] {
  if (!ask) return [];
  const wanted = touched(ask);
  const group = (part: Part, whose: string): Group[] => {
    if (part.kind !== "cards" || !part.pile) return [];
    const cards = part.cards.filter((card) => card !== null).filter(({ card }) => wanted.has(card));
    return cards.length > 0 ? [{ where: whose + part.title, cards: cards.toReversed() }] : [];
  };
  return [
    ...shape.shared.flatMap((part) => group(part, "")),
    ...shape.seats.flatMap(({ seat, parts }) => parts.flatMap((part) => group(part, `${name(seat)}: `))),
  ];
}
