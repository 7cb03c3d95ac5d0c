import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Menu from "./Menu.svelte";
import { closeMenu, menu, openMenu } from "../kit/menu.svelte";

const options = [
  { option: "throw", words: "throw it", touches: {} },
  { option: "keep", words: "keep it", touches: {} },
];
const asked = (question: number | null) => ({
  question,
  finals: new Set<string>(),
  hinted: null,
  choose: vi.fn(),
});

afterEach(() => {
  cleanup();
  closeMenu();
});

describe("the menu beside a thing", () => {
  it("goes with the question that its options answer", async () => {
    const { rerender } = render(Menu, asked(1));
    openMenu(document.body, options);
    await rerender(asked(1));
    expect(screen.getAllByRole("menuitem")).toHaveLength(2);
    await rerender(asked(2));
    expect(screen.queryAllByRole("menuitem")).toEqual([]);
  });

  it("does not stay when the table is left", () => {
    const { unmount } = render(Menu, asked(1));
    openMenu(document.body, options);
    unmount();
    expect(menu.anchor).toBeNull();
  });
});
