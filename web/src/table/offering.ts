/** Which options the bar under the table offers, and which lie on the table itself. */
import type { AskInfo, OptionInfo } from "../protocol";
import { liesOn, things } from "./shape";

/**
 * Options that touch nothing, or several cards at once, are in the bar; the rest is on the board. A board drawn for its
 * game shows everything that its options touch; the generic one only what lies in the view.
 */
export function inBar(ask: AskInfo | null, view: Record<string, unknown>, drawn: boolean): OptionInfo[] {
  if (!ask) return [];
  const table = drawn ? null : things(view);
  return ask.options.filter((option) => {
    if (Object.keys(option.touches).length === 0 || "cards" in option.touches) return true;
    return table !== null && !liesOn(table, option);
  });
}
