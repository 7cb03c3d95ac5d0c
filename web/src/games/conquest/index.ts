/** What Historical Conquest brings to the browser. */
import type { GameKit } from "../registry";
import Cover from "./Cover.svelte";
import { fits, suggest } from "./suggestions";
import { t } from "../../words/words";

export const conquest: GameKit = {
  cover: Cover,
  blurb: t(
    "Lead the people of all ages across six continents: raise morale, hold your lands, and take others'.",
  ),
  lengths: [
    { value: "full", words: t("To 3000 morale"), options: {} },
    { value: "short", words: t("Twelve rounds"), options: { ending: "rounds", rounds: "12" } },
  ],
  suggest,
  fits,
  rare: ["goal", "rounds", "morale", "variants", "continent"],
  board: () => import("./Board.svelte"),
  face: () => import("./Face.svelte"),
  guide: () => import("./guide"),
};
