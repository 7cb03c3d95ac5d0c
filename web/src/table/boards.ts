/**
 * The boards and all else that is drawn for one game, each fetched only when its game is played. A game offers what it
 * has in games/<name>/: Board.svelte (the table), Zoom.svelte (a printed card, large), guide.ts (the first game).
 */
import type { Component } from "svelte";
import type { CardInfo } from "../protocol";
import type { BoardProps } from "./board";
import type { GuideStep } from "./guide";

type Load<T> = Record<string, () => Promise<T>>;

const boards = import.meta.glob("../games/*/Board.svelte") as Load<{ default: Component<BoardProps> }>;
const faces = import.meta.glob("../games/*/Zoom.svelte") as Load<{ default: Component<{ card: CardInfo }> }>;
const guides = import.meta.glob("../games/*/guide.ts") as Load<{ guide: GuideStep[] }>;

/** Whether a game has a board of its own; any other is drawn by the generic one. */
export const isDrawn = (game: string): boolean => `../games/${game}/Board.svelte` in boards;

export async function boardOf(game: string): Promise<Component<BoardProps>> {
  const load = boards[`../games/${game}/Board.svelte`] ?? (() => import("./GenericBoard.svelte"));
  return (await load()).default;
}

export async function faceOf(game: string): Promise<Component<{ card: CardInfo }> | null> {
  return (await faces[`../games/${game}/Zoom.svelte`]?.())?.default ?? null;
}

export async function guideOf(game: string): Promise<GuideStep[]> {
  return (await guides[`../games/${game}/guide.ts`]?.())?.guide ?? [];
}
