import { describe, expect, it } from "vitest";
import { filled, t, tn } from "./words";

describe("sentences", () => {
  it("are English for an English reader", () => {
    expect(t("Your turn")).toBe("Your turn");
    expect(t("Seat {number}", { number: 3 })).toBe("Seat 3");
  });

  it("have a form for one and a form for many", () => {
    expect(tn(1, "{count} card", "{count} cards")).toBe("1 card");
    expect(tn(0, "{count} card", "{count} cards")).toBe("0 cards");
  });

  it("keep what is written into a slot as it is", () => {
    expect(filled("{name} won", { name: "{name} $& Ada" })).toBe("{name} $& Ada won");
  });
});
