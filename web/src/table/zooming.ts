/** Holding a card close: rest on it with the mouse, press it long on a phone, or focus it and press I. */
import type { Attachment } from "svelte/attachments";

const REST = 400;
const LONG_PRESS = 450;
const SLACK = 10;

export interface Hovered {
  name: string;
  place: DOMRect;
  /** Whether the words on it can be read where it lies. */
  readable: boolean;
}

export interface Hold {
  /** Show a card beside its place while the mouse rests on it; null ends it. */
  hover: (card: Hovered | null) => void;
  /** Show a card until it is put away. */
  hold: (name: string) => void;
}

const carrier = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-name]") : null;

const look = (card: Element, name: string): Hovered => ({
  name,
  place: card.getBoundingClientRect(),
  readable: (card.querySelector("[data-printed]")?.getClientRects().length ?? 0) > 0,
});

/** The printed card that is in focus, for the key I. */
export const focusedCard = (): string | null => carrier(document.activeElement)?.dataset["name"] ?? null;

/** Watch the mouse and the finger over everything that carries a card's name. */
export function zooming({ hover, hold }: Hold): Attachment<HTMLElement> {
  return (root) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over: HTMLElement | null = null;
    let start: { x: number; y: number } | null = null;
    let held = false;

    function end(): void {
      clearTimeout(timer);
      over = null;
      start = null;
      hover(null);
    }

    function onOver(event: PointerEvent): void {
      if (event.pointerType === "touch" || event.buttons > 0) return; // a mouse with a button down drags
      const card = carrier(event.target);
      if (card === over) return;
      end();
      over = card;
      const name = card?.dataset["name"];
      if (card && name) timer = setTimeout(() => hover(look(card, name)), REST);
    }

    function onDown(event: PointerEvent): void {
      end();
      held = false;
      const card = carrier(event.target);
      const name = card?.dataset["name"];
      if (event.pointerType !== "touch" || !name) return;
      over = card;
      start = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        held = true;
        hold(name);
      }, LONG_PRESS);
    }

    function onMove(event: PointerEvent): void {
      if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK) end();
    }

    /** The finger that held a card close uses nothing when it is lifted: not the card, nor what lies over it by now. */
    function onLift(event: Event): void {
      if (held) event.preventDefault();
      held = false;
    }

    /** A card that scrolls away is left; what scrolls elsewhere, such as the log with a new line, does not matter. */
    function onScroll(event: Event): void {
      if (over && event.target instanceof Node && event.target.contains(over)) end();
    }

    const onMenu = (event: Event): void => {
      if (start || held) event.preventDefault();
    };
    const listeners: [string, (event: never) => void, boolean][] = [
      ["pointerover", onOver, false],
      ["pointerleave", end, false],
      ["pointerdown", onDown, false],
      ["pointermove", onMove, false],
      ["pointerup", end, false],
      ["pointercancel", end, false],
      ["scroll", onScroll, true],
      ["touchend", onLift, false],
      ["contextmenu", onMenu, false],
    ];
    for (const [name, act, early] of listeners) root.addEventListener(name, act as EventListener, early);
    return () => {
      end();
      for (const [name, act, early] of listeners) root.removeEventListener(name, act as EventListener, early);
    };
  };
}
