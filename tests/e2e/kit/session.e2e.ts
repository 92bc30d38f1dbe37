import { expect, test } from "../../kit/index.ts";
import { expectFigures, open, openLive, siteOf } from "../site.ts";
import { lineGame } from "./games.ts";

const password = "Demo-2026!";

test(
  "sends a guest from the office to the login page and, signed in, back to the page they wanted [6.06] [2.35]",
  { tag: "@journey" },
  async ({ page }) => {
    await open(page, "/en/office/history");
    await expect(page).toHaveURL(/\/en\/user\/login/);
    await page.getByLabel("Username, account number, email or phone").fill("demo");
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page).toHaveURL(/\/en\/office\/history$/);
    await expect(page.getByRole("article", { name: "Bet 9000003" })).toBeVisible();
  },
);

test("sends a guest home, with the login form over it, when the operator has no login page [6.06] [5.06]", async ({
  page,
  mock,
}) => {
  mock.answer("siteConfig", { availableRoutes: [47] });
  await page.goto("/en/office/history");
  expect(new URL(page.url()).pathname).toBe("/en");
  await expect(page.getByRole("dialog", { name: "Sign in" })).toBeVisible();
  expect((await page.goto("/en/user/login"))?.status()).toBe(404);
});

test("opens the login form over the page for a guest who follows a link to the office [6.06]", async ({
  page,
  mock,
}) => {
  mock.answer("siteConfig", { availableRoutes: [47] });
  const { coupon, price } = siteOf(page);
  await openLive(page, `/en${lineGame.path}`);
  await price("Match result", "Home win").click();
  await coupon.getByRole("button", { name: "Sign in to bet" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign in" });
  await expect(dialog.getByLabel("Username, account number, email or phone")).toBeFocused();
});

test(
  "signs in without losing the coupon, and says what is wrong without saying which part [1.01] [1.02]",
  { tag: "@journey" },
  async ({ page, mock }) => {
    const { balance, coupon, place, price } = siteOf(page);
    await openLive(page, `/en${lineGame.path}`);
    await price("Match result", "Home win").click();
    await coupon.getByRole("button", { name: "Sign in to bet" }).click();
    const dialog = page.getByRole("dialog", { name: "Sign in" });
    await dialog.getByLabel("Username, account number, email or phone").fill("demo");
    await dialog.getByLabel("Password", { exact: true }).fill("wrong");
    await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(dialog.getByRole("alert")).toHaveText("Wrong username or password");

    await dialog.getByLabel("Password", { exact: true }).fill(password);
    await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(dialog).toBeHidden();
    await expectFigures(balance, "100000.00");
    await expect(coupon.getByText(lineGame.name)).toBeVisible();
    await expect(place).toBeEnabled();
    // The socket is the player's now: what happens to their money arrives.
    await expect.poll(() => mock.calls("balanceChanged").length).toBeGreaterThan(0);
    mock.push("balanceChanged", { balance: { amount: "5.00" } });
    await expectFigures(balance, "5.00");
  },
);

test("says until when sign-in is locked [2.35]", async ({ page, mock }) => {
  mock.fail("logIn", [{ code: "SIGN_IN_LOCKED", lockedUntil: "2030-05-01T12:34:00Z" }]);
  await open(page, "/en/user/login");
  await page.getByLabel("Username, account number, email or phone").fill("demo");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: "12:34" })).toBeVisible();
});

test.describe("as the player", () => {
  test.use({ as: "player" });

  test("pays from the account chosen in the header, in its currency [6.08]", async ({ page, mock }) => {
    const { balance, coupon, place, price, stake } = siteOf(page);
    await openLive(page, `/en${lineGame.path}`);
    await page.getByRole("banner").getByRole("combobox", { name: "Betting account" }).selectOption("7002");
    await expectFigures(balance, "1000.00");
    await price("Match result", "Home win").click();
    await stake.fill("5");
    await place.click();
    await expect(coupon.getByText("Bet placed")).toBeVisible();
    expect(mock.calls("placeCoupon")).toMatchObject([{ variables: { input: { accountId: "7002" } } }]);
    await expectFigures(balance, "995.00");
  });

  test("is sent from the login page to the office [6.07]", async ({ page }) => {
    await page.goto("/en/user/login");
    await expect(page).toHaveURL(/\/en\/office\/account$/);
  });

  test("leaves the office when signing out [4.27]", async ({ page }) => {
    await open(page, "/en/office/history");
    await expect(page.getByRole("article", { name: "Bet 9000003" })).toBeVisible();
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page).toHaveURL(/\/en$/);
    await expect(page.getByRole("banner").getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
    await expect(page.getByText("9000003")).toBeHidden();
  });
});

test("an operator's own script tells devices apart: it is tried again when it doesn't come, and a sign-in sends what it told [7.40] [8.31]", async ({
  page,
  mock,
}) => {
  await open(page, "/en");
  const script = new URL("/agent.js", page.url()).href;
  mock.answer("siteConfig", { deviceScriptUrl: script });
  let asked = 0;
  await page.route(script, (route) => {
    asked += 1;
    if (asked === 1) return route.fulfill({ status: 502 });
    return route.fulfill({
      contentType: "text/javascript",
      body: `globalThis.deviceFingerprint = async () => ({ token: "agent-7", expiresAt: ${Math.ceil(Date.now() / 1000) + 7200}, data: { seen: 1 } });`,
    });
  });
  await open(page, "/en/user/login");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("device_record"))).toContain("agent-7");
  expect(asked).toBe(2);
  const sent = page.waitForRequest((request) => request.postData()?.includes("agent-7") === true);
  await page.getByLabel("Username, account number, email or phone").fill("demo");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    variables: { input: { device: { token: "agent-7", componentsData: { seen: 1 } } } },
  });
  await expect(siteOf(page).balance).toBeVisible();
});
