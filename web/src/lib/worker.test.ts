/** What is shown while no page is open: alerts and the page without a network, in the reader's language. */
import { describe, expect, it } from "vitest";
import letters from "../../../src/parlour/server/people/letters.py?raw";

const PUBLIC = import.meta.glob<string>("../../public/*.{js,html}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const read = (file: string): string => PUBLIC[`../../public/${file}`] ?? "";

type Shown = (title: string) => string;

/** The service worker as a page of a language registers it: what title it shows for one that the server sends. */
function worker(address: string): Shown {
  let push: (event: unknown) => void = () => undefined;
  let shown = "";
  const self = {
    location: { href: address },
    addEventListener: (kind: string, hear: typeof push) => {
      if (kind === "push") push = hear;
    },
    registration: { showNotification: (title: string) => (shown = title) },
  };
  // a worker is no module
  new Function("self", read("sw.js"))(self);
  return (title) => {
    push({ data: { json: () => ({ title, body: "Alliances" }) }, waitUntil: () => undefined });
    return shown;
  };
}

/** The titles of the alerts of the server, by a person called Ann. */
const titles = [...letters.matchAll(/^(?:TURN|LATE|NUDGED|INVITED) = "([^"]+)"/gm)].map(([, title]) =>
  (title ?? "").replace("{name}", "Ann"),
);

describe("alerts", () => {
  it("finds the titles of the server", () => expect(titles.length).toBe(4));
  it.each(titles)("%s is said in German", (title) => {
    expect(worker("https://parlour.example/sw.js?language=de")(title)).not.toBe(title);
    expect(worker("https://parlour.example/sw.js")(title)).toBe(title);
  });
});

describe("without a network", () => {
  it.each([
    ["https://parlour.example/sw.js", "offline.html", "en"],
    ["https://parlour.example/sw.js?language=de", "offline.de.html", "de"],
    ["https://parlour.example/sw.js?language=xx", "offline.html", "en"],
  ])("%s keeps one page, in its language", async (address, file, language) => {
    const kept: string[] = [];
    const shelf = { addAll: (files: string[]) => void kept.push(...files) };
    let installed: Promise<unknown> = Promise.resolve();
    const self = {
      location: { href: address },
      addEventListener: (kind: string, hear: (event: unknown) => void) => {
        if (kind === "install") hear({ waitUntil: (done: Promise<unknown>) => (installed = done) });
      },
      skipWaiting: () => undefined,
    };
    new Function("self", "caches", read("sw.js"))(self, { open: () => Promise.resolve(shelf) });
    await installed;
    expect(kept).toContain(`/${file}`);
    expect(read(file)).toContain(`<html lang="${language}">`);
  });
});
