/** Builds the games to studio/build/frame: one document with its script and style, nothing from elsewhere. */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  root: path("./"),
  base: "/",
  resolve: { alias: { "#shared": path("../../shared") } },
  build: { outDir: path("../build/frame"), emptyOutDir: true, modulePreload: false, assetsInlineLimit: 0 },
});
