/** Cashback day on the whole product: a round is lost, the week ends, and what comes back is cash that the office explains. */
import type { APIRequestContext, Page } from "@playwright/test";
import { flaws } from "../flaws.ts";
import { expectFigures, figures, open, siteOf } from "../site.ts";
import type { Stack } from "../stack/processes.ts";
import { expect, testOnOwnStack } from "../stack/ownStack.ts";
import { signInBy } from "../stack/visitors.ts";

/** The services' clock goes no faster; a week takes it a minute. */
const fastest = 10_000;
const serviceKey = "service-key-of-browser-tests-0123456789";

/** A product of its own: its clock is turned, and its books are proved at the end. */
const test = testOnOwnStack({ settings: { SERVICE_KEY: serviceKey }, provesBooks: true });

const kopecks = async (page: Page): Promise<number> => Math.round(Number(await figures(siteOf(page).balance)) * 100);

/** Loses a round, for a target that one in two thousand reaches; answers the loss in kopecks. */
async function loseRound(page: Page): Promise<number> {
  const frame = page.frameLocator("iframe[title$='the game']");
  const before = await kopecks(page);
  await frame.getByLabel("Target").fill("2000");
  await frame.getByRole("button", { name: "Play", exact: true }).click();
  const net = page.getByText(/Result of 1 round/).locator("xpath=following-sibling::dd");
  await expect(net).toHaveText(/[-−]/);
  const loss = Math.round(Number(await figures(net)) * 100);
  await expect.poll(() => kopecks(page)).toBe(before - loss);
  return loss;
}

async function endOfPeriod(request: APIRequestContext): Promise<number> {
  const query = "{ viewer { cashback { periodTo } } }";
  const answer = (await (await request.post("/graphql", { data: { query } })).json()) as {
    data: { viewer: { cashback: { periodTo: string } } };
  };
  return Date.parse(answer.data.viewer.cashback.periodTo);
}

/** Lets the services' time pass until a moment: an offer that begins then tells when it has come. */
async function passTo({ servicesUrl, hurry }: Stack, moment: number): Promise<void> {
  const headers = { "content-type": "application/json", "x-service-key": serviceKey };
  const terms = { kind: "NO_DEPOSIT", product: "SPORT", percent: null, multiplier: "5", base: "BONUS" };
  const counts = { offerDays: 1, days: 1, minLegs: 1, minCoef: "1.5", casinoPercent: "0", gamePercents: {} };
  const whom = { audience: "CODE", welcome: null, countries: null, code: "MONDAY", isCombinable: true, repeat: "ONCE" };
  const currencies = [{ currency: "RUB", minDeposit: null, maxBonus: "10", maxStake: null }];
  const definition = { ...terms, ...counts, ...whom, currencies, picture: "calendar" };
  const made = await fetch(`${servicesUrl}/bonus-api/v1/desk/offers`, {
    method: "POST",
    headers,
    body: JSON.stringify({ key: "monday", definition, starts_at: Math.floor(moment / 1000) + 60, ends_at: null }),
  });
  expect(made.status).toBe(200);
  const phase = async () => {
    const answer = await fetch(`${servicesUrl}/bonus-api/v1/offers`).catch(() => null);
    const { offers } = ((await answer?.json()) ?? { offers: [] }) as { offers: { key: string; phase: string }[] };
    return offers.find(({ key }) => key === "monday")?.phase;
  };
  await hurry(Math.min(fastest, Math.ceil((moment - Date.now()) / 20_000)));
  await expect.poll(phase, { timeout: 120_000 }).toBe("OPEN");
  await hurry(1);
}

test("what a week has lost in the casino comes back on its day, by the level, as cash that the office explains [2.44]", async ({
  page,
  stack,
}) => {
  test.setTimeout(300_000);
  await signInBy(page.request, "demo");
  await open(page, "/en/games/skylark?mode=money");
  await expect(page.getByText("For money", { exact: true })).toBeVisible();
  const loss = await loseRound(page);
  // Level 1: five percent, rounded down.
  const cashback = Math.floor((loss * 5) / 100);
  expect(cashback).toBeGreaterThan(0);
  const sum = (all: number) => (all / 100).toFixed(2);

  await open(page, "/en/office/casino/vipcashback");
  await expect(page.getByRole("heading", { name: "Your level: Level 1" })).toBeVisible();
  const running = page.locator("section").filter({ has: page.getByRole("heading", { name: "This period so far" }) });
  const fact = (name: string) => running.getByText(name, { exact: true }).locator("xpath=following-sibling::dd[1]");
  await expectFigures(fact("Net loss"), sum(loss));
  await expectFigures(fact("Cashback"), sum(cashback));
  await expect(page.getByText("Nothing has been paid yet")).toBeVisible();
  const staked = await figures(fact("Stakes"));
  const before = await kopecks(page);

  await passTo(stack, await endOfPeriod(page.request));
  await page.context().clearCookies({ name: "session" });
  await signInBy(page.request, "demo");
  await expect
    .poll(
      async () => {
        await open(page, "/en/office/casino/vipcashback");
        return kopecks(page);
      },
      { timeout: 60_000 },
    )
    .toBe(before + cashback);
  await expect(page.getByText("No casino rounds in this period yet")).toBeVisible();
  const paid = page.getByRole("table", { name: "Payments" }).getByRole("row").nth(1);
  await expect(paid).toContainText("5% of net loss");
  await expectFigures(paid.getByRole("cell").nth(2), staked);
  await expectFigures(paid.getByRole("cell").last(), sum(cashback));
  await expect(page.getByRole("table", { name: "Payments" }).getByRole("row")).toHaveCount(2);
  expect(await flaws(page, "cashback that was paid")).toEqual([]);
});
