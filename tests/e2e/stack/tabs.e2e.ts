import { expectFigures, open, openLive, siteOf } from "../site.ts";
import { signIn } from "./player.ts";
import { expect, test } from "./stack.ts";

test(
  "a bet in one tab lowers the balance in the other, and signing out in one ends the session of both [4.27]",
  { tag: "@journey" },
  async ({ context, player }) => {
    const [first, second] = [await context.newPage(), await context.newPage()];
    await openLive(first, "/en/line/football");
    await signIn(first, player);
    await openLive(second, "/en");
    await expectFigures(siteOf(second).balance, "100000.00");

    const { coupon, place, stake } = siteOf(first);
    await first
      .getByRole("main")
      .getByRole("button", { pressed: false, name: /, [\d.]+$/ })
      .first()
      .click();
    await stake.fill("250");
    await place.click();
    await expect(coupon.getByText("Bet placed")).toBeVisible();
    await expectFigures(siteOf(first).balance, "99750.00");
    await expectFigures(siteOf(second).balance, "99750.00");

    const closed = second.waitForEvent("websocket", { timeout: 30_000 });
    await first.getByRole("button", { name: "Sign out" }).click();
    await expect(first.getByRole("banner").getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
    // The other tab's socket was the session's: it is closed, and what comes after is a guest's.
    await closed;
    await open(second, "/en/office/history");
    await expect(second).toHaveURL(/\/en\/user\/login/);
  },
);
