import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The game server that `alhambra serve` starts; the development server hands everything to it.
const server = "http://127.0.0.1:8000";

// Where the server of a source tree looks for the client; a wheel gets it there by its own build.
const folder = "../build/client";

export default defineConfig({
  plugins: [svelte()],
  // What modules draw lies in their rooms, outside this folder.
  resolve: { alias: { $client: "/src" }, dedupe: ["svelte"] },
  build: {
    target: "es2022",
    outDir: folder,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { host: "127.0.0.1", fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
});
