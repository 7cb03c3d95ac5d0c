import { describe, expect, it } from "vitest";
import type { Entry } from "../../table/journal";
import { battleEnded, lastWinter, placeWords, showsPrices, trayOf, winterRule } from "./look";
import { place, player, question, table } from "./sample";
import { naturalTab, tabsOf } from "./tabs";

const log = (...events: Record<string, unknown>[]): Entry[] => [
  { seq: 1, seat: 0, lines: [], events: events as unknown as Entry["events"], at: 1, answer: true },
];
const chose = (seat: number, what: string): Record<string, unknown> => ({
  ...{ event: "action", seat, action: "Train 2 cards", with: what },
});

describe("what a faction scores in winter", () => {
  const text = "up to 4 (2 players: up to 3; 3 players: up to 5).";

  it("has the numbers of this game, and none of others", () => {
    expect(winterRule(text, 3)).toBe("up to 4; with 3 players up to 5.");
    expect(winterRule(text, 4)).toBe("up to 4.");
    expect(winterRule("up to 2 (of coasts).", 3)).toBe("up to 2 (of coasts).");
  });
});

describe("what is told of the table", () => {
  it("counts the points of the last winter", () => {
    const scored = { event: "scored", seat: 1, points: 2, why: "winter" };
    const other = { event: "scored", seat: 2, points: 5, why: "a raid" };
    expect(lastWinter(log({ event: "winter" }, scored, other))).toEqual(new Map([[1, 2]]));
    expect(lastWinter(log(other))).toBeNull();
  });

  it("remembers how a battle of this turn ended, until the next action", () => {
    const fought = [
      { event: "attacked", territory: "Milan" },
      { event: "totals", attack: 5, defence: 3 },
      { event: "totals", attack: 5, defence: 6 },
      { event: "held", seat: 1, territory: "Milan" },
    ];
    expect(battleEnded(log(chose(0, "a small cube"), ...fought))).toBe("Milan held, 5 against 6");
    expect(battleEnded(log(...fought, chose(1, "a small cube")))).toBe("");
  });

  it("names defence, way and price of a territory", () => {
    const north = place("Sinop", { interior: 3, native: 3, defence: 6, way: "sea", price: 12, seas: 6 });
    expect(placeWords(north, null)).toBe(
      "Sinop; nobody's; spoils 3; coast; defence 6: interior 3 and natives 3; by sea for 12 attack, of which 6 for the seas",
    );
    const capital = place("Bern", { owner: 0, capital: true, native: 5, coast: false });
    expect(placeWords(capital, "yours")).toBe("Bern; yours, capital; start city; inland; cannot be attacked");
  });

  it("shows prices while an assault can be made or chosen, and only to whom it concerns", () => {
    expect(showsPrices(table(), 0)).toBe(true);
    expect(showsPrices(table(), 1)).toBe(false);
    expect(showsPrices(table({ phase: "acting", assaults: 1 }), 1)).toBe(true);
    expect(showsPrices(table({ phase: "acting" }), 0)).toBe(false);
  });

  it("lays out cards of piles that can be chosen", () => {
    const discard = [1, 2].map((card) => ({ card, name: `Card ${card}` }));
    const seats = [player(0, { discard, hand: [{ card: 3, name: "Card 3" }] }), player(1)];
    const ask = question("dismiss", { two: { card: 2 }, three: { card: 3 } });
    expect(trayOf(table({ seats }), ask, 0)).toEqual([{ where: "Your discard pile", cards: [discard[1]] }]);
    expect(trayOf(table({ seats }), ask, null)).toEqual([]);
  });
});

describe("the pages beside the map", () => {
  it("follow what happens", () => {
    const battle = { place: "Oslo", attacker: 0, defender: 1, attack: 3, defence: 4, seas: 0 };
    const acting = { phase: "acting" as const };
    expect(naturalTab(table(), null, true)).toBe("actions");
    expect(naturalTab(table({ ...acting, action: "Train 2 cards" }), null, true)).toBe("supply");
    expect(naturalTab(table({ phase: "assailing", battle }), null, false)).toBe("duel");
    expect(naturalTab(table({ phase: "winter" }), null, false)).toBe("winter");
    expect(naturalTab(table({ ...acting, action: "Assault" }), null, false)).toBe("map");
    expect(naturalTab(table(), question("action", {}), false)).toBe("actions");
    expect(
      naturalTab(table({ phase: "drafting" }), question("draft", { Bern: { place: "Bern" } }), false),
    ).toBe("map");
    expect(tabsOf(table({ battle }), false)).toEqual(["map", "duel", "actions", "supply", "winter"]);
  });
});
