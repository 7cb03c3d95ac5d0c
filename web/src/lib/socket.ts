/**
 * The connection to a table, which mends itself. It says hello whenever it opens, tries again with growing pauses when
 * it is lost, at once when the network or the person comes back, and pairs every reply with what it replies to.
 */
import type { FromClient, FromServer, Hello, Steps } from "../protocol";
import { t } from "../words/words";

/** Everything that one may say but hello; the number that pairs it with its reply is added here. */
export type Word = Unnumbered<Exclude<FromClient, Hello>>;
export type Reply = Extract<FromServer, { ref: number }> | Steps;
type Unnumbered<T> = T extends unknown ? Omit<T, "ref"> : never;

/** What a socket must be able to do; the browser's can, and so can the one of a test. */
export type Socket = Pick<
  WebSocket,
  "readyState" | "send" | "close" | "onopen" | "onclose" | "onmessage" | "onerror"
>;

export interface Listener {
  /** The last number seen, to be told what was missed. */
  seen: () => number;
  /** Steps, something else that is no reply, or a reply that nobody waits for any more. */
  hear: (message: FromServer) => void;
  /** The connection is there, or is lost; `code` says why the server closed it. */
  changed: (connected: boolean, code: number) => void;
}

/** The connection went before the reply came: whether the word arrived is not known. */
export class ConnectionLost extends Error {
  constructor() {
    super(t("The connection was lost."));
  }
}

const OPEN = 1;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 10_000;
const PING_EVERY = 25_000;
const PATIENCE = 6_000;
const NO_TABLE = 4404;
/** Whether trying again cannot help, by the code that the server closed with. */
export const isFinal = (code: number): boolean => code === NO_TABLE;

export class Connection {
  #socket: Socket | null = null;
  #waiting = new Map<number, { resolve: (reply: Reply) => void; reject: (error: Error) => void }>();
  #ref = 0;
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #stopped = true;

  constructor(
    private address: string,
    private listener: Listener,
    private open: (address: string) => Socket = (at) => new WebSocket(at),
  ) {}

  start(): void {
    this.#stopped = false;
    window.addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#heartbeat = setInterval(() => this.#check(), PING_EVERY);
    this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    window.removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    clearInterval(this.#heartbeat);
    clearTimeout(this.#retry);
    this.#drop();
  }

  get connected(): boolean {
    return this.#socket?.readyState === OPEN;
  }

  /** Say something and wait for its reply; fails with ConnectionLost when the connection goes first. */
  ask(word: Word): Promise<Reply> {
    const socket = this.#socket;
    if (socket?.readyState !== OPEN) return Promise.reject(new ConnectionLost());
    const ref = ++this.#ref;
    return new Promise((resolve, reject) => {
      this.#waiting.set(ref, { resolve, reject });
      socket.send(JSON.stringify({ ...word, ref }));
    });
  }

  /** Say hello once more, to be told what was missed. */
  hello(): void {
    const hello: Hello = { type: "hello", seen: this.listener.seen() };
    if (this.connected) this.#socket?.send(JSON.stringify(hello));
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const socket = this.open(this.address);
    this.#socket = socket;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.hello();
    };
    socket.onmessage = (event: MessageEvent) => {
      if (socket === this.#socket) this.#receive(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = (event: CloseEvent) => {
      if (socket === this.#socket) this.#lose(event.code);
    };
  }

  #receive(message: FromServer): void {
    if (message.type === "welcome") {
      this.#pause = FIRST_PAUSE;
      this.listener.changed(true, 0);
    }
    const ref = "ref" in message ? message.ref : undefined;
    const waiting = ref === undefined ? undefined : this.#waiting.get(ref);
    if (!waiting || message.type === "steps") this.listener.hear(message);
    if (ref === undefined || !waiting) return;
    this.#waiting.delete(ref);
    waiting.resolve(message as Reply);
  }

  #lose(code: number): void {
    this.#drop();
    if (this.#stopped) return;
    this.listener.changed(false, code);
    if (isFinal(code)) return;
    const jitter = 0.5 + Math.random() / 2;
    this.#retry = setTimeout(() => this.#connect(), this.#pause * jitter);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
      socket.close();
    }
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(new ConnectionLost());
  }

  /** The network or the person is back: do not wait for the pause to end, and do not trust a sleeping socket. */
  #wake = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.connected) this.#check();
    else if (this.#retry !== undefined && this.#socket === null && !this.#stopped) this.#connect();
  };

  #check(): void {
    const socket = this.#socket;
    if (socket?.readyState !== OPEN) return;
    const late = setTimeout(() => {
      if (socket === this.#socket) this.#lose(0);
    }, PATIENCE);
    this.ask({ type: "ping" }).then(
      () => clearTimeout(late),
      () => clearTimeout(late),
    );
  }
}
