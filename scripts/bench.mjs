// npm run bench: measures, as ratios in one run. Numbers go to tests/bench/results/.
import { ensureDependencies, run } from "./lib/bootstrap.mjs";
import { ensureBuilds } from "./lib/build.mjs";
import { ensureChromium } from "./lib/chromium.mjs";

ensureDependencies();
ensureBuilds();
const chromium = ensureChromium();
process.exit(
  run("node", ["tests/bench/main.ts", ...process.argv.slice(2)], {
    env: { NODE_ENV: "production", ...(chromium ? { CHROMIUM_PATH: chromium } : {}) },
  }).code,
);
