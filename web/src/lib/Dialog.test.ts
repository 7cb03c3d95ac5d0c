import { cleanup, render, screen, waitFor } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import Dialog from "./Dialog.svelte";

afterEach(cleanup);

function open(html: string): void {
  const children = createRawSnippet(() => ({ render: () => `<form>${html}</form>` }));
  render(Dialog, { open: true, title: "Come in", onclose: () => undefined, children });
}

describe("a dialog", () => {
  it("lets one begin with what one came for, so that Enter does not close it", async () => {
    open('<a href="/">elsewhere</a><input aria-label="Name" data-first />');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Name")));
  });
});
