/**
 * One-tap of a network in the window of signing in, on the whole product: the network's own frame on the site's page.
 */
import type { FrameLocator, Page } from "@playwright/test";
import { open, reopen } from "../site.ts";
import { isIn, isOut, signInWindow, signOut } from "./player.ts";
import { expect, test } from "./stack.ts";

test.use({ extraHTTPHeaders: { "x-forwarded-for": "198.51.100.61" } });
/** Opens the window and answers the network's frame in it. */
async function offerOn(page: Page): Promise<FrameLocator> {
  await page.getByRole("banner").getByRole("button", { name: "Sign in", exact: true }).click();
  const frame = signInWindow(page).locator("iframe[title='Sign in with Google']");
  await expect(frame).toBeVisible();
  return frame.contentFrame();
}

/** What the browser complains of, and addresses that would tell a server or another site a secret. */
function watched(page: Page): { complaints: string[]; told: string[] } {
  const seen = { complaints: [] as string[], told: [] as string[] };
  page.on("console", (message) => {
    if (message.type() === "error") seen.complaints.push(message.text());
  });
  page.on("pageerror", ({ message }) => seen.complaints.push(message));
  page.on("request", (request) => {
    for (const address of [request.url().replace(/#.*/, ""), request.headers()["referer"] ?? ""])
      if (/[?&](?:token|sign|credential)=/.test(address)) seen.told.push(address);
  });
  return seen;
}

test(
  "a player is signed in by one press on the page they were on; nothing moves, nothing is shown by an address [7.16] [7.17] [3.20]",
  { tag: "@journey" },
  async ({ page }) => {
    const { complaints, told } = watched(page);
    await open(page, "/en/results?period=week");
    await page.getByRole("banner").getByRole("button", { name: "Sign in", exact: true }).click();
    const networks = signInWindow(page).getByRole("button", { name: "Telegram" });
    await networks.scrollIntoViewIfNeeded();
    const before = await networks.boundingBox();
    const frame = signInWindow(page).locator("iframe[title='Sign in with Google']");
    await expect(frame).toBeVisible();
    expect(await networks.boundingBox()).toEqual(before);
    await frame.contentFrame().getByRole("button", { name: "Continue as Demo" }).click();
    await isIn(page);
    await expect(page).toHaveURL(/\/en\/results\?period=week$/);
    expect(told).toEqual([]);
    expect(complaints).toEqual([]);

    // The address that signed in is in no history: going back from a guest's page finds no player.
    await signOut(page);
    await isOut(page);
    await page.goBack();
    await expect(page).not.toHaveURL(/#/);
    await isOut(page);
  },
);

test("it is another account's at will: a stranger registers by what the network told, and is known from then on [7.17] [3.20] [2.34]", async ({
  page,
  browser,
  baseURL,
}) => {
  const { complaints, told } = watched(page);
  await open(page, "/en/live");
  const offer = await offerOn(page);
  await offer.getByRole("button", { name: "Use another account" }).click();
  await offer.getByLabel("Your account name there").fill("<b>Тася</b>");
  await offer.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(offer.getByRole("alert")).toHaveText("Use Latin letters and digits only.");
  const name = offer.getByLabel("Your account name there");
  await expect(name).toBeFocused();
  await expect(name).toHaveValue("<b>Тася</b>");
  await name.fill("Tasya Tap");
  await offer.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(page).toHaveURL(/\/en\/registration\/socialregistration\?[^#]*$/);
  const main = page.getByRole("main");
  await expect(main.getByText("The network has confirmed who you are.")).toBeVisible();
  // What the network told outlives a reload, and is good in no other browser.
  await reopen(page);
  await main.getByRole("checkbox", { name: /or older/ }).check();
  const token = await page.evaluate(
    () => (history.state as { usr: { registrationToken: string } }).usr.registrationToken,
  );
  const other = await browser.newContext({ baseURL: baseURL ?? "", locale: "en-GB", serviceWorkers: "block" });
  const reader = await other.newPage();
  await open(reader, `/en/registration/socialregistration?network=5#token=${token}`);
  await reader
    .getByRole("main")
    .getByRole("checkbox", { name: /or older/ })
    .check();
  await reader.getByRole("main").getByRole("button", { name: "Register", exact: true }).click();
  await expect(reader.getByRole("main").getByRole("alert")).toHaveText(/confirmation has expired/);
  await other.close();

  await main.getByRole("button", { name: "Register", exact: true }).click();
  await isIn(page);
  await expect(page).toHaveURL(/\/en\/live$/);
  await signOut(page);
  await isOut(page);
  await (await offerOn(page)).getByRole("button", { name: "Continue as Tasya Tap" }).click();
  await isIn(page);
  // The way in leads over the page of signing in, and back.
  await expect(page).toHaveURL(/\/en\/live$/);
  expect(told).toEqual([]);
  expect(complaints).toEqual([]);

  // Closed, it stays away: the next time its frame comes to say no more than that.
  await signOut(page);
  await isOut(page);
  await (await offerOn(page)).getByRole("button", { name: "Close" }).click();
  await expect(signInWindow(page).locator("iframe")).toHaveCount(0);
  await signInWindow(page).getByRole("button", { name: "Close" }).click();
  await expect(signInWindow(page)).toBeHidden();
  const asked = page.waitForResponse((response) => response.url().includes("/one-tap?"));
  await page.getByRole("banner").getByRole("button", { name: "Sign in", exact: true }).click();
  await asked;
  await expect(signInWindow(page).locator("iframe")).toHaveCount(0);
});
