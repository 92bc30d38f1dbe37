/**
 * The office's limits on the whole product: what holds at once, what waits for the player's word, and breaks from
 * playing.
 */
import { open } from "../site.ts";
import { day, limit, path, setDeposit } from "./limitsPage.ts";
import { expect, test } from "./stack.ts";
import { newPlayer, signInBy } from "./visitors.ts";

let player: { login: string; password: string };

test.beforeEach(async ({ page }) => {
  // A player of the test's own: registering signs them in.
  player = await newPlayer(page.context().request);
});

test(
  "a deposit limit holds at once; a higher one waits with its deadline, is seen in another tab, and is cancelled [2.43] [4.64] [4.68]",
  { tag: "@journey" },
  async ({ page, context }) => {
    await open(page, path);
    const other = await context.newPage();
    await open(other, path);
    await expect(other.locator("[data-connection=open]")).toBeVisible();

    await setDeposit(page, "1,500.50");
    await expect(page.getByText("Your limit was saved.")).toBeVisible();
    await expect(limit(page, day).getByText(/1,500\.50\W+left/)).toBeVisible();
    await expect(limit(other, day).getByText(/1,500\.50\W+left/)).toBeVisible();

    await setDeposit(page, "2000");
    await expect(limit(page, day).getByText("Higher")).toBeVisible();
    await expect(limit(page, day).getByText(/^Pending: .*2,000\.00/)).toBeVisible();
    await expect(limit(page, day).getByRole("timer")).toHaveText(/^2[34]:\d\d:\d\d$/);
    await expect(limit(page, day).getByText(/1,500\.50\W+left/)).toBeVisible();
    await expect(limit(other, day).getByText(/^Pending: .*2,000\.00/)).toBeVisible();

    await limit(other, day).getByRole("button", { name: "Cancel change" }).click();
    await expect(limit(other, day).getByRole("timer")).toBeHidden();
    await expect(limit(page, day).getByRole("timer")).toBeHidden();
    await open(page, path);
    await expect(limit(page, day).getByText(/1,500\.50\W+left/)).toBeVisible();
    await expect(limit(page, day).getByText(/^Waiting/)).toBeHidden();
  },
);

test("a session limit and a reality check are chosen from their lists [5.30] [4.71]", async ({ page }) => {
  await open(page, path);
  await limit(page, "Session limit").getByRole("combobox").selectOption({ label: "3 hours" });
  await limit(page, "Session limit").getByRole("button", { name: "Save" }).click();
  await expect(limit(page, "Session limit").getByText(/^(3 h 0|2 h 59) min left today$/)).toBeVisible();
  await limit(page, "Reality check").getByRole("combobox").selectOption({ label: "45 minutes" });
  await limit(page, "Reality check").getByRole("button", { name: "Save" }).click();
  await expect(limit(page, "Reality check").getByText("45 minutes", { exact: true }).first()).toBeVisible();
});

test(
  "self-exclusion ends the session everywhere; who signs in again sees from when to when, and can't shorten it [4.65] [4.66] [4.67] [4.69]",
  { tag: "@journey" },
  async ({ page, browser, baseURL }) => {
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? "" });
    await signInBy(elsewhere.request, player.login, "", player.password);
    const other = await elsewhere.newPage();
    await open(other, path);
    await expect(other.locator("[data-connection=open]")).toBeVisible();

    await open(page, path);
    const own = limit(page, "Self-exclusion");
    await own.getByRole("combobox").selectOption({ label: "7 days" });
    await expect(own.getByText(/^Your self-exclusion has not started yet/)).toBeVisible();
    await own.getByRole("button", { name: "Exclude myself" }).click();
    await page.getByRole("dialog", { name: "Exclude yourself?" }).getByRole("button", { name: "Exclude me" }).click();
    const told = page
      .getByRole("alertdialog", { name: "Your self-exclusion has started" })
      .or(page.getByRole("dialog", { name: "Your self-exclusion has started" }));
    await expect(told).toContainText("You are signed out");
    await told.getByRole("button", { name: "OK" }).click();
    // The form to sign in may stand over the page by then.
    for (const one of [page, other])
      await expect(
        one
          .locator("[data-layout] > header")
          .getByRole("button", { name: "Sign in", exact: true, includeHidden: true }),
      ).toBeVisible();
    await elsewhere.close();

    await signInBy(page.context().request, player.login, "", player.password);
    await open(page, path);
    await expect(own.getByRole("status")).toHaveText(/^In force from .+ to .+\. It can't be cancelled\.$/);
    // Nothing that would end it sooner is offered; a longer one is.
    await expect(own.getByRole("option", { name: "1 day", exact: true })).toHaveCount(0);
    await expect(own.getByRole("option", { name: "30 days", exact: true })).toHaveCount(1);
    await expect(limit(page, day).getByRole("textbox")).toBeEnabled();
  },
);
