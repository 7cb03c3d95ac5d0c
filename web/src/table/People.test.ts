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
const common = { waited: [], clock: null, remarks: [], takeBack: vi.fn() };

afterEach(cleanup);

describe("the people at a table", () => {
  it("let a host seat a bot for whoever is away, and for nobody else", () => {
    const seatBot = vi.fn();
    const seats = [seat(0, { you: true, here: false }), seat(1), seat(2, { here: false })];
    render(People, { ...common, seats, seatBot });
    screen.getByRole("button", { name: "Let a bot sit in" }).click();
    expect(seatBot).toHaveBeenCalledExactlyOnceWith(2);
  });

  it("offer nothing of that to others", () => {
    render(People, { ...common, seats: [seat(0), seat(1, { here: false })], seatBot: null });
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByText("away")).toBeTruthy();
  });
});
