/** What profiles and leaderboards say, in words. */
import { t } from "../../words/words";

/** "67 %": how many of so many. */
export const share = (some: number, all: number): string =>
  all ? `${Math.round((some / all) * 100)}\u00a0%` : "–";

/** "Bots of level 3" for level3. */
export const botLevel = (level: string): string =>
  t("Bots of level {number}", { number: level.replace("level", "") });
