/**
 * What the frame of a table hands to the board that draws a game. A board draws `view`, lights what the options of
 * `ask` touch, and calls back; it never decides what is legal. The generic board draws any game with no more than
 * this; `games/<name>/Board.svelte` draws one game beautifully.
 */
import type { Component } from "svelte";
import type { AskInfo, CardInfo, LayoutInfo, OptionInfo, SeatInfo } from "../protocol";
import type { Entry } from "../table/journal";

export interface BoardProps {
  /** Everything that the viewer sees, of the type that the game declares (`games/<name>/types.ts`). */
  view: Record<string, unknown>;
  /** The question to the viewer's seat, or null (others are waited for, a watcher, a replay). */
  ask: AskInfo | null;
  /** The viewer's seat, or null for a watcher. */
  seat: number | null;
  seats: SeatInfo[];
  /** The fields of the view whose numbers are seats. */
  seatFields: ReadonlySet<string>;
  /** The entries of the view whose cards lie on each other. */
  piles?: ReadonlySet<string>;
  /** How the game lies on a table, if it says so. */
  layout?: LayoutInfo | null;
  /** The printed cards of the game by name, for faces and zoom. */
  cards: Map<string, CardInfo>;
  /** The face of the game's cards, where the board has none of its own. */
  face?: Face;
  /** What was told up to the moment that is shown, by the names of people. */
  log: readonly Entry[];
  /** Options that cannot be taken back once chosen (a mark on them is shown before the click). */
  finals: Set<string>;
  /** The option that a hint recommends, while there is one: what it touches carries the class `hinted`. */
  hinted: string | null;
  /** Give an answer; one about several cards with these in the order in which they were picked. */
  choose: (option: string, cards?: readonly number[]) => void;
  /** Ask why a thing is no option; `thing` in words, as the game's refusals read them ("play Spyglass"). */
  why: (thing: string) => void;
  /** Show a printed card large, with its text, keywords and rulings. */
  zoom: (name: string) => void;
}

/** A card of the table as a view describes it; its name is null while it is hidden. */
export interface Shown {
  readonly card: number;
  readonly name: string | null;
  /** A market slot or the like: options may touch it instead of the card. */
  readonly slot?: number | string | null;
}

/** What the face of a card is drawn from. A game gives a component that takes this; any other has the plain face. */
export interface FaceProps {
  /** What is printed on it; undefined shows the back. */
  info: CardInfo | undefined;
  /** The card as it lies on the table, where it does: what it is worth or counts as now. */
  card?: Shown | undefined;
}
export type Face = Component<FaceProps>;

/** A thing of the board at this moment. */
export interface Thing {
  /** What it is called when one asks about it. */
  name: string;
  /** The options that touch it. */
  options: OptionInfo[];
  /** Whether the question is about its kind: only then is it dim where no option touches it. */
  asked: boolean;
}

/** The options that touch a thing of the table: `touching(ask, "card", 17)`. */
export function touching(ask: AskInfo | null, key: string, value: unknown): OptionInfo[] {
  if (!ask) return [];
  return ask.options.filter((option) => {
    const at = option.touches[key];
    return Array.isArray(at) ? at.includes(value) : at === value;
  });
}

/** The attributes that say "lit" or "dim" to eye, ear and keyboard. */
export function light(thing: Thing): { "aria-disabled": "true" | "false" | undefined } {
  if (thing.options.length > 0) return { "aria-disabled": "false" };
  return { "aria-disabled": thing.asked ? "true" : undefined };
}
