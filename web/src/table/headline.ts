/** The sentence at the top: whose turn it is and what is asked. */
import type { AskInfo, Course, EndingView, SeatInfo } from "../protocol";
import { named } from "./names";
import { t } from "../words/words";

/** What a person calls a seat. */
export function nameOf(seats: readonly SeatInfo[], seat: number): string {
  const info = seats.find((each) => each.seat === seat);
  if (info?.you) return t("you");
  if (info?.for_name) return t("{name} for {person}", { name: info.name, person: info.for_name });
  return info?.name || t("Seat {number}", { number: seat + 1 });
}

/** "Ada", "Ada and Bob", "Ada, Bob and Cleo". */
export function together(names: readonly string[]): string {
  return names.length < 2
    ? names.join("")
    : t("{names} and {last}", { names: names.slice(0, -1).join(", "), last: names.at(-1) });
}

/** What every view has, of whatever game. */
type AnyView = Record<string, unknown> & Partial<Course>;

/** The seats that the table waits for. */
export function waitedFor(view: AnyView | null): number[] {
  return view?.waiting?.map(({ seat }) => seat) ?? [];
}

/** How the game ended, if it has. */
export function endingOf(view: AnyView | null): EndingView | null {
  return view?.ending ?? null;
}

/** An ending with the names of people in its reason. */
export function namedEnding(ending: EndingView | null, seats: readonly SeatInfo[]): EndingView | null {
  return ending && { ...ending, reason: named(ending.reason, ending.pieces, seats) };
}

/** The sentence itself; `yours` says whether it is a question to the reader. */
export function headline(
  view: AnyView | null,
  ask: AskInfo | null,
  seats: readonly SeatInfo[],
  past = false,
  stuck = false,
): { lead: string; text: string; yours: boolean } {
  const ending = namedEnding(endingOf(view), seats);
  if (ending) return { lead: t("The game is over"), text: ending.reason, yours: false };
  if (ask) return { lead: t("Your turn"), text: ask.prompt, yours: true };
  const names = together(waitedFor(view).map((seat) => nameOf(seats, seat)));
  if (stuck && !past)
    return { lead: t("The game stands still"), text: t("the rules cannot go on"), yours: false };
  if (past)
    return {
      lead: t("Looking back"),
      text: names && t("The table waited for {names}", { names }),
      yours: false,
    };
  return { lead: "", text: names ? t("Waiting for {names}", { names }) : t("One moment …"), yours: false };
}
