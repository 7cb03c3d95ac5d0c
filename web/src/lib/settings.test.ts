import { beforeEach, describe, expect, it } from "vitest";
import { lasting } from "./motion";
import { parse, PLAIN, prefer, settings, show } from "./settings.svelte";
import { wishesOf } from "./wishes";

beforeEach(() => {
  localStorage.clear();
  Object.assign(settings, PLAIN);
  show();
});

describe("settings", () => {
  it.each([[null], [""], ["no json"], ["null"], ['"dark"'], ['{"theme":"pink","sounds":1}']])(
    "are as at first for %j",
    (stored) => {
      expect(parse(stored)).toEqual(PLAIN);
    },
  );

  it("are read one by one", () => {
    expect(parse('{"theme":"dark","motion":"nonsense","text":"large"}')).toEqual({
      ...PLAIN,
      theme: "dark",
      text: "large",
    });
  });

  it("say how long things take to move", () => {
    for (const [motion, duration] of [
      ["less", 0],
      ["quick", 100],
      ["full", 200],
      ["slow", 400],
    ] as const) {
      prefer("motion", motion);
      expect(lasting(200)).toBe(duration);
      expect(document.documentElement.dataset["motion"]).toBe(motion);
    }
  });

  it("say what one wants to be asked; whoever confirms every move is asked everything", () => {
    expect(wishesOf(settings)).toEqual({
      reactions: "alone",
      endings: "alone",
      only_ways: "alone",
      bots: "normal",
    });
    prefer("reactions", "turn");
    prefer("confirm", "all");
    prefer("bots", "quick");
    expect(wishesOf(settings)).toEqual({
      reactions: "turn",
      endings: "alone",
      only_ways: "ask",
      bots: "quick",
    });
  });

  it("stay, and are told to the style sheets", () => {
    prefer("theme", "dark");
    expect(parse(localStorage.getItem("parlour.settings")).theme).toBe("dark");
    expect(document.documentElement.dataset["theme"]).toBe("dark");
    prefer("theme", "system");
    expect(document.documentElement.dataset["theme"]).toBeUndefined();
  });
});
