/** What lies open in front of one person: panels, dialogs, a card held close, a look into the past. */
import { api, words } from "../lib/api";

export type Panel = "log" | "chat" | "people";

export class Desk {
  /** The panel beside the table; on a phone it is a sheet over it, closed at first. */
  panel = $state<Panel>("log");
  open = $state(false);
  help = $state(false);
  /** The rules, opened at a rule ("" for the beginning), or closed (null). */
  rules = $state<string | null>(null);
  /** The card that is held close. */
  card = $state<string | null>(null);
  /** The table as text. */
  text = $state(false);
  leaving = $state(false);
  /** Somebody about whom one wants to do something. */
  about = $state.raw<{ who: string; name: string } | null>(null);
  /** Whether the end of the game was looked at and put aside. */
  endSeen = $state(false);
  guiding = $state(false);
  /** The way to the next tip, while the guide speaks. */
  nextTip: (() => void) | null = null;
  /** The table as it was, while the person looks back. */
  past = $state.raw<{ at: number; view: Record<string, unknown> } | null>(null);

  /** Show the table as it was after so many answers. Gives what went wrong, or "". */
  async lookBack(table: string, at: number): Promise<string> {
    try {
      const { view } = await api.replay(table, at);
      this.past = { at, view };
      return "";
    } catch (error) {
      return words(error);
    }
  }

  /** Open a panel, or close it where it is the one in front. */
  toggle(panel: Panel): void {
    this.open = !(this.open && this.panel === panel);
    this.panel = panel;
  }

  /** Close what lies in front. Gives whether there was something. */
  clear(): boolean {
    if (this.card !== null) this.card = null;
    else if (this.past) this.past = null;
    else if (this.text) this.text = false;
    else return false;
    return true;
  }
}
