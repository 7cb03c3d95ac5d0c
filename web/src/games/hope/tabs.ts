/** The pages beside the map, or instead of it on a phone, and which of them what happens calls for. */
import type { AskInfo } from "../../protocol";
import { groupOf } from "./look";
import type { View } from "./types";

export type Tab = "map" | "actions" | "supply" | "winter" | "duel" | "mats";

export const TITLES: Record<Tab, string> = {
  map: "Map",
  actions: "Actions",
  supply: "Train",
  winter: "Winter",
  duel: "Battle",
  mats: "Factions",
};

/** The pages that there are now. */
export function tabsOf(seen: View, wide: boolean): Tab[] {
  const always: Tab[] = seen.phase === "drafting" ? ["mats", "supply"] : ["actions", "supply", "winter"];
  return [...(wide ? [] : (["map"] as const)), ...(seen.battle ? (["duel"] as const) : []), ...always];
}

/** The page that what happens calls for. */
export function naturalTab(seen: View, ask: AskInfo | null, wide: boolean): Tab {
  if (seen.phase === "drafting") {
    const mats = ask === null || ask.options.some(({ touches }) => "slot" in touches);
    return wide || mats ? "mats" : "map";
  }
  if (seen.battle) return "duel";
  if (seen.phase === "winter") return "winter";
  if (groupOf(seen) === "train") return "supply";
  if (wide || ask?.what === "action") return "actions";
  return "map";
}
