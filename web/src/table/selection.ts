/**
 * Options about several cards at once (payments, stacks): the person picks cards until exactly one option fits.
 * Nothing here knows rules; it only compares the picked cards with what the options touch.
 */
import type { AskInfo, OptionInfo } from "../protocol";

/** The cards that an option is about, where it is about several. */
export function cardsOf(option: OptionInfo): number[] | null {
  const cards = option.touches["cards"];
  return Array.isArray(cards) ? cards.filter((card): card is number => typeof card === "number") : null;
}

/** The options that all picked cards belong to; with nothing picked, every option about several cards. */
export function fitting(ask: AskInfo | null, picked: ReadonlySet<number>): OptionInfo[] {
  if (!ask) return [];
  return ask.options.filter((option) => {
    const cards = cardsOf(option);
    return cards !== null && [...picked].every((card) => cards.includes(card));
  });
}

/** The options about exactly the picked cards. */
export function exact(ask: AskInfo | null, picked: ReadonlySet<number>): OptionInfo[] {
  if (picked.size === 0) return [];
  return fitting(ask, picked).filter((option) => new Set(cardsOf(option)).size === picked.size);
}

/** Whether picking one more card still leads to some option. */
export function pickable(ask: AskInfo | null, picked: ReadonlySet<number>, card: number): boolean {
  return fitting(ask, picked).some((option) => cardsOf(option)?.includes(card));
}

/** The picked cards after touching one: in or out. Cards that no longer lead anywhere together give way to the new one. */
export function pick(ask: AskInfo | null, picked: ReadonlySet<number>, card: number): Set<number> {
  const next = new Set(picked);
  if (next.delete(card)) return next;
  return pickable(ask, picked, card) ? next.add(card) : new Set([card]);
}
