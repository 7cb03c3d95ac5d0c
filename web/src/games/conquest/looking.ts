/** Looking closer: at a land with all that is in it, at a pile, or at everything of a player. */
import { createContext } from "svelte";

export type Look =
  | { land: number }
  | { pile: "discard"; seat: number }
  | { player: number }
  | { attack: number }
  | { battle: true };

export const [useLook, setLook] = createContext<(what: Look) => void>();
