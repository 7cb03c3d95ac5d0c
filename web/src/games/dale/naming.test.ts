import { describe, expect, it } from "vitest";
import { junkWords } from "./naming";

describe("what is said of the junk pile", () => {
  it("counts what lies there, and never says that there is none", () => {
    expect(junkWords(0)).toBe("There is always more junk");
    expect(junkWords(1)).toBe("1 junk card on the junk pile");
    expect(junkWords(2)).toBe("2 junk cards on the junk pile");
  });
});
