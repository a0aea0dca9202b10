import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

// The game server that `alhambra serve` starts; the development server hands everything to it.
const server = "http://127.0.0.1:8000";

// Where the server of a source tree looks for the client; a wheel gets it there by its own build.
const folder = "../build/client";

const squeeze = promisify(brotliCompress);

/** Beside every asset the same one packed, as small as it gets: the server sends it as it lies there. */
const packed = (): Plugin => ({
  name: "packed",
  apply: "build",
  async writeBundle({ dir = "" }, files) {
    const assets = Object.keys(files).filter((name) => name.startsWith("assets/"));
    await Promise.all(assets.map(async (name) => writeFile(join(dir, `${name}.br`), await squeeze(await readFile(join(dir, name))))));
  },
});

export default defineConfig({
  // What is built finds itself wherever it lies; the server says in the page where that is.
  base: "./",
  plugins: [svelte(), packed()],
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
