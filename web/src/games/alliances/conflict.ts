/** What the table shows of a conflict: the cards on it, or those of the last one until the next begins. */
import type { CardInfo } from "../../protocol";
import type { Entry } from "../../table/journal";
import type { CardView, View } from "./types";
import { powerOf } from "./suits";
import type { GameEvent } from "./types";
import { t } from "../../words/words";

/** How the last conflict ended. */
export interface Result {
  /** Who won it; null if nobody did. */
  winner: number | null;
  /** The country that fell. */
  captured: string | null;
  /** The country that was fought for. */
  target: string | null;
}

/** The result of the last conflict or trick, as it was told; null before the first one of a phase. */
export function lastResult(log: readonly Entry[]): Result | null {
  const all = log.flatMap(({ events }) => events as unknown as GameEvent[]);
  const told = all.slice(all.findLastIndex(({ event }) => event === "dealt" || event === "armed") + 1);
  const end = told.findLastIndex(({ event }) => event === "won" || event === "drawn");
  const decided = told[end];
  if (!decided) return null;
  const target = told.slice(0, end).findLast((each) => each.event === "targeted");
  const captured = told.slice(end).find((each) => each.event === "captured");
  return {
    winner: decided.event === "won" ? decided.seat : null,
    captured: captured?.country ?? null,
    target: target?.country ?? null,
  };
}

/** Whether a conflict is on the table. */
export function underWay(seen: View): boolean {
  return seen.target !== null || seen.seats.some((player) => player.played !== null);
}

/** The cards of the last conflict by seat: they are put away conflict by conflict, in the order of the seats. */
export function lastCards(seen: View): CardView[] {
  return seen.spent.length < seen.players ? [] : seen.spent.slice(-seen.players);
}

/** The card that a seat played last, until the next conflict begins. */
export function lastPlayed(seen: View, seat: number): CardView | null {
  return underWay(seen) ? null : (lastCards(seen)[seat] ?? null);
}

/** What happened to a card on the table, in a word or two; "" if nothing did. `name` says what a seat is called. */
export function noteOn(seen: View, seat: number, name: (seat: number) => string): string {
  const player = seen.seats[seat];
  const card = player?.played;
  if (!player || !card) return "";
  if (player.discarded) return t("discarded");
  if (card.card === seen.bribed?.card) return t("bribed away");
  if (card.card === seen.added?.card)
    return seen.added.seat === seat ? t("added") : t("added to {name}", { name: name(seen.added.seat) });
  if (card.card === seen.doubled?.card) return t("doubled");
  return "";
}

/** Whether a seat's power is other than what its card says, so that it must be shown. */
export function powerDiffers(
  seen: View,
  seat: number,
  info: (name: string | null) => CardInfo | undefined,
): boolean {
  const player = seen.seats[seat];
  const printed = powerOf(info(player?.played?.name ?? null));
  if (!player?.power) return false;
  return !printed || printed.number !== player.power.value || printed.suit !== player.power.suit;
}
