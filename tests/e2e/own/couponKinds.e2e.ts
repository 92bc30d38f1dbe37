import type { APIRequestContext, Page } from "@playwright/test";
import { Decimal } from "decimal.js";
import { couponReturn } from "#shared/betting/coupon/returns.ts";
import type { CouponKind, CoverName } from "#shared/betting/coupon/kinds.ts";
import { legFactor, type LegResult } from "#shared/betting/coupon/legs.ts";
import { expectFigures, figures, openLive, siteOf } from "../site.ts";
import { expect, testOnOwnStack } from "../stack/ownStack.ts";
import { payoutOf, possibleWinOf, type Placed } from "../stack/couponSums.ts";
import { signIn } from "../stack/player.ts";
import { signInBy } from "../stack/visitors.ts";

/**
 * Time to place all coupons on a busy machine before the first game begins, and longer than any of the games lasts; in
 * milliseconds.
 */
const timeToBet = 300_000;
const gameLength = 720_000;
/** An hour of the clock takes seven seconds. */
const rate = 500;
const GAMES = 5;
const list = "/en/cyber/virtual/virtual-football/line";
const sport = "31";

/** A product of its own, because its clock is turned. */
const test = testOnOwnStack({ provesBooks: true });

async function ask<Data>(request: APIRequestContext, url: string, query: string): Promise<Data> {
  const { data } = (await (await request.post(`${url}/graphql`, { data: { query } })).json()) as { data: Data | null };
  if (data === null) throw new Error(`Not answered: ${query}`);
  return data;
}

interface Found {
  id: string;
  startsAt: string;
}

async function gamesOfLine(request: APIRequestContext, url: string, filter: string, first: number): Promise<Found[]> {
  const { games } = await ask<{ games: { edges: { node: Found }[] } }>(
    request,
    url,
    `{ games(filter: { section: LINE, sportId: "${sport}", ${filter} }, order: START, first: ${first}) { edges { node { id startsAt } } } }`,
  );
  return games.edges.map(({ node }) => node);
}

async function couponsOf(request: APIRequestContext, url: string): Promise<Placed[]> {
  const { viewer } = await ask<{ viewer: { coupons: { edges: { node: Placed }[] } } }>(
    request,
    url,
    `{ viewer { coupons(first: 50) { edges { node {
    id kind state systemValue cover bonusCoef hyperBonusPercent amount { amount } possibleWin { amount } payout { amount }
    blocks { id amount { amount } } bets { coef result startsAt isBanker blockId }
  } } } } }`,
  );
  return viewer.coupons.edges.map(({ node }) => node);
}

/**
 * What the site makes of the coupon's results by the rules it shares with the services; bonuses of the net win not
 * counted.
 */
function shared(coupon: Placed): string {
  const kind = coupon.kind as CouponKind;
  const content = {
    kind,
    legs: coupon.bets.map(({ startsAt, ...bet }) => ({ ...bet, startsAt: Date.parse(startsAt) })),
    systemValue: coupon.systemValue,
    cover: coupon.cover as CoverName | null,
    blocks: coupon.blocks.map(({ id, amount }) => ({ id, amount: amount.amount })),
    antiExpressMargin: "1.1165",
  };
  const { exact } = couponReturn(
    content,
    coupon.amount.amount,
    coupon.bets.map(({ result, coef }) => legFactor(result as LegResult, coef)),
    { bonus: coupon.bonusCoef !== null },
  );
  const net = exact?.minus(coupon.amount.amount);
  return (
    exact
      ?.plus(net?.isPositive() === true ? net.times(coupon.hyperBonusPercent ?? 0).dividedBy(100) : 0)
      .toFixed(2, Decimal.ROUND_HALF_UP) ?? ""
  );
}

/** Picks and places as a player does; answers the numbers of the coupons. */
function better(page: Page, games: readonly Found[]) {
  const { coupon, place, stake } = siteOf(page);
  const totalOver = (index: number) =>
    page.locator(`[data-game="${games[index]?.id}"]`).getByRole("button", { name: /^Total [\d.]+: Over/ });
  const receipts = coupon.getByRole("article", { name: /^Receipt/ });
  return {
    async pick(...indices: number[]) {
      for (const index of indices) {
        // While the page catches up with prices, its buttons take no clicks.
        await expect(totalOver(index)).toHaveAttribute("aria-disabled", "false");
        await totalOver(index).click();
        await expect(totalOver(index)).toHaveAttribute("aria-pressed", "true");
      }
    },
    kind: (name: "Single" | "Acca" | "System") => coupon.getByRole("tab", { name: new RegExp(`^${name}`) }).click(),
    more: async (name: string) => {
      await coupon.getByRole("combobox", { name: "More", exact: true }).selectOption(name);
    },
    async place(sum = "100", count = 1): Promise<string[]> {
      if (sum !== "") await stake.fill(sum);
      await place.click();
      await expect(receipts.getByText("Bet placed")).toHaveCount(count);
      const names = await receipts.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));
      await coupon.getByRole("button", { name: "Done" }).click();
      return names.map((name) => name.replace("Receipt ", ""));
    },
  };
}

