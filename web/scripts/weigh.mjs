/**
 * Weighs the first load, compressed with gzip: what a browser fetches to show the lobby, and what it fetches at most
 * to show the table of each game when somebody opens a link. Fails above the limit.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { OUT } from "./out.mjs";

const LIMIT = 250_000;
/** What is fetched only when somebody asks for it, and the table that only games without a board of their own have. */
const ON_DEMAND = new Set([
  "src/pages/waiting/QrCode.svelte",
  "src/table/AboutPerson.svelte",
  "src/table/GenericBoard.svelte",
]);
const GAME = /^src\/games\/([^/]+)\//;

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

function weight(found) {
  const names = new Set(["index.html", ...[...found.values()].flat()]);
  return [...names].reduce(
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
  const ofThis = (key) => !ON_DEMAND.has(key) && (GAME.exec(key)?.[1] ?? game) === game;
  loads[`a table of ${game}`] = new Map([...files(LOBBY), ...files(DOOR, ofThis)]);
}

let heavy = false;
for (const [what, found] of Object.entries(loads)) {
  const grams = weight(found);
  heavy ||= grams > LIMIT;
  console.log(`${what}: ${(grams / 1000).toFixed(1)} kB compressed, of ${LIMIT / 1000} allowed`);
}
if (heavy) {
  console.error("The first load is too heavy.");
  process.exitCode = 1;
}
