import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import Board from "./Board.svelte";
import { guide } from "./guide";
import { player, props, question, table } from "./sample";

afterEach(cleanup);

const zone = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-zone="${name}"]`);
  if (!found) throw new Error(`no zone ${name}`);
  return found;
};
const hand = ["12P", "4M", "Spin", "9E"].map((name, card) => ({ card, name }));

describe("the map", () => {
  it("lights what may be fought for, and chooses it", async () => {
    const given = props(table(), question("target", "place", ["b1", "b2"]));
    render(Board, given);
    expect(zone("map").querySelectorAll("button")).toHaveLength(20);
    expect(zone("map").querySelectorAll("button.lit")).toHaveLength(2);
    await fireEvent.click(screen.getByRole("button", { name: /Country G, b2/ }));
    expect(given.choose).toHaveBeenCalledExactlyOnceWith("1");
  });

  it("marks the country that the hint is about", () => {
    render(Board, { ...props(table(), question("target", "place", ["b1", "b2"])), hinted: "1" });
    const marked = [...zone("map").querySelectorAll(".hinted")];
    expect(marked.map((each) => each.getAttribute("data-place"))).toEqual(["b2"]);
  });

  it("asks why a dim country is no target, and shows one that nobody asked about", async () => {
    const given = props(table(), question("target", "place", ["b1"]));
    const { unmount } = render(Board, given);
    const dim = screen.getByRole("button", { name: /Country A/ });
    expect(dim.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(dim);
    expect(given.why).toHaveBeenCalledExactlyOnceWith("Country A");
    unmount();
    const quiet = props(table());
    render(Board, quiet);
    await fireEvent.click(screen.getByRole("button", { name: /Country A/ }));
    expect(quiet.zoom).toHaveBeenCalledExactlyOnceWith("Country A");
  });

  it("says who holds a country and how it defends itself now", () => {
    render(Board, props(table({ target: "a1", defence: { M: 18, E: 3, P: 0 } })));
    screen.getByRole("button", {
      name: "Country A, a1; gold; defence: military 18, economics 3, politics 0; fought for now",
    });
  });
});

describe("the hand", () => {
  it("lies by suit and number, special action cards last", () => {
    render(Board, props(table({ seats: [player(0, { hand }), player(1)] })));
    const cards = [...zone("hand").querySelectorAll("[data-card]")];
    expect(cards.map((card) => card.getAttribute("data-name"))).toEqual(["4M", "9E", "12P", "Spin"]);
  });

  it("plays a lit card and says why a dim one cannot be played", async () => {
    const seen = table({ seats: [player(0, { hand }), player(1)], target: "b1", leading: "M" });
    const given = props(seen, question("play", "card", [1, 2]));
    render(Board, given);
    await fireEvent.click(within(zone("hand")).getByRole("button", { name: "12 politics" }));
    expect(given.why).toHaveBeenCalledExactlyOnceWith("12P");
    await fireEvent.click(within(zone("hand")).getByRole("button", { name: "4 military" }));
    expect(given.choose).toHaveBeenCalledExactlyOnceWith("0");
  });

  it("of others shows only how many cards it has", () => {
    const hidden = [40, 41].map((card) => ({ card, name: null }));
    render(Board, props(table({ seats: [player(0, { hand }), player(1, { hand: hidden })] })));
    expect(document.querySelector('[data-card="40"]')).toBeNull();
    expect(document.querySelector('[data-seat="1"]')?.textContent).toContain("2");
  });
});

describe("the bidding", () => {
  it("offers every bid and a pass; those too low say why", async () => {
    const given = props(table({ phase: "bidding" }), question("bid", "slot", ["pass", "20E", "20P"]));
    render(Board, given);
    expect(zone("bids").querySelectorAll("button")).toHaveLength(34);
    await fireEvent.click(screen.getByRole("button", { name: "10 countries, military" }));
    expect(given.why).toHaveBeenCalledExactlyOnceWith("10M");
    await fireEvent.click(screen.getByRole("button", { name: "Pass" }));
    expect(given.choose).toHaveBeenCalledExactlyOnceWith("0");
  });

  it("offers declared numbers from nought to twenty", () => {
    const fields = Array.from({ length: 63 }, (_, n) => `${Math.floor(n / 3)}${"MEP"[n % 3]}`);
    render(Board, props(table({ phase: "declaring" }), question("declare", "slot", fields)));
    expect(zone("bids").querySelectorAll("button.lit")).toHaveLength(63);
  });
});

describe("the players", () => {
  it("are asked about by Dual Allegiance", async () => {
    const played = { card: 7, name: "9M" };
    const seats = [player(0, { hand }), player(1, { played, power: { suit: "M" as const, value: 9 } })];
    const given = props(table({ seats, target: "b1" }), question("ally to", "seat", [1]));
    render(Board, given);
    await fireEvent.click(screen.getByRole("button", { name: /Name 1/ }));
    expect(given.choose).toHaveBeenCalledExactlyOnceWith("0");
  });

  it("keep the cards of the last conflict before them, with its winner", () => {
    const events = [
      { event: "targeted", seat: 0, place: "b1", country: "Country F" },
      { event: "played", seat: 0, card: 0, face: "3M" },
      { event: "played", seat: 1, card: 1, face: "8M" },
      { event: "won", seat: 1, suit: "M", value: 8, series: "conflict" },
      { event: "captured", seat: 1, place: "b1", country: "Country F", of: "nobody" },
    ];
    const log = [{ seq: 4, seat: 1, lines: [], events, at: 4, answer: true }];
    render(Board, { ...props(table({ conflict: 4 })), log });
    expect(document.querySelector('[data-seat="1"] [data-name="8M"]')).not.toBeNull();
    expect(document.querySelector('[data-seat="1"]')?.textContent).toContain("takes it");
    screen.getByText(/took Country F/);
    cleanup();
    render(Board, { ...props(table({ conflict: 4, target: "c1" })), log });
    expect(document.querySelector('[data-seat="1"]')?.textContent).not.toContain("takes it");
    const before = screen.getByLabelText("The last conflict").textContent;
    expect(before?.replaceAll(/\s+/g, " ")).toMatch(/Name 0.*Name 1/);
  });

  it("take pairs that the Empire laid aside", async () => {
    const aside = [1, 2, 3, 4].map((card) => ({ card, name: null }));
    const seats = [player(0, { hand }), player(1), player(2)];
    const seen = table({ players: 3, phase: "tribute", empire: 2, aside, seats });
    const given = props(seen, question("pair", "pile", ["pair 1", "pair 2"]));
    render(Board, given);
    await fireEvent.click(screen.getByRole("button", { name: /Take pair 2/ }));
    expect(given.choose).toHaveBeenCalledExactlyOnceWith("1");
  });
});

describe("the guide", () => {
  it("points at things that are on the table when it speaks of them", () => {
    const seats = [0, 1, 2, 3].map((seat) => player(seat, { hand }));
    const moments = [
      props(table({ players: 4, seats, phase: "bidding" }), question("bid", "slot", ["pass"])),
      props(table({ players: 4, seats, phase: "declaring" }), question("dominant", "slot", ["military"])),
      props(table({ players: 4, seats, phase: "yielding" })),
      props(table({ players: 4, seats }), question("target", "place", ["b1"])),
      props(table({ players: 4, seats, target: "b1", leading: "M" }), question("play", "card", [1])),
    ];
    const shown = new Set<number>();
    for (const given of moments) {
      const { unmount } = render(Board, given);
      for (const [number, { target, when }] of guide.entries()) {
        if (target === null || !(when?.(given.view, given.ask) ?? true)) continue;
        if (document.querySelector(target)) shown.add(number);
      }
      unmount();
    }
    expect(guide.length).toBeGreaterThanOrEqual(8);
    expect(guide.filter(({ target }, number) => target !== null && !shown.has(number))).toEqual([]);
  });
});
