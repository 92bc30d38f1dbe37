import type { Page } from "@playwright/test";
import { expect, test } from "../../kit/index.ts";
import { expectFigures, openLive, siteOf } from "../site.ts";
import { home, homePrice, lineIds, pick } from "./couponPicks.ts";
import { liveGame } from "./games.ts";

test.use({ as: "player" });

const atOnce = "Place a bet as soon as I press a price";

async function settingsOf(page: Page) {
  await siteOf(page).coupon.getByRole("button", { name: "Bet slip settings" }).click();
  return page.getByRole("dialog", { name: "Bet slip settings" });
}

test("asks before it clears the coupon for one-click: declined it stays off, confirmed the next press on a price places [4.15] [4.16] [4.17]", async ({
  page,
  mock,
}) => {
  const { balance, coupon, stake } = siteOf(page);
  await pick(page, mock, ["2.000"]);
  await stake.fill("300");
  const settings = await settingsOf(page);
  const [oneClick, question] = [
    settings.getByRole("checkbox", { name: atOnce }),
    page.getByRole("alertdialog", { name: "Your bet slip will be cleared" }),
  ];
  await oneClick.click();
  await question.getByRole("button", { name: "Keep it off" }).click();
  await expect(question).toBeHidden();
  await expect(oneClick).not.toBeChecked();
  await expect(homePrice(page, lineIds[0])).toHaveAttribute("aria-pressed", "true");

  await oneClick.click();
  await question.getByRole("button", { name: "Clear and turn on" }).click();
  await expect(oneClick).toBeChecked();
  await settings.getByRole("textbox", { name: /^Stake RUB/ }).fill("120");
  await settings.getByRole("button", { name: "Close" }).click();
  await expect(coupon.getByText(/^One-click: pressing a price places .*120/)).toBeVisible();
  await expect(homePrice(page, lineIds[0])).toHaveAttribute("aria-pressed", "false");
  expect(mock.calls("placeCoupon")).toHaveLength(0);

  await homePrice(page, lineIds[1]).click();
  await expect(page.getByText(/^Placed: .*120/)).toBeVisible();
  await expectFigures(balance, "99880.00");
  expect(mock.calls("placeCoupon")).toMatchObject([
    { variables: { input: { kind: "SINGLE", amount: "120", bets: [{ outcomeId: home(lineIds[1]) }] } } },
  ]);
});

test("turns one-click off for those who want the bet dropped on a changed score, and forgets that with the exact odds [4.18] [4.19]", async ({
  page,
  mock,
}) => {
  mock.set("Outcome", liveGame.home, { coef: "2.000" });
  const { coupon, place, price, stake } = siteOf(page);
  await openLive(page, `/en${liveGame.path}`);
  const settings = await settingsOf(page);
  await settings.getByRole("checkbox", { name: atOnce }).click();
  await expect(settings.getByRole("checkbox", { name: atOnce })).toBeChecked();
  await settings.getByRole("button", { name: "Close" }).click();
  await coupon.getByRole("button", { name: "Turn off" }).click();
  await price("Match result", "Home win").click();
  await stake.fill("100");
  await coupon.getByRole("button", { name: "Promo code, advance, exact odds" }).click();
  const [exact, drop] = [
    coupon.getByRole("textbox", { name: "Exact odds" }),
    coupon.getByRole("checkbox", { name: "Cancel the bet if the score changes" }),
  ];
  await expect(drop).toBeDisabled();
  await exact.fill("1.9");
  await drop.check();
  await exact.fill("");
  await expect(drop).not.toBeChecked();
  await exact.fill("1.9");
  await drop.check();
  await place.click();
  await expect(coupon.getByText("Waiting for confirmation")).toBeVisible();
  expect(mock.calls("placeCoupon")).toMatchObject([
    { variables: { input: { exactCoef: "1.9", dropsOnScoreChange: true } } },
  ]);
});

test("knows no one-click where the site does not show it, whatever was chosen before [5.20]", async ({
  page,
  mock,
}) => {
  await openLive(page, "/en/line/football");
  const before = await settingsOf(page);
  await before.getByRole("checkbox", { name: atOnce }).click();
  await before.getByRole("button", { name: "Close" }).click();
  await expect(siteOf(page).coupon.getByText(/^One-click: pressing a price places/)).toBeVisible();

  mock.answer("siteConfig", { isOneClickShown: false });
  await openLive(page, "/en/line/football");
  await homePrice(page, lineIds[0]).click();
  await expect(homePrice(page, lineIds[0])).toHaveAttribute("aria-pressed", "true");
  expect(mock.calls("placeCoupon")).toHaveLength(0);
  const settings = await settingsOf(page);
  await expect(settings.getByRole("checkbox", { name: "Keep the selections after placing" })).toBeVisible();
  await expect(settings.getByRole("checkbox", { name: atOnce })).toBeHidden();
});
