/** What Dealers in Hope brings to the browser. */
import type { GameKit } from "../registry";
import Cover from "./Cover.svelte";
import { moment } from "./moment";
import { t } from "../../words/words";

export const hope: GameKit = {
  cover: Cover,
  blurb: t("Train a people, sail drowned coasts and take a continent of 2140, before every winter counts."),
  lengths: [
    { value: "first", words: t("First professions"), options: { set: "first_light" } },
    { value: "chance", words: t("Any professions"), options: {} },
  ],
  board: () => import("./Board.svelte"),
  face: () => import("./Face.svelte"),
  moment,
  guide: () => import("./guide"),
};
