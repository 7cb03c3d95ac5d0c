/** What is lit how, and what is laid out to be chosen from because it does not lie openly on the board. */
import type { AskInfo, OptionInfo } from "../../protocol";
import type { CardView, InPlayView, SeatView, View } from "./types";

/** To discard a card is always possible and seldom meant: it is not lit brightly, and never done by one press. */
export const isQuiet = ({ words }: OptionInfo): boolean => /^(discard|dismiss) /.test(words);

/** Whether an option begins an attack from a land: that is shown in full before it is chosen. */
export const isAttack = ({ words }: OptionInfo): boolean => words.startsWith("attack from ");

export interface Group {
  where: string;
  cards: CardView[];
}

/** All cards that the options are about. */
function touched(ask: AskInfo | null): Set<number> {
  const found = new Set<number>();
  for (const { touches } of ask?.options ?? []) {
    const card = touches["card"];
    if (typeof card === "number") found.add(card);
  }
  return found;
}

/** The place where the world lies, and how much larger than usual text is. */
export interface Place {
  width: number;
  height: number;
  /** In how many rows continents lie. */
  rows: number;
  /** Whether lands of others are small in any case: fingers need more than a line. */
  tight: boolean;
  text: number;
}

/** The height of a line in a land, about, as the board's --row and --row-text say it. */
const lineOf = ({ height, text }: Place): number => Math.max(27 * text, Math.min(36 * text, 0.06 * height));
/** What the name of a land takes, and the name of a continent: in lines. */
const HEAD = 1.5;
const NAME = 0.8;
/** How wide a land is at least where one continent has all the room. */
const WIDE = 136;

/** How many lines lands take that lie in so many columns beside each other. */
function linesOf(lands: Held[], columns: number): number {
  const heights = lands.map(({ guards }) => HEAD + guards.length);
  let sum = 0;
  for (let at = 0; at < heights.length; at += columns) sum += Math.max(...heights.slice(at, at + columns));
  return sum;
}

/** The continents where the lands of others find no room to be drawn with the cards in them. */
export function crowded(seen: View, side: number, place: Place): Set<string> {
  const continents = new Set(
    seen.seats.flatMap(({ lands }) => lands.map(([land]) => land?.land?.continent ?? "")),
  );
  if (place.tight) return continents;
  if (place.height === 0) return new Set();
  const columns = seen.continent === null ? 1 : Math.max(1, Math.floor(place.width / (WIDE * place.text)));
  const room = place.height / (seen.continent === null ? place.rows : 1) / lineOf(place) - NAME;
  return new Set(
    [...continents].filter((continent) => {
      const { others, own } = landsOn(seen, continent, side);
      return linesOf(others, columns) + linesOf(own, columns) > room;
    }),
  );
}

/** How much room there is: where lands of others are small, and whether players are. */
export interface Room {
  compact: ReadonlySet<string>;
  tiny: boolean;
}

/** The cards that the board draws so that they can be pressed; small tiles of others show their lands only. */
export function drawn(seen: View, seat: number | null, { compact, tiny }: Room): Set<number> {
  const found = new Set(seen.abroad.map(({ card }) => card));
  for (const player of seen.seats) {
    const own = player.seat === seat;
    for (const stack of player.lands) {
      const small = !own && compact.has(stack[0]?.land?.continent ?? "");
      for (const { card, land } of stack) if (!small || land !== null) found.add(card);
    }
    if (own || !tiny) for (const { card } of player.active) found.add(card);
    if (own) for (const { card } of player.hand) found.add(card);
  }
  return found;
}

/** What can be chosen but is not drawn: it is laid out on a tray, by where it lies. */
export function trayOf(
  seen: View,
  ask: AskInfo | null,
  seat: number | null,
  room: Room,
  name: (seat: number) => string,
): Group[] {
  const wanted = touched(ask);
  for (const card of drawn(seen, seat, room)) wanted.delete(card);
  if (wanted.size === 0) return [];
  const groups = seen.seats.flatMap((player) => placesOf(player, player.seat === seat, name(player.seat)));
  groups.push({ where: "Out of the game", cards: seen.gone });
  return groups
    .map(({ where, cards }) => ({ where, cards: cards.filter(({ card }) => wanted.delete(card)) }))
    .filter(({ cards }) => cards.length > 0);
}

function placesOf(player: SeatView, own: boolean, name: string): Group[] {
  const whose = own ? "Your" : `${name}'s`;
  return [
    ...player.lands.map((stack) => ({ where: `${name}: ${stack[0]?.name ?? "a land"}`, cards: stack })),
    { where: `${whose} active area`, cards: player.active },
    { where: `${whose} discard pile`, cards: player.discard.toReversed() },
    { where: `${whose} land pile`, cards: player.land_pile_known },
    { where: `${whose} draw deck`, cards: player.deck_known },
    { where: `${whose} hand`, cards: player.hand },
  ];
}

/** A land with who has it. */
export interface Held {
  seat: number;
  land: InPlayView;
  guards: InPlayView[];
}

/** The lands of a continent: those of others in the order of play after the viewer, and those of the side one sits on. */
export function landsOn(seen: View, continent: string, side: number): { others: Held[]; own: Held[] } {
  const order = seen.seats.map((_, step) => seen.seats[(side + step) % seen.seats.length]);
  const found = order.flatMap((player) =>
    (player?.lands ?? []).flatMap(([land, ...guards]) =>
      player && land?.land?.continent === continent ? [{ seat: player.seat, land, guards }] : [],
    ),
  );
  return {
    others: found.filter(({ seat }) => seat !== side),
    own: found.filter(({ seat }) => seat === side),
  };
}
