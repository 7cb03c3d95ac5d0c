import { beforeEach, describe, expect, it } from "vitest";
import { parse, prefer, settings, show } from "./settings.svelte";

const PLAIN = { theme: "system", motion: "system", sounds: "off", text: "normal" };

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

  it("stay, and are told to the style sheets", () => {
    prefer("theme", "dark");
    expect(parse(localStorage.getItem("parlour.settings")).theme).toBe("dark");
    expect(document.documentElement.dataset["theme"]).toBe("dark");
    prefer("theme", "system");
    expect(document.documentElement.dataset["theme"]).toBeUndefined();
  });
});
