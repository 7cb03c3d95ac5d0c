/** Winter as a moment: what everybody scores in it, and the era that ends with it. */
import type { Moment } from "../registry";
import { t } from "../../words/words";
import type { GameEvent } from "./types";

/** The scores of a winter that came in these events, if it brought any; the table goes on meanwhile. */
export function moment(
  _before: Record<string, unknown>,
  told: readonly object[],
  name: (seat: number) => string,
): Moment | null {
  const events = told as readonly GameEvent[];
  const late = events.some(({ event }) => event === "late era");
  const came = events.findIndex(({ event }) => event === "winter");
  if (came < 0) return late ? { title: t("The late era begins"), lines: [] } : null;
  const lines = events.slice(came).flatMap((each) => {
    if (each.event !== "scored" || each.why !== "winter") return [];
    return [`${name(each.seat)}: ${each.points > 0 ? "+" : "−"}${Math.abs(each.points)}`];
  });
  if (lines.length === 0 && !late) return null;
  return { title: late ? t("Winter ends the early era") : t("Winter comes"), lines };
}
