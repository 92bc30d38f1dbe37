/** Scratchcards, shots and fast games in the browser. */
import { expect, test, type Page } from "@playwright/test";
import { startWorld, type World } from "../../../studio/testing/world.ts";

let world: World;
test.beforeAll(async () => {
  world = await startWorld();
});
test.afterAll(async () => world.close());
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

async function open(page: Page, game: string, { isDemo = true, language = "en" } = {}): Promise<string> {
  const token = await world.launch(game, isDemo);
  // Another address after # alone would load nothing.
  await page.goto("about:blank");
  await page.goto(`${world.url}/${language}/play#${token}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return token;
}
const main = (page: Page) => page.locator("button.main");
const told = (page: Page) => page.locator(".told");

interface Played {
  returned: number;
  won: string;
  stake: string;
  view: Record<string, unknown>;
}
const lastRound = async (token: string): Promise<Played> => {
  const { rounds } = (await world.frame(token, "rounds")).body as { rounds: Played[] };
  const [last] = rounds;
  if (last === undefined) throw new Error("no round is over");
  return last;
};

/** Reveals the seeds of the last round, and checks it on the page for that. */
async function verify(page: Page): Promise<unknown> {
  await page.getByRole("button", { name: "Fairness" }).click();
  await page.getByRole("textbox", { name: "Your seed" }).fill("mine");
  await page.getByRole("button", { name: "Reveal and change seeds" }).click();
  await expect(page.getByText("is revealed")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "History" }).click();
  const address = await page.getByRole("link", { name: "Check this round" }).first().getAttribute("href");
  await page.goto(`${world.url}${address}`);
  return JSON.parse((await page.locator("pre").textContent()) ?? "");
}

test(
  "a scratchcard is scratched field by field, says no result before, and is checked",
  { tag: "@journey" },
  async ({ page }) => {
    const token = await open(page, "tide-pools");
    await main(page).press("Enter");
    const fields = page.getByRole("button", { name: /^Field \d$/ });
    await expect(fields).toHaveCount(9);
    for (let left = 9; left > 0; left -= 1) {
      await expect(told(page)).toBeEmpty();
      await expect(fields).toHaveCount(left);
      await fields.first().press("Enter");
    }
    await expect(told(page)).toHaveText(/ · (No win|Returned \d|Won \d)/);
    const round = await lastRound(token);
    const shown = await page.locator(".foil small").allTextContents();
    expect(shown.map((name) => name.toLowerCase().replace("seaweed", "weed"))).toEqual(round.view["fields"]);
    await expect(page.locator(".scratch")).toHaveAttribute("class", /tide/);
    expect(await verify(page)).toEqual(round.view);
  },
);

for (const [game, fields, result] of [
  ["night-departure", 10, /^Matches: \d · /],
  ["captains-dice", 12, /^Rows won: \d · /],
] as const)
  test(`${game}: all fields at once, and the card is there again after a reload`, async ({ page }) => {
    await open(page, game);
    await main(page).press("Enter");
    const all = page.getByRole("button", { name: "Scratch all" });
    await expect(all).toBeEnabled();
    await all.press("Enter");
    await expect(told(page)).toHaveText(result);
    const words = (await told(page).textContent()) ?? "";
    await page.reload();
    await expect(told(page)).toHaveText(words);
    await expect(page.locator(".foil[data-open]")).toHaveCount(fields);
    await page.getByRole("button", { name: "Rules" }).click();
    await expect(page.getByRole("dialog")).toContainText(/1 in [\d,]+/);
  });

test("casts are aimed one by one, and what they bring is paid", async ({ page }) => {
  const token = await open(page, "quiet-pier", { isDemo: false });
  const before = Number(world.wallet.balance);
  await main(page).press("Enter");
  for (const [made, fish] of ["Roach", "Perch", "Carp", "Pike", "Sturgeon"].entries()) {
    const target = page.getByRole("button", { name: new RegExp(`^${fish}`) });
    await expect(target).toBeEnabled();
    await target.press("Enter");
    await expect(page.locator(".shotTrail [data-hit]")).toHaveCount(made + 1);
  }
  await expect(told(page)).toHaveText(/^Hits: \d of 5 · /);
  const round = await lastRound(token);
  const shots = round.view["shots"] as { target: string; isHit: boolean; pays: number }[];
  expect(shots.map(({ target }) => target)).toEqual(["roach", "perch", "carp", "pike", "sturgeon"]);
  expect(round.returned).toBe(shots.reduce((all, { pays }) => all + pays, 0));
  await expect.poll(() => Number(world.wallet.balance)).toBeCloseTo(before - 1 + Number(round.won), 2);
});

test("a penalty series that was left goes on, and is collected", async ({ page }) => {
  const collect = page.getByRole("button", { name: /^Collect €/ });
  await open(page, "spot-kick", { isDemo: false });
  // A save ends a series at once.
  await expect(async () => {
    await main(page).press("Enter");
    await page.getByRole("button", { name: "Top left", exact: true }).press("Enter", { timeout: 1000 });
    await expect(collect).toBeEnabled({ timeout: 1000 });
  }).toPass();
  await open(page, "spot-kick", { isDemo: false });
  await expect(page.getByRole("button", { name: "Top left · Goal" })).toBeVisible();
  await collect.press("Enter");
  await expect(told(page)).toHaveText("Goals: 1 · Won €1.21");
});

test("a cup is lifted after the cups were mixed, and the ball is where the draw has it", async ({ page }) => {
  const token = await open(page, "three-cups");
  await page.getByRole("radio", { name: "2" }).check();
  await main(page).press("Enter");
  await expect(page.getByRole("button", { name: "Cup 2" })).toBeEnabled();
  await page.getByRole("button", { name: "Cup 2" }).press("Enter");
  await expect(told(page)).toHaveText(/^Cup 2: (Ball|empty) · /);
  const round = await lastRound(token);
  for (const [index, hasBall] of [0, 1, 2].map(
    (cup) => [cup, (round.view["balls"] as number[]).includes(cup)] as const,
  ))
    await expect(page.getByRole("button", { name: `Cup ${index + 1} · ${hasBall ? "Ball" : "empty"}` })).toBeVisible();
});

for (const [game, goOn, fold, stakes] of [
  ["harbour-holdem", /^Call · €/, "Fold", 3],
  ["three-lamps", /^Play · €/, "Fold", 2],
] as const)
  test(`${game}: a hand that was left is there again, is played for further stakes, and is checked`, async ({
    page,
  }) => {
    await open(page, game, { isDemo: false });
    await page.getByRole("textbox", { name: "Stake" }).fill("0.50");
    await main(page).press("Enter");
    const still = page.locator(".pick").filter({ hasText: goOn });
    await expect(still).toBeEnabled();
    await expect(page.getByRole("button", { name: fold })).toBeEnabled();
    const own = page.locator(".hand").last().getByRole("img");
    const cards = await own.evaluateAll((all) => all.map((one) => one.ariaLabel));
    const token = await open(page, game, { isDemo: false });
    await expect(still).toBeEnabled();
    expect(await own.evaluateAll((all) => all.map((one) => one.ariaLabel))).toEqual(cards);
    await still.press("Enter");
    await expect(told(page)).toHaveText(/^You .+, dealer .+, (Dealer doesn't qualify|Hand won|Push|Hand lost) · /);
    await expect(page.getByRole("img", { name: "Card face down" })).toHaveCount(0);
    const round = await lastRound(token);
    expect(Number(round.stake)).toBe(0.5 * stakes);
    expect(await verify(page)).toEqual(round.view);
  });

test("memory is played with what was seen, and the ladder pays by tries", async ({ page }) => {
  const token = await open(page, "attic-pairs");
  await main(page).press("Enter");
  const seen = new Map<number, string>();
  const cards = page.locator(".memoryCard");
  await expect(cards.first()).toBeEnabled();
  const turn = async (at: number) => {
    const card = cards.nth(at);
    await card.press("Enter");
    await expect(card).toHaveAttribute("aria-label", / · /);
    seen.set(at, ((await card.getAttribute("aria-label")) ?? "").split(" · ")[1] ?? "");
  };
  const found = new Set<number>();
  const closed = () => [...Array.from({ length: 16 }).keys()].filter((at) => !found.has(at));
  while (found.size < 16 && (await told(page).textContent()) === "") {
    const pair = closed().flatMap((at) => {
      const partner = closed().find((other) => other > at && seen.has(at) && seen.get(other) === seen.get(at));
      return partner === undefined ? [] : [at, partner];
    });
    const first = pair[0] ?? closed().find((at) => !seen.has(at)) ?? 0;
    await turn(first);
    const partner = closed().find((at) => at !== first && seen.get(at) === seen.get(first));
    const second = partner ?? closed().find((at) => at !== first && !seen.has(at)) ?? 0;
    await turn(second);
    if (seen.get(first) === seen.get(second)) for (const at of [first, second]) found.add(at);
  }
  await expect(told(page)).toHaveText(/^Tries: (8|9|1[0-6]), pairs: 8 of 8 · (Won|Returned) \d/);
  const round = await lastRound(token);
  expect(round.view["tries"]).toBe(Number(/Tries: (\d+)/.exec((await told(page).textContent()) ?? "")?.[1]));
  expect(round.returned).toBeGreaterThan(0);
});

test("blocks are dropped where they fit until the round is over", async ({ page }) => {
  const token = await open(page, "stack-to-ten");
  await main(page).press("Enter");
  const room = page.locator(".stackColumn:enabled");
  const left = page.locator(".facts");
  for (let drops = 0; drops < 16 && (await told(page).textContent()) === ""; drops += 1) {
    const before = (await left.textContent()) ?? "";
    await room.first().press("Enter");
    await expect(left).not.toHaveText(before);
  }
  await expect(told(page)).toHaveText(/^stacks cleared: \d · /i);
  const round = await lastRound(token);
  await expect(told(page)).toContainText(`cleared: ${String(round.view["cleared"])}`);
});

test("signs are shown until a loss or a collect, in each language", async ({ page }) => {
  for (const [language, words] of [
    ["en", /^.+ – .+, wins: \d · /],
    ["ru", /^.+ – .+, побед: \d · /],
    ["es", /^.+ – .+, victorias: \d · /],
    ["ar", /^.+ – .+، الانتصارات: \d · /],
  ] as const) {
    await open(page, "stone-and-paper", { language });
    await main(page).press("Enter");
    const more = page.locator(".moves:not([hidden]) .pick:enabled");
    await expect(async () => {
      if ((await told(page).textContent()) === "") await more.first().press("Enter", { timeout: 500 });
      await expect(told(page)).toHaveText(words, { timeout: 500 });
    }).toPass();
  }
});

test("two dice mark every spot that they pay", async ({ page }) => {
  const token = await open(page, "under-seven");
  await page.getByRole("button", { name: /^Over 7,/ }).press("Enter");
  await main(page).press("Enter");
  await expect(told(page)).toHaveText(/^\d \+ \d = \d+ · /);
  const [one = 0, other = 0] = (await lastRound(token)).view["dice"] as number[];
  const side = one + other < 7 ? "under" : one + other > 7 ? "over" : "seven";
  const won = await page.locator(".spot[data-won]").evaluateAll((all) => all.map((spot) => spot.dataset["spot"]));
  expect(won).toEqual([
    side,
    ...(one === other ? ["doubles"] : []),
    ...(side === "seven" ? [] : [`total${one + other}`]),
  ]);
});
