/** What the table shows of a conflict: the cards on it, or those of the last one until the next begins. */
import type { CardInfo } from "../../protocol";
import type { Entry } from "../../table/journal";
import { powerOf } from "./suits";
import type { CardView, GameEvent, View } from "./types";
import { t } from "../../words/words";

/** How the last conflict ended. */
export interface Result {
  /** Who won it; null if nobody did. */
  winner: number | null;
  /** The country that fell. */
  captured: string | null;
  /** The country that was fought for. */
  target: string | null;
  /** The card that each seat played. */
  cards: ReadonlyMap<number, CardView>;
}

const decides = ({ event }: GameEvent): boolean => event === "won" || event === "drawn";

/** The result of the last conflict or trick, as it was told; null before the first one of a phase. */
export function lastResult(log: readonly Entry[]): Result | null {
  const all = log.flatMap(({ events }) => events as unknown as GameEvent[]);
  const told = all.slice(all.findLastIndex(({ event }) => event === "dealt" || event === "armed") + 1);
  const end = told.findLastIndex(decides);
  const decided = told[end];
  if (!decided) return null;
  const fought = told.slice(told.slice(0, end).findLastIndex(decides) + 1, end);
  const played = fought.filter((each) => each.event === "played").toSorted((a, b) => a.seat - b.seat);
  const target = fought.findLast((each) => each.event === "targeted");
  const captured = told.slice(end).find((each) => each.event === "captured");
  return {
    winner: decided.event === "won" ? decided.seat : null,
    captured: captured?.country ?? null,
    target: target?.country ?? null,
    cards: new Map(played.map(({ seat, card, face }) => [seat, { card, name: face }])),
  };
}

/** Whether a conflict is on the table. */
export function underWay(seen: View): boolean {
  return seen.target !== null || seen.seats.some((player) => player.played !== null);
}

/** The card that a seat played last, until the next conflict begins. */
export function lastPlayed(seen: View, result: Result | null, seat: number): CardView | null {
  return underWay(seen) ? null : (result?.cards.get(seat) ?? null);
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
