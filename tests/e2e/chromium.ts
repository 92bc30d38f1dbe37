import { existsSync } from "node:fs";

/**
 * How to start a browser: the system's Chromium where there is one, else Playwright's own, with nothing that calls
 * home.
 */
export const launchOptions = (() => {
  const executablePath = [process.env["CHROMIUM_PATH"], "/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find(
    (path) => path !== undefined && existsSync(path),
  );
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  };
})();
