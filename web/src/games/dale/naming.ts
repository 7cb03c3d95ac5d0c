/** How things of Dale are called. */
import type { CardView } from "./types";

/** What lies on the junk pile was thrown away; there is always more junk than that. */
export const junkWords = (count: number): string =>
  count === 0
    ? "There is always more junk"
    : `${count} junk ${count === 1 ? "card" : "cards"} on the junk pile`;

/** Name and printed value, as the game says it; what cannot be seen is a hidden card. */
export const words = (card: CardView): string =>
  card.name === null ? "a hidden card" : `${card.name} ${card.value ?? ""}`.trim();
