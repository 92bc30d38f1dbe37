import { expect, test } from "../../kit/index.ts";
import { openLive, siteOf } from "../site.ts";
import { lineGame } from "./games.ts";

const notice = "Connection lost. Prices may be out of date. Reconnecting…";

test(
  "greys prices and says so when the connection is lost, reconnects by itself and shows what changed meanwhile",
  { tag: "@journey" },
  async ({ page, mock }) => {
    mock.set("Outcome", lineGame.home, { coef: "2.000" });
    const { price } = siteOf(page);
    const home = price("Match result", "Home win");
    await openLive(page, `/en${lineGame.path}`);
    await expect(home).toHaveCSS("opacity", "1");

    mock.drop();
    await expect(page.getByRole("status").getByText(notice)).toBeVisible({ timeout: 5000 });
    await expect(home).not.toHaveCSS("opacity", "1");
    mock.push("gamesChanged", { gameId: lineGame.id, prices: [{ outcomeId: lineGame.home, coef: "2.750" }] });
    await expect(home).toHaveText(/2\.00/);
    // What may be old can be read, and not picked.
    await expect(home).toHaveAccessibleName(/not current$/);
    await home.click({ force: true });
    await expect(home).toHaveAttribute("aria-pressed", "false");

    mock.restore();
    await expect(home).toHaveText(/2\.75/, { timeout: 20_000 });
    await expect(page.getByText(notice)).toBeHidden();
    await expect(home).toHaveCSS("opacity", "1");
  },
);

test(
  "does not place while the connection is lost, and keeps the coupon",
  { tag: "@journey" },
  async ({ page, mock }) => {
    const { coupon, price } = siteOf(page);
    await openLive(page, `/en${lineGame.path}`);
    await price("Match result", "Home win").click();
    mock.drop();
    await expect(coupon.getByText("No connection. You can place the bet when you are back online.")).toBeVisible();
    mock.restore();
    await expect(coupon.getByText("No connection. You can place the bet when you are back online.")).toBeHidden({
      timeout: 20_000,
    });
    await expect(coupon.getByText(lineGame.name)).toBeVisible();
  },
);

test("leaves the rest of the page standing when one service is dead", { tag: "@journey" }, async ({ page, mock }) => {
  mock.fail("sports", { code: "UPSTREAM_UNAVAILABLE", upstream: { service: "sportsbook", status: 503 } });
  await openLive(page, "/en");
  await expect(page.getByRole("navigation", { name: "Sports" }).getByText("Couldn't load sports")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: lineGame.name }).first()).toBeVisible();
  await expect(siteOf(page).coupon).toBeVisible();

  mock.restore();
  await page.getByRole("navigation", { name: "Sports" }).getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("navigation", { name: "Sports" }).getByRole("link", { name: /^Football/ })).toBeVisible();
});

test("says that games could not be loaded and gets them on the next try, with the tree still there", async ({
  page,
  mock,
}) => {
  mock.fail("games", { code: "UPSTREAM_TIMEOUT", upstream: { service: "sportsbook", status: 504 } });
  await page.goto("/en/line");
  const main = page.getByRole("main");
  await expect(main.getByRole("alert").filter({ hasText: "Couldn't load games" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Sports" }).getByRole("link", { name: /^Football/ })).toBeVisible();
  mock.restore();
  await main.getByRole("button", { name: "Try again" }).click();
  await expect(main.getByRole("link", { name: lineGame.name, exact: true })).toBeVisible();
});
