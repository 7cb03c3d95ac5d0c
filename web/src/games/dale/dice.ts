/** The dice that lie on the table: those of the latest throw, for as long as it is news. */
import type { Entry } from "../../table/journal";

export interface Thrown {
  /** Who threw, and which die: "Ada", "ocelot". */
  who: string;
  die: string;
  /** What it shows, in words: "2", "comet", "discard pile". */
  side: string;
}

export interface Throw {
  /** The step that told of it: a new throw tumbles anew. */
  seq: number;
  dice: Thrown[];
}

/** So many answers after a throw its dice are taken up again. */
const LASTING = 6;

/** As the log tells it: "Ada rolls the ocelot die: 2." (`games/dale/sentences.py`). */
const TOLD = /^(.+) rolls the (.+) die: (.+)\.$/;

/** The latest throw, or null where there was none of late. */
export function latestThrow(log: readonly Entry[]): Throw | null {
  for (const { seq, lines } of log.slice(-LASTING).toReversed()) {
    const dice = lines.flatMap((line) => {
      const [, who = "", die = "", side = ""] = TOLD.exec(line) ?? [];
      return die ? [{ who, die, side }] : [];
    });
    if (dice.length > 0) return { seq, dice };
  }
  return null;
}

/** Where the pips of a number lie on a side of 3 x 3 places, counted from the upper left. */
const PIPS: Record<string, number[]> = { "0": [], "1": [4], "2": [2, 6], "3": [2, 4, 6] };

export const pipsOf = (side: string): number[] | null => PIPS[side] ?? null;
