/**
 * A table as the browser knows it. The server says what happened; this folds it, remembers what was already seen, and
 * sends what the person decides. Nothing here changes the table before the server has said so.
 */
import { SvelteSet } from "svelte/reactivity";
import { Connection, ConnectionLost, isFinal, type Reply, type Socket, type Word } from "../lib/socket";
import type {
  AskInfo,
  ChatLine,
  ClockInfo,
  FromServer,
  Refused,
  Steps,
  TableInfo,
  Thought,
  UndoWish,
} from "../protocol";
import type { Wishes } from "../lib/wishes";
import { EMPTY, fold, since, type Journal, type Pieces } from "./journal";
import { t } from "../words/words";

/** Something said to this person alone: a refusal, a reason, a remark. */
export interface Notice {
  text: string;
  /** The text again where it names somebody. */
  pieces?: Pieces | undefined;
  rule: string | null;
  ruleWords: string | null;
}

/** After so long away, "since you left" is worth a panel. */
const LONG_AWAY = 30_000;

export class Table {
  info = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  view = $state.raw<Record<string, unknown> | null>(null);
  ask = $state.raw<AskInfo | null>(null);
  finals = new SvelteSet<string>();
  journal = $state.raw<Journal>(EMPTY);
  chat = $state.raw<ChatLine[]>([]);
  clock = $state.raw<{ info: ClockInfo; at: number } | null>(null);
  wish = $state.raw<UndoWish | null>(null);
  canUndo = $state(false);
  mayAskUndo = $state(false);
  /** The rules break on every answer to what is asked. */
  stuck = $state(false);
  connected = $state(false);
  /** The server will not have us: the code it closed with. */
  closed = $state(0);
  /** The option that is on its way. */
  sending = $state<string | null>(null);
  /** The number of the question that the person declined before its pause was over. */
  declined = $state(-1);
  notice = $state.raw<Notice | null>(null);
  hint = $state.raw<Thought[] | null>(null);
  thinking = $state(false);
  /** The lines told while the person was away. */
  missed = $state.raw<Pieces[]>([]);
  /** The lines told by the last message, for ears and eyes. */
  news = $state.raw<Pieces[]>([]);

  /** Called with the table as it was and with what happened, before that is shown. */
  beforeNews: ((view: Record<string, unknown>, message: Steps) => void) | null = null;

  #connection: Connection;
  #left: { seq: number; at: number } | null = null;
  /** How often in a row a message did not fit the journal. */
  #astray = 0;
  /** The answer on its way was on it when the connection broke. */
  #lost = false;

  constructor(
    readonly id: string,
    address: string,
    open?: (address: string) => Socket,
  ) {
    const listener = {
      seen: () => this.journal.seen,
      hear: (message: FromServer) => this.#hear(message),
      changed: (connected: boolean, code: number) => this.#changed(connected, code),
    };
    this.#connection = open ? new Connection(address, listener, open) : new Connection(address, listener);
  }

