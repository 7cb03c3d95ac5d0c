/**
 * Options about several cards at once (payments, stacks): the person picks cards until an option fits. Nothing here
 * knows rules; it only compares the picked cards with what the options touch. Of equal cards the server may name one in
 * an option, so that equal cards stand in for each other.
 */
import type { AskInfo, OptionInfo } from "../protocol";
import type { Shown } from "./board";

/** The cards that an option is about, where it is about several. */
export function cardsOf(option: OptionInfo): number[] | null {
  const cards = option.touches["cards"];
  return Array.isArray(cards) ? cards.filter((card): card is number => typeof card === "number") : null;
}

/** The options about several cards. */
export const combos = (ask: AskInfo | null): OptionInfo[] =>
  ask?.options.filter((option) => cardsOf(option) !== null) ?? [];

export const numbersOf = (cards: readonly Shown[]): ReadonlySet<number> =>
  new Set(cards.map(({ card }) => card));

/** Picking for one question: counts cards by kind, and falls back on the very cards where kinds cannot decide. */
export class Picking {
  readonly combos: OptionInfo[];

  constructor(
    readonly ask: AskInfo | null,
    /** What makes cards equal to who holds them; a card that is not listed equals only itself. */
    readonly kinds: ReadonlyMap<number, string> = new Map(),
    /** Whether one option stands for all cards of a kind, as where equal cards go on a pile one after the other. */
    readonly oneForAll = false,
  ) {
    this.combos = combos(ask);
  }

  /** The card that the question offers for another: of equal cards it may be one that stands for all. */
  offered(card: number): number {
    if (!this.oneForAll || !this.kinds.has(card)) return card;
    const cards = (this.ask?.options ?? []).map((option) => option.touches["card"] as number);
    const same = (other: number): boolean => this.kinds.get(other) === this.kinds.get(card);
    return cards.includes(card) ? card : (cards.find(same) ?? card);
  }

  #counts(cards: Iterable<number>): Map<string, number> {
    const counts = new Map<string, number>();
    for (const card of cards) {
      const key = this.kinds.get(card) ?? `#${card}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return counts;
  }

  /** The options that have at least the picked cards; with nothing picked, every option about several cards. */
  fitting(picked: ReadonlySet<number>): OptionInfo[] {
    const wanted = this.#counts(picked);
    return this.combos.filter((option) => {
      const has = this.#counts(cardsOf(option) ?? []);
      return [...wanted].every(([key, count]) => (has.get(key) ?? 0) >= count);
    });
  }

  /** The options of just the picked cards; where equal cards differ to others, those of the very cards. */
  exact(picked: ReadonlySet<number>): OptionInfo[] {
    if (picked.size === 0) return [];
    const found = this.fitting(picked).filter((option) => cardsOf(option)?.length === picked.size);
    const very = found.filter((option) => cardsOf(option)?.every((card) => picked.has(card)));
    return very.length > 0 ? very : found;
  }

  /** The options to offer for the picked cards: of just these, or the only one that is left to complete them. */
  offers(picked: ReadonlySet<number>): OptionInfo[] {
    const exact = this.exact(picked);
    const left = this.fitting(picked);
    return exact.length === 0 && left.length === 1 && picked.size > 0 ? left : exact;
  }

  /** The cards of an option in the order in which they were picked; those that complete it come last. */
  order(option: OptionInfo, picked: Iterable<number>): number[] {
    const ordered = [...picked];
    const rest = cardsOf(option) ?? [];
    for (const card of ordered) {
      const kind = this.kinds.get(card);
      const place = rest.includes(card)
        ? rest.indexOf(card)
        : rest.findIndex((each) => this.kinds.get(each) === kind);
      if (place >= 0) rest.splice(place, 1);
    }
    return [...ordered, ...rest];
  }

  /** Whether a card can be picked beside those picked so far. */
  pickable(picked: ReadonlySet<number>, card: number): boolean {
    return picked.has(card) || this.fitting(new Set([...picked, card])).length > 0;
  }

  /** The picked cards after pressing one: in, out, or alone where it goes with none of them; null if with nothing. */
  next(picked: ReadonlySet<number>, card: number): Set<number> | null {
    const next = new Set(picked);
    if (next.delete(card)) return next;
    if (this.pickable(picked, card)) return next.add(card);
    return this.pickable(new Set(), card) ? new Set([card]) : null;
  }
}
