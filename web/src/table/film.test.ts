import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, Refusal } from "../lib/api";
import { Film } from "./film.svelte";

const moments = [0, 1, 2, 3].map((at) => ({
  at,
  seat: at === 0 ? null : at % 2,
  lines: [[`line ${at}`]],
  events: [],
}));
const timeline = { table: "t", length: 3, views: ["0", "watcher", "all"], moments };

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(api, "timeline").mockResolvedValue(timeline);
  vi.spyOn(api, "replay").mockImplementation((_table, at, eyes = "all") =>
    Promise.resolve({ at, eyes, view: { at, eyes } }),
  );
});

describe("a replay", () => {
  it("begins at the start, through the eyes that the server gives", async () => {
    const film = new Film("t");
    await film.look();
    expect([film.eyes, film.at, film.view]).toEqual(["all", 0, { at: 0, eyes: "all" }]);
    expect(film.entries.map((entry) => entry.answer)).toEqual([false, true, true, true]);
  });

  it("steps, and stays within the game", async () => {
    const film = new Film("t");
    await film.look();
    await film.go(99);
    expect(film.shown).toBe(3);
    await film.go(-1);
    expect(film.shown).toBe(0);
  });

  it("keeps the moment when the eyes change", async () => {
    const film = new Film("t");
    await film.look();
    await film.go(2);
    await film.look("watcher");
    expect(film.view).toEqual({ at: 2, eyes: "watcher" });
  });

  it("shows what the last chosen eyes see, also when earlier ones are slower", async () => {
    const film = new Film("t");
    await film.look();
    const late = vi
      .mocked(api.timeline)
      .mockReturnValueOnce(new Promise((resolve) => setTimeout(() => resolve(timeline), 500)));
    const slow = film.look("0");
    late.mockResolvedValue(timeline);
    await film.look("watcher");
    await vi.advanceTimersByTimeAsync(1000);
    await slow;
    expect([film.eyes, film.view]).toEqual(["watcher", { at: 0, eyes: "watcher" }]);
  });

  it("drops a view that comes after the eyes have changed", async () => {
    const film = new Film("t");
    await film.look();
    vi.mocked(api.replay).mockImplementationOnce(
      () =>
        new Promise((resolve) =>
          setTimeout(() => resolve({ at: 2, eyes: "all", view: { late: true } }), 500),
        ),
    );
    const slow = film.go(2);
    await film.look("watcher");
    await vi.advanceTimersByTimeAsync(1000);
    await slow;
    expect(film.view).toEqual({ at: 2, eyes: "watcher" });
  });

  it("fetches every view once", async () => {
    const film = new Film("t");
    await film.look();
    await film.go(2);
    const asked = vi.mocked(api.replay).mock.calls.length;
    await film.go(1);
    await film.go(2);
    expect(vi.mocked(api.replay).mock.calls.length).toBe(asked);
  });

  it("shows only where a fast slider comes to rest", async () => {
    const film = new Film("t");
    await film.look();
    const seen: unknown[] = [];
    await Promise.all([1, 2, 3].map((at) => film.go(at).then(() => seen.push(film.shown))));
    expect(film.shown).toBe(3);
    expect(seen).not.toContain(1);
  });

  it("plays to the end and stops there", async () => {
    const film = new Film("t");
    await film.look();
    film.toggle();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([film.shown, film.playing]).toEqual([3, false]);
  });

  it("says what went wrong and stops", async () => {
    const film = new Film("t");
    await film.look();
    vi.mocked(api.replay).mockRejectedValue(new Refusal("Not there.", 404));
    film.toggle();
    await vi.advanceTimersByTimeAsync(5_000);
    expect([film.wrong, film.playing]).toEqual(["Not there.", false]);
  });
});
