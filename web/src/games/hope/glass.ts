/**
 * The glass through which one looks at the map: a point of the sheet is drawn at `point * k + (x, y)`. It never shows
 * less of the sheet than it could, and never leaves it.
 */
export interface Size {
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}
export interface Glass extends Point {
  k: number;
}

/** How much closer than the whole sheet one may look. */
export const CLOSEST = 6;

/** The whole sheet in the middle of the window. */
export function whole(sheet: Size, window: Size): Glass {
  const k = Math.min(window.width / sheet.width, window.height / sheet.height);
  return kept({ x: 0, y: 0, k }, sheet, window);
}

/** The glass moved so that the sheet fills the window as well as it can. */
export function kept(glass: Glass, sheet: Size, window: Size): Glass {
  const least = Math.min(window.width / sheet.width, window.height / sheet.height);
  const k = Math.min(Math.max(glass.k, least), least * CLOSEST);
  const along = (at: number, length: number, room: number): number =>
    length * k <= room ? (room - length * k) / 2 : Math.min(0, Math.max(room - length * k, at));
  return {
    x: along(glass.x, sheet.width, window.width),
    y: along(glass.y, sheet.height, window.height),
    k,
  };
}

/** Closer or further away, with the point under the finger where it is. */
export function closer(glass: Glass, by: number, at: Point, sheet: Size, window: Size): Glass {
  const { k } = kept({ ...glass, k: glass.k * by }, sheet, window);
  const grown = k / glass.k;
  return kept({ x: at.x - (at.x - glass.x) * grown, y: at.y - (at.y - glass.y) * grown, k }, sheet, window);
}

/** Pushed aside. */
export const pushed = (glass: Glass, by: Point, sheet: Size, window: Size): Glass =>
  kept({ ...glass, x: glass.x + by.x, y: glass.y + by.y }, sheet, window);

/** Where a point of the sheet is in the window. */
export const seenAt = (glass: Glass, point: Point): Point => ({
  x: point.x * glass.k + glass.x,
  y: point.y * glass.k + glass.y,
});

/** Pushed no further than it takes to see a point with some room around it. */
export function showing(glass: Glass, point: Point, room: number, sheet: Size, window: Size): Glass {
  const at = seenAt(glass, point);
  const missing = (where: number, length: number): number => {
    const margin = Math.min(room, length / 2);
    return Math.max(0, margin - where) - Math.max(0, where - (length - margin));
  };
  return pushed(glass, { x: missing(at.x, window.width), y: missing(at.y, window.height) }, sheet, window);
}

/** Where a sign for a point stands so that it is seen whole: aside from the edges, while its point is in the window. */
export function aside(at: Point, half: Size, window: Size): Point {
  const along = (where: number, margin: number, length: number): number =>
    where < 0 || where > length ? where : Math.max(margin, Math.min(length - margin, where));
  return { x: along(at.x, half.width, window.width), y: along(at.y, half.height, window.height) };
}
