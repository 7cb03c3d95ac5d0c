/** All words of the interface go through the catalogue, and the catalogue of every language has all of them. */
import { parse } from "svelte/compiler";
import { describe, expect, it } from "vitest";
import { LANGUAGES, languageFor } from "./language";
import type { Entries } from "./words";

/** Boards whose words are English for the time being. */
const NOT_YET = /games\/(conquest|hope)\//;
/** Names, which are the same in every language. */
const NAMES = new Set([
  ...["Parlour", "Game-icons", "Lucide", "Natural Earth", "Svelte", "uqr", "Bits UI"],
  ...["CC BY 3.0", "ISC licence", "parlour verify", "Ada", "you@example.org", "female scientist, attack>=20"],
]);
const READ = /^(action|aria-label|aria-valuetext|title|placeholder|legend|label|about|empty|note|alt)$/;
const STRING = String.raw`("(?:[^"\\]|\\.)*")`;
const SAID = new RegExp(String.raw`(?<![\w.])t\(\s*${STRING}`, "g");
const COUNTED = new RegExp(String.raw`(?<![\w.])tn\(\s*[\w.]+,\s*${STRING},\s*${STRING}`, "g");

const TEXTS = import.meta.glob<string>("../**/*.{svelte,ts}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const LISTS = import.meta.glob<Entries>("../../../src/parlour/languages/*/interface.json", {
  import: "default",
  eager: true,
});
const files = Object.keys(TEXTS).filter((name) => !/\.test\.ts$|^\.\/words\.ts$/.test(name));
const text = (name: string): string => TEXTS[name] ?? "";

/** The sentences that the sources say. */
function sentences(): Set<string> {
  const found = new Set<string>();
  for (const name of files) {
    for (const [, words = '""'] of text(name).matchAll(SAID)) found.add(JSON.parse(words) as string);
    for (const [, , many = '""'] of text(name).matchAll(COUNTED)) found.add(JSON.parse(many) as string);
  }
  return found;
}

interface Node {
  type: string;
  name?: string;
  data?: string;
  value?: unknown;
}

/** The words that stand in a component as they are. */
function literals(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) node.forEach((each) => literals(each, found));
  else if (node !== null && typeof node === "object" && "type" in node) {
    const { type, name = "", data = "", value } = node as Node;
    if (type === "Text" && /\p{L}{2}/u.test(data) && !NAMES.has(data.trim())) found.push(data.trim());
    if (/Directive$/.test(type) || (type === "Attribute" && !READ.test(name))) return found;
    if (type === "Attribute") return literals(value, found);
    if (!/Expression|StyleSheet|Script/.test(type))
      Object.values(node).forEach((each) => literals(each, found));
  }
  return found;
}

const slots = (words: string): string[] => (words.match(/\{\w+\}/g) ?? []).sort();

describe("the words of the interface", () => {
  it.each(files.filter((name) => name.endsWith(".svelte") && !NOT_YET.test(name)))(
    "of %s go through the catalogue",
    (name) => {
      expect(literals(parse(text(name), { modern: true }).fragment.nodes)).toEqual([]);
    },
  );

  it.each(Object.keys(LANGUAGES).filter((code) => code !== "en"))(
    "are all there in %s, and no more",
    (code) => {
      const entries = LISTS[`../../../src/parlour/languages/${code}/interface.json`] ?? {};
      expect(Object.keys(entries).toSorted()).toEqual([...sentences()].toSorted());
      for (const [words, entry] of Object.entries(entries)) {
        const { one, other } = typeof entry === "string" ? { one: entry, other: entry } : entry;
        expect([words, slots(other)]).toEqual([words, slots(words)]);
        expect(slots(words)).toEqual(expect.arrayContaining(slots(one)));
      }
    },
  );
});

describe("the language", () => {
  it.each([
    ["system", ["de-AT", "en"], "de"],
    ["system", ["fr", "en-GB", "de"], "en"],
    ["system", ["fr"], "en"],
    ["en", ["de"], "en"],
    ["de", ["en"], "de"],
  ])("for the choice %s and a browser with %j is %s", (choice, wished, found) => {
    expect(languageFor(choice, wished)).toBe(found);
  });
});
