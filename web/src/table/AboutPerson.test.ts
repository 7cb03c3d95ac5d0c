import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bonds } from "../lib/bonds.svelte";
import AboutPerson from "./AboutPerson.svelte";
import ChatPanel from "./ChatPanel.svelte";
import Friends from "../pages/waiting/Friends.svelte";

const fetched = vi.fn<(address: string, how: RequestInit) => Promise<Response>>();
const answer = (told: unknown): Promise<Response> => Promise.resolve(Response.json(told));
const last = (): [string, unknown] => {
  const [address, how] = fetched.mock.calls.at(-1) ?? ["", {}];
  return [address, how.body && JSON.parse(how.body as string)];
};

beforeEach(() => vi.stubGlobal("fetch", fetched));
afterEach(() => {
  cleanup();
  fetched.mockReset();
  vi.unstubAllGlobals();
});

describe("about somebody at the table", () => {
  it("mutes, blocks and reports", async () => {
    render(AboutPerson, { table: "t", person: { who: "b0b", name: "Bob" }, onclose: vi.fn() });
    fetched.mockImplementation(() => answer({ people: [{ who: "b0b", name: "Bob", kind: "mute" }] }));
    await fireEvent.click(screen.getByRole("button", { name: /^Mute/ }));
    expect(last()).toEqual(["/api/tables/t/bond", { who: "b0b", kind: "mute" }]);
    await screen.findByRole("button", { name: "Read them again" });
    expect(bonds.of("b0b")).toBe("mute");
    fetched.mockImplementation(() => answer(null));
    await fireEvent.input(screen.getByLabelText(/Tell the host/), { target: { value: "Rude." } });
    await fireEvent.click(screen.getByRole("button", { name: "Report" }));
    expect(last()).toEqual(["/api/tables/t/report", { who: "b0b", words: "Rude." }]);
    fetched.mockImplementation(() => answer({ people: [] }));
    await fireEvent.click(screen.getByRole("button", { name: "Read them again" }));
    await screen.findByRole("button", { name: /^Mute/ });
  });
});

describe("talk at the table", () => {
  it("leads from a name to what one can do about them", async () => {
    const about = vi.fn();
    const lines = [
      { name: "Bob", text: "Hello", at: 0, who: "b0b" },
      { name: "Ann", text: "Hi", at: 1, who: "me" },
    ];
    render(ChatPanel, { lines, speak: vi.fn(), eager: false, about, own: "me" });
    expect(screen.getAllByRole("button").map((each) => each.textContent.trim())).toEqual(["Bob", ""]);
    await fireEvent.click(screen.getByRole("button", { name: "Bob" }));
    expect(about).toHaveBeenCalledExactlyOnceWith({ name: "Bob", who: "b0b" });
  });
});

describe("friends", () => {
  it("are invited with one click", async () => {
    fetched.mockImplementation(() => answer({ people: [{ who: "b0b", name: "Bob", played: 3 }] }));
    render(Friends, { table: "t" });
    const button = await screen.findByRole("button", { name: "Invite Bob" });
    await fireEvent.click(button);
    expect(last()).toEqual(["/api/tables/t/invite", { who: "b0b" }]);
    expect((await screen.findByRole("button", { name: "Bob is invited" })).hasAttribute("disabled")).toBe(
      true,
    );
  });
});
