import { expect, testOnOwnStack } from "../stack/ownStack.ts";
import { Decimal } from "decimal.js";
import { expectFigures, figures, openLive, siteOf } from "../site.ts";
import { comeNear, matchUrl, nextMatch } from "../stack/nextMatch.ts";
import { signIn } from "../stack/player.ts";

/** A name in an expression, whatever signs it holds. */
const literally = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** Two hours of the clock take a quarter of a minute. */
const rate = 500;
/** A product of its own, because its clock is turned. */
const test = testOnOwnStack({ provesBooks: true });

test("a match from the line through its goals to its result, and the bets on it settled and paid [2.11]", async ({
  page,
  stack,
}) => {
  test.setTimeout(240_000);
  const { balance, coupon, place, price, stake } = siteOf(page);
  const game = await nextMatch(stack.gatewayUrl);
  await openLive(page, stack.siteUrl + matchUrl(game));
  const home = (await page.getByRole("heading", { level: 1 }).innerText()).split(" – ")[0] ?? "";
  await signIn(page);
  await expect(balance).toHaveText(/\d/);
  const before = new Decimal(await figures(balance));

  // One of the two wins, whatever happens.
  const paid: Record<string, Decimal> = {};
  for (const [market, outcome] of [
    ["Double chance", `${literally(home)} or draw`],
    ["Match result", `(?!Draw)(?!${literally(home)},)[^,]*`],
  ] as const) {
    await price(market, outcome).click();
    await coupon.getByRole("button", { name: "Any", exact: true }).click();
    await stake.fill("100");
    await place.click();
    await expect(coupon.getByText("Bet placed")).toBeVisible();
    paid[market] = new Decimal(await figures(coupon.getByText("Possible win").locator("..").locator("dd")));
  }
  await expectFigures(balance, before.minus(200).toFixed(2));

  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
  const scores = await page.evaluateHandle(() => {
    const seen: string[] = [];
    new MutationObserver(() => {
      const score = document.querySelector("[aria-label=Score]")?.textContent ?? "";
      if (score !== "" && seen.at(-1) !== score) seen.push(score);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return seen;
  });
  await comeNear(stack, game.startsAt);
  await stack.hurry(rate);

  // It goes live while it is open: the address follows, and the page is the same.
  await expect(page).toHaveURL(/\/en\/live\/football\//, { timeout: 40_000 });
  await expect(page.getByText("The game has started. Its prices are live now.")).toBeVisible();
  await expect(page.getByText("This game is over")).toBeVisible({ timeout: 40_000 });
  expect(await page.evaluate(() => Reflect.get(window, "isTheSamePage"))).toBe(true);

  // Goal by goal as it was told, and as the page tells it now.
  const seen = await scores.jsonValue();
  const goals = (score: string) => (score.match(/\d+/g) ?? []).reduce((sum, side) => sum + Number(side), 0);
  expect(seen.map(goals)).toEqual(seen.map(goals).toSorted((one, other) => one - other));
  const final = seen.at(-1) ?? "";
  // One that was disallowed is told too, and doesn't stand.
  const told = page.getByRole("region", { name: "Match events" }).getByText(/^(Goal|Own goal)\b(?! disallowed)/);
  await expect(told).toHaveCount(goals(final));
  await expect(page.getByRole("region", { name: "Market results" }).getByText("Match result")).toBeVisible();

  const [homeGoals = 0, awayGoals = 0] = (final.match(/\d+/g) ?? []).map(Number);
  const won = paid[homeGoals >= awayGoals ? "Double chance" : "Match result"] ?? new Decimal(0);
  // At that rate a sign-in is over in seconds.
  await stack.hurry(1);
  await page.context().clearCookies({ name: "session" });
  await page.goto(`${stack.siteUrl}/en`);
  await signIn(page);
  await expect.poll(() => figures(balance), { timeout: 20_000 }).toBe(before.minus(200).plus(won).toFixed(2));
  await page.getByRole("banner").getByRole("link", { name: "My bets" }).click();
  await expect(page.getByRole("main").getByRole("article").getByText("Won", { exact: true })).not.toHaveCount(0);
  await expect(page.getByRole("main").getByRole("article").getByText("Lost", { exact: true })).not.toHaveCount(0);
});
