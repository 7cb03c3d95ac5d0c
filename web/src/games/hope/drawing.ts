/**
 * The drawings of the maps: the same files from which the rules read territories and borders, packed on the way by
 * `scripts/maps.mjs`.
 */

interface Shape {
  name: string;
  path: string;
  label: number[];
}
export interface Drawing {
  width: number;
  height: number;
  territories: Shape[];
  seas: (Shape & { difficulty: number })[];
  arrows: { line: number[] }[];
  /** Land that nobody can live on, and the coast of today. */
  waste: string;
  today: string;
}

const LOADS: Record<string, () => Promise<{ default: Drawing }>> = {
  Europe: () => import("../../../../src/parlour/games/hope/cards/maps/europe.json"),
  "North America": () => import("../../../../src/parlour/games/hope/cards/maps/north_america.json"),
};

/** The drawing of a map by its title; only the map in play is fetched. */
export async function drawingOf(board: string): Promise<Drawing> {
  const load = LOADS[board];
  if (!load) throw new Error(`there is no drawing of ${board}`);
  return (await load()).default;
}
