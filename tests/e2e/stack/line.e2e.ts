import { Decimal } from "decimal.js";
import { expectFigures, figures, openLive, siteOf } from "../site.ts";
import { listen } from "./frames.ts";
import { signIn } from "./player.ts";
import { expect, test } from "./stack.ts";

test(
  "the whole way: a league match that will be played, in the coupon, placed, paid from a balance that the subscription lowers, in the history [1.01] [1.02] [2.11] [5.22]",
  { tag: "@journey" },
  async ({ page, player }) => {
    const { balance, coupon, place, possibleWin, price, stake } = siteOf(page);
    const { events, operations } = listen(page);
    await openLive(page, "/en");
    const tree = page.getByRole("navigation", { name: "Sports" });
    await tree.getByRole("link", { name: /^Football/ }).click();
    await tree
      .getByRole("link", { name: /England.*Premier League|Premier League.*England|Premier League/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/en\/line\/football\/\d+-[a-z-]*premier-league/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Premier League/);

    const game = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("time") })
      .first();
    // A fixture that lies ahead, and stands in the calendar of the league.
    const startsAt = await game.getByRole("time").getAttribute("datetime");
    expect(Date.parse(startsAt ?? "")).toBeGreaterThan(Date.now());
    await game.getByRole("link").first().click();
    await expect(page.locator("[data-route=lineGame]")).toBeVisible();
    const name = await page.getByRole("heading", { level: 1 }).innerText();

    await signIn(page, player);
    await expect(balance).toHaveText(/\d/);
    const after = new Decimal(await figures(balance)).minus(500).toFixed(2);
    const home = price("Match result", "[^,]*");
    // Until the player's own socket is open, prices say that they may be old.
    await expect(home).toHaveAttribute("aria-label", /, [\d.]+$/);
    const coef = /, ([\d.]+)$/.exec((await home.getAttribute("aria-label")) ?? "")?.[1] ?? "";
    await home.click();
    await stake.fill("500");
    await expectFigures(possibleWin, new Decimal(coef).times(500).toFixed(2));
    const asked = operations.length;
    await place.click();
    await expect(coupon.getByText("Bet placed")).toBeVisible();
    const number = (await coupon.getByText("Number").locator("..").locator("dd").innerText()).trim();

    await expectFigures(balance, after);
    // Told by the socket, not asked for: no operation since placing could have brought the balance.
    await expect
      .poll(
        () =>
          events.filter((event) => event.includes('"balanceChanged"') && event.includes(after.replace(".00", "")))
            .length,
      )
      .toBeGreaterThan(0);
    expect(
      operations
        .slice(asked)
        .filter((operation) => ["Viewer", "SiteConfig", "SetActiveAccount", "LogIn"].includes(operation)),
    ).toEqual([]);

    await page.getByRole("banner").getByRole("link", { name: "My bets" }).click();
    const card = page.getByRole("article", { name: `Bet ${number}` });
    await expect(card).toContainText("Open");
    await expect(card).toContainText(name.split("\n")[0] ?? "");
    expect(await figures(card.getByText("Stake").locator("..").locator("dd"))).toBe("500.00");
  },
);
