/**
 * The whole table by keyboard. A zone (`data-zone`) is one stop of the Tab key; arrows move within it by geometry, so
 * boards need not say who is whose neighbour. When the thing in focus leaves the table, focus stays in its zone.
 */
import type { Attachment } from "svelte/attachments";
import { closest, directionOf, nearest, type Box } from "./geometry";

const STOPS = "button, a[href], input, select, textarea, summary";
const TYPING = "input, textarea, select, [contenteditable]";

/** The things of a zone that can be in focus, in the order of the page; those of a zone inside it are not its own. */
function stops(zone: Element): HTMLElement[] {
  const found = [...zone.querySelectorAll<HTMLElement>(STOPS)];
  return found.filter((stop) => stop.closest("[data-zone]") === zone && stop.getClientRects().length > 0);
}

const zoneOf = (element: Element): Element | null => element.closest("[data-zone]");

/** Which stop of a zone Tab leads to: what is lit before what is dim, the one last used before the first
 * (or the newest, where that is the last). */
function entry(zone: Element, all: HTMLElement[]): HTMLElement | undefined {
  const lit = all.filter((stop) => stop.classList.contains("lit"));
  const used = (stops: HTMLElement[]) => stops.find((stop) => stop.hasAttribute("data-current"));
  return (
    all.find((stop) => stop === document.activeElement) ??
    used(lit) ??
    lit[0] ??
    used(all) ??
    all.at(zone.hasAttribute("data-newest-last") ? -1 : 0)
  );
}

/** Where the focus is: the thing, its zone, and its place, should it go. */
interface Spot {
  stop: HTMLElement;
  zone: string;
  box: Box;
}

/** Make every zone inside an element one stop of Tab, and its arrows work. */
export const zones: Attachment<HTMLElement> = (root) => {
  let last: Spot | null = null;

  function tidy(): void {
    for (const zone of root.querySelectorAll("[data-zone]")) {
      const all = stops(zone);
      const way = entry(zone, all);
      for (const stop of all) stop.tabIndex = stop === way ? 0 : -1;
    }
    if (last && !last.stop.isConnected && document.activeElement === document.body) refocus(last);
  }

  /** The thing in focus is gone: go on beside where it was, in its zone or, if nothing is left there, where it is lit. */
  function refocus(from: Spot): void {
    const all = [...root.querySelectorAll("[data-zone]")];
    const same = all.filter((zone) => zone.getAttribute("data-zone") === from.zone).flatMap(stops);
    const lit = all.flatMap(stops).filter((stop) => stop.classList.contains("lit"));
    const ways = same.length > 0 ? same : lit;
    const boxes = ways.map((stop) => stop.getBoundingClientRect());
    ways[closest(from.box, boxes)]?.focus({ preventScroll: true });
  }

  /** A click on nothing in particular leaves the keyboard's way. */
  function onPointer(event: PointerEvent): void {
    if (!(event.target instanceof Element && event.target.closest(STOPS))) last = null;
  }

  function onFocus(event: FocusEvent): void {
    const stop = event.target;
    const zone = stop instanceof HTMLElement ? zoneOf(stop) : null;
    last = null;
    if (!(stop instanceof HTMLElement) || !zone) return;
    last = { stop, zone: zone.getAttribute("data-zone") ?? "", box: stop.getBoundingClientRect() };
    for (const each of stops(zone)) {
      each.tabIndex = each === stop ? 0 : -1;
      each.toggleAttribute("data-current", each === stop);
    }
  }

  function onKey(event: KeyboardEvent): void {
    const here = event.target;
    if (!(here instanceof HTMLElement) || here.matches(TYPING) || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const zone = zoneOf(here);
    if (!zone) return;
    const all = stops(zone);
    const to = target(event.key, here, all);
    if (!to) return;
    event.preventDefault();
    to.focus();
    to.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  const observer = new MutationObserver(tidy);
  observer.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["data-zone", "class"],
  });
  root.addEventListener("focusin", onFocus);
  root.addEventListener("keydown", onKey);
  root.addEventListener("pointerdown", onPointer);
  tidy();
  return () => {
    observer.disconnect();
    root.removeEventListener("focusin", onFocus);
    root.removeEventListener("keydown", onKey);
    root.removeEventListener("pointerdown", onPointer);
  };
};

/** Where a key leads from a stop of a zone. */
function target(key: string, here: HTMLElement, all: HTMLElement[]): HTMLElement | undefined {
  if (key === "Home") return all[0];
  if (key === "End") return all.at(-1);
  const direction = directionOf(key);
  if (!direction) return undefined;
  const others = all.filter((stop) => stop !== here);
  const boxes = others.map((stop) => stop.getBoundingClientRect());
  const found = others[nearest(here.getBoundingClientRect(), boxes, direction)];
  if (found) return found;
  // A wrapped row: right of the last of a line is the first of the next.
  const step = direction === "left" ? -1 : direction === "right" ? 1 : 0;
  return step === 0 ? undefined : all[all.indexOf(here) + step];
}

/** What the keys of the table do, by key in lower case ("u", "?", "escape"). */
export type Shortcuts = Partial<Record<string, () => void>>;

/** Listen for shortcuts wherever the focus is, unless somebody is typing or a dialog is open. Returns how to stop. */
export function listen(shortcuts: () => Shortcuts): () => void {
  function onKey(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const here = event.target instanceof Element ? event.target : null;
    if (here?.matches(TYPING) || here?.closest("[role='dialog']")) return;
    const act = shortcuts()[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  }
  window.addEventListener("keydown", onKey);
  return () => window.removeEventListener("keydown", onKey);
}
