import { cleanup, render, screen } from "@testing-library/svelte";
import { encode } from "uqr";
import { afterEach, describe, expect, it } from "vitest";
import QrCode from "./QrCode.svelte";

afterEach(cleanup);

describe("the link as a QR code", () => {
  it("draws every dark square", () => {
    const address = "https://parlour.example/table/abc";
    render(QrCode, { address });
    const code = screen.getByRole("img", { name: "The link as a QR code" });
    const dark = encode(address, { border: 2 }).data.flat().filter(Boolean).length;
    expect(code.querySelector("path")?.getAttribute("d")?.split("M").length).toBe(dark + 1);
    expect(dark).toBeGreaterThan(100);
  });
});
