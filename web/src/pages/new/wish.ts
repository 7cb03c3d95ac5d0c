/** The wishes of a host, as the form holds them and as the server wants them. */
import type { ClockWish, LevelInfo, NewTable, SeatWish, SettingInfo } from "../../protocol";
import { t, tn } from "../../words/words";
import { capital } from "../../lib/wording";
import { said } from "../../words/games.svelte";

export type Level = LevelInfo["level"];
export type Kind = SeatWish["kind"];
export type Options = NewTable["options"];
export type ClockKind = NonNullable<ClockWish["kind"]>;

export interface Seat {
  kind: Kind;
  level: Level;
}

/** What a setting is to be filled in with. */
export type Control = "switch" | "choice" | "text";

export function control(setting: SettingInfo): Control {
  if (setting.free) return "text";
  return setting.choices.every((choice) => typeof choice === "boolean") ? "switch" : "choice";
}

/** "first_light" in words; True and False become words, too. */
export function saidChoice(choice: unknown): string {
  if (typeof choice === "boolean") return choice ? t("Yes") : t("No");
  return said(String(choice)).replaceAll("_", " ");
}

/** "players" and "deck2" as labels. */
export function label(name: string): string {
  return capital(
    said(name)
      .replaceAll("_", " ")
      .replace(/(?<=[a-z])(?=\d)/, " "),
  );
}

/** What is said of a setting: where its text explains each choice ("first_light: …; …"), that of the chosen one alone. */
export function aboutChoice(text: string, choices: unknown[], value: unknown): string {
  const explained = (choice: unknown): string | undefined =>
    new RegExp(`(?:^|[.;] )${String(choice)}: (.*?)(?:; \\w+: |$)`).exec(text)?.[1];
  if (!choices.some(explained)) return text;
  const first = text.split(". ")[0] ?? text;
  return explained(value) ?? first;
}

/** The options of a table in a few words, who plays first; what is off goes without saying. */
export function saidOptions(options: Record<string, unknown>): string[] {
  const told = Object.entries(options).filter(
    ([, value]) => value !== false && value !== "none" && value !== 0,
  );
  told.sort(([a], [b]) => Number(b === "players") - Number(a === "players"));
  return told.map(([name, value]) =>
    value === true ? label(name) : `${label(name)}: ${said(String(value))}`,
  );
}

/** Only what differs from the default is sent, so that a link of options stays short and readable. */
export function changed(settings: SettingInfo[], chosen: Options): Options {
  const found: Options = {};
  for (const { name, default: usual } of settings) {
    const choice = chosen[name];
    if (choice !== undefined && choice !== usual) found[name] = choice;
  }
  return found;
}

/** The options that an address asks for, as the settings know them; what no setting knows is left out. */
export function wishedFor(settings: SettingInfo[], wished: Record<string, string>): Options {
  const found: Options = {};
  for (const { name, choices, free } of settings) {
    const word = wished[name];
    if (word === undefined) continue;
    const choice = choices.find((each) => String(each) === word) as Options[string] | undefined;
    if (choice !== undefined) found[name] = choice;
    else if (free) found[name] = word;
  }
  return found;
}

/** As many seats as the game has now: those that were there stay, new ones are open. */
export function fit(seats: Seat[], count: number): Seat[] {
  const kept = seats.slice(0, count);
  while (kept.length < count) kept.push({ kind: kept.length === 0 ? "me" : "open", level: "level3" });
  return kept;
}

/** A seat gets another kind. One cannot sit on two chairs: the host's old seat opens. */
export function reseat(seats: Seat[], at: number, kind: Kind): Seat[] {
  return seats.map((seat, index) => {
    if (index === at) return { ...seat, kind };
    return kind === "me" && seat.kind === "me" ? { ...seat, kind: "open" } : seat;
  });
}

/** How a clock is counted in the form: what it starts with, its unit, and how many seconds (or days) a unit is. */
export const CLOCKS: Record<ClockKind, { words: string; unit: string; usual: number; size: number }> = {
  off: { words: t("No clock"), unit: "", usual: 0, size: 1 },
  move: { words: t("Each move"), unit: t("seconds for each move"), usual: 90, size: 1 },
  game: { words: t("Whole game"), unit: t("minutes for the whole game"), usual: 30, size: 60 },
  days: { words: t("Days"), unit: t("days for each move"), usual: 3, size: 1 },
};

export function clockWish(kind: ClockKind, amount: number): ClockWish {
  return { kind, amount: kind === "off" ? 0 : Math.max(1, Math.round(amount * CLOCKS[kind].size)) };
}

/** How long somebody must be away before a bot may sit in, in seconds. */
export const PATIENCES = [
  { value: 120, words: t("2 minutes") },
  { value: 600, words: t("10 minutes") },
  { value: 3600, words: t("1 hour") },
  { value: 86_400, words: t("1 day") },
];

/** What a clock means, in words. */
export function saidClock({ kind = "off", amount = 0 }: ClockWish): string {
  if (kind === "off") return t("none");
  const count = Math.round((amount / CLOCKS[kind].size) * 10) / 10;
  if (kind === "move") return tn(count, "{count} second for each move", "{count} seconds for each move");
  if (kind === "days") return tn(count, "{count} day for each move", "{count} days for each move");
  return tn(count, "{count} minute for the whole game", "{count} minutes for the whole game");
}

/** A list such as "macaws,pandas" with a word added, or taken out where it stood; `none` words are replaced. */
export function toggled(text: string, word: string, alone: string[]): string {
  const words = text.split(",").map((each) => each.trim());
  const rest = words.filter((each) => each && each !== word && !(alone.includes(each) && each !== word));
  if (words.includes(word)) return rest.join(",") || (alone[0] ?? "");
  return alone.includes(word) ? word : [...rest, word].join(",");
}

/** A deck such as "tesla+renaissance" with another put to it, or taken away again. */
export function joined(text: string, word: string): string {
  const words = text.split("+").map((each) => each.trim());
  return words.includes(word) ? words.filter((each) => each !== word).join("+") : [...words, word].join("+");
}

export function names(text: string): string[] {
  return text.split(/[,+]/).map((each) => each.trim());
}

/** The options that still go together once one was changed: each other one is kept if it fits those before it. */
export async function fitting(
  options: Options,
  changed: string,
  check: (options: Options) => Promise<boolean>,
): Promise<Options> {
  let kept: Options = changed in options ? { [changed]: options[changed] as Options[string] } : {};
  for (const [name, value] of Object.entries(options)) {
    const more = { ...kept, [name]: value };
    if (name === changed || (await check(more))) kept = more;
  }
  return kept;
}
