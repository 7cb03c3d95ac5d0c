/** What a person wants to be asked, and how quick bots shall be, as the server is told it. */
import type { Prefer } from "../protocol";
import type { Settings } from "./settings.svelte";

export type Wishes = Omit<Prefer, "type" | "ref">;

/** Whoever confirms every move does not want one made for them. */
export function wishesOf({ reactions, endings, onlyWays, confirm, bots }: Settings): Wishes {
  return { reactions, endings, only_ways: confirm === "all" ? "ask" : onlyWays, bots };
}
