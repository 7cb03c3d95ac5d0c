/** Small tables for tests, as the server would send them. */
import { vi } from "vitest";
import type { AskInfo, CardInfo } from "../../protocol";
import type { BoardProps } from "../../kit/board";
import type { SeatView, View } from "./types";

export function player(seat: number, more: Partial<SeatView> = {}): SeatView {
  const scores = { tricks: 0, score: 0, rebel_tricks: 0 };
  const side = seat % 2 ? "silver" : "gold";
  const table = { played: null, discarded: false, power: null };
  return { seat, side, hand: [], kept: 0, tribute: 0, passed: false, ...table, ...scores, ...more };
}

/** Two players before the third conflict; countries A to T, those of the first row gold. */
export function table(more: Partial<View> = {}): View {
  const map = Array.from({ length: 20 }, (_, n) => ({
    ...{
      place: `${"abcd"[Math.floor(n / 5)]}${(n % 5) + 1}`,
      country: `Country ${"ABCDEFGHIJKLMNOPQRST"[n]}`,
    },
    ...{ military: 6, economics: 3, politics: 0 },
    ...(n < 5 ? { owner: "gold" as const, tokens: "g" } : { owner: null, tokens: "" }),
  }));
  const sides = [
    { name: "gold" as const, countries: 5, wins: 0 },
    { name: "silver" as const, countries: 0, wins: 0 },
  ];
  return {
    ...{
      game: "alliances",
      players: 2,
      phase: "conflicts",
      campaign: 1,
      seats: [player(0), player(1)],
      sides,
      map,
    },
    ...{
      reserve: 0,
      aside: [],
      spent: [],
      bid: null,
      offer: null,
      bidder: null,
      dominant: "P",
      aggressor: "gold",
    },
    ...{ declared: null, empire: null, leader: 0, conflict: 3, target: null, leading: null, defence: null },
    ...{ doubled: null, bribed: null, added: null, spun: false, waiting: [], ending: null },
    ...more,
  };
}

/** A question with options that touch things of one kind. */
export function question(what: string, key: string, things: unknown[]): AskInfo {
  const options = things.map((thing, n) => ({
    option: String(n),
    words: String(thing),
    touches: { [key]: thing },
  }));
  return { ask: 1, what, prompt: what, options };
}

const special = {
  name: "Spin",
  text: "Every power moves on.",
  facts: { kind: "special", suit: "P" },
  rules: [],
};

/** All power cards. */
export const powers: CardInfo[] = (["M", "E", "P"] as const).flatMap((suit) =>
  Array.from({ length: 12 }, (_, n) => ({
    name: `${n + 1}${suit}`,
    text: "",
    facts: { kind: "power", suit, number: n + 1 },
    rules: [],
  })),
);

/** What the frame hands to the board, with calls to be watched. */
export function props(seen: View, ask: AskInfo | null = null, seat: number | null = 0) {
  const watched = { choose: vi.fn(), why: vi.fn(), zoom: vi.fn() };
  const seats = seen.seats.map((each) => ({
    seat: each.seat,
    kind: "person" as const,
    name: `Name ${each.seat}`,
  }));
  const cards = new Map<string, CardInfo>([...powers, special].map((card) => [card.name, card]));
  const view = seen as unknown as Record<string, unknown>;
  const table = { seatFields: new Set<string>(), cards, log: [], finals: new Set<string>() };
  const hinted: string | null = null;
  return { view, ask, seat, seats, ...table, hinted, ...watched } satisfies BoardProps;
}
