/** Whom one has muted or blocked: what they say is left out. */
import type { Bond, Bonds } from "../protocol";
import { api } from "./api";

let people = $state.raw<Bond[]>([]);

async function take(told: Promise<Bonds>): Promise<void> {
  people = (await told).people;
}

export const bonds = {
  get people(): Bond[] {
    return people;
  },
  /** How one stands to somebody: "mute", "block", or null. */
  of(who: string): Bond["kind"] | null {
    return people.find((each) => each.who === who)?.kind ?? null;
  },
  ask: () => take(api.bonds()),
  bind: (table: string, who: string, kind: Bond["kind"]) => take(api.bind(table, who, kind)),
  end: (who: string) => take(api.unbind(who)),
};
