import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { flights, land, playersOf, snapshot, travel } from "./travel";

function card(id: string, left: number, top: number): HTMLElement {
  const element = document.createElement("button");
  element.dataset["card"] = id;
  element.textContent = id;
  element.getBoundingClientRect = () => new DOMRect(left, top, 40, 60);
  return element;
}
function pile(left: number): HTMLElement {
  const element = document.createElement("div");
  element.dataset["pile"] = "deck";
  element.getBoundingClientRect = () => new DOMRect(left, 0, 40, 60);
  return element;
}
function table(...things: HTMLElement[]): HTMLElement {
  const root = document.createElement("main");
  root.append(...things);
  return root;
}
const moves = (found: ReturnType<typeof flights>) =>
  found.map(({ card: id, from, to, lands }) => [id, from.left, to.left, lands !== null]);

describe("cards", () => {
  it("fly from where they were to where they are", () => {
    const before = snapshot(table(card("1", 0, 0), card("2", 50, 0)));
    const after = snapshot(table(card("1", 300, 0), card("2", 52, 0)));
    expect(moves(flights(before, after, []))).toEqual([["1", 0, 300, true]]);
  });

  it("come out of and go into the nearest pile", () => {
    const before = snapshot(table(card("1", 100, 0)));
    const after = snapshot(table(card("2", 500, 0)));
    expect(moves(flights(before, after, [pile(0), pile(600)]))).toEqual([
      ["2", 600, 500, true],
      ["1", 100, 0, false],
    ]);
  });

  it("go to the player who gets them, also where no hand is drawn", () => {
    const player = pile(300);
    const held = card("1", 0, 0);
    held.getBoundingClientRect = () => new DOMRect(0, 0, 0, 0); // as what is not displayed
    player.append(held);
    const [apart, bought] = [snapshot(table(card("1", 100, 0))), snapshot(table(player))];
    expect(moves(flights(apart, bought, [pile(90), player]))).toEqual([["1", 100, 300, false]]);
    expect(moves(flights(bought, apart, [pile(90), player]))).toEqual([["1", 300, 100, true]]);
    expect(flights(bought, bought, [player])).toEqual([]);
  });

  it("go to whom an event names with them, not into the pile that happens to be near", () => {
    const buyer = pile(500);
    buyer.dataset["pile"] = "seat 1";
    const [lay, gone] = [snapshot(table(card("17", 100, 0))), snapshot(table())];
    const told = [
      { event: "bought", seat: 1, card: 17, face: "Stove" },
      { event: "paid", seat: 1, faces: [], gold: 2 },
    ];
    const bought = playersOf(told, 0);
    expect(moves(flights(lay, gone, [pile(90), buyer], bought))).toEqual([["17", 100, 500, false]]);
    expect(moves(flights(gone, lay, [pile(90), buyer], bought))).toEqual([["17", 500, 100, true]]);
    expect(moves(flights(lay, gone, [pile(90), buyer], playersOf(told, 1)))).toEqual([
      ["17", 100, 90, false],
    ]);
    expect(moves(flights(lay, gone, [pile(90)], bought))).toEqual([["17", 100, 90, false]]);
  });

  it("just appear where there is no pile", () => {
    expect(flights(snapshot(table()), snapshot(table(card("2", 500, 0))), [])).toEqual([]);
  });
});

describe("a flight", () => {
  it("shows a card that lay in a line of others as a whole card", () => {
    const root = table(card("1", 0, 0));
    travel(
      root,
      new Map([["1", { box: new DOMRect(300, 0, 40, 60), picture: card("1", 300, 0), seen: true }]]),
      new Map(),
    );
    expect(root.querySelector<HTMLElement>(".travelling > *")?.style.display).toBe("block");
  });

  const motionless = (matches: boolean) => vi.stubGlobal("matchMedia", () => ({ matches }));
  const { animate } = Element.prototype;

  beforeEach(() => {
    motionless(false);
    Element.prototype.animate = () => {
      const animation = { onfinish: null as (() => void) | null, finish: () => animation.onfinish?.() };
      return animation as unknown as Animation;
    };
  });
  afterEach(() => {
    land();
    Element.prototype.animate = animate;
    vi.unstubAllGlobals();
  });

  it("is a picture that nobody can touch, gone when it has landed", () => {
    const root = table(card("1", 300, 0));
    travel(root, snapshot(table(card("1", 0, 0))), new Map());
    const ghost = root.querySelector<HTMLElement>(".travelling");
    expect(ghost?.getAttribute("aria-hidden")).toBe("true");
    expect(ghost?.style.pointerEvents).toBe("none");
    expect(root.querySelectorAll("[data-card]")).toHaveLength(1);
    land();
    expect(root.querySelector(".travelling")).toBeNull();
  });

  it("does not happen where nothing may move", () => {
    motionless(true);
    const root = table(card("1", 300, 0));
    travel(root, snapshot(table(card("1", 0, 0))), new Map());
    expect(root.querySelector(".travelling")).toBeNull();
  });
});
