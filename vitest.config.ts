import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { icons } from "./web/icons.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  plugins: [icons()],
  resolve: {
    alias: [
      { find: "@", replacement: path("./web/src") },
      { find: "#shared", replacement: path("./shared") },
      // One copy of graphql: Node gives libraries the CommonJS one, and its errors are told by instanceof.
      { find: /^graphql$/, replacement: path("./node_modules/graphql/index.js") },
    ],
  },
  test: {
    include: ["{gateway,services,shared,web,tests}/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "tests/bench/peers/**"],
    restoreMocks: true,
    // Much of what is tested waits for other processes: on two cores, two files at a time take little more than half as long.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
