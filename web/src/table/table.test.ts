import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Socket } from "../lib/socket";
import type { AskInfo, FromServer, Step, Steps, TableInfo } from "../protocol";
import { Table } from "./table.svelte";

/** A socket whose other end is the test. */
class FakeSocket implements Socket {
  static all: FakeSocket[] = [];
  readyState: Socket["readyState"] = 0;
  sent: Record<string, unknown>[] = [];
  onopen: WebSocket["onopen"] = null;
  onclose: WebSocket["onclose"] = null;
  onmessage: WebSocket["onmessage"] = null;
  onerror: WebSocket["onerror"] = null;

  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.call(this as unknown as WebSocket, new Event("open"));
  }
  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent("close", { code }));
  }
  says(message: FromServer): void {
    const event = new MessageEvent("message", { data: JSON.stringify(message) });
    this.onmessage?.call(this as unknown as WebSocket, event);
  }
  last(type: string): Record<string, unknown> | undefined {
    return this.sent.filter((word) => word["type"] === type).at(-1);
  }
}

const info = { id: "t", game: "alliances", seats: [] } as unknown as TableInfo;
const question = (ask: number): AskInfo => ({
  ask,
  what: "play",
  prompt: "Play a card",
  options: [{ option: "7", words: "7E", touches: { card: 3 } }],
});
const step = (seq: number, more: Partial<Step> = {}): Step => ({
  seq,
  seat: 1,
  lines: [[`line ${seq}`]],
  ...more,
});

function steps(list: Step[], more: Partial<Steps> = {}): Steps {
  const seq = list.at(-1)?.seq ?? 0;
  return {
    type: "steps",
    seq,
    steps: list,
    view: { seq },
    ask: null,
    can_undo: false,
    may_ask_undo: false,
    undo_wish: null,
    clock: null,
    ...more,
  };
}

const newest = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;
const told = (table: Table): string[] => table.journal.entries.flatMap((entry) => entry.lines).map(String);
const settle = () => vi.advanceTimersByTimeAsync(0);

function sitDown(first: Steps = steps([step(1)]), about = info): Table {
  const table = new Table("t", "ws://test/ws/tables/t", () => new FakeSocket());
  table.start();
  greet(first, about);
  return table;
}

function greet(first: Steps, about = info): void {
  newest().opens();
  newest().says({ type: "welcome", table: about, seat: 0, chat: [] });
  newest().says(first);
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  localStorage.clear();
});
afterEach(() => void vi.useRealTimers());

