/**
 * What the frame of a table hands to the board that draws a game. A board draws `view`, lights what the options of
 * `ask` touch, and calls back; it never decides what is legal. The generic board draws any game with no more than
 * this; `games/<name>/Board.svelte` draws one game beautifully.
 */
import type { AskInfo, CardInfo, OptionInfo, SeatInfo } from "../protocol";
import type { Entry } from "./journal";
import { openMenu } from "./menu.svelte";

export interface BoardProps {
  /** Everything that the viewer sees, as the game's `view.py` writes it. */
  view: Record<string, unknown>;
  /** The question to the viewer's seat, or null (others are waited for, a watcher, a replay). */
  ask: AskInfo | null;
  /** The viewer's seat, or null for a watcher. */
  seat: number | null;
  seats: SeatInfo[];
  /** The fields of the view whose numbers are seats. */
  seatFields: ReadonlySet<string>;
  /** The printed cards of the game by name, for faces and zoom. */
  cards: Map<string, CardInfo>;
  /** What was told up to the moment that is shown, by the names of people. */
  log: readonly Entry[];
  /** Options that cannot be taken back once chosen (a mark on them is shown before the click). */
  finals: Set<string>;
  /** The option that a hint recommends, while there is one: what it touches carries the class `hinted`. */
  hinted: string | null;
  /** Give an answer. */
  choose: (option: string) => void;
  /** Ask why a thing is no option; `thing` in words, as the game's refusals read them ("play Spyglass"). */
  why: (thing: string) => void;
  /** Show a printed card large, with its text, keywords and rulings. */
  zoom: (name: string) => void;
}

/** The options that touch a thing of the table: `touching(ask, "card", 17)`. */
export function touching(ask: AskInfo | null, key: string, value: unknown): OptionInfo[] {
  if (!ask) return [];
  return ask.options.filter((option) => {
    const at = option.touches[key];
    return Array.isArray(at) ? at.includes(value) : at === value;
  });
}

/** The options that touch a card, alone or among several. */
export const about = (ask: AskInfo | null, card: number): OptionInfo[] => [
  ...touching(ask, "card", card),
  ...touching(ask, "cards", card),
];

/** Whether the hint is among the options that touch a thing. */
export const isHinted = (hinted: string | null, options: readonly OptionInfo[]): boolean =>
  options.some(({ option }) => option === hinted);

/**
 * Use a thing of the table: the only option that touches it is chosen, several open a menu beside it, and a dim thing
 * says why not. `thing` is what was tried, in words ("play Spyglass").
 */
export function press(
  board: Pick<BoardProps, "choose" | "why">,
  options: OptionInfo[],
  anchor: Element,
  thing: string,
): void {
  const [only, ...more] = options;
  if (!only) board.why(thing);
  else if (more.length === 0) board.choose(only.option);
  else openMenu(anchor, options);
}
