/**
 * Weighs the first load, compressed with gzip: what a browser fetches to show the lobby, and what it fetches at most
 * to show the table of each game when somebody opens a link. The words of another language than English come to them
 * for its readers alone: they have a line and a limit of their own. Fails above a limit.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { OUT } from "./out.mjs";

const LIMIT = 250_000;
const WORDS_LIMIT = 25_000;
/** What is fetched only when somebody asks for it, and the table that only games without a board of their own have. */
const ON_DEMAND = new Set([
  "src/pages/waiting/QrCode.svelte",
  "src/table/AboutPerson.svelte",
  "src/table/GenericBoard.svelte",
]);
const GAME = /^src\/games\/([^/]+)\//;
const WORDS = /\/parlour\/languages\/([^/]+)\//;

const manifest = JSON.parse(readFileSync(join(OUT, "manifest.json"), "utf8"));

/** The files of a chunk and of all that it imports at once; with `later`, also what it may import afterwards. */
function files(key, later, found = new Map()) {
  const chunk = manifest[key];
  if (!chunk || found.has(key)) return found;
  found.set(key, [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]);
  for (const next of chunk.imports ?? []) files(next, later, found);
  if (later) for (const next of (chunk.dynamicImports ?? []).filter(later)) files(next, later, found);
  return found;
}

function weight(names) {
  return [...new Set(names)].reduce(
    (sum, name) => sum + gzipSync(readFileSync(join(OUT, name)), { level: 9 }).length,
    0,
  );
}

const LOBBY = "index.html";
const DOOR = "src/pages/Door.svelte";
if (!manifest[LOBBY] || !manifest[DOOR]) throw new Error(`the manifest knows no ${LOBBY} or no ${DOOR}`);

const loads = { "the lobby": files(LOBBY) };
const games = new Set(Object.keys(manifest).flatMap((key) => GAME.exec(key)?.[1] ?? []));
for (const game of games) {
  const ofThis = (key) => !ON_DEMAND.has(key) && !WORDS.test(key) && (GAME.exec(key)?.[1] ?? game) === game;
  loads[`a table of ${game}`] = new Map([...files(LOBBY), ...files(DOOR, ofThis)]);
}

let heavy = false;
function judge(what, names, limit) {
  const grams = weight(names);
  heavy ||= grams > limit;
  console.log(`${what}: ${(grams / 1000).toFixed(1)} kB compressed, of ${limit / 1000} allowed`);
}

for (const [what, found] of Object.entries(loads))
  judge(what, ["index.html", ...[...found.values()].flat()], LIMIT);

const words = Object.keys(manifest).filter((key) => WORDS.test(key));
if (!words.length) throw new Error("the manifest knows no words of another language");
for (const language of new Set(words.map((key) => WORDS.exec(key)[1]))) {
  const own = words.filter((key) => WORDS.exec(key)[1] === language);
  judge(
    `the words in ${language}`,
    own.map((key) => manifest[key].file),
    WORDS_LIMIT,
  );
}
if (heavy) {
  console.error("The first load is too heavy.");
  process.exitCode = 1;
}
