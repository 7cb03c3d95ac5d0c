import { describe, expect, it } from "vitest";
import type { SeatInfo, TableInfo } from "../../protocol";
import { ago, company, firstPages, inProgress, outcome } from "./tables";

const seat = (number: number, setting: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  kind: "person",
  name: "Ada",
  ...setting,
});

const table = (setting: Partial<TableInfo>): TableInfo => ({
  id: "t",
  game: "dale",
  title: "Dale",
  options: {},
  status: "playing",
  public: false,
  host: "Ada",
  hosting: true,
  seats: [seat(0, { you: true }), seat(1, { kind: "bot", name: "Bot" }), seat(2, { name: "Grace" })],
  clock: {},
  commitment: "",
  chance: "keyed",
  seed: null,
  seq: 0,
  created: 0,
  moved: 0,
  your_turn: false,
  ending: null,
  came_from: null,
  next_table: null,
  ...setting,
});

describe("a list of several pages", () => {
  const pages = [["a", "b"], ["b", "c"], ["d"]];
  const turn = async (after = "0") => {
    const at = Number(after);
    const tables = (pages[at] ?? []).map((id) => table({ id }));
    return { tables, more: at + 1 < pages.length ? String(at + 1) : null };
  };

  it("is shown as far as one asks for it", async () => {
    const ids = async (count: number) => {
      const { tables, more } = await firstPages(turn, count);
      return [tables.map(({ id }) => id).join(""), more];
    };
    expect(await ids(1)).toEqual(["ab", true]);
    expect(await ids(2)).toEqual(["abc", true]);
    expect(await ids(9)).toEqual(["abcd", false]);
  });
});

describe("the words about a table", () => {
  it("name the company", () => {
    expect(company(table({}).seats)).toBe("you, Grace, a bot");
    expect(company([seat(0, { kind: "bot", for_name: "Pia" }), seat(1, { kind: "bot" })])).toBe(
      "a bot for Pia, a bot",
    );
    expect(company([seat(0), seat(1, { kind: "open" }), seat(2, { kind: "open" })])).toBe(
      "Ada, 2 open seats",
    );
  });

  it.each([
    [30, "just now"],
    [300, "5 minutes ago"],
    [7300, "2 hours ago"],
    [90_000, "yesterday"],
    [-5, "just now"],
  ])("say when it moved: %i s", (past, told) => {
    expect(ago(1_000_000 - past, 1_000_000)).toBe(told);
  });

  it("say who won", () => {
    expect(outcome(table({ ending: { winners: [0, 2] } }))).toBe("you and Grace won");
    expect(outcome(table({ ending: { winners: [] } }))).toBe("nobody won");
    expect(outcome(table({}))).toBe("");
  });

  it("put the tables first where one is waited for", () => {
    const tables = [
      table({ id: "old", moved: 1 }),
      table({ id: "over", status: "over" }),
      table({ id: "new", moved: 3 }),
      table({ id: "mine", moved: 2, your_turn: true }),
    ];
    expect(inProgress(tables).map((each) => each.id)).toEqual(["mine", "new", "old"]);
  });
});
