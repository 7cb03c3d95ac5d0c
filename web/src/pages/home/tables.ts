/** What the lobby says about a table, in words. */
import type { SeatInfo, TableInfo, TableList } from "../../protocol";
import { language } from "../../words/language";
import { t, tn } from "../../words/words";

/** The first pages of a list as one, and whether there are more. */
export async function firstPages(
  turn: (after?: string) => Promise<TableList>,
  pages: number,
): Promise<{ tables: TableInfo[]; more: boolean }> {
  const found = new Map<string, TableInfo>(); // a table that moves meanwhile may come twice
  let after: string | undefined;
  for (let page = 0; page < pages; page++) {
    const { tables, more } = await turn(after);
    for (const table of tables) found.set(table.id, table);
    after = more ?? undefined;
    if (after === undefined) break;
  }
  return { tables: [...found.values()], more: after !== undefined };
}

/** "a bot for Pia": a bot that plays for somebody, else null. */
const standIn = (seat: SeatInfo): string | null =>
  seat.kind === "bot" && seat.for_name
    ? seat.yours
      ? t("a bot for you")
      : t("a bot for {name}", { name: seat.for_name })
    : null;

/** "Ada, Grace, a bot, 1 open seat" */
export function company(seats: SeatInfo[]): string {
  const people = seats
    .filter((seat) => seat.kind === "person")
    .map((seat) => (seat.you ? t("you") : seat.name));
  const bots = seats.filter((seat) => seat.kind === "bot" && !seat.for_name).length;
  const open = seats.filter((seat) => seat.kind === "open").length;
  const standing = seats.map(standIn).filter((words) => words !== null);
  const parts = [...people, ...standing];
  if (bots) parts.push(tn(bots, "a bot", "{count} bots"));
  if (open) parts.push(tn(open, "{count} open seat", "{count} open seats"));
  return parts.join(", ");
}

/** "just now", "5 minutes ago", "yesterday": when the table last moved. */
export function ago(moved: number, now = Date.now() / 1000): string {
  const past = Math.max(0, now - moved);
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  if (past < 60) return t("just now");
  if (past < 3600) return words.format(-Math.floor(past / 60), "minute");
  if (past < 86_400) return words.format(-Math.floor(past / 3600), "hour");
  return words.format(-Math.floor(past / 86_400), "day");
}

/** Who won a finished table, as far as its ending says: "Ada won", "you won". */
export function outcome(table: TableInfo): string {
  const winners = table.ending?.["winners"];
  if (!Array.isArray(winners)) return "";
  const won = table.seats.filter((seat) => winners.includes(seat.seat));
  if (won.length === 0) return t("nobody won");
  if (won.length === 1 && won[0]?.you) return t("you won");
  const names = won
    .map((seat) => (seat.you ? t("you") : (standIn(seat) ?? seat.name)))
    .reduce((all, last) => t("{all} and {last}", { all, last }));
  return won.length === 1 ? t("{name} won", { name: names }) : t("{names} won", { names });
}

/** ", 2 watch": how many look on, where anybody does. */
export function watchers({ status, watchers: number = 0 }: TableInfo): string {
  return number && status !== "over" ? tn(number, ", {count} watches", ", {count} watch") : "";
}

/** Tables in progress: one's own turn first, then the latest move. */
export function inProgress(tables: TableInfo[]): TableInfo[] {
  return tables
    .filter((table) => table.status !== "over")
    .sort((a, b) => Number(b.your_turn) - Number(a.your_turn) || b.moved - a.moved);
}
