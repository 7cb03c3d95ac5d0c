import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import HintCard from "./HintCard.svelte";

afterEach(cleanup);

it("says why, where there is something to say", () => {
  const because = "your ally Ada is winning this conflict; keep the 12 of politics";
  const thoughts = [
    { option: "1", words: "play 2P", chance: 0.61, because },
    { option: "2", words: "play 12P", chance: 0.5, because: "" },
  ];
  render(HintCard, { thoughts, choose: vi.fn(), onclose: vi.fn() });
  expect(screen.getByText(because).tagName).toBe("SMALL");
  expect(document.querySelectorAll("small")).toHaveLength(1);
});
