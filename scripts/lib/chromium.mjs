// Finds a Chromium for browser tests: the system's, else Debian's package (as root), else Playwright's own.
import { existsSync } from "node:fs";
import { fail, run } from "./bootstrap.mjs";

const shell = "/usr/bin/chromium-headless-shell";
const candidates = [
  process.env.CHROMIUM_PATH,
  shell,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];
const found = () => candidates.find((path) => path && existsSync(path));

/** Debian's browser without a window: it draws on the processor alone and takes two thirds of the time. */
function installShell() {
  console.log("Installing Chromium's headless shell (Debian's package) …");
  const quietly = { capture: true, env: { DEBIAN_FRONTEND: "noninteractive" } };
  run("apt-get", ["update"], quietly);
  run("apt-get", ["install", "-y", "--no-install-recommends", "chromium-headless-shell", "fonts-noto-core"], quietly);
}

/** Path of a Chromium, or undefined if Playwright is to use its own. */
export function ensureChromium() {
  const canInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (!process.env.CHROMIUM_PATH && !existsSync(shell) && canInstall) installShell();
  const present = found();
  if (present) return present;
  console.log("Fetching Playwright's Chromium …");
  const { code, output } = run("playwright", ["install", "chromium"], { capture: true });
  if (code !== 0) fail(`No Chromium for the browser tests: install one and set CHROMIUM_PATH.\n${output.slice(-500)}`);
  return undefined;
}
