/** A friend who deposits, and a tournament from entry to prize, on the whole product. */
import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { userAgent } from "../chromium.ts";
import { flaws } from "../flaws.ts";
import { open, openLive, siteOf } from "../site.ts";
import { comeNear, matchUrl, nextMatch } from "../stack/nextMatch.ts";
import type { Stack } from "../stack/processes.ts";
import { expect, testOnOwnStack } from "../stack/ownStack.ts";
import { signInBy } from "../stack/visitors.ts";

const serviceKey = "service-key-of-browser-tests-0123456789";

/** A product of its own: its clock is turned, and its books are proved at the end. */
const test = testOnOwnStack({
  settings: { SERVICE_KEY: serviceKey },
  provesBooks: true,
});

async function desk<Answer>(
  { servicesUrl }: Stack,
  method: "POST" | "PUT",
  path: string,
  body?: object,
): Promise<Answer> {
  const answer = await fetch(`${servicesUrl}/${path}`, {
    method,
    headers: { "x-service-key": serviceKey, ...(body !== undefined && { "content-type": "application/json" }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Answer;
}

async function ask<Data>(request: APIRequestContext, query: string, variables: object = {}): Promise<Data> {
  const answer = (await (await request.post("/graphql", { data: { query, variables } })).json()) as { data: Data };
  return answer.data;
}

/** Registers a player by one click, and pays in by a card of the demo provider. */
const registering = `mutation($input: RegisterOneClickInput!) { registerOneClick(input: $input) { credentials { login } errors { code path } } }`;

test("a friend who came by the link and deposits brings both a reward [2.45] [2.49]", async ({
  page,
  browser,
  stack,
}) => {
  await desk(stack, "PUT", "referral-api/v1/desk/terms", {
    terms: {
      days: 30,
      levels: [0, 1],
      currencies: [
        { currency: "RUB", minDeposit: "1000", minTurnover: "0", friendReward: "150", rewards: ["250", "400"] },
      ],
    },
  });
  await signInBy(page.request, "demo");
  await open(page, "/en/office/bringfriend");
  await expect(page.getByText("Nobody has come by your link yet.")).toBeVisible();
  expect(await flaws(page, "bring a friend")).toEqual([]);
  const link = (await page.getByText(/\?bf=[A-Z2-9]{8}$/).innerText()).trim();

  const friend = await browser.newContext({ baseURL: stack.siteUrl, userAgent });
  const theirs = await friend.newPage();
  await theirs.goto(link);
  // The page is one kept for many: its scripts note who sent the visitor.
  await expect.poll(async () => (await friend.cookies()).map(({ name }) => name)).toContain("bf");
  const { registerOneClick } = await ask<{ registerOneClick: { errors: object[] } }>(friend.request, registering, {
    input: { idempotencyKey: randomUUID(), countryId: "1", currencyId: "643", acceptsTerms: true },
  });
  expect(registerOneClick.errors).toEqual([]);
  await open(page, "/en/office/bringfriend");
  await expect(page.getByRole("cell", { name: "Registered, deposit missing" })).toBeVisible();

  await open(theirs, "/en/office/recharge");
  const noLimit = theirs.getByRole("button", { name: "Continue without a limit" });
  if (await noLimit.isVisible()) await noLimit.click();
  await theirs.getByRole("radio", { name: /card/i }).first().check({ force: true });
  await theirs.getByRole("textbox", { name: /^Amount/ }).fill("1000");
  await theirs.getByRole("button", { name: /^Pay / }).click();
  await theirs.getByLabel("Card number").fill("4111 1111 1111 1111");
  await theirs.getByLabel("Expiry").fill("12/34");
  await theirs.getByLabel("Security code").fill("123");
  await theirs.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(theirs.getByRole("heading", { level: 1 })).toHaveText("Your deposit has arrived");

  await expect(async () => {
    await open(page, "/en/office/bringfriend");
    await expect(page.getByRole("cell", { name: "Reward paid" })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByRole("cell", { name: "₽250.00" }).last()).toBeVisible();
  const { viewer } = await ask<{ viewer: { mainAccount: { balance: { amount: string } } } }>(
    friend.request,
    "{ viewer { mainAccount { balance { amount } } } }",
  );
  expect(viewer.mainAccount.balance.amount).toBe("1150.00");
  await friend.close();
});

// The last one: it turns the clock of the services.
test("a tournament goes from entry to prize, and unknown ones are none [2.24]", async ({ page, stack }) => {
  test.setTimeout(300_000);
  const now = Math.floor(Date.now() / 1000);
  const fixed = (amount: string) => ({ from: 1, to: 1, amount, percent: null });
  const { id } = await desk<{ id: string }>(stack, "POST", "tournament-api/v1/desk/tournaments", {
    key: "journey-cup",
    definition: {
      names: { en: "Journey Cup" },
      product: "SPORT",
      currency: "RUB",
      scoring: "TURNOVER",
      unit: "1",
      pointsPerLeg: null,
      minStake: "100",
      minPlays: 1,
      minLegs: 1,
      minCoef: "1",
      section: null,
      games: null,
      fee: "500",
      guaranteed: "0",
      feeShare: "0",
      prizes: [fixed("7000")],
      ties: "SHARED",
      countries: null,
      isLateEntry: true,
      minPlayers: 1,
      maxPlayers: null,
      graceHours: 1,
      repeatHours: null,
      picture: "crown",
    },
    opens_at: now - 3_600,
    starts_at: now - 60,
    ends_at: now + 30 * 86_400,
  });
  await signInBy(page.request, "demo2");
  await open(page, "/en/bonus/casino/tournaments?list=sport");
  await expect(page.getByRole("list", { name: "Sports" }).getByRole("listitem")).toHaveCount(4);
  expect(await flaws(page, "tournaments")).toEqual([]);
  await page.getByRole("link", { name: "Journey Cup" }).click();
  await expect(page.getByText("1 point for every ₽1.00 staked")).toBeVisible();
  await expect(page.getByRole("main").locator("[aria-current=page]").filter({ hasText: "Journey Cup" })).toBeVisible();
  await page.getByRole("button", { name: "Take part for ₽500.00" }).click();
  await expect(page.getByText("You take part, no points yet")).toBeVisible();
  expect(await flaws(page, "a tournament")).toEqual([]);

  const game = await nextMatch(stack.gatewayUrl);
  await openLive(page, matchUrl(game));
  const { coupon, stake, place } = siteOf(page);
  const prices = page.getByRole("group", { name: "Match result", exact: true }).getByRole("button");
  await expect(prices).toHaveCount(3);
  await prices.first().click();
  await coupon.getByRole("button", { name: "Any", exact: true }).click();
  await stake.fill("300");
  await place.click();
  await expect(coupon.getByText("Bet placed")).toBeVisible();
  await comeNear(stack, game.startsAt);
  await stack.hurry(500);
  await openLive(page, matchUrl(game));
  await expect(page.getByText("This game is over")).toBeVisible({ timeout: 90_000 });
  await stack.hurry(1);

  await page.context().clearCookies({ name: "session" });
  await signInBy(page.request, "demo2");
  await open(page, `/en/bonus/casino/tournaments/${id}`);
  await expect(page.getByText("Your place: 1").first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("row").filter({ hasText: "You" })).toContainText("300");
  await desk(stack, "POST", `tournament-api/v1/desk/tournaments/${id}/stop`);
  // The page follows the tournament without being loaded again.
  await expect(page.getByText("Your prize:").first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("heading", { name: "Results" })).toBeVisible();
  await open(page, "/en/bonus/casino/tournaments?list=results");
  await expect(page.getByRole("link", { name: "Journey Cup" })).toBeVisible();
  expect((await page.goto("/en/bonus/casino/tournaments/999999"))?.status()).toBe(404);
  expect((await page.goto("/en/bonus/casino/tournaments/journey-cup"))?.status()).toBe(404);
});
