import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../lib/api";
import { person } from "../lib/person.svelte";
import type { TableInfo } from "../protocol";
import Door from "./Door.svelte";

/** A table that waits for two people; the second seat is open, or ours. */
const table = (seated: boolean): TableInfo => ({
  id: "t",
  game: "toy",
  title: "Toy",
  status: "waiting",
  host: "Ann",
  hosting: false,
  public: false,
  options: {},
  clock: {},
  seats: [
    { seat: 0, kind: "open", name: "" },
    { seat: 1, kind: seated ? "person" : "open", name: seated ? "Ben" : "", you: seated },
  ],
  came_from: null,
  commitment: "",
  chance: "keyed",
  created: 0,
  ending: null,
  moved: 0,
  next_table: null,
  seed: null,
  seq: 0,
  your_turn: false,
});

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(api, "me").mockResolvedValue({ id: "ben", name: "Ben", kept: false });
  vi.spyOn(api, "logOut").mockResolvedValue(undefined);
  vi.spyOn(api, "games").mockResolvedValue({ games: [], levels: [] });
  vi.spyOn(api, "table").mockResolvedValue(table(false));
  vi.spyOn(api, "sit").mockResolvedValue(table(true));
  await person.ask(); // whoever another test file let in has left
});
afterEach(async () => {
  cleanup();
  await person.leave();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("the waiting room", () => {
  it("does not show what was so before one sat down", async () => {
    render(Door, { id: "t" });
    await vi.advanceTimersByTimeAsync(100);
    vi.mocked(api.table).mockImplementationOnce(
      () => new Promise((resolve) => setTimeout(() => resolve(table(false)), 500)),
    );
    await vi.advanceTimersByTimeAsync(2000); // the room looks again, and the answer is on its way
    await fireEvent.click(screen.getAllByRole("button", { name: "Sit here" }).at(-1) as HTMLElement);
    await vi.advanceTimersByTimeAsync(1000);
    expect(screen.getByRole("button", { name: "Stand up" })).toBeTruthy();
  });
});
