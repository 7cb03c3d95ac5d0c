import { describe, expect, it } from "vitest";
import type { AskInfo } from "../../protocol";
import { leastOf, parting, pickingFrom, totalOf, trayOf } from "./lights";
import type { CardView, HeldView, SeatView, View } from "./types";

const held = (card: number, name: string, worth: number): HeldView => ({
  card,
  name,
  value: worth,
  set: null,
  worth,
  as: null,
});
const HAND = [held(1, "Junk", 1), held(2, "Junk", 1), held(3, "Spyglass", 4), held(4, "Cookies", 2)];

function asking(what: string, ...touches: Record<string, unknown>[]): AskInfo {
  const options = touches.map((each, number) => ({
    option: String(number),
    words: `option ${number}`,
    touches: each,
  }));
  return { ask: 1, what, prompt: what, options };
}

// As the server lists payments of five: of equal cards the first.
const PAY = asking("pay", { cards: [1, 3] }, { cards: [3], gold: 1 }, { cards: [1, 2, 4], gold: 1 });

describe("picking", () => {
  it("takes cards of the same name, worth and guise for equal", () => {
    const picking = pickingFrom(PAY, HAND);
    expect(picking.exact(new Set([2, 3])).map(({ option }) => option)).toEqual(["0"]);
    const dear = pickingFrom(PAY, [held(1, "Junk", 1), held(2, "Junk", 2), held(3, "Spyglass", 4)]);
    expect(dear.exact(new Set([2, 3]))).toEqual([]);
  });

  it("lets one of equal cards stand for all where they go on a pile", () => {
    expect(pickingFrom(asking("discard next", { card: 1 }), HAND).offered(2)).toBe(1);
    expect(pickingFrom(asking("give", { card: 1 }), HAND).offered(2)).toBe(2);
  });

  it("counts what is picked and what is wanted", () => {
    expect(totalOf([1, 3], HAND)).toBe(5);
    expect(leastOf(PAY, HAND)).toBe(5);
  });
});

describe("a long list of payments", () => {
  it("is parted by one card that both options are about", () => {
    expect(parting(asking("pay", { card: 3 }, { card: 3 }))).toBe(3);
    expect(parting(asking("discard", { card: 3 }, { card: 4 }))).toBeNull();
    expect(parting(asking("discard", { card: 3 }))).toBeNull();
    expect(parting(null)).toBeNull();
  });
});

const card = (number: number): CardView => ({ card: number, name: "Cookies", value: 2, set: "Macaws" });
function player(seat: number, parts: Partial<SeatView>): SeatView {
  const empty = { hand: [], deck_known: [], discard: [], schedule: [], dealt: [] };
  const counts = { hand_size: null, deck: 0, gold: 0, stacks: 0, needed: 1, character: null };
  return { seat, side: seat, ...empty, ...counts, ...parts };
}
function table(parts: Partial<View>): View {
  const empty = {
    market: [null, null, null, null, null],
    market_deck_known: [],
    market_discard: [],
    aside: [],
    stalls: [],
  };
  return { seats: [], ...empty, ...parts } as unknown as View;
}

describe("the tray", () => {
  const seen = table({
    seats: [player(0, { hand: HAND, discard: [card(10), card(11)] }), player(1, { discard: [card(20)] })],
    stalls: [[], [[card(30)]]],
  });
  const tray = (...cards: number[]) =>
    trayOf(seen, asking("take", ...cards.map((each) => ({ card: each }))), 0, (seat) => `P${seat + 1}`);

  it("shows what can be chosen and does not lie openly", () => {
    expect(
      tray(3, 10, 11, 20, 30).map(({ where, cards }) => [where, ...cards.map((each) => each.card)]),
    ).toEqual([
      ["Your discard pile", 11, 10],
      ["P2's discard pile", 20],
      ["P2's stack 1", 30],
    ]);
  });

  it("leaves the top of a pile that can be bought on its pile", () => {
    const ask = asking("act", { card: 11, pile: "market_discard" });
    expect(trayOf(seen, ask, 0, String)).toEqual([]);
  });

  it("shows a stack that a teammate began beside what can be added to it", () => {
    const team = table({
      seats: [player(0, { hand: HAND }), player(1, { hand: [held(40, "Macaw", 1), held(41, "Owl", 2)] })],
    });
    const ask = asking("help", { begun: [40] }, { cards: [4], begun: [40] });
    expect(trayOf(team, ask, 0, (seat) => `P${seat + 1}`)).toEqual([
      { where: "P2's hand", cards: [held(40, "Macaw", 1)] },
    ]);
    expect(pickingFrom(ask, HAND).pickable(new Set(), 40)).toBe(false);
    expect(
      pickingFrom(ask, HAND)
        .exact(new Set([4]))
        .map(({ option }) => option),
    ).toEqual(["1"]);
  });

  it("is empty while everything lies openly", () => {
    expect(tray(1, 3)).toEqual([]);
    expect(trayOf(seen, null, 0, String)).toEqual([]);
  });
});
