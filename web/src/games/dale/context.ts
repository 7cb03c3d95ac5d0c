/** What every part of Dale's table needs of the board: faces, names, and what pressing a thing does. */
import { createContext } from "svelte";
import type { OptionInfo } from "../../protocol";
import type { Face } from "./faces";
import type { Card } from "./seen";

export interface DaleTable {
  /** Whether somebody in this seat is asked something: only then does it matter what is lit. */
  readonly asking: boolean;
  /** What is printed on a card; null for one that is not known. */
  face(name: string | null): Face | null;
  /** The name of who sits there. */
  name(seat: number): string;
  /** The options about a thing: `about("card", 17)`. */
  about(key: string, value: unknown): OptionInfo[];
  /** Whether a card can be chosen or picked now. */
  lit(card: number): boolean;
  picked(card: number): boolean;
  /** Whether the hint is about a card, or among these options. */
  hinted(about: number | OptionInfo[]): boolean;
  /** Whether nothing that can be done with a card could be taken back. */
  final(card: number): boolean;
  /** Choose, pick, or hear why not (`thing` is what was tried: "play Spyglass"); read it while nothing is asked. */
  press(card: Card, anchor: Element, thing: string): void;
  /** Use the options about another thing (a pile, a seat). */
  use(options: OptionInfo[], anchor: Element, thing: string): void;
  /** Look through a pile, or at everything of a player. */
  look(what: Look): void;
}

export type Look =
  | { pile: "deck" | "discard"; seat: number }
  | { pile: "market_deck" }
  | { pile: "market_discard" }
  | { player: number };

export const [getTable, setTable] = createContext<DaleTable>();
