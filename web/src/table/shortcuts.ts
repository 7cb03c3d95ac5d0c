/** What the keys of the table do. */
import { closeMenu, menu } from "../kit/menu.svelte";
import type { Desk, Panel } from "./desk.svelte";
import { listen } from "./keys";
import type { Table } from "./table.svelte";
import { focusedCard } from "./zooming";
import { t } from "../words/words";

/** Where a move may wait to be confirmed. */
interface Confirming {
  readonly pending: object | null;
  choose: (option: string) => void;
  dontConfirm: () => void;
  /** The end of a part of the game that is shown now. */
  readonly moment: object | null;
  goOn: () => void;
  endGuide: () => void;
}

const isNarrow = (): boolean => matchMedia("(width <= 60rem)").matches;

/** Listen until the table is left. Returns how to stop. */
export function listenToTable(table: Table, room: Confirming & { desk: Desk }): () => void {
  const desk = room.desk;
  return listen(() => ({
    u: () => void table.undo(),
    p: () => (room.moment ? room.goOn() : decline(table, room)),
    escape: () => {
      if (room.moment) room.goOn();
      else if (room.pending) room.dontConfirm();
      else if (menu.anchor) closeMenu();
      else if (desk.clear()) return;
      else if (desk.nextTip) room.endGuide();
      else takeBack(table, desk);
    },
    ...(desk.nextTip && nothingInFocus() ? { enter: desk.nextTip } : {}),
    h: () => void table.wantHint(),
    "?": () => (desk.help = true),
    // Whoever was just told why not wants to read that rule.
    r: () => (desk.rules = table.notice?.rule ?? ""),
    t: () => (desk.text = !desk.text),
    l: () => show(desk, "log"),
    c: () => show(desk, "chat"),
    i: () => {
      const card = focusedCard();
      if (card) desk.card = card;
    },
  }));
}

/** Pass, go on or end the turn, where the question can be declined. */
function decline(table: Table, room: Confirming): void {
  const option = table.ask?.decline;
  if (option) room.choose(option);
  else table.tell(t("There is nothing to pass on now."));
}

/** Whether Enter would do nothing by itself. */
const nothingInFocus = (): boolean => document.activeElement === document.body;

/** Esc closes what lies in front; with nothing in front it takes back what can be taken back at once. */
function takeBack(table: Table, desk: Desk): void {
  if (desk.open && isNarrow()) desk.open = false;
  else if (table.hint) table.hint = null;
  else if (table.notice) table.notice = null;
  else if (table.canUndo) void table.undo();
}

/** On a phone a panel opens and closes; beside a wide table it comes to the front, with the focus in it. */
function show(desk: Desk, panel: Panel): void {
  if (isNarrow()) return desk.toggle(panel);
  desk.panel = panel;
  if (panel === "log") requestAnimationFrame(focusLog);
}

function focusLog(): void {
  document.querySelector<HTMLElement>("[data-zone='log'] [tabindex='0']")?.focus();
}
