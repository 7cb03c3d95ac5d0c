import { describe, expect, it } from "vitest";
import { faceOf, shareOf, spoken } from "./faces";

const info = (name: string, facts: Record<string, unknown>, text = "") => ({ name, text, facts, rules: [] });

describe("a face", () => {
  it("shows value, set and kind", () => {
    const facts = { kind: "animalfolk", set: "Macaws", value: 1, type: "technique", bonus: true };
    const face = faceOf(info("Swift Broker", facts, "Draw."));
    expect(face).toMatchObject({ title: "Swift Broker", value: 1, set: "Macaws", owner: null, bonus: true });
    expect(face && spoken(face)).toBe("Swift Broker, value 1, Macaws, technique, bonus action");
  });

  it("is wider where it says much, and never much wider", () => {
    const facts = { kind: "animalfolk", set: "Macaws", value: 1, type: "technique" };
    const shares = [40, 160, 200, 2000].map((letters) =>
      shareOf(info("Long Speech", facts, "x".repeat(letters))),
    );
    expect(shares[0]).toBe(1);
    expect(shares[1]).toBe(1);
    expect(shares[2]).toBeGreaterThan(1.1);
    expect(shares[3]).toBeLessThan(1.5);
    expect(shareOf(undefined)).toBe(1);
  });

  it("shows the owner of a trap instead of naming the colour", () => {
    const face = faceOf(info("Azure False Bill", { kind: "trap", owner: "Azure", value: 1 }));
    expect(face).toMatchObject({ title: "False Bill", owner: 1 });
    expect(face && spoken(face)).toBe("Azure False Bill, value 1, trap");
  });

  it("shows a character by its trade, without a value", () => {
    const facts = {
      kind: "character",
      title: "Carter",
      colour: "yellow",
      abilities: ["Load: store.", "Unload: take."],
      setup: "",
    };
    const face = faceOf(info("Wren", facts));
    expect(face).toMatchObject({
      value: null,
      trade: "Carter",
      colour: "yellow",
      text: "Load: store. Unload: take.",
    });
    expect(face && spoken(face)).toBe("Wren, Carter");
  });

  it("is a back where nothing is known", () => {
    expect(faceOf(undefined)).toBeNull();
  });
});
