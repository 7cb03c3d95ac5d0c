import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { AskInfo } from "../protocol";
import type { Face } from "../kit/board";
import PlainCover from "../kit/PlainCover.svelte";
import GenericBoard from "./GenericBoard.svelte";
import { closeMenu, menu } from "../kit/menu.svelte";

const card = (number: number, name: string | null, more = {}) => ({ card: number, name, ...more });
const view = {
  game: "toy",
  phase: "play",
  turn: 1,
  market: [card(7, "Stove", { slot: 0, price: 3 })],
  map: [{ place: "a1", country: "Ossaly" }],
  deck: 12,
  discard: [card(8, "Dam"), card(9, "Elk")],
  seats: [
    { seat: 0, hand: [card(2, "Axe"), card(3, "Bow"), card(4, "Cup")] },
    { seat: 1, hand: [card(5, null)] },
  ],
  waiting: [],
  ending: null,
};
const option = (number: string, touches: Record<string, unknown>) => ({
  option: number,
  words: number,
  touches,
});

function props(...options: AskInfo["options"]) {
  return {
    view,
    ask: { ask: 1, what: "play", prompt: "Play", options },
    seat: 0,
    seats: [
      { seat: 0, kind: "person" as const, name: "Ada", you: true },
      { seat: 1, kind: "person" as const, name: "Bob" },
    ],
    seatFields: new Set(["seat", "turn"]),
    piles: new Set(["deck", "discard"]),
    cards: new Map([["Axe", { name: "Axe", text: "Cuts wood.", facts: { cost: 4 }, rules: [] }]]),
    log: [],
    finals: new Set<string>(),
    hinted: null,
    choose: vi.fn(),
    why: vi.fn(),
    zoom: vi.fn(),
  };
}

function sit(...options: AskInfo["options"]) {
  const given = props(...options);
  render(GenericBoard, given);
  return given;
}
const touch = (name: RegExp) => fireEvent.click(screen.getByRole("button", { name }));

afterEach(() => {
  cleanup();
  closeMenu();
});

describe("the generic board", () => {
  it("draws whatever the view says", () => {
    sit();
    for (const name of [/Axe/, /Stove, Price 3/, /Ossaly a1/, /hidden/]) {
      expect(screen.getByRole("button", { name })).toBeTruthy();
    }
    for (const text of ["12", "Bob"]) expect(screen.getAllByText(text)[0]).toBeTruthy();
  });

  it("chooses what only one option touches: a card, a slot, a place, a seat, a pile", async () => {
    const { choose } = sit(
      option("axe", { card: 2 }),
      option("buy", { slot: 0 }),
      option("go", { place: "a1" }),
      option("ally", { seat: 1 }),
      option("draw", { pile: "deck" }),
    );
    for (const name of [/Axe/, /Stove/, /Ossaly/, /Bob/, /Deck/]) await touch(name);
    expect(choose.mock.calls.flat()).toEqual(["axe", "buy", "go", "ally", "draw"]);
  });

  it("names seats, and marks what the hint is about", () => {
    const options = [option("axe", { card: 2 }), option("pair", { cards: [3, 4] })];
    sit(...options);
    expect(document.body.textContent).toMatch(/Turn\s*Bob/);
    cleanup();
    render(GenericBoard, { ...props(...options), hinted: "pair" });
    const marked = [...document.querySelectorAll(".hinted")].map((each) => each.getAttribute("data-name"));
    expect(marked).toEqual(["Bow", "Cup"]);
  });

  it("opens a menu where several options touch a thing", async () => {
    const { choose } = sit(option("throw", { card: 2 }), option("keep", { card: 2 }));
    await touch(/Axe/);
    expect(choose).not.toHaveBeenCalled();
    expect(menu.options.map((each) => each.option)).toEqual(["throw", "keep"]);
  });

  it("asks why a dim thing cannot be used", async () => {
    const { why } = sit(option("axe", { card: 2 }));
    await touch(/Bow/);
    expect(why).toHaveBeenCalledWith("play Bow");
  });

  it("collects cards until an option fits, which is then a button with its words", async () => {
    const { choose } = sit(option("pair", { cards: [2, 3] }), option("other", { cards: [2, 4] }));
    await touch(/Axe/);
    expect(choose).not.toHaveBeenCalled();
    expect(screen.getByRole("button", { name: /Axe/ }).getAttribute("aria-pressed")).toBe("true");
    await touch(/Cup/);
    await touch(/^Other/);
    expect(choose.mock.calls).toEqual([["other", [2, 4]]]);
  });

  it("prints the text and the facts of a card on its face", () => {
    sit();
    const face = document.querySelector('[data-card="2"] .face');
    expect(face?.textContent).toMatch(/4.*Axe.*Cuts wood\./s);
  });

  it("shows the top of a pile, lets one look through it, and lays out what can be chosen of it", async () => {
    const { zoom, choose } = sit(option("take", { card: 8 }));
    const tray = within(screen.getByRole("region", { name: "Play" }));
    expect(tray.getByText("Discard")).toBeTruthy();
    await fireEvent.click(tray.getByRole("button", { name: /Dam/ }));
    expect(choose).toHaveBeenLastCalledWith("take");
    await touch(/Discard, 2 cards, Elk on top/);
    await fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: /Elk/ }));
    expect(zoom).toHaveBeenLastCalledWith("Elk");
  });

  it("draws faces as the game draws them, where it does", () => {
    const Face = PlainCover as unknown as Face;
    render(GenericBoard, { ...props(), face: Face });
    expect(document.querySelector('[data-card="2"] svg')).toBeTruthy();
  });

  it("lets a finger read a card whole before it is used", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true })); // no mouse
    try {
      const { choose } = sit(option("chop", { card: 2 }), option("aim", { card: 3 }));
      await touch(/^Axe/);
      const strip = screen.getByRole("region", { name: "What it says: Axe" });
      expect(strip.textContent).toContain("Cuts wood.");
      expect(choose).not.toHaveBeenCalled();
      await touch(/^Chop/);
      expect(choose).toHaveBeenLastCalledWith("chop");
      await touch(/^Axe/);
      expect(choose).toHaveBeenCalledTimes(2);
      await touch(/^Bow/); // without words there is nothing to read
      expect(choose).toHaveBeenLastCalledWith("aim");
    } finally {
      vi.unstubAllGlobals();
    }
  });
});
