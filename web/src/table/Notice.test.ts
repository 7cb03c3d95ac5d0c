import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import Notice from "./Notice.svelte";

afterEach(cleanup);

it("goes when something else is touched, and stays while it is read", async () => {
  const onclose = vi.fn();
  render(Notice, { notice: { text: "not now", rule: null, ruleWords: null }, openRule: vi.fn(), onclose });
  await fireEvent.pointerDown(screen.getByText("Not now"));
  expect(onclose).not.toHaveBeenCalled();
  await fireEvent.pointerDown(document.body);
  expect(onclose).toHaveBeenCalledOnce();
});
