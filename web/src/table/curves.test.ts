import { describe, expect, it } from "vitest";
import { curves, HEIGHT, WIDTH } from "./curves";

describe("curves", () => {
  it("spreads the moments over the whole width, with certain wins at the top", () => {
    const [line] = curves(
      [
        { at: 0, seat: 0, chance: 0.5 },
        { at: 40, seat: 0, chance: 1 },
      ],
      1,
    );
    expect(line?.points).toBe(`0,${HEIGHT / 2} ${WIDTH},0`);
    expect(line?.last).toBe(1);
  });

  it("leaves out a seat that decided nothing", () => {
    expect(curves([{ at: 3, seat: 1, chance: 0.2 }], 3).map((line) => line.seat)).toEqual([1]);
    expect(curves([], 2)).toEqual([]);
  });

  it("keeps the signs at the ends apart and inside", () => {
    const ends = [0, 0, 0.01, 1].map((chance, seat) => ({ at: seat, seat, chance }));
    const labels = curves(ends, 4)
      .map((line) => line.label)
      .sort((a, b) => a - b);
    expect(labels[0]).toBeGreaterThanOrEqual(0);
    expect(labels.at(-1)).toBeLessThanOrEqual(HEIGHT);
    labels.slice(1).forEach((label, at) => expect(label - (labels[at] ?? 0)).toBeGreaterThanOrEqual(11.9));
  });

  it("gives every seat other dashes", () => {
    const lines = curves(
      [0, 1, 2, 3, 4, 5].map((seat) => ({ at: 0, seat, chance: 0.5 })),
      6,
    );
    expect(new Set(lines.map((line) => line.dashes)).size).toBe(6);
  });
});
