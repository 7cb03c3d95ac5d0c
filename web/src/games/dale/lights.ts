/**
 * Which cards are lit, and picking cards for payments and stacks. Nothing here knows rules: it only compares cards with
 * what the options touch. Of equal hand cards the server names one in an option, so that equal cards stand in for each
 * other here.
 */
import type { AskInfo, OptionInfo } from "../../protocol";
import { cardsOf } from "../../table/selection";
import type { Card, Held, Player, Seen } from "./seen";

/** The gold in a payment. */
export const goldOf = (option: OptionInfo): number => {
  const gold = option.touches["gold"];
  return typeof gold === "number" ? gold : 0;
};

/** The options about several cards: payments and stacks. */
export const combos = (ask: AskInfo | null): OptionInfo[] =>
  ask?.options.filter((option) => cardsOf(option) !== null) ?? [];

/** The cards of a stack that a teammate asks to complete: to look at, not to pick. */
const begunIn = (option: OptionInfo): number[] => {
  const begun = option.touches["begun"];
  return Array.isArray(begun) ? begun.filter((card): card is number => typeof card === "number") : [];
};

/** Questions for the order in which cards go on a pile. */
const PILING = ["discard", "discard next", "throw away", "throw away next"];

/** What makes two hand cards equal to their holder. */
const kind = (card: Held): string => `${card.name}|${card.worth}|${card.as}`;

/** Picking among the hand: counts cards by kind, and falls back on the very cards where kinds cannot decide. */
export class Picking {
  #kinds = new Map<number, string>();
  #worth = new Map<number, number>();

  constructor(
    readonly ask: AskInfo | null,
    hand: Held[],
  ) {
    for (const card of hand) {
      this.#kinds.set(card.card, kind(card));
      this.#worth.set(card.card, card.worth ?? card.value ?? 0);
    }
  }

  /** The card that the question offers for one of the hand: of equal cards that go on a pile together only one is. */
  offered(card: number): number {
    const options = PILING.includes(this.ask?.what ?? "") ? (this.ask?.options ?? []) : [];
    const cards = options.map((option) => option.touches["card"] as number);
    const same = (other: number): boolean => this.#kinds.get(other) === this.#kinds.get(card);
    return cards.includes(card) || !this.#kinds.has(card) ? card : (cards.find(same) ?? card);
  }

  #counts(cards: Iterable<number>): Map<string, number> {
    const counts = new Map<string, number>();
    for (const card of cards) {
      const key = this.#kinds.get(card) ?? `#${card}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return counts;
  }

  /** The options that have at least the picked cards. */
  fitting(picked: ReadonlySet<number>): OptionInfo[] {
    const wanted = this.#counts(picked);
    return combos(this.ask).filter((option) => {
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

  /** What the picked cards are worth. */
  total(picked: Iterable<number>): number {
    return [...picked].reduce((sum, card) => sum + (this.#worth.get(card) ?? 0), 0);
  }

  /** The least that an option comes to: a price, or the total of a stack. */
  least(): number {
    const totals = combos(this.ask).map((option) => this.total(cardsOf(option) ?? []) + goldOf(option));
    return totals.length > 0 ? Math.min(...totals) : 0;
  }
}

/** The card to decide on first, while there are too many sets of cards for one list: both options are about it. */
export function parting(ask: AskInfo | null): number | null {
  const [one, other, ...more] = ask?.options ?? [];
  const card = one?.touches["card"];
  return typeof card === "number" && more.length === 0 && other?.touches["card"] === card ? card : null;
}

/** Cards that lie somewhere out of the way and can be chosen now, with where they lie. */
export interface Group {
  where: string;
  cards: Card[];
}

/** All cards that the options are about, but for those on top of a pile that the option is about as well. */
export function touchedCards(ask: AskInfo | null): Set<number> {
  const found = new Set<number>();
  for (const option of ask?.options ?? []) {
    const card = option.touches["card"];
    if (typeof card === "number" && !("pile" in option.touches)) found.add(card);
    for (const each of cardsOf(option) ?? []) found.add(each);
    for (const each of begunIn(option)) found.add(each);
  }
  return found;
}

/** What can be chosen but does not lie openly before the player: it is laid out on a tray. */
export function trayOf(
  seen: Seen,
  ask: AskInfo | null,
  seat: number | null,
  name: (seat: number) => string,
): Group[] {
  const touched = touchedCards(ask);
  if (touched.size === 0) return [];
  for (const card of openly(seen, seat)) touched.delete(card.card);
  const groups = places(seen, seat, name).map(({ where, cards }) => ({
    where,
    cards: cards.filter(({ card }) => touched.delete(card)),
  }));
  return groups.filter(({ cards }) => cards.length > 0);
}

/** What lies openly before a player: the market, the own hand, schedule and character. */
function openly(seen: Seen, seat: number | null): Card[] {
  const market = seen.market.filter((slot) => slot !== null);
  const own = seat === null ? undefined : seen.seats[seat];
  return own ? [...market, ...own.hand, ...own.schedule, ...characterCards(own)] : market;
}

const characterCards = (player: Player): Card[] =>
  player.character ? [player.character, ...player.character.beside] : [];

/** Every other place where a card may lie. */
function places(seen: Seen, seat: number | null, name: (seat: number) => string): Group[] {
  const found: Group[] = [
    { where: "Held aside", cards: seen.aside },
    { where: "From the market deck", cards: seen.market_deck_known },
    { where: "The market's discard pile", cards: seen.market_discard.toReversed() },
  ];
  for (const player of seen.seats) {
    const own = player.seat === seat;
    const whose = own ? "Your" : `${name(player.seat)}'s`;
    const stored = [
      ...player.schedule,
      ...(player.character ? [player.character, ...player.character.beside] : []),
    ];
    found.push(
      { where: `${whose} characters`, cards: player.dealt },
      { where: `${whose} discard pile`, cards: player.discard.toReversed() },
      { where: `${whose} deck`, cards: player.deck_known },
      { where: `Stored by ${own ? "you" : name(player.seat)}`, cards: stored.flatMap((card) => card.stored) },
    );
    if (own) continue;
    found.push(
      { where: `${whose} hand`, cards: player.hand },
      { where: `${whose} schedule`, cards: player.schedule },
      { where: `${whose} character`, cards: characterCards(player) },
    );
  }
  seen.stalls.forEach((stall, side) => {
    const mine = seat !== null && seen.seats[seat]?.side === side;
    const whose = mine ? "Your" : `${name(side)}'s`;
    stall.forEach((stack, number) => found.push({ where: `${whose} stack ${number + 1}`, cards: stack }));
  });
  return found;
}
