/** The worker in a real browser: what it shows without a network, what it keeps, and what it never keeps. */
import type { Page } from "@playwright/test";
import { expect, test } from "../../kit/index.ts";
import { open } from "../site.ts";

test.use({ serviceWorkers: "allow" });

const WORKER = "/pwa-sw.js";

/**
 * Waits until the site has registered a worker and it has its files, then has the browser put it in charge: by itself it
 * does so when it finds the time, minutes later where the former worker is busy.
 */
async function workerInCharge(page: Page, path: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const scopeURL = new URL("/", page.url()).href;
  const versions = new Map<string, { scriptURL: string; status: string; runningStatus: string; versionId: string }>();
  devtools.on("ServiceWorker.workerVersionUpdated", ({ versions: changed }) => {
    for (const version of changed) versions.set(version.versionId, version);
  });
  await devtools.send("ServiceWorker.enable");
  const isOwn = ({ scriptURL }: { scriptURL: string }) => new URL(scriptURL).pathname === path;
  await expect
    .poll(
      async () => {
        const own = [...versions.values()].findLast(isOwn);
        if (own?.status === "installed") {
          for (const { versionId, status } of versions.values())
            if (status === "activated") await devtools.send("ServiceWorker.stopWorker", { versionId });
          await devtools.send("ServiceWorker.skipWaiting", { scopeURL });
        }
        return own?.status;
      },
      { message: `${path} is in charge`, timeout: 60_000 },
    )
    .toBe("activated");
  await devtools.detach();
  // It claims the page in the same breath; its answers are told of apart.
  await page.evaluate(async () => {
    if (navigator.serviceWorker.controller !== null) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
    });
  });
}

const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)),
    );
    return lists.flat();
  });

test.describe("with the worker", () => {
  // Idle moments come when the browser finds them: here they come at once.
  test.beforeEach(({ context }) =>
    context.addInitScript(() => {
      globalThis.requestIdleCallback = (callback) =>
        Number(setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 50 })));
      globalThis.cancelIdleCallback = (handle) => clearTimeout(handle);
    }),
  );

  test("inside an operator's network nothing is kept, and what was kept goes [6.13]", async ({ page, mock }) => {
    await open(page, "/en");
    await workerInCharge(page, WORKER);
    expect((await keptAddresses(page)).length).toBeGreaterThan(20);
    mock.answer("siteConfig", () => ({ isInternalNetwork: true }));
    await open(page, "/en/line");
    await workerInCharge(page, "/sw-internal.js");
    await expect.poll(() => keptAddresses(page)).toEqual([]);
    // Files that come later, by a page that was not open yet, are kept as little.
    await page.getByRole("link", { name: "Results" }).first().click();
    await expect(page).toHaveURL("/en/results");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(() => keptAddresses(page)).toEqual([]);
  });

  test(
    "a page that cannot be fetched is the offline page of its language, and comes back with the network [7.41]",
    { tag: "@journey" },
    async ({ page, context, mock }) => {
      await open(page, "/en");
      await workerInCharge(page, WORKER);
      await context.setOffline(true);
      await page.goto("/ru/line/football");
      await expect(page.getByRole("heading", { name: "Нет соединения" })).toBeVisible();
      // Asked by locators, which look again when the page looks for the network by loading itself once more.
      await expect(page.locator("html")).toHaveAttribute("lang", "ru");
      // In a tab of its own: the first one may just be loading itself again, which ends a navigation of ours.
      const arabic = await context.newPage();
      await arabic.goto("/ar");
      await expect(arabic.locator("html")).toHaveAttribute("dir", "rtl");
      await expect(arabic.locator("main")).toHaveCSS("text-align", "center");
      await arabic.emulateMedia({ colorScheme: "dark" });
      await expect(arabic.locator("body")).toHaveCSS("background-color", "rgb(11, 18, 32)");
      await arabic.close();
      await context.setOffline(false);
      // By itself: nobody touches anything.
      await expect(page.getByRole("banner")).toBeVisible();
      expect(mock.calls().length).toBeGreaterThan(0);
    },
  );

  test.describe("a player", () => {
    test.use({ as: "player" });

    test("finds nothing of themselves in what the browser keeps [7.41]", async ({ page }) => {
      await open(page, "/en/office/history");
      await workerInCharge(page, WORKER);
      await page.reload();
      const kept = await keptAddresses(page);
      expect(kept.length).toBeGreaterThan(20);
      expect(
        kept.filter(
          (path) => !/^\/(?:assets\/[\w.-]+\.(?:js|css|woff2)|offline\/(?:en|ru|ar|es)\.html|favicon\.svg)$/.test(path),
        ),
      ).toEqual([]);
      // Words of the language that is read here, and of no other.
      const languages = kept.flatMap((path) => /^\/assets\/(\w\w)\./.exec(path)?.[1] ?? []);
      expect([...new Set(languages)]).toEqual(["en"]);
      expect(languages.length).toBeGreaterThan(20);
    });
  });
});

test(
  "a page whose files can't be fetched for want of a network stands, says so, and goes on with the network [8.03]",
  { tag: "@journey" },
  async ({ page, mock }) => {
    await page.goto("/en/live");
    await expect(page.locator("[data-connection=open]")).toBeVisible();
    // The first moment: what comes late is still on its way. The site answers nobody who asks whether it is there again
    // before the page has been looked at: with an answer, a file that failed a moment ago has it loaded again.
    await page.route("**/version.json", (route) => route.abort());
    const failing = (path: string) => page.waitForEvent("requestfailed", (request) => request.url().includes(path));
    const failed = Promise.all([failing("/assets/"), failing("/version.json")]);
    await mock.offline();
    await page.evaluate(() => {
      Object.assign(globalThis, { sameDocument: "yes" });
    });
    await failed;
    await expect(page.getByText(/^Connection lost\. Prices/)).toBeVisible();
    await mock.online();
    await expect(page.locator("[data-connection=open]")).toBeVisible({ timeout: 20_000 });
    expect(await page.evaluate(() => "sameDocument" in globalThis)).toBe(true);
  },
);

test("a worker that a browser has is not sent to it again [7.41]", async ({ page }) => {
  const first = await page.request.get("/pwa-sw.js");
  expect(first.status()).toBe(200);
  const again = await page.request.get("/pwa-sw.js", { headers: { "if-none-match": first.headers()["etag"] ?? "" } });
  expect([again.status(), await again.text()]).toEqual([304, ""]);
});
