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

/** The height of a line in a land, as the board's --row says it, and how many of them a full land takes. */
const rowOf = (height: number, text: number): number =>
  Math.min(33.6 * text, Math.max(24 * text, 0.027 * height));
const ROWS = 5.6;
/** What everything but the world takes of the height. */
const AROUND = 0.44;

/** Whether full lands of so many players find room above each other; in a tall place continents lie in two rows. */
export function hasRoom(size: { width: number; height: number }, players: number, text = 1): boolean {
  const rows = size.height > size.width ? 2 : 1;
  return (1 - AROUND * text) * size.height >= rows * players * ROWS * rowOf(size.height, text);
}

/** How much room there is: whether lands of others are small, and whether they themselves are. */
export interface Room {
  compact: boolean;
  tiny: boolean;
}

/** The cards that the board draws so that they can be pressed; small tiles of others show their lands only. */
export function drawn(seen: View, seat: number | null, { compact, tiny }: Room): Set<number> {
  const found = new Set(seen.abroad.map(({ card }) => card));
  for (const player of seen.seats) {
    const own = player.seat === seat;
    for (const stack of player.lands)
      for (const { card, land } of stack) if (own || !compact || land !== null) found.add(card);
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
