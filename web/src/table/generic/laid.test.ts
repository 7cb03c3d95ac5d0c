// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { AreaInfo, LayoutInfo } from "../../protocol";
import { byName } from "../shape";
import { laidOut } from "./laid";
import { Writer } from "./lines";

const card = (number: number, name: string | null, more = {}) => ({ card: number, name, ...more });
const view = {
  phase: "buy",
  turn: 1,
  round: 0,
  north: "b1",
  deck: 12,
  shelf: [card(7, "Stove", { price: 3 }), null],
  supply: [[card(20, "Axe"), card(21, "Axe")], [card(22, "Bow")]],
  map: [
    { place: "a1", land: "Ossaly", owner: null },
    { place: "b1", land: "Delvia", owner: 0 },
  ],
  stalls: [[card(30, "Cup")], []],
  seats: [
    { seat: 0, side: 0, gold: 0, hand: [card(2, "Axe")], discard: [card(3, "Bow")], lands: [] },
    { seat: 1, side: 1, gold: 2, hand: [card(5, null)], discard: [], lands: [[card(6, "Elk")]] },
  ],
};
const area = (path: string, more: Partial<AreaInfo> = {}): AreaInfo => ({
  ...{ path, lies: "row", thing: "{name}", lines: [], columns: 1, head: "", empty: "empty" },
  ...{ marked: "", order: 1, during: [] },
  ...more,
});
const layout: LayoutInfo = {
  status: ["{turn} in {phase}", "round {round?}"],
  head: [],
  seat: ["gold {gold?}", "discard {discard:count}[, top {discard:top}]", "holds {stall:cards}"],
  hand: "hand",
  fronts: [area("lands", { lies: "columns", head: "Lands of {turn}" })],
  areas: [
    area("map", {
      lies: "grid",
      columns: 2,
      thing: "{place} {land}",
      lines: ["{owner:who}"],
      marked: "north",
    }),
    area("shelf", { lines: ["for {price}"] }),
    area("supply", { lies: "piles" }),
    area("war", { during: ["fight"] }),
  ],
  shares: { stall: ["stalls", "side"] },
  stack: "",
  named: "{name}",
  signs: { who: { marks: { "0": { mark: "◆", colour: "gold" } }, none: "nobody" } },
};
const cards = new Map([["Stove", { name: "Stove", text: "", facts: { heat: 4 }, rules: [] }]]);
const say = byName(new Set(["turn"]), (seat) => (seat === 1 ? "Bob" : "Ada"));
const shape = laidOut(view, layout, cards, say, new Set(["deck", "discard"]));
const keys = (parts: { key: string }[]): string[] => parts.map(({ key }) => key);

describe("a line", () => {
  const writer = new Writer(layout, view, cards, say);
  it.each([
    ["{turn} in {phase}", "Bob in buy"],
    ["round {round?}", ""],
    ["{shelf.0.name} of {supply:count}", "Stove of 2"],
    ["[top {nothing}] {deck}", "12"],
    ["{deck}[ (+{gone?})][ of {phase}]", "12 of buy"],
    ["{gone}", ""],
    ["plain words", "plain words"],
  ])("%s is written as %s", (line, written) => {
    expect(writer.write(line, {})).toBe(written);
  });
  it("finds what is printed on a card, and what changed of it", () => {
    expect(writer.write("heat {heat>now}", { name: "Stove", now: 5 })).toBe("heat 4→5");
    expect(writer.write("heat {heat>now}", { name: "Stove" })).toBe("heat 4");
  });
});

describe("a table with a layout", () => {
  it("has the declared areas in their order, and what else has cards", () => {
    expect(keys(shape.shared)).toEqual(["status 0", "map", "shelf", "supply", "deck"]);
    const map = shape.shared.find(({ key }) => key === "map");
    expect(map).toMatchObject({ kind: "tiles", columns: 2 });
    expect(map?.kind === "tiles" && map.tiles).toEqual([
      { at: { key: "place", value: "a1" }, name: "a1 Ossaly", card: null, lines: ["nobody"], marked: false },
      { at: { key: "place", value: "b1" }, name: "b1 Delvia", card: null, lines: ["◆"], marked: true },
    ]);
  });

  it("lays piles as piles, and says of a card what its area says", () => {
    expect(shape.shared.find(({ key }) => key === "supply")).toMatchObject({ kind: "stacks", pile: true });
    const shelf = shape.shared.find(({ key }) => key === "shelf");
    expect(shelf?.kind === "cards" && shelf.cards[0]?.notes[0]).toEqual(["", "for 3"]);
    expect(shelf?.kind === "cards" && shelf.cards[1]).toBeNull();
  });

  it("gives seats their lines, but for what lies there to be seen", () => {
    const [ada, bob] = shape.seats.map(({ parts }) => parts);
    const told = (parts = ada) => parts?.flatMap((part) => (part.kind === "fact" ? [part.text] : []));
    expect(told(ada)).toEqual(["holds Cup"]);
    expect(told(bob)).toEqual(["gold 2"]);
    expect(keys(ada ?? [])).toContain("discard");
    expect(bob?.find(({ key }) => key === "lands")).toMatchObject({ kind: "stacks", title: "Lands of Bob" });
  });
});
