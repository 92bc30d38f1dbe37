// Finds a Chromium for browser tests: the system's, else Debian's package (as root), else Playwright's own.
import { existsSync } from "node:fs";
import { fail, run } from "./bootstrap.mjs";

const candidates = [process.env.CHROMIUM_PATH, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const found = () => candidates.find((path) => path && existsSync(path));

/** Path of a Chromium, or undefined when Playwright is to use its own. */
export function ensureChromium() {
  const present = found();
  if (present) return present;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Chromium (Debian's package) …");
    const quietly = { capture: true, env: { DEBIAN_FRONTEND: "noninteractive" } };
    run("apt-get", ["update"], quietly);
    run("apt-get", ["install", "-y", "--no-install-recommends", "chromium", "fonts-noto-core"], quietly);
    const installed = found();
    if (installed) return installed;
  }
  console.log("Fetching Playwright's Chromium …");
  const { code, output } = run("playwright", ["install", "chromium"], { capture: true });
  if (code !== 0) fail(`No Chromium for the browser tests: install one and set CHROMIUM_PATH.\n${output.slice(-500)}`);
  return undefined;
}
