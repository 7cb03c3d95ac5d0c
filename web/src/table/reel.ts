/** The views of a replay, each fetched once and kept for a while. */
import { api } from "../lib/api";

const KEPT = 200;

export class Reel {
  #kept = new Map<string, Promise<Record<string, unknown>>>();

  constructor(private table: string) {}

  /** The table after so many answers, through somebody's eyes. */
  view(at: number, eyes: string): Promise<Record<string, unknown>> {
    const key = `${eyes} ${at}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const view = api.replay(this.table, at, eyes).then((told) => told.view);
    view.catch(() => this.#kept.delete(key)); // a failure is not kept: the next look tries again
    this.#kept.set(key, view);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return view;
  }
}
