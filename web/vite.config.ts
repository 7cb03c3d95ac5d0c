import { svelte } from "@sveltejs/vite-plugin-svelte";
import Icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";

// Where `parlour serve` listens while the client is being worked on with `npm run dev`.
const server = process.env["PARLOUR_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), Icons({ compiler: "svelte" })],
  build: { target: "es2022", outDir: "dist", emptyOutDir: true, sourcemap: false },
  server: {
    proxy: {
      "/api": { target: server },
      "/ws": { target: server, ws: true },
    },
  },
  test: { environment: "jsdom", include: ["src/**/*.test.ts"] },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
});
