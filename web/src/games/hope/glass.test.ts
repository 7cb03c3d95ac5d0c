import { describe, expect, it } from "vitest";
import { aside, CLOSEST, closer, pushed, seenAt, showing, whole } from "./glass";

const sheet = { width: 1000, height: 800 };
const window = { width: 500, height: 500 };

describe("the glass over the map", () => {
  it("shows the whole sheet in the middle", () => {
    expect(whole(sheet, window)).toEqual({ x: 0, y: 50, k: 0.5 });
  });

  it("comes closer around a point, and no closer than it may", () => {
    const near = closer(whole(sheet, window), 2, { x: 250, y: 250 }, sheet, window);
    expect(near.k).toBe(1);
    expect(seenAt(near, { x: 500, y: 400 })).toEqual({ x: 250, y: 250 });
    expect(closer(near, 100, { x: 0, y: 0 }, sheet, window).k).toBe(0.5 * CLOSEST);
  });

  it("never goes further away than the whole sheet, nor off its edge", () => {
    const near = closer(whole(sheet, window), 2, { x: 250, y: 250 }, sheet, window);
    expect(closer(near, 0.1, { x: 10, y: 10 }, sheet, window)).toEqual(whole(sheet, window));
    expect(pushed(near, { x: 9999, y: -9999 }, sheet, window)).toEqual({ x: 0, y: -300, k: 1 });
  });

  it("keeps signs whole at the edge, and none in sight whose place is not", () => {
    const half = { width: 25, height: 12 };
    expect(aside({ x: 250, y: 250 }, half, window)).toEqual({ x: 250, y: 250 });
    expect(aside({ x: 495, y: 3 }, half, window)).toEqual({ x: 475, y: 12 });
    expect(aside({ x: 501, y: -1 }, half, window)).toEqual({ x: 501, y: -1 });
  });

  it("is pushed no further than it takes to see a point", () => {
    const near = closer(whole(sheet, window), 2, { x: 250, y: 250 }, sheet, window);
    expect(showing(near, { x: 500, y: 400 }, 60, sheet, window)).toEqual(near);
    const east = showing(near, { x: 900, y: 400 }, 60, sheet, window);
    expect(seenAt(east, { x: 900, y: 400 }).x).toBe(440);
  });
});
