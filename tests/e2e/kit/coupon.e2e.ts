import { expect, test } from "../../kit/index.ts";
import { expectFigures, openLive, siteOf } from "../site.ts";
import { lineGame, liveGame, otherLineGame } from "./games.ts";

test.use({ as: "player" });

test(
  "shows a price that moved since picking as old → new and places at it with one press [1.06] [3.02]",
  { tag: "@journey" },
  async ({ page, mock }) => {
    mock.set("Outcome", lineGame.home, { coef: "2.000" });
    const { coupon, place, price, stake } = siteOf(page);
    await openLive(page, `/en${lineGame.path}`);
    await price("Match result", "Home win").click();
    await stake.fill("100");
    await expect(place).toBeEnabled();

    mock.push("gamesChanged", { gameId: lineGame.id, prices: [{ outcomeId: lineGame.home, coef: "1.850" }] });
    await expect(coupon.getByRole("deletion")).toHaveText("2.00");
    await expect(coupon.getByRole("insertion")).toHaveText("1.85");
    await expect(place).toHaveText(/^Place bet at 1\.85 · /);
    expect(mock.calls("placeCoupon")).toHaveLength(0);

    // A price that fell a moment ago is not agreed to: nobody has read it yet. Then it is.
    await expect(async () => {
      if (await place.isVisible()) await place.click();
      await expect(coupon.getByText("Bet placed")).toBeVisible({ timeout: 1000 });
    }).toPass();
    expect(mock.calls("placeCoupon").at(-1)).toMatchObject({
      variables: { input: { bets: [{ outcomeId: lineGame.home, coef: "1.850" }] } },
    });
  },
);

test("takes any price without asking when the player said so [3.02]", async ({ page, mock }) => {
  const { coupon, place, price } = siteOf(page);
  await openLive(page, `/en${lineGame.path}`);
  await price("Match result", "Home win").click();
  await coupon.getByRole("button", { name: "Any", exact: true }).click();
  mock.push("gamesChanged", { gameId: lineGame.id, prices: [{ outcomeId: lineGame.home, coef: "1.500" }] });
  await expect(coupon.getByRole("insertion")).toHaveText("1.50");
  // A press may fall into the moment in which the slip learns of the price.
  await expect(async () => {
    if (mock.calls("placeCoupon").length === 0) await place.click();
    await expect(coupon.getByText("Bet placed")).toBeVisible({ timeout: 5000 });
  }).toPass();
  expect(mock.calls("placeCoupon")).toMatchObject([
    { variables: { input: { oddsChange: "ANY", bets: [{ coef: "1.500" }] } } },
  ]);
});

test(
  "does not place a suspended outcome, and does again when it is back [4.09]",
  { tag: "@journey" },
  async ({ page, mock }) => {
    const { coupon, place, price, stake } = siteOf(page);
    await openLive(page, `/en${lineGame.path}`);
    await price("Match result", "Home win").click();
    await stake.fill("100");
    await expect(place).toBeEnabled();

    mock.push("gamesChanged", { gameId: lineGame.id, prices: [{ outcomeId: lineGame.home, isBlocked: true }] });
    await expect(coupon.getByText("Betting on this outcome is suspended")).toBeVisible();
    await expect(place).toBeDisabled();
    await expect(price("Match result", "Home win")).toHaveAccessibleName(/suspended$/);

    mock.push("gamesChanged", { gameId: lineGame.id, prices: [{ outcomeId: lineGame.home, isBlocked: false }] });
    await expect(place).toBeEnabled();
    expect(mock.calls("placeCoupon")).toHaveLength(0);
  },
);

test("says at the stake that the money is not there, before and after asking the server", async ({ page, mock }) => {
  mock.set("Account", "7001", { balance: { amount: "500.00" } });
  const { place, price, stake } = siteOf(page);
  await openLive(page, `/en${lineGame.path}`);
  await price("Match result", "Home win").click();
  await stake.fill("500.01");
  await expect(stake).toHaveAccessibleDescription("Not enough money in this account");
  await expect(place).toBeDisabled();

  await stake.fill("500");
  await expect(stake).toHaveAccessibleDescription("");
  await expect(place).toHaveAttribute("data-quoted", "true");
  // Somebody else spent it meanwhile: the page can't know, the server does.
  mock.set("Account", "7001", { balance: { amount: "499.00" } });
  await place.click();
  await expect(stake).toHaveAccessibleDescription("Not enough money in this account");
  await expect(page.getByText("Bet placed")).toBeHidden();
});

test(
  "places once on a double click, under one key, and the balance falls because the subscription said so [6.08]",
  { tag: "@journey" },
  async ({ page, mock }) => {
    const { balance, coupon, place, price, stake } = siteOf(page);
    await openLive(page, `/en${lineGame.path}`);
    await expectFigures(balance, "100000.00");
    await price("Match result", "Home win").click();
    await stake.fill("250");
    const letGo = mock.hold("placeCoupon");
    await place.dblclick();
    await expect.poll(() => mock.calls("placeCoupon").length).toBe(1);
    letGo();
    await expect(coupon.getByText("Bet placed")).toBeVisible();
    await expectFigures(balance, "99750.00");
    expect(mock.calls("placeCoupon")).toMatchObject([
      { variables: { input: { accountId: "7001", kind: "SINGLE", amount: "250" } } },
    ]);
    expect(mock.get("Account", "7001")["balance"]).toEqual({ amount: "99750.00", currency: "RUB" });
  },
);

