/** A table of two in the middle of a game, for tests. */
import type { CardInfo } from "../../protocol";
import type { CardView, InPlayView, SeatView, View } from "./types";

const printed = (name: string, facts: Record<string, unknown>, text = ""): CardInfo => ({
  name,
  text,
  facts: { subtype: "", title: "", dates: "", traits: [], symbols: "C∞", deck: "Tesla", ...facts },
  rules: [],
});

export const CARDS = new Map(
  [
    printed("Germany", { kind: "land", continent: "Europe" }),
    printed("France", { kind: "land", continent: "Europe" }),
    printed("India", { kind: "land", continent: "Asia" }),
    printed("Janissaries", { kind: "army", attack: 3000, defence: 2000 }),
    printed("Cai Lun", { kind: "character", subtype: "inventor", attack: 40, defence: 60 }, "Draw a card."),
    printed("Pedro II", { kind: "character", subtype: "leader", attack: 200, defence: 300 }),
    printed("Royal Society", { kind: "organisation" }),
  ].map((card) => [card.name, card]),
);

export const inPlay = (card: number, name: string, more: Partial<InPlayView> = {}): InPlayView => ({
  card,
  name,
  owner: null,
  left: null,
  chosen: null,
  silenced: false,
  fresh: false,
  land: null,
  ...more,
});

export const land = (card: number, name: string, continent: string): InPlayView =>
  inPlay(card, name, {
    land: { continent, attack: 3000, defence: 2000, free: 3, free_armies: 0, state: "guarded" },
  });

const held = (card: number, name: string | null): CardView => ({ card, name });

function player(seat: number, lands: InPlayView[][], hand: CardView[], morale: number): SeatView {
  return {
    seat,
    morale,
    up: 0,
    down: 0,
    fewer: 0,
    hand,
    deck: 20,
    deck_known: [],
    land_pile: 4,
    land_pile_known: [],
    lands,
    active: seat === 0 ? [inPlay(7, "Royal Society")] : [],
    discard: [held(90 + seat, "Pedro II")],
  };
}

const side = (total: number, name: string) => ({ total, parts: [{ card: 2, name, to: null, value: total }] });

export const VIEW: View = {
  game: "conquest",
  players: 2,
  edition: 2,
  sheet: true,
  gate: true,
  cap: true,
  aim: "morale",
  goal: 3000,
  limit: 40,
  continent: null,
  decks: ["tesla", "tesla"],
  first: 0,
  turn: 0,
  round: 5,
  turns: 9,
  phase: "play",
  plays: 3,
  attacks: 2,
  again: false,
  moves: 1,
  out: [],
  seats: [
    player(0, [[land(1, "Germany", "Europe"), inPlay(2, "Janissaries")]], [held(20, "Cai Lun")], 900),
    player(
      1,
      [
        [land(11, "France", "Europe"), inPlay(12, "Pedro II", { owner: 0 })],
        [land(13, "India", "Asia"), inPlay(14, "Cai Lun")],
      ],
      [held(30, null), held(31, null)],
      -100,
    ),
  ],
  abroad: [],
  gone: [],
  pending: [],
  battle: null,
  clashes: [
    {
      by: 1,
      by_name: "Germany",
      seat: 0,
      to: 11,
      to_name: "France",
      of: 1,
      attack: side(3000, "Janissaries"),
      defence: side(300, "Pedro II"),
    },
  ],
  emptied: [],
  lasting: [],
  waiting: [],
  ending: null,
} as unknown as View;
