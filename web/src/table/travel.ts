/**
 * Cards travel: whatever carries `data-card` and lies elsewhere after a change of the table flies there from its old
 * place. One that is seen only before or after it flies to or from the player whom an event names with it (bought,
 * played, discarded), otherwise the nearest pile (`data-pile`). Only pictures fly, over everything; the table itself is
 * already in its new state. Any key or click ends it at once.
 */
import { lasting } from "../lib/motion";
import { closest, type Box } from "./geometry";
import type { Told } from "./journal";

interface Place {
  box: Box;
  picture: Element;
  /** Whether it can be seen there, and not only that it is in the pile or with the player that the box is of. */
  seen: boolean;
}
export type Snapshot = Map<string, Place>;

const DURATION = 320;
const STAGGER = 25;
const MOST = 24;

/**
 * Where every card lies now. One that is not drawn (it lies in a pile, or in a hand that has no room on a phone) lies
 * where the pile or the player is that it belongs to.
 */
export function snapshot(root: Element): Snapshot {
  const places: Snapshot = new Map();
  for (const card of root.querySelectorAll<HTMLElement>("[data-card]")) {
    const key = card.dataset["card"] ?? "";
    const box = card.getBoundingClientRect();
    const seen = box.width > 0;
    const home = seen ? box : card.closest("[data-pile]")?.getBoundingClientRect();
    if (!key || !home || home.width === 0) continue;
    if (!places.has(key) || (seen && !places.get(key)?.seen))
      places.set(key, { box: home, picture: card, seen });
  }
  return places;
}

export interface Flight {
  card: string;
  from: Box;
  to: Box;
  picture: Element;
  /** The element that waits, unseen, for its picture to land; null for a card that vanishes into a pile. */
  lands: Element | null;
}

export type Players = ReadonlyMap<string, number>;

/** The players whom events name with a card, by the card. One's own cards are all drawn: they need no guess. */
export function playersOf(events: readonly Told[], viewer: number | null): Players {
  return new Map(
    events.flatMap(({ card, seat }): [string, number][] =>
      typeof card === "number" && typeof seat === "number" && seat !== viewer ? [[String(card), seat]] : [],
    ),
  );
}

/** Which cards fly from where to where between two moments. */
export function flights(
  before: Snapshot,
  after: Snapshot,
  piles: readonly HTMLElement[],
  players: Players = new Map(),
): Flight[] {
  const boxes = piles.map((pile) => pile.getBoundingClientRect());
  const placeOf = (card: string): Box | undefined => {
    const name = `seat ${players.get(card) ?? ""}`;
    return boxes.find((box, number) => piles[number]?.dataset["pile"] === name && box.width > 0);
  };
  const homeOf = (card: string, box: Box): Box | undefined => placeOf(card) ?? boxes[closest(box, boxes)];
  const found: Flight[] = [];
  for (const [card, { box, picture, seen }] of after) {
    const from = before.get(card)?.box ?? homeOf(card, box);
    if (seen && from && apart(from, box)) found.push({ card, from, to: box, picture, lands: picture });
  }
  for (const [card, { box, picture, seen }] of before) {
    const now = after.get(card);
    const to = now?.seen ? undefined : (now?.box ?? homeOf(card, box));
    if (seen && to && apart(box, to)) found.push({ card, from: box, to, picture, lands: null });
  }
  return found;
}

const apart = (a: Box, b: Box): boolean => Math.abs(a.left - b.left) > 8 || Math.abs(a.top - b.top) > 8;

let flying: Animation[] = [];

/** End every flight: the cards are where they belong. */
export function land(): void {
  for (const animation of flying) animation.finish();
  flying = [];
}

/** Let the cards fly that moved since a snapshot, by what was told of it. */
export function travel(root: Element, before: Snapshot, players: Players): void {
  land();
  const duration = lasting(DURATION);
  if (duration === 0 || before.size === 0) return;
  const piles = [...root.querySelectorAll<HTMLElement>("[data-pile]")];
  const moved = flights(before, snapshot(root), piles, players);
  moved
    .slice(0, MOST)
    .forEach((flight, number) => fly(root, flight, duration, Math.min(number * STAGGER, 80)));
}

function fly(root: Element, flight: Flight, duration: number, delay: number): void {
  const ghost = picture(flight);
  root.append(ghost);
  const timing = { duration, delay, easing: "cubic-bezier(.3,.8,.3,1)", fill: "backwards" as const };
  const { from, to } = flight;
  const shift = `${from.left + from.width / 2 - to.left - to.width / 2}px ${from.top + from.height / 2 - to.top - to.height / 2}px`;
  const scale = String(Math.max(0.05, from.width / Math.max(1, to.width)));
  const animation = ghost.animate(
    [
      { translate: shift, scale },
      { translate: "0 0", scale: "1" },
    ],
    timing,
  );
  const waiting = flight.lands?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay });
  animation.onfinish = () => {
    ghost.remove();
    waiting?.finish();
  };
  flying.push(animation);
}

/** A picture of a card at its destination, over everything and out of everybody's way. */
function picture({ to, picture: original, lands }: Flight): HTMLElement {
  const ghost = document.createElement("div");
  ghost.className = "travelling";
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${to.left}px`,
    top: `${to.top}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    zIndex: "var(--z-travel)",
    pointerEvents: "none",
  });
  const copy = original.cloneNode(true) as HTMLElement;
  for (const each of [copy, ...copy.querySelectorAll<HTMLElement>("[data-card], [id]")]) {
    delete each.dataset?.["card"];
    each.removeAttribute("id");
  }
  // A block, whatever it was among its neighbours: of a line without words only its border would be seen.
  Object.assign(copy.style, {
    display: "block",
    position: "static",
    margin: "0",
    width: "100%",
    height: "100%",
  });
  if (!lands) ghost.style.opacity = "0.9";
  ghost.append(copy);
  return ghost;
}

/** Any key or click is impatience. Returns how to stop listening. */
export function skippable(): () => void {
  window.addEventListener("keydown", land, true);
  window.addEventListener("pointerdown", land, true);
  return () => {
    window.removeEventListener("keydown", land, true);
    window.removeEventListener("pointerdown", land, true);
  };
}
