import { describe, expect, it } from "vitest";
import { widthsOf } from "./widths";

describe("the widths of cards in a hand", () => {
  it("are the usual ones where few words stand", () => {
    expect(widthsOf([0, 40, 0], 90, 530)).toEqual([1, 1, 1]);
  });

  it("are larger for many words, while there is room", () => {
    const [long, none, some] = widthsOf([150, 0, 80], 90, 530);
    expect(none).toBe(1);
    expect(long).toBeGreaterThan(2);
    expect(some).toBeGreaterThan(1);
    expect(some).toBeLessThan(long ?? 0);
  });

  it("are large also where cards with few words must lie over each other for it", () => {
    const [long = 1] = widthsOf([150, 0, 0, 0, 0, 0], 90, 530);
    expect(long).toBeGreaterThan(1.5);
    expect(long * 90 + 5 * 90 * 0.65).toBeLessThan(530);
  });

  it("never take more room than there is", () => {
    const widths = widthsOf([150, 150, 150, 150], 90, 530);
    expect(widths.reduce((sum, each) => sum + each * 90 + 6, 0)).toBeCloseTo(530);
    expect(widthsOf([150, 150, 150, 150, 150, 150], 90, 530)).toEqual([1, 1, 1, 1, 1, 1]);
  });
});
