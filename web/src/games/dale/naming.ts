/** How things of Dale are called. */
import type { CardView } from "./types";
import { t, tn } from "../../words/words";
import { said } from "../../words/games.svelte";

/** What lies on the junk pile was thrown away; there is always more junk than that. */
export const junkWords = (count: number): string =>
  count === 0
    ? t("There is always more junk")
    : tn(count, "{count} junk card on the junk pile", "{count} junk cards on the junk pile");

/** Name and printed value as the game reads them. */
export const called = (card: CardView): string =>
  card.name === null ? "a hidden card" : `${card.name} ${card.value ?? ""}`.trim();

/** The same for people; what cannot be seen is a hidden card. */
export const words = (card: CardView): string =>
  card.name === null ? t("a hidden card") : `${said(card.name)} ${card.value ?? ""}`.trim();
