import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listen, zones } from "./keys";

/** A page without layout: every button gets a place by its number, three in a row. */
function lay(html: string): HTMLElement {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  document.querySelectorAll("button").forEach((button, number) => {
    const box = new DOMRect((number % 3) * 20, Math.floor(number / 3) * 20, 10, 10);
    button.getBoundingClientRect = () => box;
    button.getClientRects = () => [box] as unknown as DOMRectList;
  });
  return document.getElementById("root") as HTMLElement;
}

const at = (name: string) => document.getElementById(name) as HTMLElement;
const tabbable = () =>
  [...document.querySelectorAll("button")].filter((b) => b.tabIndex === 0).map((b) => b.id);
const press = (key: string, on: Element = document.activeElement ?? document.body) =>
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));

const HAND = `<div data-zone="hand"><button id="a"></button><button id="b" class="lit"></button><button id="c"></button></div>`;
const MAP = `<div data-zone="map"><button id="d"></button><button id="e"></button></div>`;

let stop: (() => void) | undefined;
const { scrollIntoView } = Element.prototype;
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
  document.body.innerHTML = "";
  stop?.();
  stop = undefined;
});
const attach = (root: HTMLElement) => (stop = zones(root) as () => void);

describe("a zone", () => {
  it("is one stop of Tab: what is lit, else the first", () => {
    attach(lay(HAND + MAP));
    expect(tabbable()).toEqual(["b", "d"]);
  });

  it("is entered at its newest thing where that is the last", () => {
    attach(lay(MAP.replace("<div", "<div data-newest-last")));
    expect(tabbable()).toEqual(["e"]);
  });

  it("remembers where one was, but leads to what is lit", async () => {
    attach(lay(HAND + MAP));
    at("e").focus();
    at("c").focus();
    at("a").focus();
    expect(tabbable()).toEqual(["a", "e"]);
    at("d").className = "lit";
    await vi.waitFor(() => expect(tabbable()).toEqual(["a", "d"]));
  });

  it("is moved about in with arrows, Home and End, and not left", () => {
    attach(lay(HAND + MAP));
    at("a").focus();
    press("ArrowRight");
    expect(document.activeElement?.id).toBe("b");
    press("ArrowDown");
    expect(document.activeElement?.id).toBe("b");
    press("End");
    expect(document.activeElement?.id).toBe("c");
    press("Home");
    expect(document.activeElement?.id).toBe("a");
  });

  it("keeps the focus when the thing in focus leaves the table", async () => {
    attach(lay(HAND + MAP));
    at("b").focus();
    at("b").remove();
    await vi.waitFor(() => expect(document.activeElement?.id).toBe("a"));
  });

  it("hands the focus to what is lit when nothing is left in it", async () => {
    attach(lay(`${HAND}<div data-zone="options"><button id="o"></button></div>`));
    at("o").focus();
    at("o").parentElement?.remove();
    await vi.waitFor(() => expect(document.activeElement?.id).toBe("b"));
  });

  it("does not hold the focus of somebody who goes elsewhere while the table changes", async () => {
    attach(lay(HAND + MAP));
    at("b").focus();
    at("b").blur();
    at("c").className = "lit";
    await new Promise((done) => setTimeout(done));
    expect(document.activeElement).toBe(document.body);
  });
});

describe("shortcuts", () => {
  it("act wherever the focus is, but not while somebody types or a dialog is open", () => {
    const root = lay(`${HAND}<input id="field"><div role="dialog"><button id="close"></button></div>`);
    const act = vi.fn();
    stop = listen(() => ({ u: act }));
    press("U", at("a"));
    press("u", root);
    expect(act).toHaveBeenCalledTimes(2);
    press("u", at("field"));
    press("u", at("close"));
    press("x", root);
    expect(act).toHaveBeenCalledTimes(2);
  });
});
