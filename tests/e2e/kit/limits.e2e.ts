/**
 * The office's limits as a player goes through them: toasts, failures, what comes from elsewhere; and what axe says of
 * every state in every look.
 */
import type { Page, Request, Response } from "@playwright/test";
import { expect, test } from "../../kit/index.ts";
import { flaws } from "../flaws.ts";
import { looksOf } from "../sample.ts";
import { open } from "../site.ts";

const looks = [
  ["en", "light"],
  ["en", "dark"],
  ["ar", "light"],
  ["es", "light"],
  ["ru", "dark"],
] as const;
const day = "Deposit limit, 24 hours";
const limit = (page: Page, name = day) => page.getByRole("group", { name });
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const toasts = (page: Page, text: string) =>
  page
    .getByRole("dialog")
    .filter({ hasText: text })
    .or(page.getByRole("alertdialog").filter({ hasText: text }))
    .first();

/** Whether a request asks for the page's limits. */
const isLimits = (request: Request) => /"operationName":"Limits"/.test(request.postData() ?? "");

async function setDeposit(page: Page, amount: string): Promise<void> {
  await limit(page).getByRole("textbox").fill(amount);
  await limit(page).getByRole("button", { name: "Save" }).click();
}

const waiting = (needApprove: boolean) => ({
  limitValue: "90000",
  change: "HIGHER" as const,
  needApprove,
  startedAt: inHours(needApprove ? -2 : 22),
  approveUntil: inHours(needApprove ? 22 : 46),
  isCancellable: !needApprove,
});

test.use({ as: "player" });

test("a lower amount holds, a higher one waits with its deadline and is cancelled; the server's sentences are told [4.64] [4.68] [8.22]", async ({
  page,
}) => {
  await open(page, "/en/office/responsible");
  await setDeposit(page, "40000");
  await expect(toasts(page, "Saved")).toBeVisible();
  await expect(limit(page).getByText(/40,000\.00\W+left/)).toBeVisible();
  await setDeposit(page, "60000");
  await expect(limit(page).getByText("Higher")).toBeVisible();
  await expect(limit(page).getByRole("timer")).toHaveText(/^2[34]:\d\d:\d\d$/);
  await limit(page).getByRole("button", { name: "Cancel change" }).click();
  await expect(toasts(page, "Done")).toBeVisible();
  await expect(limit(page).getByRole("timer")).toBeHidden();
});

test("what changes elsewhere appears, and a due change closes its field until it is decided [4.64] [4.66]", async ({
  page,
  mock,
}) => {
  await open(page, "/en/office/responsible");
  await expect.poll(() => mock.calls("limitChanged").length).toBeGreaterThan(0);
  mock.push("limitChanged", {
    ...mock.get("Limit", "20"),
    limitBalance: "123",
    needApprove: true,
    isChangeable: false,
    pending: waiting(true),
  });
  await expect(limit(page).getByText(/₽123\.00\W+left/)).toBeVisible();
  await expect(limit(page).getByRole("button", { name: "Remove" })).toBeDisabled();
  await expect(limit(page).getByRole("button", { name: "Approve" })).toBeVisible();
});

test("an answer that a change overtook does not undo it [4.64]", async ({ page, mock }) => {
  await open(page, "/en/office/responsible");
  await expect.poll(() => mock.calls("limitChanged").length).toBeGreaterThan(0);
  const answered: Response[] = [];
  page.on("response", (response) => {
    if (isLimits(response.request())) answered.push(response);
  });
  const asked = Promise.withResolvers<void>();
  const late = Promise.withResolvers<void>();
  await page.route(
    () => true,
    async (route, request) => {
      if (!isLimits(request)) return route.fallback();
      const response = await route.fetch();
      asked.resolve();
      await late.promise;
      await route.fulfill({ response });
    },
  );
  mock.drop();
  mock.restore();
  await asked.promise;
  await expect.poll(() => mock.calls("limitChanged").length).toBeGreaterThan(1);
  mock.push("limitChanged", { ...mock.get("Limit", "20"), limitBalance: "123" });
  mock.push("balanceChanged", { balance: { amount: "7.00" } });
  await expect(page.getByRole("status", { name: "Balance" })).toContainText("7.00");
  late.resolve();
  await expect.poll(() => answered.length).toBeGreaterThan(1);
  await expect(limit(page).getByText(/₽123\.00\W+left/)).toBeVisible();
});

