/**
 * The map as a drawing: twenty countries in four rows of five whose borders wander like those of a real map. Two
 * neighbours share every point of their border, so nothing overlaps and nothing is left open. The wandering comes from
 * the place alone: the same map at every look.
 */
export const COLUMNS = 5;
export const ROWS = 4;

export interface Point {
  x: number;
  y: number;
}

/** How far the land stays away from the edge of the sheet, as a part of a cell. */
const SEA = 0.13;
const CORNER_DRIFT = 0.07;
const BORDER_DRIFT = 0.085;
const HALVINGS = 3;

/** A number from -1 to 1 that belongs to a few integers. */
function drift(...key: number[]): number {
  let mixed = 0x9e3779b9;
  for (const part of key) {
    mixed = Math.imul(mixed ^ (part + 0x7f4a7c15), 0x85ebca6b);
    mixed ^= mixed >>> 13;
    mixed = Math.imul(mixed, 0xc2b2ae35);
    mixed ^= mixed >>> 16;
  }
  return (mixed >>> 0) / 0x7fffffff - 1;
}

/** Where four countries meet. */
function corner(column: number, row: number, width: number, height: number): Point {
  const cell = { x: width / (COLUMNS + 2 * SEA), y: height / (ROWS + 2 * SEA) };
  const drifted = (at: number, last: number, salt: number): number => {
    const inland = at > 0 && at < last ? 1 : 0.4;
    return at + SEA + drift(column, row, salt) * CORNER_DRIFT * inland;
  };
  return { x: drifted(column, COLUMNS, 1) * cell.x, y: drifted(row, ROWS, 2) * cell.y };
}

/** The points after `from` up to `to`, halved and pushed aside again and again. */
function wander(from: Point, to: Point, key: number[], depth: number, reach: number): Point[] {
  if (depth === 0) return [to];
  const push = drift(...key, depth) * reach;
  const middle = {
    x: (from.x + to.x) / 2 - (to.y - from.y) * push,
    y: (from.y + to.y) / 2 + (to.x - from.x) * push,
  };
  return [
    ...wander(from, middle, [...key, 0], depth - 1, reach * 0.8),
    ...wander(middle, to, [...key, 1], depth - 1, reach * 0.8),
  ];
}

/** The border between two corners, always drawn in the same direction so that both neighbours get the same points. */
function border(a: [number, number], b: [number, number], width: number, height: number): Point[] {
  const backwards = a[0] > b[0] || a[1] > b[1];
  const [first, last] = backwards ? [b, a] : [a, b];
  const from = corner(...first, width, height);
  const points = wander(from, corner(...last, width, height), [...first, ...last], HALVINGS, BORDER_DRIFT);
  return backwards ? [...points.slice(0, -1).reverse(), from] : points;
}

/** The outline of the country at a place (0 to 19), clockwise from its top left corner. */
export function outline(place: number, width: number, height: number): Point[] {
  const column = place % COLUMNS;
  const row = Math.floor(place / COLUMNS);
  const corners: [number, number][] = [
    [column, row],
    [column + 1, row],
    [column + 1, row + 1],
    [column, row + 1],
  ];
  return corners.flatMap((from, n) => border(from, corners[(n + 1) % 4] ?? from, width, height));
}

/** Points as the `d` of a closed path. */
export function path(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}
