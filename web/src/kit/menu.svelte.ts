/** The small menu beside a thing that several options touch. There is one at a time; the frame draws it. */
import type { OptionInfo } from "../protocol";

class Menu {
  anchor = $state.raw<Element | null>(null);
  options = $state.raw<OptionInfo[]>([]);
}

export const menu = new Menu();

/** Offer these options beside an element; choosing one answers the question. */
export function openMenu(anchor: Element, options: OptionInfo[]): void {
  menu.anchor = anchor;
  menu.options = options;
}

export function closeMenu(): void {
  menu.anchor = null;
  menu.options = [];
}
