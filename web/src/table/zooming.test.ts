import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { zooming } from "./zooming";

const hover = vi.fn();
const hold = vi.fn();
let stop: () => void;
const find = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;

/** A pointer event with what the page reads of it; the page of the tests has none of its own. */
function point(type: string, target: Element, pointerType: string): void {
  target.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType }));
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <div id="root">
      <div id="hand"><button id="axe" data-name="Axe"></button></div>
      <ol id="log"></ol>
    </div>`;
  stop = zooming({ hover, hold })(find("root")) as () => void;
});
afterEach(() => {
  stop();
  document.body.innerHTML = "";
  vi.clearAllMocks();
  vi.useRealTimers();
});

describe("holding a card close", () => {
  it("shows a card that the mouse rests on, while a line comes to the log", () => {
    point("pointerover", find("axe"), "mouse");
    find("log").dispatchEvent(new Event("scroll"));
    vi.advanceTimersByTime(1000);
    expect(hover).toHaveBeenLastCalledWith(expect.objectContaining({ name: "Axe" }));
  });

  it("leaves a card that scrolls away", () => {
    point("pointerover", find("axe"), "mouse");
    find("hand").dispatchEvent(new Event("scroll"));
    vi.advanceTimersByTime(1000);
    expect(hover).toHaveBeenLastCalledWith(null);
  });

  it("holds what a finger presses long, while a line comes to the log", () => {
    point("pointerdown", find("axe"), "touch");
    find("log").dispatchEvent(new Event("scroll"));
    vi.advanceTimersByTime(1000);
    expect(hold).toHaveBeenCalledWith("Axe");
  });

  it("makes no click of the finger that is lifted from what it held, only of a short touch", () => {
    const lift = (): boolean =>
      find("axe").dispatchEvent(new Event("touchend", { bubbles: true, cancelable: true }));
    point("pointerdown", find("axe"), "touch");
    expect(lift()).toBe(true);
    point("pointerdown", find("axe"), "touch");
    vi.advanceTimersByTime(1000);
    expect(lift()).toBe(false);
  });

  it("holds nothing that a finger scrolls", () => {
    point("pointerdown", find("axe"), "touch");
    find("hand").dispatchEvent(new Event("scroll"));
    vi.advanceTimersByTime(1000);
    expect(hold).not.toHaveBeenCalled();
  });
});
