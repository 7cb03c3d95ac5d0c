import { describe, expect, it } from "vitest";
import { COLUMNS, outline, path, ROWS } from "./geography";

const places = Array.from({ length: COLUMNS * ROWS }, (_, place) => outline(place, 600, 420));
const key = (point: { x: number; y: number }): string => `${point.x.toFixed(6)} ${point.y.toFixed(6)}`;

describe("the map", () => {
  it("lets neighbours share their whole border", () => {
    for (const [a, b] of [
      [0, 1],
      [0, 5],
      [7, 12],
      [18, 19],
    ] as const) {
      const other = new Set(places[b]?.map(key));
      expect(places[a]?.filter((point) => other.has(key(point)))).toHaveLength(9);
    }
  });

  it("lets diagonal countries meet in one point only", () => {
    const other = new Set(places[6]?.map(key));
    expect(places[0]?.filter((point) => other.has(key(point)))).toHaveLength(1);
  });

  it("stays on its sheet and is the same at every look", () => {
    for (const point of places.flat()) {
      expect(point.x).toBeGreaterThan(0);
      expect(point.x).toBeLessThan(600);
      expect(point.y).toBeGreaterThan(0);
      expect(point.y).toBeLessThan(420);
    }
    expect(path(outline(3, 600, 420))).toBe(path(places[3] ?? []));
  });

  it("keeps the middle of every cell free for its name", () => {
    for (const [place, points] of places.entries()) {
      const x = ((place % COLUMNS) + 0.5) * 114 + 15; // as the buttons lie over the drawing
      const y = (Math.floor(place / COLUMNS) + 0.5) * 98.7 + 12.6;
      const inside = points.filter((point) => Math.abs(point.x - x) < 38 && Math.abs(point.y - y) < 32);
      expect(inside).toEqual([]);
    }
  });
});
