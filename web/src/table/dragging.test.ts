import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dragging } from "./dragging";

const pressed = vi.fn();
let root: HTMLElement;
let stop: ReturnType<typeof dragging>;

beforeEach(() => {
  pressed.mockClear();
  document.body.innerHTML = `
    <div><section data-zone="hand">
      <button class="lit" data-card="1">Axe</button><button data-card="2">Bow</button>
    </section></div>`;
  root = document.body.firstElementChild as HTMLElement;
  const zone = root.querySelector("section") as HTMLElement;
  zone.getBoundingClientRect = () => new DOMRect(0, 0, 100, 50);
  for (const card of root.querySelectorAll("button"))
    card.addEventListener("click", () => pressed(card.textContent));
  stop = dragging(root);
});
afterEach(() => {
  stop?.();
  document.body.innerHTML = "";
});

const card = (number: number) => root.querySelector(`[data-card="${number}"]`) as HTMLElement;
function point(type: string, target: EventTarget, clientX: number, clientY: number, pointerType = "mouse") {
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, clientX, clientY, pointerType }));
}
function drag(from: HTMLElement, toX: number, toY: number, pointerType = "mouse") {
  point("pointerdown", from, 10, 10, pointerType);
  point("pointermove", window, toX, toY, pointerType);
}

it("presses a lit card that is dropped outside of its zone", () => {
  drag(card(1), 60, 200);
  expect(document.querySelector(".dragged.ready")?.textContent).toBe("Axe");
  point("pointerup", window, 60, 200);
  expect(pressed.mock.calls).toEqual([["Axe"]]);
  expect(document.querySelector(".dragged")).toBeNull();
});

it("does nothing with a card that is put back, a dim card, or a finger", () => {
  drag(card(1), 60, 40);
  expect(document.querySelector(".dragged.ready")).toBeNull();
  point("pointerup", window, 60, 40);
  for (const [from, pointer] of [
    [card(2), "mouse"],
    [card(1), "touch"],
  ] as const) {
    drag(from, 60, 200, pointer);
    expect(document.querySelector(".dragged")).toBeNull();
    point("pointerup", window, 60, 200, pointer);
  }
  expect(pressed).not.toHaveBeenCalled();
});

it("lets go of the card with Esc", () => {
  drag(card(1), 60, 200);
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", cancelable: true }));
  expect(document.querySelector(".dragged")).toBeNull();
  point("pointerup", window, 60, 200);
  expect(pressed).not.toHaveBeenCalled();
});
