import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Mail from "./Mail.svelte";
import MailSetting from "./shell/MailSetting.svelte";
import { person } from "../lib/person.svelte";

const fetched = vi.fn<(address: string, how: RequestInit) => Promise<Response>>();

beforeEach(() => vi.stubGlobal("fetch", fetched));
afterEach(() => {
  cleanup();
  fetched.mockReset();
  vi.unstubAllGlobals();
});

const answer = (told: unknown): Promise<Response> => Promise.resolve(Response.json(told));
const asked = (): [string, unknown][] =>
  fetched.mock.calls.map(([address, how]) => [address, how.body && JSON.parse(how.body as string)]);

describe("the page of an e-mail's link", () => {
  it("does nothing before a click", async () => {
    fetched.mockImplementation(() => answer(null));
    render(Mail, { token: "abc" });
    expect(fetched).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("button", { name: "Write to me no more" }));
    expect(asked()).toEqual([["/api/mail/stop", { token: "abc" }]]);
    expect((await screen.findByRole("status")).textContent).toContain("no more e-mails");
  });
});

describe("the setting for e-mails", () => {
  it("asks for an address, and says that it must be proven", async () => {
    vi.spyOn(person, "me", "get").mockReturnValue({ id: "a", name: "Ann", kept: false });
    fetched.mockImplementationOnce(() => answer({ able: true, address: null, proven: false }));
    render(MailSetting, {});
    const field = await screen.findByLabelText(/Write to me when/);
    await fireEvent.input(field, { target: { value: "ann@example.org" } });
    fetched.mockImplementationOnce(() => answer({ able: true, address: "ann@example.org", proven: false }));
    await fireEvent.click(screen.getByRole("button", { name: "Send the link" }));
    expect((await screen.findByRole("status")).textContent).toContain("Open the link in that e-mail");
    expect(asked().at(-1)).toEqual(["/api/mail", { address: "ann@example.org", language: "en" }]);
  });

  it("is not there where the host sends no e-mails", async () => {
    vi.spyOn(person, "me", "get").mockReturnValue({ id: "a", name: "Ann", kept: false });
    fetched.mockImplementation(() => answer({ able: false, address: null, proven: false }));
    render(MailSetting, {});
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
    expect(screen.queryByRole("button")).toBeNull();
  });
});
