/** The view of Dale with types, as `games/dale/view.py` writes it. */

/** A card by its back; its name is null while it is hidden. */
export interface Card {
  card: number;
  name: string | null;
  value: number | null;
  set: string | null;
}

/** A hand card; its holder also sees what it is worth and counts as. */
export interface Held extends Card {
  worth: number | null;
  as: string | null;
}

/** A card of a face-down pile that the viewer knows, so many cards below the top. */
export interface Known extends Card {
  below: number;
}

/** A card with a counter, and with what is stored on it. */
export interface Kept extends Card {
  charge: number;
  stored: Card[];
}

/** A card in a schedule, and what it waits for. */
export interface Played extends Kept {
  as: string | null;
  waits: string | null;
}

export interface Slot extends Card {
  slot: number;
  price: number;
}

export interface Ability {
  name: string;
  when: string;
  text: string;
  left: number;
}

export interface Character extends Kept {
  title: string;
  colour: string;
  setup: string;
  passive: string;
  abilities: Ability[];
  beside: Kept[];
}

export interface Player {
  seat: number;
  /** Whose stall it builds: its own, or its team's. */
  side: number;
  hand: Held[];
  hand_size: number | null;
  deck: number;
  deck_known: Known[];
  discard: Card[];
  schedule: Played[];
  gold: number;
  character: Character | null;
  dealt: Card[];
  stacks: number;
  needed: number;
}

export interface Clock {
  space: number;
  day: boolean;
  days: number;
  nights: number;
}

export interface Ending {
  winners: number[];
}

export interface Seen {
  players: number;
  teams: boolean;
  decks: string[];
  traps: string[];
  goal: number;
  phase: string;
  turn: number;
  turns: number;
  actions: number;
  clock: Clock | null;
  seats: Player[];
  stalls: Card[][][];
  market: (Slot | null)[];
  market_deck: number;
  market_deck_known: Known[];
  market_discard: Card[];
  junk: number;
  aside: Card[];
  waiting: { seat: number; what: string }[];
  ending: Ending | null;
}

/** What lies on the junk pile was thrown away; there is always more junk than that. */
export const junkWords = (count: number): string =>
  count === 0
    ? "There is always more junk"
    : `${count} junk ${count === 1 ? "card" : "cards"} on the junk pile`;

/** Name and printed value, as the game says it; what cannot be seen is a hidden card. */
export const words = (card: Card): string =>
  card.name === null ? "a hidden card" : `${card.name} ${card.value ?? ""}`.trim();
