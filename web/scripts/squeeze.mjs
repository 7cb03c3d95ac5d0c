/** Squeezes what was built: beside each file a .gz and a .br, so that the server sends them without any work. */
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { OUT } from "./out.mjs";

const SQUEEZABLE = /\.(js|css|html|svg|json|webmanifest)$/;
const LEAST = 1000; // below this there is nothing to win

const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

for (const name of readdirSync(OUT, { recursive: true })) {
  const path = join(OUT, String(name));
  if (!SQUEEZABLE.test(path) || statSync(path).size < LEAST) continue;
  const bytes = readFileSync(path);
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, best));
}
