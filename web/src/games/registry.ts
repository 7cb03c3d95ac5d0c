/**
 * The games that bring something of their own to the browser. A game that is not listed here is played all the same: on
 * the generic table, with plain faces and the plain cover.
 */
import type { Component } from "svelte";
import type { BoardProps, Face } from "../kit/board";
import PlainCover from "../kit/PlainCover.svelte";
import PlainFace from "../kit/PlainFace.svelte";
import type { CardInfo, DeckBox, NewTable } from "../protocol";
import type { GuideStep } from "../table/guide";
import { alliances } from "./alliances";
import { conquest } from "./conquest";
import { dale } from "./dale";
import { hope } from "./hope";
import { speakOf } from "../words/games.svelte";

export interface Length {
  value: string;
  words: string;
  options: NewTable["options"];
}

/** A word that a free option of a game knows. */
export interface Suggestion {
  word: string;
  /** What a person reads. */
  words: string;
  /** More about it, for whoever lingers. */
  about?: string;
  /** Whether it stands alone: picking it puts it in the place of what was there. */
  alone?: boolean;
  /** Whether it is put together with what stands there, by a plus. */
  joins?: boolean;
  /** A card that stands for it as a picture. */
  card?: string;
}

type Load<T> = () => Promise<{ default: T }>;

/** The end of a part of a game, to be looked at before the next begins. */
export interface Moment {
  title: string;
  lines: string[];
  /** The table as it was then, and how many of the events had happened; without it the table goes on meanwhile. */
  then?: { view: Record<string, unknown>; events: number };
}

/** What a game may bring; all of it is drawn or fetched only when its game is. */
export interface GameKit {
  cover?: Component;
  blurb?: string;
  /** The lengths that "Play now" offers, the usual one first. */
  lengths?: Length[];
  /** The words that a free option knows, taken from the game's printed cards. */
  suggest?: (option: string, cards: CardInfo[], seats: number, decks?: DeckBox[]) => Suggestion[];
  /** Whether an option belongs to so many seats; each does where a game does not say. */
  fits?: (option: string, seats: number) => boolean;
  /** The options that few hosts change: they are shown on demand. */
  rare?: string[];
  /** The table; without one the generic table is drawn. */
  board?: Load<Component<BoardProps>>;
  /** The face of a card, for the generic table and for cards that are read elsewhere. */
  face?: Load<Face>;
  /** The end of a campaign or a round, if one ended in these events; the table is as it was before them. */
  moment?: (
    before: Record<string, unknown>,
    events: readonly object[],
    name: (seat: number) => string,
  ) => Moment | null;
  /** The steps of the first game. */
  guide?: () => Promise<{ guide: GuideStep[] }>;
}

const GAMES: Readonly<Record<string, GameKit>> = { alliances, conquest, dale, hope };

export const kitOf = (game: string): GameKit => GAMES[game] ?? {};

export const coverOf = (game: string): Component => kitOf(game).cover ?? PlainCover;

/** Whether a game has a board of its own; any other is drawn by the generic one. */
export const isDrawn = (game: string): boolean => kitOf(game).board !== undefined;

export async function boardOf(game: string): Promise<Component<BoardProps>> {
  const load = kitOf(game).board ?? (() => import("../table/GenericBoard.svelte"));
  const [board] = await Promise.all([load(), speakOf(game)]);
  return board.default;
}

export async function faceOf(game: string): Promise<Face> {
  const [face] = await Promise.all([kitOf(game).face?.(), speakOf(game)]);
  return face?.default ?? PlainFace;
}

export async function guideOf(game: string): Promise<GuideStep[]> {
  return (await kitOf(game).guide?.())?.guide ?? [];
}
