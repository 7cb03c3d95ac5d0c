/** How the lobby presents each game. A game that is not listed here gets the plain cover and its title. */
import type { Component } from "svelte";
import type { NewTable, SettingInfo } from "../../protocol";
import Alliances from "./covers/Alliances.svelte";
import Dale from "./covers/Dale.svelte";
import Plain from "./covers/Plain.svelte";

export interface Length {
  value: string;
  words: string;
  options: NewTable["options"];
}

export interface Showing {
  cover: Component;
  blurb: string;
  /** The lengths that "Play now" offers, the usual one first. */
  lengths: Length[];
}

const PLAIN: Showing = { cover: Plain, blurb: "", lengths: [] };

const SHOWN: Record<string, Showing> = {
  alliances: {
    cover: Alliances,
    blurb:
      "Bid for a share of the world, then win it trick by trick, with a partner whose cards you cannot see.",
    lengths: [
      { value: "full", words: "Best of three", options: {} },
      { value: "short", words: "One campaign", options: { campaigns: 1 } },
    ],
  },
  dale: {
    cover: Dale,
    blurb:
      "Buy clever animalfolk at the market, use them well, and be the first to fill your stall with their goods.",
    lengths: [],
  },
};

export function showing(game: string): Showing {
  return SHOWN[game] ?? PLAIN;
}

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