test("a refusal and a broken network are told, a lost sign-in is not [8.22]", async ({ page, mock }) => {
  mock.set("Limit", "20", { needApprove: true, isChangeable: false, pending: waiting(true) });
  await open(page, "/en/office/responsible");
  const approve = limit(page).getByRole("button", { name: "Approve" });
  mock.fail("decideLimit", { code: "UNAUTHENTICATED" }, { times: 1 });
  await approve.click();
  await expect.poll(() => mock.calls("decideLimit").length).toBe(1);
  await expect(approve).toBeEnabled();
  await expect(toasts(page, "The limit could not be confirmed")).toBeHidden();
  mock.fail("DecideLimit", "network", { times: 1 });
  await approve.click();
  await expect(toasts(page, "The limit could not be confirmed. Try again.")).toBeVisible();
  await approve.click();
  await expect(toasts(page, "Done")).toBeVisible();
  await expect(limit(page).getByRole("textbox")).toBeEnabled();
});

test("an amount is typed in the digits of the page's language", async ({ page, mock }) => {
  await open(page, "/ar/office/responsible");
  await limit(page).getByRole("textbox").fill("٢٥٠٠٫٥٠");
  await limit(page).getByRole("button", { name: "حفظ" }).click();
  await expect(
    limit(page)
      .getByText(/2,500\.50/)
      .first(),
  ).toBeVisible();
  expect(mock.calls("setLimit").at(-1)?.variables).toEqual({
    input: { limitType: 20, value: "2500.50", currency: "RUB" },
  });
});

test("a time-out asks once more, says until when, and leaves the page of a guest", async ({ page }) => {
  await open(page, "/en/office/responsible");
  const own = limit(page, "Time-out");
  await own.getByRole("combobox").selectOption({ label: "7 days" });
  await own.getByRole("button", { name: "Take a break" }).click();
  const window = page.getByRole("dialog", { name: "Take a time-out?" });
  await expect(window).toContainText(/7 days: until \d/);
  await window.getByRole("button", { name: "Start time-out" }).click();
  await expect(toasts(page, "Your time-out has started")).toContainText(/until \d.*You are signed out/);
  await expect(page.getByRole("banner").getByRole("button", { name: "Sign in", exact: true })).toBeAttached();
});

test("a break that begins in one tab is told in the others, which are a guest's then and ask for no sign-in [4.65] [4.25]", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await open(other, "/en/office/security");
  await open(page, "/en/office/responsible");
  const own = limit(page, "Time-out");
  await own.getByRole("combobox").selectOption({ label: "7 days" });
  await own.getByRole("button", { name: "Take a break" }).click();
  await page.getByRole("dialog", { name: "Take a time-out?" }).getByRole("button", { name: "Start time-out" }).click();
  for (const tab of [page, other]) {
    await expect(tab.getByRole("alertdialog", { name: "Your time-out has started" })).toContainText(/until \d/);
    await expect(tab).toHaveURL(/\/en$/);
    await tab.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
    await expect(tab.getByRole("banner").getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
    await expect(tab.getByRole("dialog", { name: "Sign in" })).toHaveCount(0);
  }
});

test("the office's menu leads there [2.43]", async ({ page }) => {
  await open(page, "/en/office/account");
  await page.getByRole("navigation").getByRole("link", { name: "My limits" }).click();
  await expect(page.getByRole("heading", { name: "My limits", level: 1 })).toBeVisible();
  await expect(page.getByRole("group", { name: day })).toBeVisible();
});

for (const [lang, colorScheme] of looksOf("limits", looks)) {
  test(`axe finds nothing among limits in every state in ${lang}, ${colorScheme}`, async ({ page, mock }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    mock.set("Limit", "20", { needApprove: true, isChangeable: false, pending: waiting(true) });
    mock.set("Limit", "21", {
      limitValue: "90000",
      limitBalance: "100",
      limitState: "ACTIVE",
      startedAt: inHours(-30),
      pending: waiting(false),
    });
    mock.set("Limit", "33", {
      limitValue: "7",
      limitState: "ACTIVE",
      startedAt: inHours(-30),
      endsAt: inHours(138),
      isChangeable: false,
    });
    mock.set("Limit", "1", {
      limitValue: "90000",
      limitState: "ACTIVE",
      limitBalance: "80000",
      startedAt: inHours(-30),
      pending: { ...waiting(false), change: "LOWER", isCancellable: false },
    });
    await open(page, `/${lang}/office/responsible`);
    await limit(page, "Loss limit, 24 hours").getByRole("button").click();
    await limit(page, "Self-exclusion").scrollIntoViewIfNeeded();
    await expect(limit(page).getByRole("timer")).toBeVisible();
    await expect(limit(page, "Loss limit, 24 hours").getByRole("alert")).toBeVisible();
    expect(await flaws(page, "limits")).toEqual([]);
  });
}

for (const [lang, colorScheme] of looksOf("the question before self-exclusion", looks)) {
  test(`axe finds nothing in the question before self-exclusion in ${lang}, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await open(page, `/${lang}/office/responsible`);
    await limit(page, "Self-exclusion").getByRole("combobox").selectOption("365");
    await limit(page, "Self-exclusion").getByRole("button").click();
    await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(4);
    expect(await flaws(page, "the question")).toEqual([]);
  });
}
