/** What happens when a thing of the board is used. */
import type { OptionInfo } from "../../protocol";
import { press, type BoardProps } from "../../table/board";

/** A thing of the board at this moment: the options that touch it, and whether the question is about its kind. */
export interface Thing {
  name: string;
  options: OptionInfo[];
  asked: boolean;
}

/** Choose a lit thing, ask why a dim one is none, and look at a thing that no question is about. */
export function use(board: BoardProps, thing: Thing, anchor: Element): void {
  if (thing.asked || thing.options.length > 0) press(board, thing.options, anchor, thing.name);
  else board.zoom(thing.name);
}

/** Whether every way to use a thing is a point of no return. */
export function isFinal(board: BoardProps, options: OptionInfo[]): boolean {
  return options.length > 0 && options.every((option) => board.finals.has(option.option));
}

/** The attributes that say "lit" or "dim" to eye, ear and keyboard. */
export function light(thing: Thing): { "aria-disabled": "true" | "false" | undefined } {
  if (thing.options.length > 0) return { "aria-disabled": "false" };
  return { "aria-disabled": thing.asked ? "true" : undefined };
}
