import { expectFigures, openLive, siteOf } from "../site.ts";
import { signIn } from "./player.ts";
import { expect, test } from "./stack.ts";

test(
  "two outcomes of one game become one bet: refused where one includes the other, priced by the server, placed",
  { tag: "@journey" },
  async ({ page, player }) => {
    const { coupon, place, possibleWin, stake } = siteOf(page);
    await openLive(page, "/en/line/football");
    await page.getByRole("main").getByRole("listitem").getByRole("link", { name: /–/ }).first().click();
    await page.getByRole("tab", { name: "Bet builder" }).click();
    const builder = page.getByRole("region", { name: "Bet builder" });
    const chosen = builder.getByRole("complementary", { name: "Your bet" });
    await builder
      .getByRole("button", { name: /^Match result: (?!Draw)/ })
      .first()
      .click();
    await builder
      .getByRole("button", { name: /^Double chance: [^,]* or draw/ })
      .first()
      .click();
    await expect(chosen.getByRole("alert")).toHaveText(/already includes it/);
    await chosen.getByRole("button", { name: /^Remove Double chance/ }).click();
    await builder.getByRole("button", { name: /^Both teams to score: Yes/ }).click();
    const odds = chosen.getByRole("status", { name: "Odds" });
    await expect(odds).toHaveText(/^\d+\.\d+$/);
    await signIn(page, player);
    await chosen.getByRole("button", { name: "Add to bet slip" }).click();
    await expect(coupon.getByText("Combination of one game")).toBeVisible();
    await expect(coupon.getByText(/^Match result: .+ \+ Both teams to score: Yes$/)).toBeVisible();
    await stake.fill("100");
    await expectFigures(possibleWin, (Number(await odds.innerText()) * 100).toFixed(2));
    await place.click();
    await expect(coupon.getByText("Bet placed")).toBeVisible();
  },
);
