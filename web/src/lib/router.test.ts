import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { read } from "./address";
import { followLinks, go, router } from "./router.svelte";

describe("addresses", () => {
  it.each([
    ["/", "", { at: "home" }],
    ["/new", "", { at: "new", game: null, options: {} }],
    ["/new", "?game=dale", { at: "new", game: "dale", options: {} }],
    ["/new", "?game=toy&deck1=a%2Bb", { at: "new", game: "toy", options: { deck1: "a+b" } }],
    ["/decks/toy", "", { at: "decks", game: "toy", deck: null }],
    ["/decks/toy", "?deck=a%2Bb", { at: "decks", game: "toy", deck: "a+b" }],
    ["/table/a%20b", "", { at: "table", id: "a b" }],
    ["/profile", "", { at: "profile" }],
    ["/leaderboard/dale", "", { at: "leaderboard", game: "dale" }],
    ["/replay/x1", "", { at: "replay", id: "x1", moment: 0 }],
    ["/replay/x1", "?at=17", { at: "replay", id: "x1", moment: 17 }],
    ["/replay/x1", "?at=-3", { at: "replay", id: "x1", moment: 0 }],
    ["/rules/alliances", "", { at: "rules", game: "alliances" }],
    ["/credits", "", { at: "credits" }],
    ["/mail/abc", "", { at: "mail", token: "abc" }],
    ["/table", "", { at: "nowhere" }],
    ["/table/a/b", "", { at: "nowhere" }],
    ["/%E0%A4%A", "", { at: "nowhere" }],
  ])("%s%s", (path, query, page) => {
    expect(read(path, query)).toEqual(page);
  });
});

describe("going", () => {
  let stop: (() => void) | undefined;
  beforeEach(() => vi.stubGlobal("scrollTo", () => undefined));
  afterEach(() => {
    stop?.();
    vi.unstubAllGlobals();
    document.body.innerHTML = "";
  });

  function link(address: string): HTMLAnchorElement {
    document.body.innerHTML = `<a href="${address}"><b>go</b></a>`;
    return document.querySelector("a") as HTMLAnchorElement;
  }
  const click = (setting: MouseEventInit = {}) =>
    document
      .querySelector("b")
      ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...setting }));

  it("opens pages, and tells the fragment", () => {
    go("/rules/dale#DM-001");
    expect(router.page).toEqual({ at: "rules", game: "dale" });
    expect(router.fragment).toBe("DM-001");
  });

  it("follows plain links of ours", () => {
    stop = followLinks();
    go("/");
    link("/new?game=dale");
    expect(click()).toBe(false); // the browser need not load anything
    expect(router.page).toEqual({ at: "new", game: "dale", options: {} });
  });

  it("leaves other clicks to the browser", () => {
    stop = followLinks();
    go("/");
    window.addEventListener("click", (event) => event.preventDefault(), { once: true, capture: false });
    link("/new");
    click({ ctrlKey: true });
    expect(router.page).toEqual({ at: "home" });
  });
});
