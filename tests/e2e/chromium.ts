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

/** A person's browser: a headless one names itself, and is taken for a search engine's. */
export const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
