// What whoever sits down should know about the chance of a table.

import type { TableInfo } from "../protocol";
import { t } from "../words/words";

export const CONTINUED = t("Continued from a finished game, whose replay shows the cards to come.");
export const FORETELLABLE = t(
  "This table has the old kind of chance, which can be foretold from what a player sees.",
);

/** The remarks about a table; most tables need none. */
export function remarks(info: Pick<TableInfo, "came_from" | "chance">): string[] {
  return [...(info.came_from === null ? [] : [CONTINUED]), ...(info.chance === "fast" ? [FORETELLABLE] : [])];
}
