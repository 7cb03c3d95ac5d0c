import { svelte } from "@sveltejs/vite-plugin-svelte";
import Icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";
import { maps } from "./scripts/maps.mjs";
import { OUT } from "./scripts/out.mjs";

// Where `parlour serve` listens while the client is being worked on with `npm run dev`.
const server = process.env["PARLOUR_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [maps(), svelte(), Icons({ compiler: "svelte" })],
  // `cssTarget`: all of these know light-dark(), which would otherwise be rewritten.
  build: {
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    outDir: OUT,
    emptyOutDir: true,
    manifest: "manifest.json",
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    fs: { allow: [".."] }, // maps are drawn from the files that the rules read
    proxy: {
      "/api": { target: server },
      "/ws": { target: server, ws: true },
    },
  },
  // One page for all test files, because making one for each takes nine tenths of the time: a test that puts
  // something in the place of a global thing takes it away again. Loaded machines are slow: tests get time.
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/sizeless.ts"],
    pool: "threads",
    isolate: false,
    css: { include: [/tokens\.css/] }, // some tests read the colours
    testTimeout: 30_000,
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
});
