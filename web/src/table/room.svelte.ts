/** What the frame of a table shows, from what the browser knows of it: everything by the names of people. */
import { guideOf, isDrawn, kitOf, type Moment } from "../games/registry";
import { api, words } from "../lib/api";
import { bonds } from "../lib/bonds.svelte";
import type { Steps } from "../protocol";
import { settings, timesAsLong } from "../lib/settings.svelte";
import { plain } from "../lib/wording";
import type { Care } from "./Absent.svelte";
import { boxOf, CLOSED } from "./box";
import { Desk } from "./desk.svelte";
import { rememberGuided, wasGuided, type GuideStep } from "./guide";
import { endingOf, namedEnding } from "./headline";
import { distinct, named, namedAsk, namedEntry, namedLine, type NamedEntry } from "./names";
import { inBar } from "./offering";
import { listenToTable } from "./shortcuts";
import type { Table } from "./table.svelte";
import { serverSays, t } from "../words/words";

export interface RoomProps {
  table: Table;
  info: NonNullable<Table["info"]>;
  view: NonNullable<Table["view"]>;
}

/** A move that waits to be confirmed. */
interface Pending {
  ask: number;
  option: string;
  cards: readonly number[];
  words: string;
}

/** For how long the end of a campaign is shown, in milliseconds, without a clock and with one. */
const HELD = 12_000;
const HURRIED = 4_000;

export class Room {
  readonly #props: () => RoomProps;
  readonly desk = new Desk();
  box = $state.raw(CLOSED);
  guide = $state.raw<GuideStep[]>([]);
  #readUpTo = $state(0);
  /** The end of a campaign or a round, while it is shown. */
  moment = $state.raw<(Moment & { log: NamedEntry[] }) | null>(null);
  #going: ReturnType<typeof setTimeout> | undefined;
  #pending = $state.raw<Pending | null>(null);

  constructor(props: () => RoomProps) {
    this.#props = props;
  }

