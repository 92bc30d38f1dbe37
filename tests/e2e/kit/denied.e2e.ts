/** Browsers that keep nothing, know little of themselves, or have no https: the site is alive in each. */
import type { Page } from "@playwright/test";
import { expect, test } from "../../kit/index.ts";
import { open, openLive, siteOf } from "../site.ts";
import { lineGame } from "./games.ts";

/** What every visitor must be able to do: pick a bet, and come to sign in. */
async function isUsable(page: Page): Promise<void> {
  const { coupon, price } = siteOf(page);
  await openLive(page, `/en${lineGame.path}`);
  await price("Match result", "Home win").click();
  await expect(coupon.getByRole("textbox", { name: /^Stake/ })).toBeVisible();
  await coupon.getByRole("button", { name: "Sign in to bet" }).click();
  await expect(page.getByRole("dialog", { name: "Sign in" })).toBeVisible();
}

const areas = ["sessionStorage", "localStorage", "caches", "indexedDB"] as const;
for (const denied of [areas, ...areas.map((area) => [area] as const)]) {
  test(
    `a page lives without ${denied.join(", ")}: a bet is picked, and sign-in opens`,
    denied === areas ? { tag: "@journey" } : {},
    async ({ page }) => {
      await page.addInitScript((names) => {
        const get = () => {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        };
        for (const name of names) Object.defineProperty(globalThis, name, { get });
        if (names.length === 1) return;
        Object.defineProperty(Document.prototype, "cookie", { get, set: get });
        Object.defineProperty(Navigator.prototype, "serviceWorker", { get });
        Object.defineProperty(globalThis, "BroadcastChannel", { value: get });
      }, denied);
      await isUsable(page);
      await page.getByRole("dialog").getByLabel("Username, account number, email or phone").fill("demo");
      await page.getByRole("dialog").getByLabel("Password", { exact: true }).fill("Demo-2026!");
      await page.getByRole("dialog").getByRole("button", { name: "Sign in", exact: true }).click();
      await expect(siteOf(page).balance).toBeVisible();
      const { coupon, place, stake } = siteOf(page);
      await stake.fill("50");
      await place.click();
      await expect(coupon.getByText("Bet placed")).toBeVisible();
    },
  );
}

test("a browser that names no time zone there is shows its times by UTC", async ({ page }) => {
  await page.addInitScript(() => {
    const { resolvedOptions } = Intl.DateTimeFormat.prototype;
    Intl.DateTimeFormat.prototype.resolvedOptions = function unknown() {
      return { ...resolvedOptions.call(this), timeZone: "Etc/Unknown" };
    };
  });
  for (const path of ["/en/line/football", "/en/live", "/en/results"]) {
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Something went wrong")).toHaveCount(0);
    await expect
      .poll(async () => (await page.context().cookies()).find(({ name }) => name === "tz")?.value)
      .toBe("UTC");
  }
});

test.describe("a player on plain http", () => {
  test.use({ as: "player" });

  test("places a bet and copies its code, without the parts of the browser that need https", async ({ page, mock }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Crypto.prototype, "randomUUID");
      Reflect.deleteProperty(Crypto.prototype, "subtle");
      for (const name of ["clipboard", "serviceWorker", "share", "locks", "storage"])
        Reflect.deleteProperty(Navigator.prototype, name);
      Object.assign(globalThis, { copied: [] as string[] });
      document.addEventListener("copy", () =>
        (globalThis as unknown as { copied: string[] }).copied.push(
          (document.activeElement as HTMLTextAreaElement | null)?.value ?? "",
        ),
      );
    });
    const { coupon, place, price, stake } = siteOf(page);
    await openLive(page, `/en${lineGame.path}`);
    await price("Match result", "Home win").click();
    await stake.fill("50");
    await place.click();
    await expect(coupon.getByText("Bet placed")).toBeVisible();
    expect(mock.calls("placeCoupon")).toHaveLength(1);
    await page
      .getByRole("main")
      .getByRole("button", { name: /^Share/ })
      .click();
    await expect(page.getByText(/^Link copied/)).toBeVisible();
    expect(await page.evaluate(() => (globalThis as unknown as { copied: string[] }).copied)).toEqual([
      expect.stringContaining(lineGame.path),
    ]);
    await page.context().clearCookies();
    await open(page, "/en/registration");
    await expect(page.getByRole("main").getByRole("tab", { name: "One click" })).toBeVisible();
  });
});
