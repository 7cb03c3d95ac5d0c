/** Looking closer at a player, a territory or a pile: any part of the table may ask for it. */
import { createContext } from "svelte";

export type Look = { player: number } | { place: string } | { discard: number } | { known: number };

export const [useLook, setLook] = createContext<(what: Look) => void>();
