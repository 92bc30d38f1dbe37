import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  resolve: { alias: { "@": path("./web/src"), "#shared": path("./shared") } },
  test: {
    include: ["{gateway,services,shared,web,tests}/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "tests/bench/peers/**"],
    restoreMocks: true,
  },
});