test("a coupon of each kind from pick to paid: to the kopeck what its combinations come to, and the books balance [4.07] [4.08] [4.13] [4.14] [5.14] [5.15] [5.16] [5.22]", async ({
  page,
  stack,
}) => {
  test.setTimeout(240_000);
  const request = page.context().request;
  const { balance, coupon } = siteOf(page);
  await openLive(page, `${stack.siteUrl}${list}`);
  await signIn(page);
  await expect(balance).toHaveText(/\d/);
  const before = new Decimal(await figures(balance));
  const games = await gamesOfLine(
    request,
    stack.gatewayUrl,
    `startsFrom: "${new Date(Date.now() + timeToBet).toISOString()}"`,
    GAMES,
  );
  expect(games).toHaveLength(GAMES);
  const bet = better(page, games);
  const placed: Record<string, string[]> = {};

  await bet.pick(0);
  await coupon.getByRole("button", { name: "Any", exact: true }).click();
  placed["SINGLE"] = await bet.place();

  const bonus = coupon.getByRole("group", { name: "Bonus bet" });
  await bet.pick(0, 1);
  await expect(bonus).toBeHidden();
  await bet.pick(2, 3);
  await expect(bonus).toContainText("×1.04");
  placed["EXPRESS with its bonus bet"] = await bet.place();

  await bet.pick(0, 1, 2, 3);
  await coupon.getByRole("button", { name: "Remove the bonus bet" }).click();
  await expect(bonus).toBeHidden();
  placed["EXPRESS without it"] = await bet.place();

  await bet.pick(0, 1, 2, 3);
  await bet.more("Anti-accumulator");
  placed["ANTI_EXPRESS"] = await bet.place();

  await bet.pick(0, 1, 2, 3, 4);
  await bet.kind("System");
  await coupon
    .getByRole("button", { name: /^Banker:/ })
    .first()
    .click();
  await expect(coupon.getByRole("combobox", { name: "System" }).getByRole("option").first()).toHaveText(
    "2 of 4 · 6 bets",
  );
  placed["SYSTEM"] = await bet.place();

  await bet.pick(0, 1, 2);
  await bet.more("Conditional");
  await coupon
    .getByRole("combobox", { name: /^Block of/ })
    .nth(2)
    .selectOption("Block 2");
  await coupon.getByRole("button", { name: "Remove: Block 3" }).click();
  await coupon.getByRole("textbox", { name: "Own stake: Block 1" }).fill("100");
  await coupon.getByRole("textbox", { name: "Own stake: Block 2" }).fill("120");
  placed["CONDITIONAL"] = await bet.place("");

  await bet.pick(0, 1, 2);
  await coupon.getByRole("tab", { name: "Singles" }).click();
  await coupon.getByRole("textbox", { name: /^Stake per bet/ }).fill("50");
  await coupon
    .getByRole("textbox", { name: /^Own stake:/ })
    .nth(1)
    .fill("70");
  placed["MULTIPLE_SINGLES"] = await bet.place("", 3);

  await bet.pick(0, 1, 2, 3);
  await bet.more("Full cover");
  await coupon.getByRole("combobox", { name: "Cover" }).selectOption("Lucky 15 · 15 bets");
  placed["FULL_COVER"] = await bet.place("150");

  await bet.pick(1, 2, 3);
  await bet.more("Chain");
  placed["CHAIN"] = await bet.place();

  const taken = await couponsOf(request, stack.gatewayUrl);
  const byId = new Map(taken.map((one) => [one.id, one]));
  const shapes = Object.values(placed)
    .flat()
    .map((id) => byId.get(id))
    .map((one) => [one?.kind, one?.amount.amount, one?.bets.length]);
  expect(shapes).toEqual([
    ["SINGLE", "100.00", 1],
    ["EXPRESS", "100.00", 4],
    ["EXPRESS", "100.00", 4],
    ["ANTI_EXPRESS", "100.00", 4],
    ["SYSTEM", "100.00", 5],
    ["CONDITIONAL", "100.00", 3],
    ["SINGLE", "50.00", 1],
    ["SINGLE", "70.00", 1],
    ["SINGLE", "50.00", 1],
    ["FULL_COVER", "150.00", 4],
    ["CHAIN", "100.00", 3],
  ]);
  expect(taken.map(({ id, possibleWin }) => [id, possibleWin.amount])).toEqual(
    taken.map((one) => [one.id, possibleWinOf(one)]),
  );
  const staked = taken.reduce((sum, { amount }) => sum.plus(amount.amount), new Decimal(0));
  await expectFigures(balance, before.minus(staked).toFixed(2));

  const last = Date.parse(games.at(-1)?.startsAt ?? "") + gameLength;
  await stack.hurry(rate);
  await expect
    .poll(
      async () =>
        (
          await gamesOfLine(request, stack.gatewayUrl, `startsBefore: "${new Date(last).toISOString()}"`, 1).catch(
            () => [null],
          )
        ).length,
      { timeout: 60_000 },
    )
    .toBe(0);
  // At that rate a sign-in is over in seconds.
  await stack.hurry(1);
  await signInBy(request, "demo", stack.siteUrl);
  // A lost express is paid nothing at once, before its other games are over.
  await expect
    .poll(
      async () =>
        (await couponsOf(request, stack.gatewayUrl)).filter(
          ({ payout, bets }) => payout === null || bets.some(({ result }) => result === "OPEN"),
        ).length,
      { timeout: 60_000 },
    )
    .toBe(0);

  const settled = await couponsOf(request, stack.gatewayUrl);
  expect(settled.map(({ id, kind, payout }) => [id, kind, payout?.amount])).toEqual(
    settled.map((one) => [one.id, one.kind, payoutOf(one)]),
  );
  expect(settled.map(({ id, payout }) => [id, payout?.amount])).toEqual(settled.map((one) => [one.id, shared(one)]));
  const paid = settled.reduce((sum, { payout }) => sum.plus(payout?.amount ?? 0), new Decimal(0));
  // Of the express and the bet that it is lost, one has won.
  expect(paid.greaterThan(0)).toBe(true);
  await page.goto(`${stack.siteUrl}/en`);
  await expectFigures(balance, before.minus(staked).plus(paid).toFixed(2));

  const books = await stack.books();
  expect(books.drifts).toEqual([]);
  expect(books.totals.map(({ sum }) => Number(sum))).toEqual(books.totals.map(() => 0));
});
