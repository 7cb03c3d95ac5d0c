import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { SeatInfo, TableInfo } from "../protocol";
import Bars from "./Bars.svelte";
import { Desk } from "./desk.svelte";
import { Table } from "./table.svelte";

const seats: SeatInfo[] = [
  { seat: 0, kind: "person", name: "Ada", you: true },
  { seat: 1, kind: "person", name: "Bob" },
];

function stuckTable(seat: number | null): Table {
  const table = new Table("t", "ws://test/ws/tables/t");
  table.info = { id: "t", game: "dale", seats } as unknown as TableInfo;
  table.connected = true;
  table.stuck = true;
  table.mayAskUndo = true;
  table.seat = seat;
  return table;
}

const buttons = (): string[] => screen.queryAllByRole("button").map((each) => each.textContent.trim());

afterEach(cleanup);

describe("the bars over the table", () => {
  it("offer ways out where the rules cannot go on", () => {
    const table = stuckTable(0);
    const undo = vi.spyOn(table, "undo").mockResolvedValue();
    const draw = vi.spyOn(table, "takeAsDrawn").mockResolvedValue();
    render(Bars, { table, desk: new Desk(), takeSeat: vi.fn() });
    expect(screen.getByRole("alert").textContent).toContain("The rules break on every answer here");
    for (const button of screen.getAllByRole("button")) button.click();
    expect(undo).toHaveBeenCalledOnce();
    expect(draw).toHaveBeenCalledOnce();
    expect(screen.getByRole("link", { name: "Play another game" }).getAttribute("href")).toBe(
      "/new?game=dale",
    );
  });

  it("offer a watcher nothing to decide", () => {
    render(Bars, { table: stuckTable(null), desk: new Desk(), takeSeat: vi.fn() });
    expect(buttons()).toEqual([]);
  });

  it("say what somebody wishes", () => {
    const table = stuckTable(0);
    table.stuck = false;
    table.wish = { seat: 1, waits: [0], draw: true };
    render(Bars, { table, desk: new Desk(), takeSeat: vi.fn() });
    expect(screen.getByRole("alert").textContent).toContain("Bob would like to take the game as drawn");
    expect(buttons()).toEqual(["Allow", "Refuse"]);
  });

  it("tell whoever ran out of time, and give the seat back", () => {
    const table = stuckTable(null);
    table.stuck = false;
    const mine = { seat: 0, kind: "bot", name: "Basil", for_name: "Ada", yours: true, cause: "time" };
    table.info = {
      id: "t",
      game: "dale",
      status: "playing",
      seats: [mine, seats[1]],
    } as unknown as TableInfo;
    const takeSeat = vi.fn();
    render(Bars, { table, desk: new Desk(), takeSeat });
    expect(screen.getByRole("alert").textContent).toContain("Your time ran out: Basil plays for you.");
    screen.getByRole("button", { name: "Take my seat back" }).click();
    expect(takeSeat).toHaveBeenCalledExactlyOnceWith(0);
  });
});
