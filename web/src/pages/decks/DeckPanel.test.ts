import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../../lib/api";
import type { DeckVerdict } from "../../protocol";
import { Building } from "./building.svelte";
import DeckPanel from "./DeckPanel.svelte";

const verdict = (cards: string[]): DeckVerdict => ({
  advice: [],
  cards,
  curves: [],
  line: cards.join(","),
  objections: [],
  problems: [],
  text: cards.map((name) => `+ ${name}`).join("\n"),
});

const show = (): { building: Building; field: HTMLTextAreaElement } => {
  const building = new Building("toy");
  render(DeckPanel, { building, cards: new Map(), onread: () => undefined });
  return { building, field: screen.getByRole<HTMLTextAreaElement>("textbox") };
};

beforeEach(() => {
  vi.spyOn(api, "judgeDeck").mockImplementation((_, text) =>
    Promise.resolve(verdict(text.split("\n").map((line) => line.replace("+ ", "")))),
  );
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

describe("the text of a deck", () => {
  it("keeps what is written when a verdict comes late", async () => {
    const { building, field } = show();
    await fireEvent.input(field, { target: { value: "+ Owl" } });
    await building.judge();
    await vi.waitFor(() => expect(building.verdict).not.toBeNull());
    expect(field.value).toBe("+ Owl");
  });

  it("follows the deck when a card is put in", async () => {
    const { building, field } = show();
    await fireEvent.input(field, { target: { value: "nonsense" } });
    building.toggle("Bat");
    await vi.waitFor(() => expect(field.value).toBe("+ Bat"));
  });

  it("is taken as it was written", async () => {
    const { building, field } = show();
    await fireEvent.input(field, { target: { value: "+ Owl\n+ Bat" } });
    await fireEvent.click(screen.getByRole("button", { name: "Take this text" }));
    await vi.waitFor(() => expect(building.cards).toEqual(["Owl", "Bat"]));
    expect(field.value).toBe("+ Owl\n+ Bat");
  });
});
