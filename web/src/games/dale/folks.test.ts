import { describe, expect, it } from "vitest";
import colours from "../../styles/tokens.css?raw";
import { FOLKS, setOf } from "./folks";
import own from "./tokens.css?raw";

/** The colours of a file of tokens whose names begin with one of these words. */
function tokens(css: string, ...words: string[]): [string, string][] {
  const found = [...css.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{6});/g)].map(([, name = "", hex = ""]) => [
    name,
    hex,
  ]);
  return found.filter(([name = ""]) => words.some((word) => name.startsWith(word))) as [string, string][];
}
const DALE = tokens(own, "folk-", "cast-", "no-folk");

/** How bright a colour is, from 0 to 1, as WCAG defines it. */
function luminance(colour: string): number {
  const channels = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((c) =>
    c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
const onWhite = (colour: string): number => 1.05 / (luminance(colour) + 0.05);

describe("the animalfolk", () => {
  const folks = Object.values(FOLKS);

  it("are 27, and no two share a colour, an emblem or letters", () => {
    for (const each of ["colour", "emblem", "letters"] as const) {
      expect(new Set(folks.map((folk) => folk[each])).size).toBe(27);
    }
    const printed = new Map(DALE.map(([name, hex]) => [`var(--${name})`, hex]));
    expect(new Set(folks.map(({ colour }) => printed.get(colour))).size).toBe(27);
  });

  it("are found by the names of their decks", () => {
    expect(["macaws", "desert_monitors", "tree_kangaroos"].map(setOf)).toEqual([
      "Macaws",
      "Desert Monitors",
      "Tree-kangaroos",
    ]);
  });

  it("have colours on which white words can be read, as have owners and characters", () => {
    const all = [...DALE, ...tokens(colours, "mark-")];
    expect(all.length).toBeGreaterThan(30);
    for (const [name, colour] of all) expect(onWhite(colour), name).toBeGreaterThanOrEqual(4.5);
  });
});
