import { afterEach, describe, expect, it, vi } from "vitest";
import { scrolling } from "./scrolling";

function part(inside: string, height: number): HTMLElement {
  const made = document.createElement("div");
  made.innerHTML = inside;
  Object.defineProperties(made, { clientHeight: { value: 100 }, scrollHeight: { value: height } });
  stop = scrolling(made) as () => void;
  return made;
}

let stop: () => void;
afterEach(() => stop());

describe("a part that scrolls", () => {
  it("takes the focus where nothing in it does", () => {
    expect(part("<p>much</p><button tabindex='-1'>later</button>", 300).tabIndex).toBe(0);
  });

  it("is no stop of its own where it fits, or where something in it takes the focus", () => {
    expect(part("<p>little</p>", 100).hasAttribute("tabindex")).toBe(false);
    expect(part("<p>much</p><button>more</button>", 300).hasAttribute("tabindex")).toBe(false);
  });

  it("follows what comes and goes in it", async () => {
    const made = part("<p>much</p>", 300);
    made.append(document.createElement("button"));
    await vi.waitFor(() => expect(made.hasAttribute("tabindex")).toBe(false));
    made.querySelector("button")?.remove();
    await vi.waitFor(() => expect(made.tabIndex).toBe(0));
  });
});
