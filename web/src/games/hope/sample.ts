/** Small tables for tests, as the server would send them. */
import { vi } from "vitest";
import type { BoardProps } from "../../kit/board";
import type { AskInfo, CardInfo } from "../../protocol";
import type { PlaceView, SeatView, View } from "./types";

export function player(seat: number, more: Partial<SeatView> = {}): SeatView {
  return {
    ...{ seat, faction: ["Navaa", "Tidebound", "Iron Orchard"][seat] ?? null, capital: null },
    ...{ points: 0, final: 1, winter: { amount: 1, points: 0 }, territories: 1, deck: 14, masters: [] },
    ...{ cubes: 3, leader_cube: true, token: seat === 0, defence: 0, fort: 0, hand_size: 4 },
    ...{ hand: [], draw: 10, draw_known: [], discard: [], play: [], ready: [] },
    ...more,
  };
}

export function place(name: string, more: Partial<PlaceView> = {}): PlaceView {
  const printed = { place: name, capital: false, coast: true, interior: 2, native: 2 };
  return { ...printed, owner: null, defence: 4, way: null, price: null, seas: 0, ...more };
}

/** Three players in Europe; the first one chooses an action, holds Bern and reaches Milan and Sinop. */
export function table(more: Partial<View> = {}): View {
  const map = [
    place("Bern", { owner: 0, capital: true, native: 5, coast: false }),
    place("Milan", { interior: 3, native: 3, defence: 6, way: "land", price: 6 }),
    place("Sinop", { interior: 3, native: 3, defence: 6, way: "sea", price: 12, seas: 6 }),
    place("Oslo", { owner: 1, interior: 3, native: 5, defence: 4 }),
  ];
  const free = { room: 1, taken: 0, cubes: [], about: "" };
  return {
    ...{ game: "hope", players: 3, board: "Europe", preset: "chance", phase: "choosing", turn: 0, first: 0 },
    ...{ start: 0, era: "early", year: 1, years: 3, passes: 0, tossing: [], map, action: null },
    seats: [0, 1, 2].map((seat) => player(seat)),
    actions: [
      { slot: "Dismiss 2 cards", group: "reorganize", ...free },
      { slot: "Train 2 cards", group: "train", ...free },
      { slot: "Assault", group: "assault", ...free, room: null },
    ],
    supply: ["Migrating Masses", "Recruit", "Veteran", "Tutor", "Scouts 1", "Scouts 2"].map((name, n) => ({
      ...{ pile: n === 0 ? "masses" : `supply.${n}`, name, top: { card: 200 + n, name }, count: 9, cost: 2 },
    })),
    masters: [{ slot: "Master Scouts", profession: "Scouts", cost: 5, points: 3, trained_by: [] }],
    ...{ masses_known: [], spoils: [], box: 0, attack: 0, support: 0, trained: 0, assaults: 0, sail: 0 },
    ...{ siege: 0, onward: 0, plunder: 0, raid: 0, cheaper: [0, 0, 0], battle: null },
    ...{ waiting: [], ending: null },
    ...more,
  };
}

/** A question with options that touch things; each thing with its words. */
export function question(what: string, touches: Record<string, Record<string, unknown>>): AskInfo {
  const options = Object.entries(touches).map(([words, touched], n) => ({
    option: String(n),
    words,
    touches: touched,
  }));
  return { ask: 1, what, prompt: what, options };
}

const faction = (name: string, letter: string): CardInfo => ({
  name,
  text: "It bends a rule.",
  facts: { kind: "faction", letter, winter: "Winter: score a point." },
  rules: [],
});

/** What the frame hands to the board, with calls to be watched. */
export function props(seen: View, ask: AskInfo | null = null, seat: number | null = 0) {
  const watched = { choose: vi.fn(), why: vi.fn(), zoom: vi.fn() };
  const seats = seen.seats.map((each) => ({
    seat: each.seat,
    kind: "person" as const,
    name: `Name ${each.seat}`,
  }));
  const cards = new Map(
    [faction("Navaa", "N"), faction("Tidebound", "T"), faction("Iron Orchard", "I")].map((info) => [
      info.name,
      info,
    ]),
  );
  const view = seen as unknown as Record<string, unknown>;
  const shared = { seatFields: new Set<string>(), cards, log: [], finals: new Set<string>() };
  const hinted: string | null = null;
  return { view, ask, seat, seats, ...shared, hinted, ...watched } satisfies BoardProps;
}
