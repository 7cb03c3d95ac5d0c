import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import rulebook from "../../../../src/parlour/games/hope/RULES.md?raw";
import Board from "./Board.svelte";
import { drawingOf } from "./drawing";
import { guide } from "./guide";
import { place, player, props, question, table } from "./sample";
import type { View } from "./types";

afterEach(cleanup);

const zone = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-zone="${name}"]`);
  if (!found) throw new Error(`no zone ${name}`);
  return found;
};

/** Lay a table, with the map that comes a little later. */
async function lay(given: ReturnType<typeof props>): Promise<() => void> {
  const { unmount } = render(Board, given);
  await vi.waitFor(() => zone("map"));
  return unmount;
}

const assault: Partial<View> = { phase: "acting", action: "Assault", assaults: 1, attack: 6 };
const battle = { place: "Oslo", attacker: 0, defender: 1, attack: 3, defence: 4, seas: 2 };

describe("the draft", () => {
  it("has the room for factions that a hand takes later", async () => {
    const unmount = await lay(props(table({ phase: "drafting" })));
    expect(document.querySelector('[data-zone="hand"]')).toBeNull();
    unmount();
    await lay(props(table()));
    zone("hand");
  });
});

describe("the map", () => {
  it("lights what can be taken, with its price by land or sea", async () => {
    const given = props(table(assault), question("act", { "take Milan": { place: "Milan" }, stop: {} }));
    await lay(given);
    expect([...zone("map").querySelectorAll("button.lit")]).toHaveLength(1);
    const milan = screen.getByRole("button", { name: /^Milan; nobody's/ });
    expect(milan.querySelector(".price")?.textContent).toBe("6");
    expect(document.querySelector('[data-place="Sinop"] .price')?.textContent).toBe("12");
    await fireEvent.click(milan);
    expect(given.choose).toHaveBeenCalledExactlyOnceWith("0");
  });

  it("is touched on the land as well as on its sign", async () => {
    const given = props(table(assault), question("act", { "take Milan": { place: "Milan" } }));
    await lay(given);
    const land = document.querySelector('[data-land="Milan"]');
    if (!land) throw new Error("no Milan");
    await fireEvent.click(land);
    expect(given.choose).toHaveBeenCalledExactlyOnceWith("0");
  });

  it("asks why a territory cannot be taken, or tells of one that nobody asked about", async () => {
    const given = props(table(assault), question("act", { stop: {} }));
    const unmount = await lay(given);
    await fireEvent.click(screen.getByRole("button", { name: /^Milan/ }));
    await fireEvent.click(screen.getByRole("button", { name: /^Oslo/ }));
    expect(given.why.mock.calls).toEqual([["take Milan"], ["attack Oslo"]]);
    unmount();
    await lay(props(table()));
    await fireEvent.click(screen.getByRole("button", { name: /^Milan/ }));
    within(screen.getByRole("dialog")).getByText(/defence 6: interior 3 and natives 3/);
  });

  it("shows owners by colour, pattern and the letter of their faction", async () => {
    await lay(props(table()));
    expect(document.querySelector('[data-place="Oslo"] .flag')?.textContent).toBe("T");
    expect(document.querySelectorAll("pattern")).toHaveLength(2);
    expect(document.querySelectorAll(".weave")).toHaveLength(2);
  });

  it("is drawn for every territory of the rules, in whole steps", async () => {
    for (const board of ["Europe", "North America"]) {
      const drawing = await drawingOf(board);
      expect(drawing.territories.filter(({ path }) => !/^(M\d+ \d+l[-\d ]+Z)+$/.test(path))).toEqual([]);
      expect(drawing.territories.length).toBeGreaterThanOrEqual(30);
      expect(drawing.territories.filter(({ label }) => label.length !== 2)).toEqual([]);
    }
    await expect(drawingOf("Atlantis")).rejects.toThrow("there is no drawing of Atlantis");
  });
});

describe("the action board", () => {
  const ask = question("action", {
    "Train 2 cards": { slot: "Train 2 cards" },
    "leader: Train 2 cards": { slot: "Train 2 cards" },
    "leader: Dismiss 2 cards": { slot: "Dismiss 2 cards" },
    pass: {},
  });

  it("takes a small cube by a touch, the leader cube by its crown, and says why not", async () => {
    const given = props(table(), ask);
    await lay(given);
    await fireEvent.click(screen.getByRole("button", { name: /^Train 2 cards;/ }));
    await fireEvent.click(screen.getByRole("button", { name: "Train 2 cards with the leader cube" }));
    expect(given.choose.mock.calls).toEqual([["0"], ["1"]]);
    await fireEvent.click(screen.getByRole("button", { name: /^Dismiss 2 cards;/ }));
    expect(given.why).toHaveBeenCalledExactlyOnceWith("Dismiss 2 cards");
  });
});

describe("the cubes on the action board", () => {
  it("show whose they are, and a leader cube takes no space", async () => {
    const seen = table();
    const [first] = seen.actions;
    if (first) {
      first.taken = 1;
      first.cubes = [
        { seat: 1, kind: "token" },
        { seat: 2, kind: "leader cube" },
      ];
    }
    await lay(props(seen));
    const words = "Dismiss 2 cards; 0 of 1 free; Name 1's token; Name 2's leader cube";
    expect(screen.getByText(words)).toBeTruthy();
    expect(document.querySelectorAll(".spaces .cube")).toHaveLength(2);
  });
});

describe("training", () => {
  it("offers piles and masters, and says why not", async () => {
    const seen = table({ phase: "acting", action: "Train 2 cards", support: 3 });
    const given = props(
      seen,
      question("act", {
        "train Tutor": { pile: "supply.3" },
        "train Master Scouts": { slot: "Master Scouts" },
      }),
    );
    await lay(given);
    await fireEvent.click(screen.getByRole("button", { name: /^Tutor, 9 left, costs 2/ }));
    await fireEvent.click(screen.getByRole("button", { name: /^Master Scouts, costs 5/ }));
    expect(given.choose.mock.calls).toEqual([["0"], ["1"]]);
    await fireEvent.click(screen.getByRole("button", { name: /^Veteran/ }));
    expect(given.why).toHaveBeenCalledExactlyOnceWith("train Veteran");
    expect(document.querySelector('[data-marker="support"]')?.textContent).toContain("3");
  });
});

describe("a card just played", () => {
  it("is asked for one of its strengths, over the hand", async () => {
    const seats = [player(0, { play: [{ card: 9, name: "Recruit" }] }), player(1), player(2)];
    const given = props(
      table({ phase: "acting", action: "Assault", seats }),
      question("strength", { attack: { slot: "attack" }, defence: { slot: "defence" } }),
    );
    await lay(given);
    expect(zone("choice").querySelectorAll("button.lit")).toHaveLength(2);
    await fireEvent.click(within(zone("choice")).getByRole("button", { name: "Defence" }));
    expect(given.choose).toHaveBeenCalledExactlyOnceWith("1");
  });
});

describe("a battle", () => {
  it("is seen with both totals and both sides' cards by everybody", async () => {
    const seats = [
      player(0, { play: [{ card: 1, name: "Veteran" }] }),
      player(1, { play: [{ card: 2, name: "Recruit" }] }),
      player(2),
    ];
    for (const seat of [0, 1, 2, null]) {
      const unmount = await lay(props(table({ phase: "defending", battle, seats }), null, seat));
      const duel = within(zone("duel"));
      expect(zone("duel").querySelectorAll("[data-card]")).toHaveLength(2);
      duel.getByText("1 more attack is needed.", { exact: false });
      duel.getByText("The seas add 2 to the defence.", { exact: false });
      expect(zone("duel").querySelector("[aria-current]")?.textContent).toContain("Defence");
      unmount();
    }
  });
});

describe("winter", () => {
  it("shows what every faction counts and scores", async () => {
    const seats = [player(0), player(1, { winter: { amount: 7, points: 2 } }), player(2)];
    await lay(props(table({ phase: "winter", seats, tossing: [1] })));
    expect(zone("winter").querySelectorAll("tbody tr")[1]?.textContent).toContain("+2");
  });
});

describe("cards", () => {
  it("of others are only counted", async () => {
    const hand = [40, 41].map((card) => ({ card, name: null }));
    await lay(props(table({ seats: [player(0), player(1, { hand }), player(2)] })));
    expect(document.querySelector('[data-card="40"]')).toBeNull();
    screen.getByRole("button", { name: /Name 1, .*2 cards in hand/ });
  });
});

describe("the guide", () => {
  it("tells rules that stand in the rulebook", () => {
    const ids = new Set([...rulebook.matchAll(/^- \*\*(D[HG]-\d+)\*\*/gm)].map(([, id]) => id));
    expect(guide.flatMap(({ rules }) => rules).filter((id) => !ids.has(id))).toEqual([]);
    expect(guide.filter(({ rules, target }) => target !== null && rules.length === 0)).toEqual([]);
  });

  it("points at things that are on the table when it speaks of them", async () => {
    const moments = [
      props(table({ phase: "drafting" }), question("draft", { Navaa: { slot: "Navaa" } })),
      props(table(), question("action", { pass: {} })),
      props(table({ phase: "acting", action: "Train 2 cards" }), question("act", { stop: {} })),
      props(table({ ...assault, map: [place("Milan")] }), question("act", { stop: {} })),
      props(table({ phase: "assailing", battle }), question("act", { stop: {} })),
      props(table({ phase: "winter", year: 2 })),
    ];
    const shown = new Set<number>();
    for (const given of moments) {
      const unmount = await lay(given);
      for (const [number, { target, when }] of guide.entries()) {
        if (!(when?.(given.view, given.ask) ?? true)) continue;
        if (target === null || document.querySelector(target)) shown.add(number);
      }
      unmount();
    }
    expect(guide.filter((_, number) => !shown.has(number)).map(({ title }) => title)).toEqual([]);
  });
});
