/** The view of Alliances with types, as `games/alliances/view.py` writes it. */

export type Suit = "M" | "E" | "P";
export type Side = "gold" | "silver";

/** A card by its back; its name is null while it is hidden. */
export interface Card {
  card: number;
  name: string | null;
}

export interface Power {
  suit: Suit;
  value: number;
}

export interface Player {
  seat: number;
  side: Side;
  hand: Card[];
  /** One's own cards kept while drafting or chosen to be shown; of others only how many. */
  kept: Card[] | number;
  tribute: Card[] | number;
  passed: boolean;
  played: Card | null;
  discarded: boolean;
  power: Power | null;
  tricks: number;
  score: number;
  rebel_tricks: number;
}

export interface Place {
  place: string;
  country: string;
  military: number;
  economics: number;
  politics: number;
  owner: Side | null;
  /** From bottom to top: "gs" is silver on gold. */
  tokens: string;
}

export type Phase =
  "drafting" | "meeting" | "bidding" | "arming" | "declaring" | "yielding" | "tribute" | "conflicts";

export interface Seen {
  players: number;
  phase: Phase;
  campaign: number;
  seats: Player[];
  sides: { name: Side; countries: number; wins: number }[];
  map: Place[];
  reserve: number;
  aside: Card[];
  spent: Card[];
  bid: string | null;
  bidder: number | null;
  dominant: Suit | null;
  aggressor: Side | null;
  declared: number | null;
  empire: number | null;
  leader: number;
  conflict: number;
  target: string | null;
  leading: Suit | null;
  defence: Record<Suit, number> | null;
  doubled: Card | null;
  bribed: Card | null;
  added: (Card & { seat: number }) | null;
  spun: boolean;
  waiting: { seat: number; what: string }[];
  ending: unknown;
}

/** The view, typed. */
export function look(view: Record<string, unknown>): Seen {
  return view as unknown as Seen;
}

/** A list that others see only as a number. */
export function ownCards(cards: Card[] | number): Card[] {
  return typeof cards === "number" ? [] : cards;
}

/** How many conflicts this campaign has: those fought, and the cards still to be played. */
export function conflictsOf(seen: Seen): number {
  const leader = seen.seats[seen.leader];
  return seen.conflict - 1 + (leader ? leader.hand.length + (leader.played ? 1 : 0) : 0);
}

/** The campaign that is being played; a game that is over has counted on. */
export function campaignOf(seen: Seen): number {
  return seen.ending ? seen.campaign - 1 : seen.campaign;
}

/** What a player is in this campaign. */
export function roleOf(seen: Seen, player: Player): string {
  if (seen.empire !== null) return seen.empire === player.seat ? "Empire" : "Rebel";
  if (seen.aggressor === null) return "";
  return seen.aggressor === player.side ? "Aggressor" : "Defender";
}

/** Whether cards are being played. */
export function fights(seen: Seen): boolean {
  return seen.phase === "conflicts" || seen.phase === "arming";
}

/** Whether the table waits for a player. */
export function waitsFor(seen: Seen, player: Player): boolean {
  return seen.waiting.some((each) => each.seat === player.seat);
}
