/**
 * A gateway that goes and comes back while a page is open. It is one of the test's own, with a site of its own, over the
 * services that all tests share.
 */
import { freePort } from "../../../scripts/lib/freePort.ts";
import { open } from "../site.ts";
import { end, startProcess, url } from "./process.ts";
import { upstreamsAt } from "./processes.ts";
import { expect, test } from "./stack.ts";
import { placeOne, signInBy } from "./visitors.ts";

test(
  "after a gateway has ended or been killed, an open page shows what happened meanwhile, without a reload",
  { tag: "@journey" },
  async ({ browser, playwright, stack, player }) => {
    const [gateway, web] = [await freePort(), await freePort()];
    const env = {
      ...process.env,
      ...upstreamsAt(stack.servicesUrl),
      NODE_ENV: "production",
      SITE_ENV: "demo",
      HOST: "127.0.0.1",
      RATE_LIMITS: "off",
      PAGE_RATE: "off",
      RENDER_THREADS: "1",
      SERVICES_PORT: new URL(stack.servicesUrl).port,
      GATEWAY_URL: url(gateway),
      GATEWAY_PORT: String(gateway),
      WEB_PORT: String(web),
    };
    const startGateway = () => startProcess("gateway/main.ts", env, `${url(gateway)}/ready`);
    let running = await startGateway();
    const site = await startProcess("web/server.ts", env, `${url(web)}/health`);
    const context = await browser.newContext({ baseURL: url(web) });
    const elsewhere = await playwright.request.newContext({ baseURL: stack.siteUrl });
    try {
      await signInBy(context.request, player.login, "", player.password);
      await signInBy(elsewhere, player.login, "", player.password);
      const page = await context.newPage();
      await open(page, "/en/office/history");
      const rows = page.getByRole("article", { name: /^Bet \d/ });
      const line = await context.newPage();
      await open(line, "/en/line");
      const count = line.getByRole("tab", { name: /^My bets/ });
      const balance = page.locator("[data-layout] > header").getByText(/₽[\d,]+\.\d\d/);
      await expect(page.locator("[data-connection=open]")).toBeVisible();
      await expect(balance).toHaveText("₽100,000.00");
      await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
      for (const [signal, left, coupons] of [
        ["SIGKILL", "₽99,900.00", 1],
        ["SIGTERM", "₽99,800.00", 2],
      ] as const) {
        await end(running, signal);
        await expect(page.locator("[data-connection=lost]")).toBeVisible();
        await placeOne(elsewhere);
        running = await startGateway();
        await expect(balance).toHaveText(left);
        await expect(rows).toHaveCount(coupons);
        await expect(count).toHaveText(`My bets ${coupons}`);
      }
      expect(await page.evaluate(() => "isSamePage" in globalThis)).toBe(true);
    } finally {
      await elsewhere.dispose();
      await context.close();
      await end(site);
      await end(running);
    }
  },
);