describe("a table", () => {
  it("says hello with nothing seen and takes what it is told", () => {
    const table = sitDown(steps([step(1), step(2)], { ask: question(2) }));
    expect(newest().sent[0]).toEqual({ type: "hello", seen: 0 });
    expect(table.connected).toBe(true);
    expect(told(table)).toEqual(["line 1", "line 2"]);
    expect(table.view).toEqual({ seq: 2 });
    expect(table.ask?.prompt).toBe("Play a card");
  });

  it("asks what cannot be taken back for every new question, once", async () => {
    const table = sitDown(steps([step(1)], { ask: question(1) }));
    const word = newest().last("final");
    expect(word).toMatchObject({ ask: 1 });
    newest().says({ type: "finals", ref: word?.["ref"] as number, ask: 1, options: ["7"] });
    await settle();
    expect(table.finals.has("7")).toBe(true);
    newest().says(steps([step(2)], { ask: question(1) }));
    expect(newest().sent.filter((each) => each["type"] === "final")).toHaveLength(1);
    expect(table.finals.has("7")).toBe(true);
  });

  it("marks nothing as final alone with bots, who always agree to take back", () => {
    const seats = [
      { seat: 0, kind: "person", you: true },
      { seat: 1, kind: "bot", you: false },
    ];
    const table = sitDown(steps([step(1)], { ask: question(1) }), { ...info, seats } as unknown as TableInfo);
    expect(table.ask?.ask).toBe(1);
    expect(newest().last("final")).toBeUndefined();
  });

  it("says nothing where that question has answered itself meanwhile", async () => {
    const table = sitDown(steps([step(1)], { ask: question(1) }));
    const ref = newest().last("final")?.["ref"] as number;
    newest().says({ type: "refused", ref, error: "it is not your turn", rule: null, rule_words: null });
    await settle();
    expect(table.notice).toBeNull();
  });

  it("says in which order cards were picked, where there are several", () => {
    const table = sitDown(steps([step(1)], { ask: question(1) }));
    void table.choose("7", [12, 5]);
    expect(newest().last("answer")).toMatchObject({ ask: 1, option: "7", cards: [12, 5] });
  });

  it("says nothing of an order where one card was picked", () => {
    const table = sitDown(steps([step(1)], { ask: question(1) }));
    void table.choose("7", [12]);
    expect(newest().last("answer")).not.toHaveProperty("cards");
  });

  it("knows that a question is declined which is only acknowledged", async () => {
    const table = sitDown(steps([step(1)], { ask: { ...question(1), decline: "7", pause: 6 } }));
    void table.choose("7");
    newest().says({ type: "ack", ref: newest().last("answer")?.["ref"] as number, seq: 1 });
    await settle();
    expect(table.declined).toBe(1);
    expect(table.sending).toBeNull();
  });

  it("may think about a question that would be declined by itself", async () => {
    const table = sitDown(steps([step(1)], { ask: { ...question(1), decline: "7", pause: 6 } }));
    void table.wait();
    const word = newest().last("wait");
    expect(word).toMatchObject({ ask: 1 });
    newest().says({ type: "ack", ref: word?.["ref"] as number, seq: 1 });
    await settle();
    expect(table.ask?.pause).toBeNull();
  });

  it("says what the person wants to be asked", () => {
    const table = sitDown();
    void table.prefer({ reactions: "turn", endings: "ask", only_ways: "ask", bots: "slow" });
    expect(newest().last("prefer")).toMatchObject({ reactions: "turn", endings: "ask", bots: "slow" });
  });

  it("comes back with the last number seen and gets exactly what was missed", async () => {
    const table = sitDown(steps([step(1), step(2)]));
    newest().breaks();
    expect(table.connected).toBe(false);
    await vi.advanceTimersByTimeAsync(600);
    expect(FakeSocket.all).toHaveLength(2);
    greet(steps([step(3), step(4)]));
    expect(newest().sent[0]).toEqual({ type: "hello", seen: 2 });
    expect(told(table)).toEqual(["line 1", "line 2", "line 3", "line 4"]);
  });

  it("waits longer after every failure, and not at all when the network is back", async () => {
    sitDown();
    newest().breaks();
    await vi.advanceTimersByTimeAsync(600);
    newest().breaks();
    await vi.advanceTimersByTimeAsync(400);
    expect(FakeSocket.all).toHaveLength(2);
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(3);
  });

  it("does not trust a connection that answers no ping", async () => {
    const table = sitDown();
    await vi.advanceTimersByTimeAsync(25_000);
    expect(newest().last("ping")).toBeDefined();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(table.connected).toBe(false);
    await vi.advanceTimersByTimeAsync(600);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("says hello again when a step is missing, and changes nothing meanwhile", () => {
    const table = sitDown(steps([step(1)]));
    newest().says(steps([step(3)]));
    expect(newest().last("hello")).toEqual({ type: "hello", seen: 1 });
    expect(table.view).toEqual({ seq: 1 });
    newest().says(steps([step(2), step(3)]));
    expect(told(table)).toEqual(["line 1", "line 2", "line 3"]);
  });

  it("asks for everything when asking for the missing did not help", () => {
    const table = sitDown(steps([step(1)]));
    newest().says(steps([step(3)]));
    newest().says(steps([step(3)]));
    expect(newest().last("hello")).toEqual({ type: "hello", seen: 0 });
    newest().says(steps([step(1), step(2), step(3)]));
    expect(told(table)).toEqual(["line 1", "line 2", "line 3"]);
  });

  it("forgets the lines of what was taken back", () => {
    const table = sitDown(steps([step(1), step(2)]));
    newest().says(steps([step(3, { lines: [], undone: 1 })]));
    expect(told(table)).toEqual(["line 1"]);
  });

  it("sends one answer at a time and waits until it is stored", async () => {
    const table = sitDown(steps([step(1)], { ask: question(1) }));
    void table.choose("7");
    void table.choose("7");
    const words = newest().sent.filter((word) => word["type"] === "answer");
    expect(words).toHaveLength(1);
    expect(words[0]).toMatchObject({ ask: 1, option: "7" });
    expect(table.sending).toBe("7");
    newest().says({ ...steps([step(2)]), ref: words[0]?.["ref"] as number });
    await settle();
    expect(table.sending).toBeNull();
    expect(table.ask).toBeNull();
  });

  it("tells why an answer was refused, with the rule", async () => {
    const table = sitDown(steps([step(1)], { ask: question(1) }));
    void table.choose("7");
    const ref = newest().last("answer")?.["ref"] as number;
    newest().says({
      type: "refused",
      ref,
      error: "The question is gone.",
      rule: "AL-050",
      rule_words: "Follow.",
    });
    await settle();
    expect(table.notice).toEqual({ text: "The question is gone.", rule: "AL-050", ruleWords: "Follow." });
    expect(table.sending).toBeNull();
  });

  it("says so when an answer got lost with the connection", async () => {
    const table = sitDown(steps([step(1)], { ask: question(1) }));
    void table.choose("7");
    newest().breaks();
    await vi.advanceTimersByTimeAsync(600);
    expect(table.sending).toBe("7");
    greet(steps([], { seq: 1, ask: question(1) }));
    expect(table.sending).toBeNull();
    expect(table.notice?.text).toContain("did not arrive");
  });

  it("is content when the lost answer did arrive", async () => {
    const table = sitDown(steps([step(1)], { ask: question(1) }));
    void table.choose("7");
    newest().breaks();
    await vi.advanceTimersByTimeAsync(600);
    greet(steps([step(2, { seat: 0 })]));
    await settle();
    expect(table.sending).toBeNull();
    expect(table.notice).toBeNull();
    expect(told(table)).toEqual(["line 1", "line 2"]);
  });

  it("keeps in step with another tab of the same person", async () => {
    const table = sitDown(steps([step(1)], { ask: question(1) }));
    newest().says(steps([step(2, { seat: 0 })]));
    expect(table.ask).toBeNull();
    await table.choose("7");
    expect(newest().last("answer")).toBeUndefined();
  });

  it("knows that the rules cannot go on, and asks for a draw", () => {
    const table = sitDown(steps([step(1)], { ask: question(1) }));
    newest().says(steps([step(2, { seat: null })], { stuck: true }));
    expect(table.stuck).toBe(true);
    void table.takeAsDrawn();
    expect(newest().last("draw")).toBeDefined();
    newest().says(steps([step(3, { lines: [], undone: 1 })], { ask: question(3) }));
    expect(table.stuck).toBe(false);
  });

  it("says nothing into a lost connection", async () => {
    const table = sitDown(steps([step(1)], { ask: question(1) }));
    newest().breaks();
    await table.choose("7");
    expect(table.sending).toBeNull();
    expect(table.notice?.text).toContain("no connection");
  });

  it("shows what happened during a long absence", async () => {
    const table = sitDown(steps([step(1)]));
    newest().breaks();
    window.dispatchEvent(new Event("offline"));
    await vi.advanceTimersByTimeAsync(31_000);
    greet(steps([step(2), step(3)]));
    expect(table.missed.map(String)).toEqual(["line 2", "line 3"]);
  });

  it("spares the person the news of a short break", async () => {
    const table = sitDown(steps([step(1)]));
    newest().breaks();
    await vi.advanceTimersByTimeAsync(600);
    greet(steps([step(2)]));
    expect(table.missed).toEqual([]);
  });

  it("remembers what was seen when the page was closed", async () => {
    sitDown(steps([step(1)])).stop();
    await vi.advanceTimersByTimeAsync(31_000);
    const table = sitDown(steps([step(1), step(2)]));
    expect(table.missed.map(String)).toEqual(["line 2"]);
  });

  it("does not try again where the server has sent it away", async () => {
    const table = sitDown();
    newest().breaks(4404);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(table.closed).toBe(4404);
  });
});
