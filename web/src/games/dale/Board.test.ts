import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { AskInfo, CardInfo } from "../../protocol";
import type { BoardProps } from "../../kit/board";
import Board from "./Board.svelte";

afterEach(cleanup);

const printed = (name: string, value: number, set: string | null): CardInfo => ({
  name,
  text: "",
  facts: { kind: set ? "animalfolk" : "junk", value, ...(set && { set, type: "technique" }) },
  rules: [],
});
const CARDS = new Map(
  [printed("Junk", 1, null), printed("Spyglass", 4, "Macaws"), printed("Cookies", 2, "Macaws")].map(
    (card) => [card.name, card],
  ),
);

const card = (number: number, name: string | null) => {
  const facts = name === null ? undefined : CARDS.get(name)?.facts;
  return { card: number, name, value: facts?.["value"] ?? null, set: facts?.["set"] ?? null };
};
const held = (number: number, name: string | null) => ({
  ...card(number, name),
  worth: card(number, name).value,
  as: null,
});

function player(seat: number, hand: (string | null)[]) {
  return {
    seat,
    side: seat,
    hand: hand.map((name, n) => held(seat * 10 + n, name)),
    hand_size: 5,
    deck: 3,
    deck_known: [],
    discard: [card(50 + seat, "Cookies")],
    schedule: [],
    gold: 0,
    character: null,
    dealt: [],
    stacks: 0,
    needed: 1,
  };
}
const VIEW = {
  players: 2,
  teams: false,
  decks: ["macaws"],
  traps: [],
  goal: 8,
  phase: "action phase",
  turn: 0,
  turns: 1,
  actions: 1,
  clock: null,
  seats: [player(0, ["Junk", "Junk", "Spyglass"]), player(1, [null, null])],
  stalls: [[], []],
  market: [
    { ...card(30, "Cookies"), slot: 0, price: 2 },
    null,
    { ...card(31, "Spyglass"), slot: 2, price: 6 },
    null,
    null,
  ],
  market_deck: 9,
  market_deck_known: [],
  market_discard: [],
  junk: 0,
  aside: [],
  waiting: [],
  ending: null,
};

function asking(what: string, ...touches: Record<string, unknown>[]): AskInfo {
  const options = touches.map((each, n) => ({ option: String(n), words: `option ${n}`, touches: each }));
  return { ask: 1, what, prompt: what, options };
}

function sit(ask: AskInfo | null, seat: number | null = 0, more: Partial<BoardProps> = {}) {
  const calls = { choose: vi.fn(), why: vi.fn(), zoom: vi.fn() };
  const names = ["Ada", "Ben"];
  const seats = names.map((name, n) => ({ seat: n, name, kind: "person" as const }));
  const table = {
    seatFields: new Set<string>(),
    cards: CARDS,
    log: [],
    finals: new Set<string>(),
    hinted: null,
  };
  render(Board, { view: VIEW, ask, seat, seats, ...table, ...calls, ...more });
  return calls;
}
const zone = (name: string) => within(screen.getByRole("region", { name }));
const hand = (number: number) => zone("Your hand").getAllByRole("button")[number] as HTMLElement;

