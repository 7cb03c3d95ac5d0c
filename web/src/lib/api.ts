/** Talking to the server over HTTP, typed by the messages it speaks. */
import type {
  AlertKey,
  AlertWish,
  Bonds,
  BondWish,
  CardsInfo,
  ComeBack,
  ContinueHere,
  DecksInfo,
  DeckVerdict,
  FillSeat,
  FoundCards,
  Friends,
  GameList,
  Leaderboard,
  GameWords,
  LongFacts,
  MailInfo,
  Me,
  NewTable,
  OptionsVerdict,
  Problem,
  Profile,
  ReplayView,
  ReviewView,
  RulesInfo,
  TableInfo,
  TableList,
  TableRef,
  Timeline,
} from "../protocol";
import { serverSays, t } from "../words/words";

/** A request that the server refused or could not answer; `message` is a sentence for the person. */
export class Refusal extends Error {
  constructor(
    message: string,
    /** The HTTP status; 0 where the server could not be reached. */
    readonly status: number,
    /** The rule of the game that forbids it, where one does. */
    readonly rule: string | null = null,
  ) {
    super(message);
    this.name = "Refusal";
  }
}

/** What to tell a person about anything that was thrown. */
export function words(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What the server says, as a sentence in the reader's language: it begins with a capital letter and ends with a stop. */
export function sentence(words: string): string {
  const said = serverSays(words);
  const begun = said.charAt(0).toUpperCase() + said.slice(1);
  return !begun || /[.!?]$/.test(begun) ? begun : `${begun}.`;
}

async function problem(answer: Response): Promise<Refusal> {
  let told: Partial<Problem> = {};
  try {
    told = (await answer.json()) as Partial<Problem>;
  } catch {
    // A proxy in between answers in its own way; the status has to do.
  }
  const said = told.error ?? t("The parlour could not do that ({status}).", { status: answer.status });
  return new Refusal(sentence(said), answer.status, told.rule ?? null);
}

async function send<T>(address: string, setting: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(address, { credentials: "same-origin", ...setting });
  } catch {
    throw new Refusal(t("The parlour cannot be reached. Is the network there?"), 0);
  }
  if (!answer.ok) throw await problem(answer);
  return (answer.status === 204 ? null : await answer.json()) as T;
}

const get = <T>(address: string) => send<T>(address, { headers: { Accept: "application/json" } });

const post = <T>(address: string, body: unknown = {}) =>
  send<T>(address, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify(body),
  });

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
const game = (name: string) => `/api/games/${encodeURIComponent(name)}`;
const through = (eyes?: string) => (eyes === undefined ? "" : `?eyes=${encodeURIComponent(eyes)}`);

const further = (after?: string) => (after === undefined ? "" : `&after=${encodeURIComponent(after)}`);

export type Which = "mine" | "invited" | "open" | "running" | "finished";

export const api = {
  me: () => get<Me | null>("/api/me"),
  sayName: (name: string) => post<Me>("/api/me", { name }),
  keepName: (password: string) => post<Me>("/api/me/password", { password }),
  comeBack: (who: ComeBack) => post<Me>("/api/login", who),
  logOut: () => post<unknown>("/api/logout"),

  alertKey: () => get<AlertKey>("/api/alerts"),
  wantAlerts: (wish: AlertWish) => post<null>("/api/alerts", wish),
  endAlerts: (endpoint: string) => post<null>("/api/alerts/end", { endpoint }),

  mail: () => get<MailInfo>("/api/mail"),
  wantMail: (address: string, language: string) => post<MailInfo>("/api/mail", { address, language }),
  speakMail: (language: string) => post<null>("/api/mail/language", { language }),
  endMail: () => post<MailInfo>("/api/mail/end"),
  proveMail: (token: string) => post<null>("/api/mail/prove", { token }),
  stopMail: (token: string) => post<null>("/api/mail/stop", { token }),

  bonds: () => get<Bonds>("/api/me/bonds"),
  bind: (id: string, who: string, kind: BondWish["kind"]) => post<Bonds>(`${table(id)}/bond`, { who, kind }),
  unbind: (who: string) => post<Bonds>("/api/me/bonds/end", { who }),
  report: (id: string, who: string, said: string) => post<null>(`${table(id)}/report`, { who, words: said }),
  friends: () => get<Friends>("/api/me/friends"),
  invite: (id: string, who: string) => post<null>(`${table(id)}/invite`, { who }),

  profile: () => get<Profile>("/api/me/profile"),
  history: (search: string, after?: string) =>
    get<TableList>(`/api/me/history?search=${encodeURIComponent(search)}${further(after)}`),
  leaderboard: (name: string) => get<Leaderboard>(`${game(name)}/leaderboard`),

  games: () => get<GameList>("/api/games"),
  rules: (name: string) => get<RulesInfo>(`${game(name)}/rules`),
  /** The rules of a game in another language, by their English words. */
  law: (name: string, language: string) => get<GameWords>(`${game(name)}/rules/${language}`),
  cards: (name: string) => get<CardsInfo>(`${game(name)}/cards`),
  words: (name: string, language: string) => get<GameWords>(`${game(name)}/words/${language}`),
  longFacts: (name: string) => get<LongFacts>(`${game(name)}/cards/long`),
  checkOptions: (name: string, options: NewTable["options"]) =>
    post<OptionsVerdict>("/api/options", { game: name, options }),

  decks: (name: string) => get<DecksInfo>(`${game(name)}/decks`),
  /** What a text makes of a deck, and all that the game says of it. */
  judgeDeck: (name: string, text: string) => post<DeckVerdict>("/api/decks", { game: name, text }),
  findCards: (name: string, said: string) => post<FoundCards>("/api/decks/find", { game: name, words: said }),

  /** A page of tables; `after` is what the last one said that there is `more`. */
  tables: (which: Which, after?: string) => get<TableList>(`/api/tables?which=${which}${further(after)}`),
  table: (id: string) => get<TableInfo>(table(id)),
  open: (wish: NewTable) => post<TableRef>("/api/tables", wish),
  sit: (id: string, seat: number) => post<TableInfo>(`${table(id)}/sit`, { seat }),
  leave: (id: string) => post<TableInfo>(`${table(id)}/leave`),
  fill: (id: string, wish: FillSeat) => post<TableInfo>(`${table(id)}/fill`, wish),
  nudge: (id: string, seat: number) => post<null>(`${table(id)}/nudge`, { seat }),
  vote: (id: string, seat: number) => post<TableInfo>(`${table(id)}/vote`, { seat }),
  start: (id: string) => post<TableInfo>(`${table(id)}/start`),
  rematch: (id: string) => post<TableRef>(`${table(id)}/rematch`),

  timeline: (id: string, eyes?: string) => get<Timeline>(`${table(id)}/replay${through(eyes)}`),
  replay: (id: string, at: number, eyes?: string) =>
    get<ReplayView>(`${table(id)}/replay/${at}${through(eyes)}`),
  review: (id: string) => get<ReviewView>(`${table(id)}/review`),
  continueHere: (id: string, wish: ContinueHere) => post<TableRef>(`${table(id)}/continue`, wish),
  recordAddress: (id: string) => `${table(id)}/record`,
  importRecord: (record: unknown) => post<TableRef>("/api/records", record),
};
