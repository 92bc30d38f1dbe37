// Initial JavaScript of the home page: every script a browser loads for /en until the network is silent, gzipped.
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { launchOptions } from "../e2e/chromium.ts";
import { routeToEngine } from "../kit/browser.ts";
import { startKit } from "../kit/start.ts";
import { report } from "./report.ts";

const limitKiB = 230;

const kit = await startKit();
const browser = await chromium.launch(launchOptions);
try {
  kit.engine.state.reset("bench");
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  await routeToEngine(context, kit.engine, kit.sockets);
  const scripts = new Map<string, Promise<number>>();
  context.on("response", (response) => {
    if (!/javascript/.test(response.headers()["content-type"] ?? "")) return;
    scripts.set(new URL(response.url()).pathname, response.body().then((body) => gzipSync(body).length));
  });
  const page = await context.newPage();
  await page.goto(`${kit.siteUrl}/en`, { waitUntil: "networkidle" });
  const files = await Promise.all([...scripts].map(async ([path, size]) => ({ path, gzipBytes: await size })));
  const bytes = files.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
  const value = Math.round(bytes / 102.4) / 10;
  report("size", [{ name: "initial JavaScript of the home page", value, unit: "KiB gzip", target: `≤ ${limitKiB}`, isMet: files.length > 0 && value <= limitKiB }], {
    files: files.toSorted((one, other) => other.gzipBytes - one.gzipBytes),
  });
} finally {
  await browser.close();
  kit.sockets.close();
  await kit.close();
}
