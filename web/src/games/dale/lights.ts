/**
 * Picking cards for payments and stacks, and what is laid out to be chosen from. Nothing here knows rules: it only
 * compares cards with what the options touch.
 */
import type { AskInfo, OptionInfo } from "../../protocol";
import { cardsOf, combos, Picking } from "../../kit/picking";
import type { CardView, HeldView, SeatView, View } from "./types";
import { t } from "../../words/words";

/** The gold in a payment. */
const goldOf = (option: OptionInfo): number => {
  const gold = option.touches["gold"];
  return typeof gold === "number" ? gold : 0;
};

/** The cards of a stack that a teammate asks to complete: to look at, not to pick. */
const begunIn = (option: OptionInfo): number[] => {
  const begun = option.touches["begun"];
  return Array.isArray(begun) ? begun.filter((card): card is number => typeof card === "number") : [];
};

/** Questions for the order in which cards go on a pile: of equal cards one stands for all. */
const PILING = ["discard", "discard next", "throw away", "throw away next"];

/** Picking among a hand, where cards of the same name, worth and guise are equal to their holder. */
export function pickingFrom(ask: AskInfo | null, hand: readonly HeldView[]): Picking {
  const kinds = new Map(hand.map((card) => [card.card, `${card.name}|${card.worth}|${card.as}`]));
  return new Picking(ask, kinds, PILING.includes(ask?.what ?? ""));
}

/** What cards of a hand are worth together. */
export function totalOf(cards: Iterable<number>, hand: readonly HeldView[]): number {
  const worth = new Map(hand.map((card) => [card.card, card.worth ?? card.value ?? 0]));
  return [...cards].reduce((sum, card) => sum + (worth.get(card) ?? 0), 0);
}

/** The least that an option comes to: a price, or the total of a stack. */
export function leastOf(ask: AskInfo | null, hand: readonly HeldView[]): number {
  const totals = combos(ask).map((option) => totalOf(cardsOf(option) ?? [], hand) + goldOf(option));
  return totals.length > 0 ? Math.min(...totals) : 0;
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
  cards: CardView[];
}

/** All cards that the options are about, but for those on top of a pile that the option is about as well. */
function touchedCards(ask: AskInfo | null): Set<number> {
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
  seen: View,
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
function openly(seen: View, seat: number | null): CardView[] {
  const market = seen.market.filter((slot) => slot !== null);
  const own = seat === null ? undefined : seen.seats[seat];
  return own ? [...market, ...own.hand, ...own.schedule, ...characterCards(own)] : market;
}

const characterCards = (player: SeatView): CardView[] =>
  player.character ? [player.character, ...player.character.beside] : [];

/** Every other place where a card may lie. */
function places(seen: View, seat: number | null, name: (seat: number) => string): Group[] {
  const found: Group[] = [
    { where: t("Held aside"), cards: seen.aside },
    { where: t("From the market deck"), cards: seen.market_deck_known },
    { where: t("The market's discard pile"), cards: seen.market_discard.toReversed() },
  ];
  for (const player of seen.seats) {
    const own = player.seat === seat;
    const who = { name: name(player.seat) };
    const stored = [
      ...player.schedule,
      ...(player.character ? [player.character, ...player.character.beside] : []),
    ];
    found.push(
      { where: own ? t("Your characters") : t("{name}'s characters", who), cards: player.dealt },
      {
        where: own ? t("Your discard pile") : t("{name}'s discard pile", who),
        cards: player.discard.toReversed(),
      },
      { where: own ? t("Your deck") : t("{name}'s deck", who), cards: player.deck_known },
      {
        where: own ? t("Stored by you") : t("Stored by {name}", who),
        cards: stored.flatMap((card) => card.stored),
      },
    );
    if (own) continue;
    found.push(
      { where: t("{name}'s hand", who), cards: player.hand },
      { where: t("{name}'s schedule", who), cards: player.schedule },
      { where: t("{name}'s character", who), cards: characterCards(player) },
    );
  }
  seen.stalls.forEach((stall, side) => {
    const mine = seat !== null && seen.seats[seat]?.side === side;
    const where = (number: number): string =>
      mine
        ? t("Your stack {number}", { number })
        : t("{name}'s stack {number}", { name: name(side), number });
    stall.forEach((stack, number) => found.push({ where: where(number + 1), cards: stack }));
  });
  return found;
}