  start(): void {
    this.#left = recall(this.id);
    document.addEventListener("visibilitychange", this.#looked);
    window.addEventListener("pagehide", this.#away);
    this.#connection.start();
  }

  stop(): void {
    this.#away();
    document.removeEventListener("visibilitychange", this.#looked);
    window.removeEventListener("pagehide", this.#away);
    this.#connection.stop();
  }

  // What the person does

  /** Answer the open question. The answer counts only once the server has it; until then nothing moves. */
  async choose(option: string, cards: readonly number[] = []): Promise<void> {
    const ask = this.ask;
    if (!ask || this.sending !== null) return;
    this.notice = null;
    if (this.connected) this.sending = option;
    const order = cards.length > 1 ? { cards: [...cards] } : {};
    const reply = await this.#say({ type: "answer", ask: ask.ask, option, ...order });
    // Of a lost answer nobody knows whether it arrived; the steps after the next hello will tell.
    if (reply) this.sending = null;
    // What is only acknowledged is held back until the pause is over.
    if (reply?.type === "ack" && this.ask?.ask === ask.ask) this.declined = ask.ask;
  }

  /** Think about a question that would be declined by itself. */
  async wait(): Promise<void> {
    const ask = this.ask;
    if (!ask) return;
    const reply = await this.#say({ type: "wait", ask: ask.ask });
    if (reply?.type === "ack" && this.ask?.ask === ask.ask) this.ask = { ...this.ask, pause: null };
  }

  /** Say what one wants to be asked from now on. */
  async prefer(wishes: Wishes): Promise<void> {
    await this.#say({ type: "prefer", ...wishes });
  }

  async why(thing: string): Promise<void> {
    const reply = await this.#say({ type: "why", thing });
    if (reply?.type !== "because") return;
    const { text, pieces, rule, rule_words: ruleWords } = reply;
    this.notice = { text, pieces, rule, ruleWords };
  }

  async undo(): Promise<void> {
    if (!this.canUndo && !this.mayAskUndo) return this.tell(t("There is nothing of yours to take back."));
    await this.#say({ type: "undo" });
  }

  /** End a game that the rules cannot go on with, or ask the others. */
  async takeAsDrawn(): Promise<void> {
    await this.#say({ type: "draw" });
  }

  async allow(accept: boolean): Promise<void> {
    await this.#say({ type: "allow", accept });
  }

  async wantHint(): Promise<void> {
    const ask = this.ask;
    if (!ask || this.thinking) return;
    this.thinking = true;
    const reply = await this.#say({ type: "hint", ask: ask.ask });
    this.thinking = false;
    if (reply?.type === "hint" && reply.ask === this.ask?.ask) this.hint = reply.thoughts;
  }

  /** Tell that the guide speaks, so that the clock stands still in a first game. */
  guided(speaks: boolean): void {
    if (this.connected && this.clock) void this.#say({ type: "guided", speaks });
  }

  /** Say something at the table; gives whether it was said. */
  async speak(text: string): Promise<boolean> {
    return (await this.#say({ type: "chat", text }))?.type === "ack";
  }

  tell(text: string): void {
    this.notice = { text, rule: null, ruleWords: null };
  }

  // What the server says

  /** Say a word; a refusal or a lost connection becomes a notice. */
  async #say(word: Word): Promise<Reply | null> {
    if (!this.connected) {
      this.tell(t("There is no connection just now. Parlour keeps trying."));
      return null;
    }
    const reply = await this.#sayQuietly(word);
    if (reply?.type === "refused") this.notice = refusal(reply);
    return reply;
  }

  /** Say a word of which the person knows nothing, and need not hear what came of it. */
  async #sayQuietly(word: Word): Promise<Reply | null> {
    if (!this.connected) return null;
    try {
      return await this.#connection.ask(word);
    } catch (error) {
      // The banner says that the connection is lost; here is nothing to add.
      if (error instanceof ConnectionLost) return null;
      throw error;
    }
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.info = message.table;
        this.seat = message.seat;
        this.chat = message.chat;
        break;
      case "steps":
        this.#step(message);
        break;
      case "table":
        this.info = message.table;
        this.seat = message.table.seats.find((seat) => seat.you)?.seat ?? null;
        break;
      case "chat":
        this.chat = [...this.chat, message.line];
        break;
      case "undo":
        this.wish = message.wish;
        break;
      case "nudge":
        this.tell(t("{name} waits for you.", { name: message.name }));
        break;
    }
  }

  #step(message: Steps): void {
    const journal = fold(this.journal, message);
    if (!journal) return this.#goAstray();
    this.#astray = 0;
    const before = this.journal.seen;
    this.journal = journal;
    this.news = before === 0 ? [] : since(journal, before);
    if (before > 0 && this.view) this.beforeNews?.(this.view, message);
    this.view = message.view;
    this.canUndo = message.can_undo;
    this.mayAskUndo = message.may_ask_undo;
    this.wish = message.undo_wish;
    this.stuck = message.stuck ?? false;
    this.clock = message.clock && { info: message.clock, at: performance.now() };
    this.#settle(message.ask);
    this.#comeBack();
  }

  /** Take the question as it stands now; an answer that was on its way when the connection broke has now arrived or not. */
  #settle(ask: AskInfo | null): void {
    const same = ask !== null && ask.ask === this.ask?.ask;
    if (this.sending !== null && this.#lost) {
      if (same) this.tell(t("Your answer did not arrive. Please choose again."));
      this.sending = null;
      this.#lost = false;
    }
    this.ask = ask;
    if (same) return;
    this.hint = null;
    this.finals.clear();
    if (ask) void this.#askFinals(ask.ask);
  }

  /** What cannot be taken back is marked where people would have to agree; bots always do. */
  async #askFinals(ask: number): Promise<void> {
    if (this.#aloneWithBots) return;
    const reply = await this.#sayQuietly({ type: "final", ask }); // the question may have answered itself meanwhile
    if (reply?.type === "finals" && reply.ask === this.ask?.ask)
      reply.options.forEach((option) => this.finals.add(option));
  }

  get #aloneWithBots(): boolean {
    const others = this.info?.seats.filter(({ you }) => !you) ?? [];
    return others.length > 0 && others.every(({ kind }) => kind === "bot");
  }

  /** A step is missing: ask for what was missed, and if that does not help, for everything. */
  #goAstray(): void {
    this.#astray += 1;
    if (this.#astray > 1) this.journal = EMPTY;
    if (this.#astray <= 3) this.#connection.hello();
  }

  #changed(connected: boolean, code: number): void {
    this.connected = connected;
    if (connected) return;
    this.#lost = this.sending !== null;
    if (isFinal(code)) this.closed = code;
    this.#left ??= { seq: this.journal.seen, at: Date.now() };
  }

  // Being away

  #looked = (): void => {
    if (document.visibilityState === "hidden") this.#away();
    else this.#comeBack();
  };

  #away = (): void => {
    if (this.journal.seen === 0) return;
    this.#left ??= { seq: this.journal.seen, at: Date.now() };
    remember(this.id, this.#left);
  };

  /** Back at the table: what was told in the meantime is shown, if the absence was long. */
  #comeBack(): void {
    if (document.visibilityState === "hidden" || !this.#left) return;
    const { seq, at } = this.#left;
    this.#left = null;
    if (Date.now() - at > LONG_AWAY) this.missed = since(this.journal, seq);
  }
}

function refusal(reply: Refused): Notice {
  return { text: reply.error, rule: reply.rule ?? null, ruleWords: reply.rule_words ?? null };
}

const keyOf = (id: string): string => `parlour.left.${id}`;

function remember(id: string, left: { seq: number; at: number }): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(left));
  } catch {
    // A browser that keeps nothing only loses "since you left".
  }
}

function recall(id: string): { seq: number; at: number } | null {
  try {
    const left: unknown = JSON.parse(localStorage.getItem(keyOf(id)) ?? "null");
    return left !== null && typeof left === "object" && "seq" in left && "at" in left
      ? (left as { seq: number; at: number })
      : null;
  } catch {
    return null;
  }
}
