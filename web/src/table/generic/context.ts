/** What every part of the generic board needs: the frame's props, and the cards picked so far. */
import { createContext } from "svelte";
import type { OptionInfo } from "../../protocol";
import type { BoardProps } from "../board";

export interface Pressing {
  readonly board: BoardProps;
  /** The cards picked towards an option about several. */
  readonly picked: ReadonlySet<number>;
  /** The options that touch a thing. */
  options: (key: string, value: unknown) => OptionInfo[];
  /** Use a thing: `name` is what it is called. */
  press: (key: string, value: unknown, name: string, anchor: Element) => void;
  /** Whether touching a thing would do something. */
  lit: (key: string, value: unknown) => boolean;
  /** Whether the hint is about a thing. */
  hinted: (key: string, value: unknown) => boolean;
}

export const [usePressing, setPressing] = createContext<Pressing>();
