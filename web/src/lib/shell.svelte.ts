/** The dialogs that belong to no page: settings, and who one is. Any page may open them. */
import { person } from "./person.svelte";

export type Sheet = "settings" | "person" | null;

let sheet = $state<Sheet>(null);
let waiting: (() => void) | null = null;

export const shell = {
  /** The dialog that is open. */
  get sheet(): Sheet {
    return sheet;
  },
  openSettings(): void {
    sheet = "settings";
  },
  openPerson(): void {
    sheet = "person";
  },
  close(): void {
    sheet = null;
    waiting?.();
    waiting = null;
  },
};

/** Whoever has no name yet is asked for one. True once there is a name, false if the person would rather not. */
export async function nameFirst(): Promise<boolean> {
  if (!person.known) await person.ask();
  if (person.me) return true;
  shell.close();
  await new Promise<void>((done) => {
    waiting = done;
    sheet = "person";
  });
  return person.me !== null;
}
