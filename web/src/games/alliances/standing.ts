/** What follows from a view of Alliances. */
import type { CardView, PowerView, SeatView, View } from "./types";
import { t } from "../../words/words";

export type Suit = PowerView["suit"];
export type Phase = View["phase"];

/** The view, typed. */
export function look(view: Record<string, unknown>): View {
  return view as unknown as View;
}

/** A list that others see only as a number. */
export function ownCards(cards: CardView[] | number): CardView[] {
  return typeof cards === "number" ? [] : cards;
}

/** How many conflicts this campaign has: those fought, and the cards still to be played. */
export function conflictsOf(seen: View): number {
  const leader = seen.seats[seen.leader];
  return seen.conflict - 1 + (leader ? leader.hand.length + (leader.played ? 1 : 0) : 0);
}

/** The campaign that is being played; a game that is over has counted on. */
export function campaignOf(seen: View): number {
  return seen.ending ? seen.campaign - 1 : seen.campaign;
}

/** What a player is in this campaign. */
export function roleOf(seen: View, player: SeatView): string {
  if (seen.empire !== null) return seen.empire === player.seat ? t("Empire") : t("Rebel");
  if (seen.aggressor === null) return "";
  return seen.aggressor === player.side ? t("Aggressor") : t("Defender");
}

/** The sides as people say them. */
export const SIDES_SAID = { gold: t("gold"), silver: t("silver") } as const;

/** Whether cards are being played. */
export function fights(seen: View): boolean {
  return seen.phase === "conflicts" || seen.phase === "arming";
}

/** Whether the table waits for a player. */
export function waitsFor(seen: View, player: SeatView): boolean {
  return seen.waiting.some((each) => each.seat === player.seat);
}
