/** How the lobby opens a table: for how many, of which length, against whom. */
import type { Length } from "../../games/registry";
import type { NewTable, SettingInfo } from "../../protocol";

/** How many can play, as the game's option says. */
export function playerCounts(settings: SettingInfo[]): number[] {
  const players = settings.find((setting) => setting.name === "players");
  return (players?.choices ?? []).filter((choice) => typeof choice === "number");
}

/** The options of "Play now". Whether they go together is for the server to say. */
export function quickOptions(players: number | null, length: Length | undefined): NewTable["options"] {
  return { ...(players === null ? {} : { players }), ...length?.options };
}

/** A table with the person on the first seat and bots on the others. */
export function againstBots(game: string, options: NewTable["options"], seats: number): NewTable {
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot", level: "level3" }) as const);
  return { game, options, seats: [{ kind: "me" }, ...bots] };
}
