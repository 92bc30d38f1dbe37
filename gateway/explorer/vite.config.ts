/**
 * Builds the explorer to gateway/build/explorer: every script, worker, style and font from this package, nothing from
 * elsewhere.
 */
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  root: path("./"),
  base: "/explorer/",
  plugins: [react()],
  worker: { format: "es" },
  build: { outDir: path("../build/explorer"), emptyOutDir: true, chunkSizeWarningLimit: 8000 },
});
