/**
 * A bettor against moving prices: on the live list of the whole product, as `npm start` runs it, they pick a price, read
 * for one to three seconds, and press the button that names the price. How many of the bets are placed at that first
 * press, with the settings of a new player: ask about changes, no tolerance.
 */
import { chromium, type Page } from "@playwright/test";
import { launchOptions } from "../e2e/chromium.ts";
import { hydrated, siteOf } from "../e2e/site.ts";
import { signIn } from "../e2e/stack/player.ts";
import { randomFrom, wholeNumber } from "../kit/random.ts";
import { startProduct, temporaryFolder } from "../start/product.ts";
import { median } from "./odds/livePage.ts";
import { report } from "./report.ts";

const tries = Number(process.env["BENCH_TRIES"] ?? 100);
const leastPlaced = 0.95;
const stake = "20";
const random = randomFrom("press");
const freePrices = (page: Page) =>
  page.getByRole("main").getByRole("button", { pressed: false, disabled: false, name: /, [\d.]+$/ });

/** Picks any free price of the list that can be staked on now. */
async function pick(page: Page): Promise<void> {
  const prices = freePrices(page);
  await prices.first().waitFor();
  for (;;) {
    const count = await prices.count();
    try {
      await prices.nth(wholeNumber(random, 0, count - 1)).click({ timeout: 2000 });
      return;
    } catch {
      // It was closed or moved away between counting and pressing: another one.
    }
  }
}

interface Try {
  /** What the player read last: the receipt, or why there is none. */
  said: string;
  ms: number;
}

/** One bet, from the pick to the receipt or to the word that there is none. */
async function bet(page: Page): Promise<Try> {
  const { coupon, place, stake: field } = siteOf(page);
  await pick(page);
  const began = performance.now();
  await field.fill(stake);
  await page.waitForTimeout(wholeNumber(random, 1000, 3000));
  try {
    await place.click({ timeout: 1000 });
  } catch {
    return {
      said: (await coupon.getByRole("alert").or(coupon.getByRole("status")).allInnerTexts()).join(" / "),
      ms: 0,
    };
  }
  const ended = coupon.getByText(/^(Bet placed|Not accepted\. Your stake has been returned\.)$/);
  const told = ended.or(coupon.getByRole("alert")).first();
  try {
    await told.waitFor({ timeout: 30_000 });
  } catch {
    return { said: `nothing: ${(await coupon.innerText()).replaceAll("\n", " / ")}`, ms: 0 };
  }
  return { said: await told.innerText(), ms: performance.now() - began };
}

/** An empty slip, whatever the last bet left there. */
async function startAgain(page: Page): Promise<void> {
  const { coupon } = siteOf(page);
  const done = coupon.getByRole("button", { name: /^(Done|Back to the bet slip)$/ });
  if (await done.isVisible()) await done.click();
  const clear = coupon.getByRole("button", { name: "Clear", exact: true });
  if (await clear.isVisible()) await clear.click();
}

const folder = temporaryFolder();
const product = await startProduct(folder.path);
const browser = await chromium.launch(launchOptions);
try {
  await product.started;
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  await page.goto(`http://127.0.0.1:${product.ports.web}/en/live`);
  await hydrated(page);
  await signIn(page);
  const outcomes: Try[] = [];
  for (let count = 0; count < tries; count += 1) {
    outcomes.push(await bet(page));
    await startAgain(page);
  }
  const placed = outcomes.filter(({ said }) => said === "Bet placed");
  const others = new Map<string, number>();
  for (const { said } of outcomes) if (said !== "Bet placed") others.set(said, (others.get(said) ?? 0) + 1);
  for (const [said, count] of others) console.log(`     ${count} × ${said}`);
  console.log(`     from pick to receipt: ${Math.round(median(placed.map(({ ms }) => ms)))} ms, the median`);
  const share = Math.round((placed.length / tries) * 100) / 100;
  report("press", [
    {
      name: `live bets placed at the first press, of ${tries}`,
      value: share,
      unit: "",
      target: `≥ ${leastPlaced}`,
      isMet: share >= leastPlaced,
    },
  ]);
} finally {
  await browser.close();
  product.process.kill();
  await product.ended;
  folder.remove();
}