describe("the board of Dale", () => {
  const ACT = asking("act", { card: 2 }, { slot: 0, card: 30 }, { pile: "stall" });

  it("chooses what is lit, and says why not of what is dim", async () => {
    const { choose, why } = sit(ACT);
    await fireEvent.click(zone("Market").getByRole("button", { name: /^Cookies/ }));
    expect(choose).toHaveBeenLastCalledWith("1");
    await fireEvent.click(hand(2));
    expect(choose).toHaveBeenLastCalledWith("0");
    await fireEvent.click(zone("Your stall").getByRole("button", { name: /Next stack/ }));
    expect(choose).toHaveBeenLastCalledWith("2");
    await fireEvent.click(zone("Market").getByRole("button", { name: /^Spyglass/ }));
    expect(why).toHaveBeenLastCalledWith("buy Spyglass 4");
    await fireEvent.click(hand(0));
    expect(why).toHaveBeenLastCalledWith("play Junk 1");
    expect(choose).toHaveBeenCalledTimes(3);
  });

  it("marks lit and dim things for those who hear it", () => {
    sit(ACT);
    expect([0, 1, 2].map((n) => hand(n).getAttribute("aria-disabled"))).toEqual(["true", "true", "false"]);
  });

  it("marks what the hint is about, and nothing else", () => {
    sit(ACT, 0, { hinted: "1" });
    expect([...document.querySelectorAll(".hinted")].map((each) => each.getAttribute("data-card"))).toEqual([
      "30",
    ]);
    cleanup();
    sit(asking("pay", { cards: [0, 2] }, { cards: [0, 1] }), 0, { hinted: "0" });
    expect([0, 1, 2].map((n) => hand(n).classList.contains("hinted"))).toEqual([true, false, true]);
    expect(hand(2).textContent).toContain("the hint");
    cleanup();
    sit(ACT, 0, { hinted: "2" });
    expect(document.querySelectorAll(".hinted")).toHaveLength(1);
    expect(zone("Your stall").getByRole("button", { name: /Next/ }).classList).toContain("hinted");
  });

  it("shows a throw of dice beside the market", () => {
    const rolled = { event: "rolled", seat: 1, die: "ocelot die", result: "3" };
    const log = [{ seq: 3, seat: 1, lines: [], events: [rolled], at: 3, answer: true }];
    sit(null, 0, { log });
    const die = within(screen.getByRole("list", { name: "Dice" })).getByRole("listitem");
    expect(die.textContent).toMatch(/3\s*,\s*Ben, ocelot die/);
    expect(die.querySelectorAll(".pip")).toHaveLength(3);
  });

  it("pays with the cards that are picked, whichever of equal ones", async () => {
    const { choose, why } = sit(asking("pay", { cards: [0, 2] }, { cards: [2, 3] }));
    await fireEvent.click(hand(2));
    await fireEvent.click(screen.getByRole("button", { name: "Why not these?" }));
    expect(why).toHaveBeenLastCalledWith("pay with Spyglass 4");
    await fireEvent.click(hand(1));
    expect(choose).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("button", { name: "Option 0" }));
    expect(choose).toHaveBeenLastCalledWith("0", [2, 1]);
  });

  it("lets equal cards stand for each other where their order on a pile is asked", async () => {
    const { choose, why } = sit(asking("discard next", { card: 1 }, { card: 2 }));
    await fireEvent.click(hand(0));
    expect(choose).toHaveBeenLastCalledWith("0");
    expect(why).not.toHaveBeenCalled();
    cleanup();
    const give = sit(asking("give", { card: 1 }));
    await fireEvent.click(hand(0));
    expect(give.choose).not.toHaveBeenCalled();
  });

  it("lets go of what is picked with Esc", async () => {
    sit(asking("pay", { cards: [0, 2] }));
    await fireEvent.click(hand(2));
    await fireEvent.keyDown(hand(2), { key: "Escape" });
    expect(hand(2).getAttribute("aria-pressed")).toBeNull();
    expect(screen.queryByRole("button", { name: "Why not these?" })).toBeNull();
  });

  it("lays out what can be chosen from piles", async () => {
    const { choose } = sit(asking("take", { card: 51 }));
    expect(screen.getByText("Ben's discard pile")).toBeTruthy();
    await fireEvent.click(zone("take").getByRole("button", { name: /^Cookies/ }));
    expect(choose).toHaveBeenLastCalledWith("0");
  });

  it("chooses a player where that is asked", async () => {
    const { choose } = sit(asking("choose player", { seat: 1 }));
    await fireEvent.click(screen.getByRole("button", { name: /^Ben/ }));
    expect(choose).toHaveBeenLastCalledWith("0");
  });

  it("shows a card large while nothing is asked, and hides what is hidden", async () => {
    const { zoom, why } = sit(null);
    await fireEvent.click(hand(2));
    expect(zoom).toHaveBeenLastCalledWith("Spyglass");
    expect(why).not.toHaveBeenCalled();
    expect(document.querySelector('[data-card="10"]')?.hasAttribute("data-name")).toBe(false);
  });

  it("lets a watcher look from the side of any player", async () => {
    sit(null, null);
    expect(screen.getByRole("region", { name: "Ada's hand" })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: /^Ben/ }));
    expect(zone("Ben's hand").getAllByText("a hidden card").length).toBe(2);
  });
});
