/** Chances over a game as lines in a drawing. */
import type { Point } from "../protocol";

export const WIDTH = 320;
export const HEIGHT = 110;
const DASHES = ["none", "6 3", "2 3", "9 3 2 3", "4 4", "1 2"];
const APART = 12;

export interface Line {
  seat: number;
  points: string;
  dashes: string;
  /** The height of the sign at the end: two that would cover each other move apart. */
  label: number;
  last: number;
}

/** A line for every seat that decided anything. Moments are spread over the whole width. */
export function curves(points: readonly Point[], seats: number): Line[] {
  const end = Math.max(1, ...points.map((point) => point.at));
  const lines: Line[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const own = points.filter((point) => point.seat === seat);
    const last = own.at(-1);
    if (!last) continue;
    const spots = own.map(({ at, chance }) => `${round((at / end) * WIDTH)},${round(height(chance))}`);
    const dashes = DASHES[seat % DASHES.length] ?? "none";
    lines.push({ seat, points: spots.join(" "), dashes, label: height(last.chance), last: last.chance });
  }
  return spread(lines);
}

const height = (chance: number): number => (1 - chance) * HEIGHT;
const round = (place: number): number => Math.round(place * 10) / 10;

/** Move the signs apart: from the top downwards, and back up where they would leave the drawing. */
function spread(lines: Line[]): Line[] {
  const ranked = [...lines].sort((a, b) => a.label - b.label);
  let least = 0;
  for (const line of ranked) {
    line.label = Math.max(line.label, least);
    least = line.label + APART;
  }
  let most = HEIGHT;
  for (const line of ranked.reverse()) {
    line.label = Math.min(line.label, most);
    most = line.label - APART;
  }
  return lines;
}
