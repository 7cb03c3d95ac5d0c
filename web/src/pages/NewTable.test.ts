import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../lib/api";
import { person } from "../lib/person.svelte";
import NewTable from "./NewTable.svelte";

const players = { name: "players", default: 2, choices: [2, 4], text: "how many play", free: false };

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(api, "me").mockResolvedValue({ id: "ben", name: "Ben", kept: false });
  vi.spyOn(api, "logOut").mockResolvedValue(undefined);
  vi.spyOn(api, "games").mockResolvedValue({
    games: [{ name: "toy", title: "Toy", version: 1, settings: [players], decks: false }],
    levels: [],
  });
  vi.spyOn(api, "checkOptions").mockImplementation(async (_, options) => ({
    objection: "",
    options,
    seats: Number(options["players"] ?? 2),
  }));
  vi.spyOn(api, "open").mockResolvedValue({ table: "t" });
  await person.ask();
});
afterEach(async () => {
  cleanup();
  await person.leave();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("a new table", () => {
  it("has a seat for everybody, however quickly it is opened after a change", async () => {
    render(NewTable, { game: "toy" });
    await vi.advanceTimersByTimeAsync(1000);
    await fireEvent.click(screen.getByRole("radio", { name: "4" }));
    await fireEvent.click(screen.getByRole("button", { name: "Open the table" }));
    await vi.advanceTimersByTimeAsync(100);
    expect(vi.mocked(api.open).mock.calls[0]?.[0].seats).toHaveLength(4);
  });

  it("shows only options that fit the number of players", async () => {
    const campaigns = { name: "campaigns", default: 3, choices: [1, 3], text: "how many", free: false };
    const toy = { name: "toy", title: "Toy", version: 1, settings: [players, campaigns], decks: false };
    vi.mocked(api.games).mockResolvedValue({ games: [toy], levels: [] });
    vi.mocked(api.checkOptions).mockImplementation(async (_, options) => {
      const four = options["players"] === 4;
      return { objection: "", options, seats: four ? 4 : 2, ...(four ? { unfit: { campaigns: [1] } } : {}) };
    });
    render(NewTable, { game: "toy" });
    await vi.advanceTimersByTimeAsync(1000);
    expect(screen.getByRole("group", { name: "Campaigns" })).toBeTruthy();
    await fireEvent.click(screen.getByRole("radio", { name: "4" }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(screen.queryByRole("group", { name: "Campaigns" })).toBeNull();
  });

  it("drops what no longer fits when more play", async () => {
    const campaigns = { name: "campaigns", default: 3, choices: [1, 3], text: "how many", free: false };
    const toy = { name: "toy", title: "Toy", version: 1, settings: [players, campaigns], decks: false };
    vi.mocked(api.games).mockResolvedValue({ games: [toy], levels: [] });
    vi.mocked(api.checkOptions).mockImplementation(async (_, options) => {
      const wrong = options["players"] === 4 && options["campaigns"] === 1;
      return {
        objection: wrong ? "campaigns must be 3" : "",
        options,
        seats: options["players"] === 4 ? 4 : 2,
      };
    });
    render(NewTable, { game: "toy" });
    await vi.advanceTimersByTimeAsync(1000);
    await fireEvent.click(screen.getByRole("radio", { name: "1" }));
    await fireEvent.click(screen.getByRole("radio", { name: "4" }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(screen.queryByText("Campaigns must be 3")).toBeNull();
    expect(screen.getByRole("radio", { name: "3", checked: true })).toBeTruthy();
  });
});
