/** The casino on the whole product: found, tried, played for money, left and taken up again, checked. */
import type { FrameLocator, Page } from "@playwright/test";
import { open, siteOf } from "../site.ts";
import { flaws } from "../flaws.ts";
import { expect, test } from "./stack.ts";
import { newPlayer, type Credentials } from "./visitors.ts";

// As most players see it.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const frameOf = (page: Page): FrameLocator => page.frameLocator("iframe[title$='the game']");
const list = (page: Page, name: string) => page.getByRole("list", { name, exact: true });
/** A sum as the English site writes it, in kopecks. */
const kopecks = (text: string): number => Math.round(Number(text.replaceAll(/[^\d.]/g, "")) * 100);
const balanceOf = async (page: Page): Promise<number> => kopecks(await siteOf(page).balance.innerText());

test(
  "a guest finds a game with a slip in its name, and tries it without money [2.22] [2.26]",
  { tag: "@journey" },
  async ({ page }) => {
    await open(page, "/en/casino-lobby");
    await expect(page.getByRole("region", { name: "Highest return" }).getByRole("listitem")).not.toHaveCount(0);
    expect(await flaws(page, "the lobby")).toEqual([]);
    await page.getByRole("searchbox", { name: "Find a game or provider" }).fill("hundredfolt");
    await page.getByRole("searchbox", { name: "Find a game or provider" }).press("Enter");
    await expect(page).toHaveURL(/\/en\/casino-search\?q=hundredfolt$/);
    await list(page, "Find a game").getByRole("link", { name: "Hundredfold", exact: true }).click();
    await expect(page).toHaveURL(/\/en\/games\/hundredfold$/);
    await page.getByRole("link", { name: "Try the demo" }).click();
    const frame = frameOf(page);
    await frame.getByRole("button", { name: "Play" }).click();
    await expect(page.getByText(/Result of 1 round/)).toBeVisible();
    // The frame has no origin: nothing of the site is in its reach.
    const inside = page.frames().find((one) => one.url().includes("/play"));
    expect(
      await inside?.evaluate(() => {
        try {
          return [document.cookie, localStorage.length];
        } catch (error) {
          return (error as Error).name;
        }
      }),
    ).toBe("SecurityError");
    expect(await flaws(page, "a game", { onlySerious: true })).toEqual([]);
    await page.getByRole("button", { name: "Leave the game" }).click();
    await expect(page.getByRole("link", { name: "Play for money" })).toBeVisible();
  },
);

test("a hall is narrowed by its address, a provider has a page, and what is unknown is none [2.19] [2.20] [2.21] [2.22]", async ({
  page,
  request,
}) => {
  await open(page, "/en/card-games?provider=four-rivers");
  await expect(
    list(page, "Card games").getByRole("link", { name: "Nine Bridges Baccarat", exact: true }),
  ).toBeVisible();
  await expect(list(page, "Card games").getByRole("link", { name: "Lamplight Blackjack", exact: true })).toHaveCount(0);
  expect(await flaws(page, "a hall")).toEqual([]);
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(list(page, "Card games").getByRole("link", { name: "Lamplight Blackjack", exact: true })).toBeVisible();
  await page.getByRole("navigation", { name: "Parts of the casino" }).getByRole("link", { name: "Providers" }).click();
  await page.getByRole("main").getByRole("link", { name: "Four Rivers" }).click();
  await expect(page).toHaveURL(/\/en\/providers\/four-rivers$/);
  await expect(list(page, "Four Rivers").getByRole("listitem")).not.toHaveCount(0);
  const statusOf = async (path: string) => (await request.get(path, { maxRedirects: 0 })).status();
  expect(
    await Promise.all(
      ["/en/providers/nobody", "/en/games?collection=nothing", "/en/poker/nothing", "/en/games/nothing"].map(statusOf),
    ),
  ).toEqual([404, 404, 404, 404]);
  const poker = await request.get("/en/poker/honest-jacks", { maxRedirects: 0 });
  expect([poker.status(), poker.headers()["location"]]).toEqual([301, "/en/games/honest-jacks"]);
});

/** Signs in by the window that a game asks for. */
async function signInHere(page: Page, { login, password }: Credentials): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Sign in" });
  await dialog.getByLabel("Username, account number, email or phone").fill(login);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
}

test("slots, live casino and keno are sections with games of their own [9.23]", async ({ page }) => {
  for (const [path, name, game] of [
    ["slots", "Slots", "Heron Lake"],
    ["casino", "Live casino", "Lantern Wheel"],
    ["keno", "Keno", "Forty Lanterns"],
  ] as const) {
    await open(page, `/en/${path}`);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(list(page, name).getByRole("link", { name: game, exact: true })).toBeVisible();
  }
});

