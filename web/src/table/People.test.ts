import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { SeatInfo } from "../protocol";
import People from "./People.svelte";

const seat = (number: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  kind: "person",
  name: `Person ${number}`,
  level: null,
  for_name: null,
  you: false,
  yours: false,
  here: true,
  ...more,
});
const care = (at: number | null, hosting: boolean) => ({
  seat: at,
  hosting,
  nudge: vi.fn(),
  vote: vi.fn(),
  seatBot: vi.fn(),
});
const common = { waited: [], clock: null, remarks: [], takeBack: vi.fn(), about: vi.fn() };

afterEach(cleanup);

describe("the people at a table", () => {
  it("let a host seat a bot for whoever is long away, and for nobody else", () => {
    const acts = care(0, true);
    const seats = [
      seat(0, { you: true }),
      seat(1),
      seat(2, { here: false, bot_in: 0 }),
      seat(3, { here: false, bot_in: 60 }),
    ];
    render(People, { ...common, seats, care: acts });
    screen.getByRole("button", { name: "Let a bot sit in" }).click();
    expect(acts.seatBot).toHaveBeenCalledExactlyOnceWith(2);
  });

  it("let the others vote once, and nudge whom the table waits for", () => {
    const acts = care(0, false);
    const seats = [seat(0, { you: true }), seat(1, { here: false, bot_in: 0, votes: [2] }), seat(2)];
    const { rerender } = render(People, { ...common, waited: [1], seats, care: acts });
    screen.getByText("1 vote for a bot");
    screen.getByRole("button", { name: "Vote for a bot" }).click();
    screen.getByRole("button", { name: "Nudge Person 1" }).click();
    expect(acts.vote).toHaveBeenCalledExactlyOnceWith(1);
    expect(acts.nudge).toHaveBeenCalledExactlyOnceWith(1);
    void rerender({ seats: [seat(0, { you: true }), seat(1, { here: false, bot_in: 0, votes: [0, 2] })] });
  });

  it("offer a vote when the time has come", async () => {
    vi.useFakeTimers();
    render(People, {
      ...common,
      seats: [seat(0, { you: true }), seat(1, { here: false, bot_in: 60 })],
      care: care(0, false),
    });
    expect(screen.queryByRole("button")).toBeNull();
    await vi.advanceTimersByTimeAsync(61_000);
    screen.getByRole("button", { name: "Vote for a bot" });
    vi.useRealTimers();
  });

  it("offer nothing of that to watchers", () => {
    render(People, {
      ...common,
      waited: [1],
      seats: [seat(0), seat(1, { here: false, bot_in: 0 })],
      care: null,
    });
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByText("away")).toBeTruthy();
  });
});
