import { expect, type Locator, type Page } from "@playwright/test";

/** What testers say about the English site; every locator goes by role and name, as people find things. */
export interface Site {
  coupon: Locator;
  stake: Locator;
  possibleWin: Locator;
  /** The button that places. */
  place: Locator;
  /** Balance in the header. */
  balance: Locator;
  /** A price in the middle of the page, by market and outcome. */
  price(market: string, outcome: string): Locator;
}

export function siteOf(page: Page): Site {
  const coupon = page.getByRole("region", { name: "Bet slip" });
  return {
    coupon,
    stake: coupon.getByRole("textbox", { name: /^Stake/ }),
    possibleWin: coupon.getByRole("status", { name: "Possible win" }),
    place: coupon.getByRole("button", { name: /^Place bet/ }),
    balance: page.getByRole("banner").getByRole("status", { name: "Balance" }),
    price: (market, outcome) =>
      page
        .getByRole("main")
        .getByRole("button", { name: new RegExp(`^${market}: ${outcome},`) })
        .first(),
  };
}

/** Waits until the page is hydrated: before that, clicks are lost. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react")),
  );
}

/** Collects what React says when a page's first picture in the browser differs from the server's. */
export function watchHydration(page: Page): readonly string[] {
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => {
    if (/React error #(?:418|423|425)\b|hydrat/i.test(message)) faults.push(`${page.url()}: ${message}`);
  });
  return faults;
}

/** Opens a page and waits until it is alive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Loads the page that stands once more. */
export async function reopen(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

/** Opens a page with games and waits until their prices are live. */
export async function openLive(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect(page.locator("[data-connection=open]")).toBeVisible();
}

/** Figures of a sum, whatever the currency's sign and the separators of thousands: "₽1,050.50" is "1050.50". */
export const figures = async (locator: Locator): Promise<string> =>
  (await locator.innerText()).replaceAll(/[^\d.]/g, "");

/** Expects a sum to show these figures. */
export const expectFigures = (locator: Locator, sum: string): Promise<void> =>
  expect.poll(() => figures(locator)).toBe(sum);

/** Opens a page and waits until its late parts listen to other tabs and to the gateway. */
export async function openListening(page: Page, path: string): Promise<void> {
  const socket = page.waitForEvent("websocket");
  await page.goto(path);
  await (await socket).waitForEvent("framesent", ({ payload }) => String(payload).includes("SiteChanged"));
}

/** Goes somewhere inside the site, as a link would. */
export const navigate = (page: Page, to: string) =>
  page.evaluate(
    (address) =>
      (Reflect.get(globalThis, "__reactRouterDataRouter") as { navigate(to: string): Promise<void> }).navigate(address),
    to,
  );
