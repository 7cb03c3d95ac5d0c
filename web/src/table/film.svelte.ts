/** A replay: the timeline, the moment looked at, and the views around it, fetched when they are needed. */
import { api, words } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { Timeline } from "../protocol";
import type { Entry } from "./journal";
import { Reel } from "./reel";

const PACE = 1100;
/** How quickly a replay goes, by the setting of the person. */
export const SPEEDS = { half: 0.5, normal: 1, double: 2, four: 4 } as const;

export class Film {
  timeline = $state.raw<Timeline | null>(null);
  view = $state.raw<Record<string, unknown> | null>(null);
  /** The moment asked for; `shown` is the one in sight. */
  at = $state(0);
  shown = $state(0);
  eyes = $state("");
  playing = $state(false);
  wrong = $state("");

  #reel: Reel;
  /** How often the eyes were changed: what comes late for earlier ones is not shown. */
  #looks = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    at = 0,
  ) {
    this.at = at;
    this.#reel = new Reel(table);
  }

  /** What happened, in the shape of a log. */
  get entries(): Entry[] {
    return (this.timeline?.moments ?? []).map(({ at, seat, lines, events }) => ({
      seq: at,
      seat,
      lines,
      events,
      at,
      answer: seat !== null,
    }));
  }

  /** Look through somebody's eyes: a seat, "watcher" or "all"; without a wish through one's own. */
  async look(eyes?: string): Promise<void> {
    const look = ++this.#looks;
    try {
      const timeline = await api.timeline(this.table, eyes);
      const first = eyes ?? (await api.replay(this.table, 0)).eyes;
      if (look !== this.#looks) return;
      this.timeline = timeline;
      this.eyes = first;
      await this.go(Math.min(this.at, timeline.length));
    } catch (error) {
      this.wrong = words(error);
    }
  }

  /** Show a moment. Whoever moves the slider fast sees only where it comes to rest. */
  async go(at: number): Promise<void> {
    const wanted = Math.max(0, Math.min(at, this.timeline?.length ?? 0));
    const eyes = this.eyes;
    this.at = wanted;
    try {
      const view = await this.#reel.view(wanted, eyes);
      if (this.at !== wanted || this.eyes !== eyes) return;
      this.view = view;
      this.shown = wanted;
      this.wrong = "";
      if (wanted < (this.timeline?.length ?? 0))
        void this.#reel.view(wanted + 1, this.eyes).catch(() => undefined);
    } catch (error) {
      this.wrong = words(error);
      this.pause();
    }
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.at === this.timeline?.length) this.at = 0;
    this.playing = true;
    void this.go(this.at).then(() => this.#later());
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #later(): void {
    clearTimeout(this.#timer);
    if (!this.playing) return;
    if (this.at >= (this.timeline?.length ?? 0)) return this.pause();
    this.#timer = setTimeout(
      () => void this.go(this.at + 1).then(() => this.#later()),
      PACE / SPEEDS[settings.replay],
    );
  }
}
