// JavaScript of the home page, gzipped: what it loads for /en before its late parts, those parts until the network is
// silent, and what its worker keeps for later pages.
import { gzipSync } from "node:zlib";
import { chromium, expect } from "@playwright/test";
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
  const first = new Map<string, Promise<number>>();
  const late = new Map<string, Promise<number>>();
  const kept = new Map<string, Promise<number>>();
  let isLate = false;
  context.on("request", (request) => {
    isLate ||= /\/LatePartsContent-[\w-]+\.js$/.test(request.url());
  });
  context.on("response", (response) => {
    if (!/javascript/.test(response.headers()["content-type"] ?? "")) return;
    const { pathname } = new URL(response.url());
    const by = response.request().serviceWorker() !== null ? kept : isLate ? late : first;
    by.set(
      pathname,
      response.body().then(
        (body) => gzipSync(body).length,
        () => 0,
      ),
    );
  });
  const page = await context.newPage();
  await page.goto(`${kit.siteUrl}/en`, { waitUntil: "networkidle" });
  // Late parts come when the browser has time for them, which may be after a pause in the network.
  await expect.poll(() => isLate, { timeout: 30_000 }).toBe(true);
  await page.waitForLoadState("networkidle");
  const filesOf = async (scripts: Iterable<[string, Promise<number>]>) =>
    (await Promise.all([...scripts].map(async ([path, size]) => ({ path, gzipBytes: await size })))).toSorted(
      (one, other) => other.gzipBytes - one.gzipBytes,
    );
  const weigh = (files: readonly { gzipBytes: number }[]) =>
    Math.round(files.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0) / 102.4) / 10;
  const [files, lateFiles, keptFiles] = await Promise.all([filesOf(first), filesOf(late), filesOf(kept)]);
  const value = weigh(files);
  report(
    "size",
    [
      {
        name: "initial JavaScript of the home page",
        value,
        unit: "KiB gzip",
        target: `≤ ${limitKiB}`,
        isMet: files.length > 0 && value <= limitKiB,
      },
    ],
    {
      files,
      late: { kib: weigh(lateFiles), files: lateFiles },
      keptByWorker: { kib: weigh(keptFiles), files: keptFiles.length },
    },
  );
} finally {
  await browser.close();
  kit.sockets.close();
  await kit.close();
}