  get #table(): Table {
    return this.#props().table;
  }
  get #info(): RoomProps["info"] {
    return this.#props().info;
  }

  readonly seats = $derived.by(() => distinct(this.#info.seats));
  /** The table as it is shown: now, or as it was while somebody looks back. */
  readonly shown = $derived.by(() => this.desk.past?.view ?? this.moment?.then?.view ?? this.#props().view);
  readonly ask = $derived.by(() =>
    this.desk.past || this.moment?.then ? null : namedAsk(this.#table.ask, this.seats),
  );
  readonly entries = $derived.by(() =>
    this.#table.journal.entries.map((entry) => namedEntry(entry, this.seats)),
  );
  /** What was told up to the moment that is shown. */
  readonly told = $derived.by(() => {
    const past = this.desk.past;
    if (past) return this.entries.filter(({ at }) => at <= past.at);
    return this.moment?.then ? this.moment.log : this.entries;
  });
  /** The options for the bar under the table. */
  readonly options = $derived.by(() =>
    this.desk.text ? [] : inBar(this.ask, this.shown, isDrawn(this.#info.game)),
  );
  /** What the hint thinks of the options, in the words in which they are offered. */
  readonly hints = $derived.by(() => {
    const offered = (option: string) => this.ask?.options.find((each) => each.option === option)?.words;
    return (
      this.#table.hint?.map((each) => ({
        ...each,
        words: offered(each.option) ?? each.words,
        because: plain(namedLine(each.reason ?? [], this.seats)),
      })) ?? null
    );
  });
  readonly hinted = $derived.by(() => this.#table.hint?.[0]?.option ?? null);
  readonly notice = $derived.by(() => {
    const notice = this.#table.notice;
    return notice && { ...notice, text: serverSays(named(notice.text, notice.pieces, this.seats)) };
  });
  readonly ending = $derived.by(() => namedEnding(endingOf(this.#props().view), this.seats));
  /** The move that waits to be confirmed; with its question it is gone. */
  readonly pending = $derived.by(() => (this.#pending?.ask === this.ask?.ask ? this.#pending : null));
  /** What is said here, without those whom one does not want to read. */
  readonly chat = $derived.by(() => this.#table.chat.filter(({ who = "" }) => bonds.of(who) === null));
  readonly chatOpen = $derived.by(() => this.desk.panel === "chat");
  readonly unread = $derived.by(() => (this.chatOpen ? 0 : Math.max(0, this.chat.length - this.#readUpTo)));

  /** Fetch what lies in the box, and listen to keys. Returns how to leave. */
  enter(): () => void {
    const [table, info] = [this.#table, this.#info];
    this.readChat();
    bonds.ask().catch(() => undefined); // then everybody is read
    void boxOf(info.game).then(
      (told) => (this.box = told),
      () => table.tell(t("The cards could not be fetched.")),
    );
    let left = false;
    void guideOf(info.game).then((steps) => {
      if (left) return;
      this.guide = steps;
      this.desk.guiding = steps.length > 0 && table.seat !== null && !this.ending && !wasGuided(info.game);
    });
    table.beforeNews = this.#hold;
    const stop = listenToTable(table, this);
    return () => {
      left = true;
      table.beforeNews = null;
      this.goOn();
      stop();
    };
  }

  /** Hold the table for a while where a campaign or a round ended, and the game goes on; not for those who want nothing to
  take time. */
  readonly #hold = (view: Record<string, unknown>, { steps, view: next }: Steps): void => {
    if (this.moment || endingOf(next) || settings.motion === "less") return;
    const events = steps.flatMap((step) => step.events ?? []);
    const found = kitOf(this.#info.game).moment?.(view, events, (seat) => this.#nameOf(seat));
    if (!found) return;
    const [first] = steps;
    const before = this.entries.filter(({ seq }) => seq < (first?.seq ?? 0));
    const told = {
      events: events.slice(0, found.then?.events),
      seq: first?.seq ?? 0,
      at: (before.at(-1)?.at ?? 0) + 1,
    };
    this.moment = { ...found, log: [...before, { ...told, seat: null, lines: [], answer: true }] };
    const held = this.#table.clock || !found.then ? HURRIED : HELD;
    this.#going = setTimeout(this.goOn, held * (timesAsLong() || 1));
  };

  #nameOf(seat: number): string {
    return this.seats.find((each) => each.seat === seat)?.name || `P${seat + 1}`;
  }

  /** Look at the moment for as long as one likes. */
  readonly stay = (): void => clearTimeout(this.#going);

  /** The next campaign may begin. */
  readonly goOn = (): void => {
    clearTimeout(this.#going);
    this.moment = null;
  };

  readChat(): void {
    this.#readUpTo = this.chat.length;
  }

  /** Answer, or ask first whether that is meant. */
  readonly choose = (option: string, cards: readonly number[] = []): void => {
    const confirm = settings.confirm;
    const asks = confirm === "all" || (confirm === "final" && this.#table.finals.has(option));
    const words = this.ask?.options.find((each) => each.option === option)?.words;
    if (asks && this.ask && words) this.#pending = { ask: this.ask.ask, option, cards, words };
    else void this.#table.choose(option, cards);
  };

  /** Make the move that waits to be confirmed. */
  readonly confirm = (): void => {
    const pending = this.pending;
    this.#pending = null;
    if (pending) void this.#table.choose(pending.option, pending.cards);
  };

  readonly dontConfirm = (): void => {
    this.#pending = null;
  };

  readonly why = (thing: string): void => {
    if (this.#table.ask) void this.#table.why(thing);
  };

  readonly zoom = (name: string): void => {
    if (this.box.cards.has(name)) this.desk.card = name;
  };

  readonly openRule = (rule: string): void => {
    this.desk.card = null;
    this.desk.endSeen = true;
    this.desk.rules = rule;
  };

  readonly lookBack = async (at: number): Promise<void> => {
    const wrong = await this.desk.lookBack(this.#info.id, at);
    if (wrong) this.#table.tell(wrong);
    else this.desk.open = false;
  };

  readonly takeSeat = (seat: number): Promise<void> => this.#attempt(api.sit(this.#info.id, seat));

  /** What can be done about others who are away; watchers can do nothing. */
  readonly care = $derived.by((): Care | null => {
    const [{ id, hosting }, seat] = [this.#info, this.#table.seat];
    if (seat === null && !hosting) return null;
    return {
      seat,
      hosting,
      nudge: (whom) =>
        void this.#attempt(api.nudge(id, whom).then(() => this.#table.tell(t("They are nudged.")))),
      vote: (whom) => void this.#attempt(api.vote(id, whom)),
      seatBot: (whom) => void this.#attempt(api.fill(id, { seat: whom, level: "level3" })),
    };
  });

  async #attempt(what: Promise<unknown>): Promise<void> {
    try {
      await what;
    } catch (error) {
      this.#table.tell(words(error));
    }
  }

  /** While the guide speaks, clocks stand still, and Enter leads to its next tip. */
  readonly guideSpeaks = (speaks: boolean, next: () => void): void => {
    this.desk.nextTip = speaks ? next : null;
    this.#table.guided(speaks);
  };

  readonly endGuide = (): void => {
    this.desk.guiding = false;
    rememberGuided(this.#info.game);
  };
}