test("stays on the page while a bet is being placed, and says why [4.54]", async ({ page, mock }) => {
  const { coupon, place, price, stake } = siteOf(page);
  await openLive(page, `/en${lineGame.path}`);
  const before = page.url();
  await price("Match result", "Home win").click();
  await stake.fill("250");
  const letGo = mock.hold("placeCoupon");
  await place.click();
  await expect.poll(() => mock.calls("placeCoupon").length).toBe(1);
  const away = page.getByRole("navigation", { name: "All sections" }).getByRole("link", { name: "Live" });
  await away.click();
  await expect(page.getByText("One moment: your bet is being placed.")).toBeVisible();
  expect(page.url()).toBe(before);
  letGo();
  await expect(coupon.getByText("Bet placed")).toBeVisible();
  await away.click();
  await expect(page).toHaveURL(/\/en\/live$/);
});

test(
  "asks again under the same key when the answer is lost, and the coupon is placed once",
  { tag: "@journey" },
  async ({ page, mock }) => {
    const { coupon, place, price, stake } = siteOf(page);
    await openLive(page, `/en${lineGame.path}`);
    await price("Match result", "Home win").click();
    await stake.fill("250");
    mock.fail("PlaceCoupon", "network", { times: 1 });
    await place.click();
    await expect(coupon.getByRole("alert").filter({ hasText: "trying again with the same number" })).toBeVisible();
    await expect(coupon.getByText("Bet placed")).toBeVisible();
    const keys = mock
      .calls("placeCoupon")
      .map(({ variables }) => Reflect.get(Object(variables["input"]), "idempotencyKey"));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(mock.get("Account", "7001")["balance"]).toEqual({ amount: "99750.00", currency: "RUB" });
  },
);

test("shows the possible win at each key: amount times coef [5.22]", async ({ page, mock }) => {
  mock.set("Outcome", lineGame.home, { coef: "2.345" });
  const { possibleWin, price, stake } = siteOf(page);
  await openLive(page, `/en${lineGame.path}`);
  await price("Match result", "Home win").click();
  await stake.fill("");
  // 1 × 2.345 = 2.345, 12 × 2.345 = 28.14, 125 × 2.345 = 293.125: to the kopeck, half up.
  for (const [key, win] of [
    ["1", "2.35"],
    ["2", "28.14"],
    ["5", "293.13"],
  ] as const) {
    await stake.press(key);
    await expectFigures(possibleWin, win);
  }
});

test("multiplies the prices of an express and keeps games that depend on each other apart [1.06] [4.07]", async ({
  page,
  mock,
}) => {
  mock.set("Outcome", lineGame.home, { coef: "2.500" });
  mock.set("Outcome", otherLineGame.home, { coef: "1.800" });
  const { coupon, place, possibleWin, price, stake } = siteOf(page);
  await openLive(page, `/en${lineGame.path}`);
  await price("Match result", "Home win").click();
  await price("Total 2.5", "Over 2.5").click();
  await expect(coupon.getByText("These can’t be combined. Remove one.").first()).toBeVisible();
  await expect(place).toBeDisabled();
  await coupon.getByRole("button", { name: /^Remove Over 2.5/ }).click();

  await openLive(page, `/en${otherLineGame.path}`);
  await price("Match result", "Home win").click();
  await expect(coupon.getByRole("tab", { name: "Acca", selected: true })).toBeVisible();
  await stake.fill("200");
  // 2.5 × 1.8 = 4.5; 200 × 4.5 = 900.
  await expectFigures(possibleWin, "900.00");
  await place.click();
  await expect(coupon.getByText("Bet placed")).toBeVisible();
  expect(mock.calls("placeCoupon")).toMatchObject([
    { variables: { input: { kind: "EXPRESS", amount: "200", bets: [{ coef: "2.500" }, { coef: "1.800" }] } } },
  ]);
});

test("counts a live coupon down and says how it was decided [4.11]", { tag: "@journey" }, async ({ page, mock }) => {
  const { coupon, place, price, stake } = siteOf(page);
  await openLive(page, `/en${liveGame.path}`);
  await price("Match result", "Home win").click();
  await expect(coupon.getByText("Live", { exact: true })).toBeVisible();
  await stake.fill("100");
  await place.click();
  await expect(coupon.getByText("Waiting for confirmation")).toBeVisible();
  await expect(coupon.getByText(/Decision in \d seconds?/)).toBeVisible();
  const id = mock.ids("Coupon").at(-1) ?? "";
  mock.push("couponChanged", { id, state: "REJECTED", decidesAt: null, rejectReason: "ODDS_CHANGED" });
  await expect(coupon.getByText("Not accepted. Your stake has been returned.")).toBeVisible();
  await expect(coupon.getByText("The odds changed by more than you accept")).toBeVisible();
});

test("is kept over a reload and restored as it was [3.01]", { tag: "@journey" }, async ({ page }) => {
  const { coupon, price, stake } = siteOf(page);
  await openLive(page, `/en${lineGame.path}`);
  await price("Match result", "Home win").click();
  await stake.fill("321");
  await page.reload();
  await expect(coupon.getByText(lineGame.name)).toBeVisible();
  await expect(stake).toHaveValue("321");
  await expect(price("Match result", "Home win")).toHaveAttribute("aria-pressed", "true");
});
