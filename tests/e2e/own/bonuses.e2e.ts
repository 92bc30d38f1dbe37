/** Bonuses on the whole product: a welcome offer from registration to cash, a free bet, and a promo code. */
import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { flaws } from "../flaws.ts";
import { expectFigures, open, openLive, siteOf } from "../site.ts";
import { comeNear, matchUrl, nextMatch } from "../stack/nextMatch.ts";
import { giveLogin, isIn } from "../stack/player.ts";
import type { Stack } from "../stack/processes.ts";
import { expect, testOnOwnStack } from "../stack/ownStack.ts";
import { confirmEmail, signInBy } from "../stack/visitors.ts";

const serviceKey = "service-key-of-browser-tests-0123456789";

/** A product of its own: its clock is turned, and its books are proved at the end. */
const test = testOnOwnStack({ settings: { SERVICE_KEY: serviceKey }, provesBooks: true });

interface Offer {
  id: string;
  key: string;
  terms: object;
  audience: string;
  welcome: string | null;
  picture: string;
  repeat: string;
}

/** The operator gives the welcome offer terms that one match can meet. */
async function easeWelcome({ servicesUrl }: Stack): Promise<void> {
  const { offers } = (await (await fetch(`${servicesUrl}/bonus-api/v1/offers`)).json()) as { offers: Offer[] };
  const offer = offers.find(({ key }) => key === "welcome-sport");
  if (offer === undefined) throw new Error("There is no welcome offer");
  const { terms, audience, welcome, picture, repeat } = offer;
  const definition = {
    ...terms,
    multiplier: "1",
    minLegs: 1,
    minCoef: "1.01",
    audience,
    welcome,
    picture,
    repeat,
    countries: null,
    code: null,
    isCombinable: false,
  };
  const answer = await fetch(`${servicesUrl}/bonus-api/v1/desk/offers/${offer.id}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-service-key": serviceKey },
    body: JSON.stringify({ definition }),
  });
  expect(answer.status).toBe(200);
}

async function ask<Data>(request: APIRequestContext, query: string, variables: object = {}): Promise<Data> {
  const answer = (await (await request.post("/graphql", { data: { query, variables } })).json()) as { data: Data };
  return answer.data;
}

/** Registers a player who chooses the bonus for sports. */
async function register(request: APIRequestContext): Promise<{ login: string; password: string }> {
  const { registerOneClick } = await ask<{ registerOneClick: { credentials: { login: string; password: string } } }>(
    request,
    "mutation($input: RegisterOneClickInput!) { registerOneClick(input: $input) { credentials { login password } errors { code path } } }",
    {
      input: {
        idempotencyKey: randomUUID(),
        countryId: "1",
        currencyId: "643",
        acceptsTerms: true,
        bonusChoice: "SPORT",
        promoCode: "WELCOME",
      },
    },
  );
  return registerOneClick.credentials;
}

async function payIn(page: Page, amount: string): Promise<void> {
  await open(page, "/en/office/recharge");
  const noLimit = page.getByRole("button", { name: "Continue without a limit" });
  if (await noLimit.isVisible()) await noLimit.click();
  await page.getByRole("radio", { name: /card/i }).first().check({ force: true });
  await page.getByRole("textbox", { name: /^Amount/ }).fill(amount);
  await page.getByRole("button", { name: /^Pay / }).click();
  await page.getByLabel("Card number").fill("4111 1111 1111 1111");
  await page.getByLabel("Expiry").fill("12/34");
  await page.getByLabel("Security code").fill("123");
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your deposit has arrived");
}

const heldBonus = (page: Page, title: RegExp) => page.locator("article:not([data-phase])").filter({ hasText: title });

test("an offer says its terms, is taken once, and an unknown one is none [2.29] [2.31] [2.44]", async ({ page }) => {
  await signInBy(page.request, "demo");
  await open(page, "/en/bonuses?category=redeposit");
  const list = page.getByRole("list", { name: "Reload" });
  await expect(list.getByRole("listitem")).toHaveCount(4);
  expect(await flaws(page, "offers")).toEqual([]);
  await page.getByRole("link", { name: /^You can take \(/ }).click();
  await expect(page).toHaveURL(/\?category=redeposit&take=now$/);
  await expect(list.getByRole("listitem").filter({ hasNotText: "You can take it now" })).toHaveCount(0);
  await list.getByRole("link", { name: "+50% on your deposit for sports every week" }).click();
  await expect(page).toHaveURL(/\/en\/bonuses\/monday-reload$/);
  await expect(page.getByText("50% of your deposit, up to ₽5,000")).toBeVisible();
  await page.getByRole("button", { name: "Take and deposit" }).click();
  await expect(page).toHaveURL(/\/en\/office\/recharge/);
  await open(page, "/en/office/bonuses/deposit");
  await expect(heldBonus(page, /Waits for a deposit/)).toBeVisible();
  expect(await flaws(page, "deposit bonuses")).toEqual([]);
  // A bonus that waits for its deposit bears no other beside it.
  await open(page, "/en/bonuses?category=redeposit&take=now");
  await expect(list.getByRole("link", { name: "+50% on your deposit for sports every week" })).toHaveCount(0);
  await open(page, "/en/bonuses?category=redeposit");
  await expect(list.getByText("You have already taken this offer.")).toBeVisible();
  await open(page, "/en/office/bonuses/deposit");
  await page.getByRole("button", { name: "Give up" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Give up" }).click();
  await open(page, "/en/office/bonuses/wager");
  await expect(page.getByText("Given up")).toBeVisible();
  expect((await page.goto("/en/promotions/nothing-like-this"))?.status()).toBe(404);
  expect((await page.goto("/en/bonus/casino/welcome-sport"))?.status()).toBe(404);
});

test("a promo code is used once [2.49]", async ({ page }) => {
  await signInBy(page.request, "demo2");
  await open(page, "/en/office/promotion");
  const field = page.getByRole("textbox", { name: "Promo code" });
  await field.fill("saffron-gift");
  await page.getByRole("button", { name: "Use code" }).click();
  await expect(page.getByText("Accepted: Gift without a deposit: sports")).toBeVisible();
  await field.fill("saffron-gift");
  await page.getByRole("button", { name: "Use code" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "promo code" })).toBeVisible();
});

test("a partner's offer is taken by who came by the partner's link; others need its code [2.29]", async ({
  page,
  stack,
}) => {
  await page.goto("/en?partner_id=3109");
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain("partner_id");
  await register(page.request);
  await open(page, "/en/bonuses/partners");
  expect(await flaws(page, "offers of partners")).toEqual([]);
  await page.getByRole("list", { name: "Partner bonuses" }).getByRole("link", { name: "Free bet" }).click();
  await expect(page).toHaveURL(/\/en\/bonuses\/partners\/derby-radio-free-bet$/);
  await expect(page.getByText("Confirm your e-mail or phone first, then take the offer.")).toBeVisible();
  await confirmEmail(page.request, stack.servicesUrl);
  await open(page, "/en/bonuses/partners/derby-radio-free-bet");
  await page.getByRole("button", { name: "Take it" }).click();
  await expect(page.getByText("The bonus is yours.")).toBeVisible();

  await page.context().clearCookies();
  await signInBy(page.request, "demo");
  await open(page, "/en/bonuses/partners/derby-radio-free-bet");
  await expect(page.getByText(/players who came by the partner's link or have the partner's code/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Take it" })).toHaveCount(0);
  await page.getByRole("textbox", { name: "Code from Derby Radio" }).fill("derbyradio");
  await page.getByRole("button", { name: "Use code" }).click();
  await expect(page.getByText("The bonus is yours.")).toBeVisible();
});

// The last one: it turns the clock of the services.
test("the welcome bonus chosen at registration is wagered and becomes cash, beside a free bet [2.62] [3.28] [6.08]", async ({
  page,
  stack,
}) => {
  test.setTimeout(240_000);
  await easeWelcome(stack);
  const player = await register(page.request);
  await open(page, "/en/office/bonuses/deposit");
  await expect(heldBonus(page, /First deposit bonus/)).toContainText("Waits for a deposit");
  // The code typed at registration brings its free bet once the player has confirmed a contact.
  await confirmEmail(page.request, stack.servicesUrl);
  await payIn(page, "1000");
  await open(page, "/en/office/bonuses/wager");
  const welcome = heldBonus(page, /First deposit bonus/);
  await expect(welcome).toContainText("Active", { timeout: 20_000 });
  await expect(welcome.getByRole("progressbar")).toHaveAttribute("value", "0");
  const code = await heldBonus(page, /Free bet/)
    .locator("dd bdi")
    .filter({ hasText: "FB-" })
    .innerText();

  const { viewer } = await ask<{ viewer: { bonuses: { edges: { node: { accountId: string | null } }[] } } }>(
    page.request,
    "{ viewer { bonuses(first: 5) { edges { node { accountId } } } } }",
  );
  const accountId = viewer.bonuses.edges.flatMap(({ node }) => node.accountId ?? [])[0] ?? "";
  await ask(
    page.request,
    "mutation($input: SetActiveAccountInput!) { setActiveAccount(input: $input) { errors { code } } }",
    {
      input: { accountId },
    },
  );
  const game = await nextMatch(stack.gatewayUrl);
  await openLive(page, matchUrl(game));
  const { coupon, stake, place } = siteOf(page);
  const prices = page.getByRole("group", { name: "Match result", exact: true }).getByRole("button");
  await expect(prices).toHaveCount(3);
  for (const outcome of [0, 1, 2]) {
    await prices.nth(outcome).click();
    await coupon.getByRole("button", { name: "Any", exact: true }).click();
    await stake.fill("350");
    await place.click();
    await expect(coupon.getByText("Bet placed")).toBeVisible();
  }
  // 1050: the cash first, and 50 of the bonus.
  await open(page, "/en/office/bonuses/wager");
  await expect(welcome.getByText("₽950.00")).toBeVisible();
  const main = await ask<{ viewer: { mainAccount: { id: string; balance: { amount: string } } } }>(
    page.request,
    "{ viewer { mainAccount { id balance { amount } } } }",
  );
  expect(main.viewer.mainAccount.balance.amount).toBe("0.00");
  const [outcome] = (
    await ask<{ game: { markets: { outcomes: { id: string; coef: string }[] }[] } }>(
      page.request,
      `{ game(id: "${game.id}") { markets(main: true) { outcomes { id coef } } } }`,
    )
  ).game.markets.flatMap(({ outcomes }) => outcomes.filter(({ coef }) => Number(coef) >= 1.5));
  const free = await ask<{ placeCoupon: { errors: { code: string }[] } }>(
    page.request,
    "mutation($input: PlaceCouponInput!) { placeCoupon(input: $input) { coupon { id } errors { code } } }",
    {
      input: {
        accountId: main.viewer.mainAccount.id,
        kind: "SINGLE",
        amount: "300",
        promoCode: code,
        oddsChange: "ANY",
        bets: [{ outcomeId: outcome?.id, coef: outcome?.coef }],
        idempotencyKey: randomUUID(),
      },
    },
  );
  expect(free.placeCoupon.errors).toEqual([]);

  await comeNear(stack, game.startsAt);
  await stack.hurry(500);
  await openLive(page, matchUrl(game));
  await expect(page.getByText("This game is over")).toBeVisible({ timeout: 90_000 });
  await stack.hurry(1);
  await page.context().clearCookies({ name: "session" });
  await open(page, "/en");
  await giveLogin(page, player);
  await isIn(page);
  await expect
    .poll(
      async () =>
        (
          await ask<{ viewer: { bonuses: { edges: { node: { state: string } }[] } } }>(
            page.request,
            "{ viewer { bonuses(first: 5) { edges { node { state } } } } }",
          )
        ).viewer.bonuses.edges.map(({ node }) => node.state),
      { timeout: 30_000 },
    )
    .toEqual(["COMPLETED", "COMPLETED"]);
  await open(page, "/en/office/bonuses/wager");
  await expect(welcome).toContainText("Became cash");
  await welcome.getByRole("button", { name: "Show bets" }).click();
  await expect(welcome.getByRole("row").filter({ hasText: "Counts" })).toHaveCount(3);
  await expectFigures(welcome.getByRole("row").nth(1).getByRole("cell").nth(3), "350.00");
});
