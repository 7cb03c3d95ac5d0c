/** What Alliances brings to the browser. */
import type { GameKit } from "../registry";
import Cover from "./Cover.svelte";
import { moment } from "./moment";
import { t } from "../../words/words";

export const alliances: GameKit = {
  cover: Cover,
  blurb: t(
    "Bid for a share of the world, then win it trick by trick, with a partner whose cards you cannot see.",
  ),
  lengths: [
    { value: "full", words: t("Best of three"), options: {} },
    { value: "short", words: t("One campaign"), options: { campaigns: 1 } },
  ],
  board: () => import("./Board.svelte"),
  face: () => import("./Face.svelte"),
  moment,
  guide: () => import("./guide"),
};