test(
  "a guest finds a game and tries it, signs in, plays for money, leaves in mid-round, comes back, and checks the round in the office [4.39]",
  { tag: "@journey" },
  async ({ page, player }) => {
    await open(page, "/en/casino-search?q=next+cart");
    await list(page, "Find a game").getByRole("link", { name: "Next Card", exact: true }).click();
    await page.getByRole("link", { name: "Try the demo" }).click();
    const frame = frameOf(page);
    await frame.getByRole("button", { name: "Play" }).click();
    await expect(frame.getByRole("button", { name: /^Higher ×/ })).toBeEnabled();
    await page.getByRole("button", { name: "Leave the game" }).click();
    await page.getByRole("link", { name: "Play for money" }).click();
    await signInHere(page, player);
    await expect(page.getByText("For money", { exact: true })).toBeVisible();
    const before = await balanceOf(page);
    await frame.getByRole("button", { name: "Play" }).click();
    await expect(frame.getByRole("button", { name: /^Higher ×/ })).toBeEnabled();
    await expect.poll(() => balanceOf(page)).toBeLessThan(before);
    const staked = before - (await balanceOf(page));
    const card = await frame.locator(".card.big").textContent();
    await page.getByRole("button", { name: "Leave the game" }).click();
    await expect(page.getByRole("link", { name: "Play for money" })).toBeVisible();

    await page.getByRole("link", { name: "Play for money" }).click();
    await expect(frame.locator(".card.big")).toHaveText(card ?? "");
    // Whatever comes: the round ends, and what was told above it is what the account says.
    await frame
      .getByRole("button", { name: /^(Higher|Lower) ×/ })
      .first()
      .click();
    const collect = frame.getByRole("button", { name: /^Collect/ });
    const ended = page.getByText(/Result of 1 round/);
    await expect.poll(async () => (await collect.isVisible()) || (await ended.isVisible())).toBe(true);
    if (await collect.isVisible()) await collect.click();
    await expect(ended).toBeVisible();
    const result = ended.locator("xpath=following-sibling::dd");
    const netNow = async (): Promise<number> => {
      const text = await result.innerText();
      return kopecks(text) * (/[-−]/.test(text) ? -1 : 1);
    };
    // Both follow the round's end, each in its own time.
    await expect.poll(async () => (await balanceOf(page)) - before - (await netNow())).toBe(0);
    const net = await netNow();
    expect(net).toBeGreaterThanOrEqual(-staked);

    await frame.getByRole("button", { name: "Fairness" }).click();
    await frame.getByRole("textbox", { name: "Your seed" }).fill("mine");
    await frame.getByRole("button", { name: "Reveal and change seeds" }).click();
    await expect(frame.getByText("is revealed")).toBeVisible();
    await frame.getByRole("button", { name: "Close", exact: true }).click();
    await frame.getByRole("button", { name: "History" }).click();
    const [verifier] = await Promise.all([
      page.context().waitForEvent("page"),
      frame.getByRole("link", { name: "Check this round" }).first().click(),
    ]);
    await expect(verifier.locator("pre")).toContainText('"cards"');

    await open(page, "/en/casino-lobby");
    await expect(page.getByRole("region", { name: "Played recently" })).toContainText("Next Card");
    await open(page, "/en/my-casino");
    await page.getByRole("link", { name: "All your rounds" }).click();
    const row = page
      .getByRole("table", { name: "Casino history" })
      .getByRole("row", { name: /Next Card/ })
      .first();
    await expect(row).toContainText(net > -staked ? "Won" : "Lost");
    expect(await flaws(page, "casino history")).toEqual([]);
    await row.getByRole("button", { name: /^Details: Next Card/ }).click();
    const [again] = await Promise.all([
      page.context().waitForEvent("page"),
      page.getByRole("link", { name: "Verify the round" }).click(),
    ]);
    await expect(again.locator("pre")).toContainText('"cards"');
  },
);

test("a guest who wants to play for money signs in, and is in the game [6.04]", async ({ page, player }) => {
  await open(page, "/en/games/old-stairs");
  await page.getByRole("link", { name: "Play for money" }).click();
  await signInHere(page, player);
  await expect(frameOf(page).getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("For money", { exact: true })).toBeVisible();
});

test("a player keeps games, and finds them on their own page [2.22] [6.04]", async ({ page, stack }) => {
  await open(page, "/en/my-casino");
  await expect(page.getByRole("main").getByRole("button", { name: "Sign in" })).toBeVisible();
  await newPlayer(page.context().request, stack.servicesUrl);
  await open(page, "/en/keno");
  const heart = page.getByRole("button", { name: "Favourite: Forty Lanterns" });
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await open(page, "/en/my-casino/favorites");
  await expect(list(page, "Favourites").getByRole("link", { name: "Forty Lanterns", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Favourite: Forty Lanterns" }).click();
  await expect(page.getByText("No favourites yet")).toBeVisible();
});
