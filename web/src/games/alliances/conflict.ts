/** What the table shows of a conflict: the cards on it, or those of the last one until the next begins. */
import type { Card, Seen } from "./seen";
import { parse } from "./suits";

/** How the last conflict ended, as far as two views tell. */
export interface Result {
  campaign: number;
  /** The number of the conflict that is over. */
  conflict: number;
  /** Who won it; null if nobody did. */
  winner: number | null;
  /** The country that fell. */
  captured: string | null;
  /** The country that was fought for. */
  target: string | null;
}

/** The result of a conflict that ended between two views; null if none did. */
export function resultBetween(before: Seen | null, now: Seen): Result | null {
  if (!before || before.campaign !== now.campaign || now.conflict !== before.conflict + 1) return null;
  if (before.phase !== now.phase && before.phase !== "arming") return null;
  const winner = now.seats.find((player, seat) => player.tricks > (before.seats[seat]?.tricks ?? 0));
  const fallen = now.map.find((place, n) => place.tokens.length > (before.map[n]?.tokens.length ?? 0));
  const target = now.map.find((place) => place.place === before.target);
  return {
    campaign: now.campaign,
    conflict: before.conflict,
    winner: winner?.seat ?? null,
    captured: fallen?.country ?? null,
    target: target?.country ?? null,
  };
}

/** Whether a remembered result is still the last one. */
export function stillLast(result: Result | null, now: Seen): boolean {
  return result !== null && result.campaign === now.campaign && result.conflict === now.conflict - 1;
}

/** Whether a conflict is on the table. */
export function underWay(seen: Seen): boolean {
  return seen.target !== null || seen.seats.some((player) => player.played !== null);
}

/** The cards of the last conflict by seat: they are put away conflict by conflict, in the order of the seats. */
export function lastCards(seen: Seen): Card[] {
  return seen.spent.length < seen.players ? [] : seen.spent.slice(-seen.players);
}

/** The card that a seat played last, until the next conflict begins. */
export function lastPlayed(seen: Seen, seat: number): Card | null {
  return underWay(seen) ? null : (lastCards(seen)[seat] ?? null);
}

/** What happened to a card on the table, in a word or two; "" if nothing did. `name` says what a seat is called. */
export function noteOn(seen: Seen, seat: number, name: (seat: number) => string): string {
  const player = seen.seats[seat];
  const card = player?.played;
  if (!player || !card) return "";
  if (player.discarded) return "discarded";
  if (card.card === seen.bribed?.card) return "bribed away";
  if (card.card === seen.added?.card)
    return seen.added.seat === seat ? "added" : `added to ${name(seen.added.seat)}`;
  if (card.card === seen.doubled?.card) return "doubled";
  return "";
}

/** Whether a seat's power is other than what its card says, so that it must be shown. */
export function powerDiffers(seen: Seen, seat: number): boolean {
  const player = seen.seats[seat];
  const printed = player?.played?.name ? parse(player.played.name) : null;
  if (!player?.power) return false;
  return !printed || printed.number !== player.power.value || printed.suit !== player.power.suit;
}
