import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { poll } from "./poll";

let hidden = false;

beforeEach(() => {
  vi.useFakeTimers();
  hidden = false;
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function becomes(now: "visible" | "hidden"): void {
  hidden = now === "hidden";
  document.dispatchEvent(new Event("visibilitychange"));
}

describe("polling", () => {
  it("looks at once and then again and again, until it is stopped", async () => {
    const look = vi.fn(async () => undefined);
    const stop = poll(look, 1000);
    expect(look).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2500);
    expect(look).toHaveBeenCalledTimes(3);
    stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(look).toHaveBeenCalledTimes(3);
  });

  it("rests while the page is hidden, and looks when it is back", async () => {
    const look = vi.fn(async () => undefined);
    const stop = poll(look, 1000);
    await vi.advanceTimersByTimeAsync(0);
    becomes("hidden");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(look).toHaveBeenCalledTimes(1);
    becomes("visible");
    expect(look).toHaveBeenCalledTimes(2);
    stop();
  });

  it("waits longer after each failure", async () => {
    const look = vi.fn(async () => {
      throw new Error("gone");
    });
    const stop = poll(look, 1000);
    await vi.advanceTimersByTimeAsync(1999);
    expect(look).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(look).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(3999);
    expect(look).toHaveBeenCalledTimes(2);
    stop();
  });
});
