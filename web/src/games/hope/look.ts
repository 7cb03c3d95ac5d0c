/** What follows from a view of Dealers in Hope. */
import type { Entry } from "../../table/journal";
import type { AskInfo, CardInfo } from "../../protocol";
import type { ActionView, CardView, GameEvent, PlaceView, SeatView, View } from "./types";

/** The view, typed. */
export const look = (view: Record<string, unknown>): View => view as unknown as View;

/** The column of the action that was chosen in this turn. */
export const groupOf = (seen: View): ActionView["group"] | null =>
  seen.actions.find(({ slot }) => slot === seen.action)?.group ?? null;

/** The letter of a player's faction; "" before there is one. */
export function letterOf(player: SeatView | undefined, cards: ReadonlyMap<string, CardInfo>): string {
  const letter = cards.get(player?.faction ?? "")?.facts["letter"];
  return typeof letter === "string" ? letter : "";
}

/** Whether the number on a territory is its price for the player in turn, and not just what defends it. */
export function showsPrices(seen: View, seat: number | null): boolean {
  if (seen.phase === "choosing") return seen.turn === seat && seen.action === null;
  return seen.phase === "acting" && seen.assaults > 0;
}

/** Whether a question may be about territories, and what one tries by touching one. */
export function attempt(seen: View, ask: AskInfo | null, place: PlaceView): string | null {
  if (ask?.what === "draft") return place.place;
  if (ask?.what !== "act" || seen.phase !== "acting" || groupOf(seen) !== "assault") return null;
  return `${place.owner === null ? "take" : "attack"} ${place.place}`;
}

/** How a territory is defended and reached, in words. */
export function placeWords(place: PlaceView, owner: string | null): string {
  const { capital, coast, interior, native, defence, way, price, seas } = place;
  const held = owner === null ? "nobody's" : `${owner}${capital ? ", capital" : ""}`;
  const city = native === 6 ? "prize city" : native === 5 ? "start city" : `spoils ${native}`;
  const natives = owner === null ? ` and natives ${native}` : "";
  const defended = capital ? "cannot be attacked" : `defence ${defence}: interior ${interior}${natives}`;
  const sea = seas > 0 ? `, of which ${seas} for the seas` : "";
  const reached = price === null ? "" : `by ${way} for ${price} attack${sea}`;
  return [place.place, held, city, coast ? "coast" : "inland", defended, reached].filter(Boolean).join("; ");
}

/** What a faction scores in winter, with the numbers of a game of so many players alone. */
export function winterRule(text: string, players: number): string {
  return text.replace(/ \(([^()]*\d players: [^()]*)\)/, (_, others: string) => {
    const here = others.split("; ").find((each) => each.startsWith(`${players} players: `));
    return here ? `; with ${here.replace(":", "")}` : "";
  });
}

/** What was told, event by event. */
function* told(log: readonly Entry[]): Generator<GameEvent> {
  for (const { events } of log) for (const event of events) yield event as unknown as GameEvent;
}

/** The points of the last winter by seat, or null where none is told. */
export function lastWinter(log: readonly Entry[]): Map<number, number> | null {
  let found: Map<number, number> | null = null;
  for (const event of told(log)) {
    if (event.event === "winter") found = new Map();
    if (event.event === "scored" && event.why === "winter") found?.set(event.seat, event.points);
  }
  return found;
}

/** Cards that can be chosen now but lie in piles, with where they lie. */
export function trayOf(
  seen: View,
  ask: AskInfo | null,
  seat: number | null,
): { where: string; cards: CardView[] }[] {
  const own = seat === null ? undefined : seen.seats[seat];
  const touched = new Set(ask?.options.map(({ touches }) => touches["card"]));
  if (!own) return [];
  const groups = [
    { where: "Your discard pile", cards: own.discard.toReversed() },
    { where: "The top of your draw pile", cards: own.draw_known },
  ];
  return groups
    .map(({ where, cards }) => ({ where, cards: cards.filter(({ card }) => touched.has(card)) }))
    .filter(({ cards }) => cards.length > 0);
}

/** How the last battle of this turn ended, in words; "" where there was none. */
export function battleEnded(log: readonly Entry[]): string {
  let found = "";
  let totals = "";
  for (const event of told(log)) {
    if (event.event === "action" || event.event === "attacked") found = totals = "";
    else if (event.event === "totals") totals = `${event.attack} against ${event.defence}`;
    else if (event.event === "held") found = `${event.territory} held, ${totals}`;
    else if (event.event === "conquered") found = `${event.territory} taken, ${totals}`;
  }
  return found;
}
