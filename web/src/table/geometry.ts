/** Where the arrow keys lead: from a rectangle to the nearest one that lies in a direction. */
export type Direction = "left" | "right" | "up" | "down";
export type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;

const ARROWS: Record<string, Direction> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

export const directionOf = (key: string): Direction | null => ARROWS[key] ?? null;

const middle = (box: Box): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];

/** The number of the box that an arrow leads to, or -1. What lies straight ahead is nearer than what lies aside. */
export function nearest(from: Box, boxes: readonly Box[], direction: Direction): number {
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, number) => {
    const distance = walk(from, box, direction);
    if (distance < least) [best, least] = [number, distance];
  });
  return best;
}

/** How far a box is in a direction; Infinity where it does not lie in it. */
function walk(from: Box, to: Box, direction: Direction): number {
  const [x, y] = middle(from);
  const [toX, toY] = middle(to);
  const across = direction === "left" || direction === "right";
  const backwards = direction === "left" || direction === "up" ? -1 : 1;
  const ahead = (across ? toX - x : toY - y) * backwards;
  const aside = Math.abs(across ? toY - y : toX - x);
  return ahead < 1 ? Infinity : ahead + 3 * aside;
}

/** The number of the box whose middle is closest to a place, or -1. */
export function closest(from: Box, boxes: readonly Box[]): number {
  const [x, y] = middle(from);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, number) => {
    const [toX, toY] = middle(box);
    const distance = Math.hypot(toX - x, toY - y);
    if (distance < least) [best, least] = [number, distance];
  });
  return best;
}
