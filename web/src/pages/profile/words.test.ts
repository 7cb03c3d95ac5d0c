import { describe, expect, it } from "vitest";
import { botLevel, share } from "./words";

describe("words of a profile", () => {
  it("says how many of so many", () => {
    expect(share(2, 3)).toBe("67\u00a0%");
    expect(share(0, 0)).toBe("–");
  });
  it("names bots by their level", () => {
    expect(botLevel("level3")).toBe("Bots of level 3");
  });
});
