/** Where something small goes beside something on the table, without leaving the window. */
import type { Box } from "./geometry";

const GAP = 8;

/** Right of a box if there is room, else left of it, else under or over it. */
export function beside(
  box: Box,
  size: { width: number; height: number },
  room: { width: number; height: number } = { width: innerWidth, height: innerHeight },
): { left: number; top: number } {
  const right = box.left + box.width + GAP;
  const left = box.left - size.width - GAP;
  const aside = right + size.width <= room.width - GAP ? right : left >= GAP ? left : null;
  if (aside !== null) return { left: aside, top: within(box.top, size.height, room.height) };
  const under = box.top + box.height + GAP;
  const over = box.top - size.height - GAP;
  const top = under + size.height <= room.height - GAP || over < GAP ? under : over;
  const middle = box.left + box.width / 2 - size.width / 2;
  return { left: within(middle, size.width, room.width), top: within(top, size.height, room.height) };
}

/** Over the panel beside the table, where there is one and the thing does not lie in it. */
export function overSide(box: Box): { left: number; top: number; width: number } | null {
  const side = document.querySelector("[data-side]")?.getBoundingClientRect();
  if (!side || side.width === 0 || side.width > innerWidth / 2 || box.left + box.width > side.left)
    return null;
  return { left: side.left, top: side.top, width: side.width };
}

/** A position such that the whole length fits, if it can. */
function within(at: number, length: number, room: number): number {
  return Math.max(GAP, Math.min(at, room - length - GAP));
}
