/** Moving the glass over the map: by wheel, by a finger or the mouse that pushes, by two fingers that pinch. */
import type { Attachment } from "svelte/attachments";
import type { Point } from "./glass";

export interface Moves {
  push: (by: Point) => void;
  closer: (by: number, at: Point) => void;
}

/** How far a pointer moves before it pushes the map; until then it touches what lies under it. */
const SLACK = 8;
const WHEEL = 0.0018;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

export function moving({ push, closer }: Moves): Attachment<HTMLElement> {
  return (root) => {
    const fingers = new Map<number, Point>();
    let begin: Point | null = null;
    let pushing = false;

    const at = (event: PointerEvent | WheelEvent): Point => {
      const box = root.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };

    function onDown(event: PointerEvent): void {
      if (event.button !== 0) return;
      fingers.set(event.pointerId, at(event));
      if (fingers.size === 1) [begin, pushing] = [at(event), false];
    }

    function onMove(event: PointerEvent): void {
      const was = fingers.get(event.pointerId);
      if (!was) return;
      const now = at(event);
      const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      if (!pushing && !other && begin && distance(begin, now) < SLACK) return;
      if (!pushing) root.setPointerCapture(event.pointerId);
      pushing = true;
      if (other) {
        const apart = distance(was, other);
        if (apart > 0) closer(distance(now, other) / apart, between(now, other));
      }
      push({ x: (now.x - was.x) / fingers.size, y: (now.y - was.y) / fingers.size });
      fingers.set(event.pointerId, now);
    }

    function onUp(event: PointerEvent): void {
      fingers.delete(event.pointerId);
      begin = null;
    }

    /** What was pushed is not touched. */
    function onClick(event: MouseEvent): void {
      if (pushing) {
        event.stopPropagation();
        event.preventDefault();
      }
      pushing = false;
    }

    function onWheel(event: WheelEvent): void {
      event.preventDefault();
      closer(Math.exp(-event.deltaY * WHEEL), at(event));
    }

    const listeners: [string, (event: never) => void, AddEventListenerOptions][] = [
      ["pointerdown", onDown, {}],
      ["pointermove", onMove, {}],
      ["pointerup", onUp, {}],
      ["pointercancel", onUp, {}],
      ["click", onClick, { capture: true }],
      ["wheel", onWheel, { passive: false }],
    ];
    for (const [name, act, how] of listeners) root.addEventListener(name, act as EventListener, how);
    return () => {
      for (const [name, act, how] of listeners) root.removeEventListener(name, act as EventListener, how);
    };
  };
}
