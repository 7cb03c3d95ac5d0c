/** Looking through a pile: any part of the generic table may ask for it. */
import { createContext } from "svelte";
import type { Shown } from "../../kit/board";

export interface Look {
  title: string;
  cards: readonly Shown[];
}

export const [useLook, setLook] = createContext<(what: Look) => void>();
