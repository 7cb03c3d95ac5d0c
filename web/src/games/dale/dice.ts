/** The dice that lie on the table: those of the latest throw, for as long as it is news. */
import type { Entry } from "../../table/journal";
import type { GameEvent, RolledEvent } from "./types";

export interface Throw {
  /** The step that told of it: a new throw tumbles anew. */
  seq: number;
  dice: RolledEvent[];
}

/** So many answers after a throw its dice are taken up again. */
const LASTING = 6;

/** The latest throw, or null where there was none of late. */
export function latestThrow(log: readonly Entry[]): Throw | null {
  for (const { seq, events } of log.slice(-LASTING).toReversed()) {
    const dice = (events as unknown as GameEvent[]).filter((told) => told.event === "rolled");
    if (dice.length > 0) return { seq, dice };
  }
  return null;
}

/** Where the pips of a number lie on a side of 3 x 3 places, counted from the upper left. */
const PIPS: Record<string, number[]> = { "0": [], "1": [4], "2": [2, 6], "3": [2, 4, 6] };

export const pipsOf = (side: string): number[] | null => PIPS[side] ?? null;
