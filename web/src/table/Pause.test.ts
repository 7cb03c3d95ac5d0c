import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Confirm from "./Confirm.svelte";
import Pause from "./Pause.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("a pause", () => {
  it("counts down, and lets one think", async () => {
    const wait = vi.fn();
    render(Pause, { seconds: 6, declined: false, wait });
    expect(screen.getByRole("timer").textContent).toContain("in 6");
    await vi.advanceTimersByTimeAsync(5100);
    expect(screen.getByRole("timer").textContent).toMatch(/in 1\s+second;/);
    screen.getByRole("button", { name: "Let me think" }).click();
    expect(wait).toHaveBeenCalledOnce();
  });

  it("only goes on where one has declined", () => {
    render(Pause, { seconds: 6, declined: true, wait: vi.fn() });
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("a move to be confirmed", () => {
  it("has the focus, says what it is, and can be dropped", () => {
    const [confirm, cancel] = [vi.fn(), vi.fn()];
    render(Confirm, { words: "buy Spyglass 4 for 4", final: true, confirm, cancel });
    const button = screen.getByRole("button", { name: /Buy Spyglass 4 for 4/ });
    expect(document.activeElement).toBe(button);
    expect(screen.getByLabelText("cannot be taken back")).toBeTruthy();
    button.click();
    screen.getByRole("button", { name: "Not yet" }).click();
    expect([confirm, cancel].map((each) => each.mock.calls.length)).toEqual([1, 1]);
  });
});
