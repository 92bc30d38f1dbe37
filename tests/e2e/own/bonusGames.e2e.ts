/** Bonus games on the whole product: each of the six played to its prize, checked, and resumed after the services died. */
import type { APIRequestContext, Page } from "@playwright/test";
import { flaws } from "../flaws.ts";
import { open } from "../site.ts";
import type { Stack } from "../stack/processes.ts";
import { expect, testOnOwnStack } from "../stack/ownStack.ts";
import { signInBy } from "../stack/visitors.ts";

const serviceKey = "service-key-of-browser-tests-0123456789";
const areas = { bonuses: true, bonusgames: true, casino: true, games: true, payments: true, support: true };
const usual = { isShowCookieAgreePopup: false, isWelcomeWidgetShown: false, useRechargeModal: false, areas };

/** A product of its own: its services are started anew in the middle of a game, and its books are proved at the end. */
const test = testOnOwnStack({ settings: { SERVICE_KEY: serviceKey }, siteConfig: usual, provesBooks: true });

async function playerId(request: APIRequestContext): Promise<number> {
  const answer = (await (await request.post("/graphql", { data: { query: "{ viewer { id } }" } })).json()) as {
    data: { viewer: { id: string } };
  };
  return Number(answer.data.viewer.id);
}

/** The operator gives the signed-in player an attempt. */
async function give({ servicesUrl }: Stack, page: Page, game: string, key: string): Promise<void> {
  const answer = await fetch(`${servicesUrl}/bonus-game-api/v1/desk/attempts`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-service-key": serviceKey, "idempotency-key": key },
    body: JSON.stringify({ player_id: await playerId(page.request), game }),
  });
  expect(answer.status).toBe(200);
}

const outcome = (page: Page) => page.getByRole("status").filter({ hasText: /You've won|No prize this time/ });

/** The prize is told, and the game comes to it when it is played again from its seeds. */
async function expectFair(page: Page): Promise<void> {
  await expect(outcome(page)).toBeVisible();
  await page.getByRole("region", { name: "Fair play" }).getByRole("button", { name: "Check this game" }).click();
  await expect(page.getByText("Checked in your browser").first()).toBeVisible();
}

test("a free turn of the wheel, once a day [2.28] [2.62]", async ({ page }) => {
  await signInBy(page.request, "demo");
  await open(page, "/en/bonusgames");
  const list = page.getByRole("list", { name: "Bonus games" });
  await expect(list.getByRole("listitem")).toHaveCount(6);
  expect(await flaws(page, "bonus games")).toEqual([]);
  await list.getByRole("link", { name: "Fortuna" }).click();
  await page.getByRole("button", { name: "Take today's free attempt" }).click();
  await page.getByRole("button", { name: "Spin" }).click();
  await expectFair(page);
  await expect(page.getByRole("button", { name: "Take today's free attempt" })).toBeHidden();
  expect(await flaws(page, "wheel")).toEqual([]);
  expect((await page.goto("/en/bonusgames/other"))?.status()).toBe(404);
});

test("a chest, by the keyboard alone [2.28]", async ({ page, stack }) => {
  await signInBy(page.request, "demo");
  await give(stack, page, "chest", "journey-chest");
  await open(page, "/en/bonusgames/chest");
  await page.getByRole("button", { name: "Chest 1", exact: true }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Your chest 2/ })).toBeVisible();
  await expectFair(page);
  await expect(page.getByRole("region", { name: "Your games" }).getByRole("row")).toHaveCount(2);
});

test("a code of the safe, a ticket of the lottery and a way past the dragon [2.28]", async ({ page, stack }) => {
  await signInBy(page.request, "demo");
  for (const game of ["safe", "lottery", "dragon"]) await give(stack, page, game, `journey-${game}`);
  await open(page, "/en/bonusgames/safe");
  await page.getByRole("spinbutton", { name: "Digit 1" }).press("7");
  await page.getByRole("spinbutton", { name: "Digit 3" }).press("ArrowDown");
  await page.getByRole("button", { name: "Open the safe" }).click();
  await expectFair(page);
  await expect(page.getByText(/^Code 708:/)).toBeVisible();

  await open(page, "/en/bonusgames/lottery");
  const draw = page.getByRole("button", { name: "Draw" });
  await expect(draw).toBeDisabled();
  for (const number of [3, 9, 14, 22, 30])
    await page.getByRole("button", { name: String(number), exact: true }).click();
  await draw.click();
  await expectFair(page);

  await open(page, "/en/bonusgames/dragon");
  for (const way of ["First way", "Third way", "Second way"]) await page.getByRole("button", { name: way }).click();
  await expectFair(page);
});

test("memory goes on after the services died in the middle of it, and pays once [2.28]", async ({ page, stack }) => {
  await signInBy(page.request, "demo2");
  await give(stack, page, "memory", "journey-memory");
  await open(page, "/en/bonusgames/memory");
  const card = (number: number) => page.getByRole("button", { name: new RegExp(`^Card ${number}(:|$)`) });
  await card(1).click();
  await expect(card(1)).toHaveAccessibleName(/: /);
  await stack.hurry(1);
  // The gateway finds out by its next calls that the services are back.
  await expect(async () => {
    await open(page, "/en/bonusgames/memory");
    await expect(card(1)).toHaveAccessibleName(/: /, { timeout: 5000 });
  }).toPass();
  const seen = new Map<number, string>();
  const turn = async (number: number): Promise<string> => {
    await card(number).click();
    await expect(card(number)).toHaveAccessibleName(/: /);
    const name = (await card(number).getAttribute("aria-label"))?.split(": ")[1] ?? "";
    seen.set(number, name);
    return name;
  };
  // Card 1 lies open: each further card beside it, until all are known, then pair by pair.
  seen.set(1, (await card(1).getAttribute("aria-label"))?.split(": ")[1] ?? "");
  await turn(2);
  for (let number = 3; number <= 12; number += 1) await turn(number);
  for (const name of new Set(seen.values())) {
    const pair = [...seen].filter(([, each]) => each === name).map(([number]) => number);
    for (const number of pair) if ((await card(number).getAttribute("aria-disabled")) !== "true") await turn(number);
  }
  await expectFair(page);
});
