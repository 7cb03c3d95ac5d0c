/** What Dale of Merchants brings to the browser. */
import type { GameKit } from "../registry";
import Cover from "./Cover.svelte";
import { suggest } from "./suggestions";
import { t } from "../../words/words";

export const dale: GameKit = {
  cover: Cover,
  blurb: t(
    "Buy clever animalfolk at the market, use them well, and be the first to fill your stall with their goods.",
  ),
  suggest,
  rare: ["traps", "characters", "first", "turns"],
  board: () => import("./Board.svelte"),
  face: () => import("./Face.svelte"),
  guide: () => import("./guide"),
};
