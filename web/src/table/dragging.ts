/**
 * Click first, drag second: a lit card may also be taken by the mouse and dropped outside of its zone, which is the
 * same as pressing it. Fingers push hands along and hold cards close; they tap.
 */
import type { Attachment } from "svelte/attachments";

const SLACK = 8;

interface Taken {
  card: HTMLElement;
  x: number;
  y: number;
}

export const dragging: Attachment<HTMLElement> = (root) => {
  let taken: Taken | null = null;
  let ghost: HTMLElement | null = null;
  /** The click that the browser makes of the end of a drag is none. */
  let ending = false;

  function onDown(event: PointerEvent): void {
    putBack();
    if (event.pointerType === "touch" || event.button !== 0 || !(event.target instanceof Element)) return;
    const card = event.target.closest<HTMLElement>("[data-zone] .lit[data-card]");
    if (card) taken = { card, x: event.clientX, y: event.clientY };
  }

  function onMove(event: PointerEvent): void {
    if (!taken) return;
    const [across, down] = [event.clientX - taken.x, event.clientY - taken.y];
    if (!ghost && Math.hypot(across, down) <= SLACK) return;
    ghost ??= root.appendChild(pictureOf(taken.card));
    ghost.style.translate = `${across}px ${down}px`;
    ghost.classList.toggle("ready", isOutside(taken.card, event));
  }

  function onUp(event: PointerEvent): void {
    if (taken && ghost) {
      const { card } = taken;
      ending = true;
      setTimeout(() => (ending = false));
      if (isOutside(card, event) && card.isConnected) card.click();
    }
    putBack();
  }

  function putBack(): void {
    ghost?.remove();
    taken = ghost = null;
  }

  function onClick(event: MouseEvent): void {
    if (!ending || !event.isTrusted) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !ghost) return;
    event.preventDefault();
    event.stopPropagation();
    ending = true; // the button of the mouse is still down, and coming up it would click
    window.addEventListener("pointerup", () => setTimeout(() => (ending = false)), { once: true });
    putBack();
  }

  const gone = new AbortController();
  const { signal } = gone;
  root.addEventListener("pointerdown", onDown, { signal });
  root.addEventListener("click", onClick, { signal, capture: true });
  window.addEventListener("pointermove", onMove, { signal });
  window.addEventListener("pointerup", onUp, { signal });
  window.addEventListener("pointercancel", putBack, { signal });
  window.addEventListener("keydown", onKey, { signal, capture: true });
  return () => {
    putBack();
    gone.abort();
  };
};

/** Whether the mouse has left the zone of a card. */
function isOutside(card: Element, { clientX, clientY }: PointerEvent): boolean {
  const box = card.closest("[data-zone]")?.getBoundingClientRect();
  if (!box) return false;
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}

/** A picture of a card where it lies, to be moved over everything. */
function pictureOf(card: HTMLElement): HTMLElement {
  const { left, top, width, height } = card.getBoundingClientRect();
  const ghost = document.createElement("div");
  ghost.className = "dragged";
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  Object.assign(ghost.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  const copy = card.cloneNode(true) as HTMLElement;
  for (const each of [copy, ...copy.querySelectorAll<HTMLElement>("[data-card], [id]")]) {
    delete each.dataset?.["card"];
    each.removeAttribute("id");
  }
  copy.classList.remove("lit", "hinted");
  Object.assign(copy.style, { position: "static", margin: "0", width: "100%", height: "100%" });
  ghost.append(copy);
  return ghost;
}
