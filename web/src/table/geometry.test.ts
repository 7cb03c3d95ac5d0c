// @vitest-environment node
import { describe, expect, it } from "vitest";
import { closest, nearest } from "./geometry";
import { beside } from "./placing";

const box = (left: number, top: number, width = 10, height = 10) => ({ left, top, width, height });
// Two rows of three.
const grid = [box(0, 0), box(20, 0), box(40, 0), box(0, 20), box(20, 20), box(40, 20)];

describe("the arrows", () => {
  it("lead to the next in a row and in a column", () => {
    expect(nearest(box(20, 0), grid, "right")).toBe(2);
    expect(nearest(box(20, 0), grid, "left")).toBe(0);
    expect(nearest(box(20, 0), grid, "down")).toBe(4);
    expect(nearest(box(20, 20), grid, "up")).toBe(1);
  });

  it("prefer what lies straight ahead to what is nearer but aside", () => {
    expect(nearest(box(0, 0), [box(12, 30), box(60, 0)], "right")).toBe(1);
  });

  it("lead nowhere where nothing lies", () => {
    expect(nearest(box(40, 0), grid, "right")).toBe(-1);
    expect(nearest(box(0, 0), [], "down")).toBe(-1);
  });
});

it("finds the closest", () => {
  expect(closest(box(38, 19), grid)).toBe(5);
  expect(closest(box(0, 0), [])).toBe(-1);
});

describe("beside a thing", () => {
  const room = { width: 100, height: 100 };
  const size = { width: 30, height: 20 };
  it("is right of it, else left of it", () => {
    expect(beside(box(10, 40), size, room)).toEqual({ left: 28, top: 40 });
    expect(beside(box(80, 40), size, room)).toEqual({ left: 42, top: 40 });
  });
  it("is over or under it where both sides are full, and always in the window", () => {
    expect(beside(box(0, 10, 100), size, room)).toEqual({ left: 35, top: 28 });
    expect(beside(box(0, 80, 100), size, room)).toEqual({ left: 35, top: 52 });
    expect(beside(box(10, 95), size, room).top).toBe(72);
  });
});
