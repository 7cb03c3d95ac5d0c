/** Looking through a pile, or at everything of a player: any part of the table may ask for it. */
import { createContext } from "svelte";

export type Look =
  | { pile: "deck" | "discard"; seat: number }
  | { pile: "market_deck" }
  | { pile: "market_discard" }
  | { player: number };

export const [useLook, setLook] = createContext<(what: Look) => void>();
