import { expect, test } from "../../kit/index.ts";
import { open, openLive, siteOf } from "../site.ts";
import { lineGame } from "./games.ts";

test.describe("a first visit", () => {
  for (const [accepted, prefix] of [
    ["ar-EG,ar;q=0.9", "ar"],
    ["fr-FR,fr;q=0.9", "ru"],
    ["de,en;q=0.5", "en"],
  ] as const) {
    test(`without a prefix and with Accept-Language ${accepted} goes to /${prefix} [2.01] [2.02]`, async ({
      request,
    }) => {
      const answer = await request.get("/line/football?view=1", {
        headers: { "accept-language": accepted },
        maxRedirects: 0,
      });
      expect(answer.status()).toBe(302);
      expect(answer.headers()["location"]).toBe(`/${prefix}/line/football?view=1`);
    });
  }

  test("under a prefix that the operator does not offer goes to the same path in the default language [2.02]", async ({
    request,
    mock,
  }) => {
    mock.answer("siteConfig", { languages: [{ code: "ru", name: "Русский", isRtl: false }] });
    const answer = await request.get("/en/live", { headers: { "accept-language": "en" }, maxRedirects: 0 });
    expect(answer.headers()["location"]).toBe("/ru/live");
  });
});

test("switching the language keeps page and coupon, without a reload [2.01]", { tag: "@journey" }, async ({ page }) => {
  const { price } = siteOf(page);
  await openLive(page, `/en${lineGame.path}`);
  await price("Match result", "Home win").click();
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));

  await page.getByRole("banner").getByRole("combobox", { name: "Language" }).selectOption("ru");
  await expect(page).toHaveURL(`/ru${lineGame.path}`);
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await expect(page.getByRole("heading", { name: "Исход матча" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Купон" }).getByText("Победа хозяев", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "isTheSamePage"))).toBe(true);

  // The choice is remembered for a path without a prefix.
  await page.goto("/live");
  await expect(page).toHaveURL("/ru/live");
});

test("switching the language asks for each thing on the page once and moves nothing [2.01]", async ({ page, mock }) => {
  const { stake } = siteOf(page);
  await openLive(page, "/en/line/football");
  await page
    .getByRole("main")
    .getByRole("button", { name: /, \d+\.\d+$/ })
    .first()
    .click();
  await stake.fill("175");
  await page.evaluate(() => scrollTo(0, 150));
  const before = await page.evaluate(() => scrollY);

  await page.getByRole("banner").getByRole("combobox", { name: "Language" }).selectOption("ru");
  await expect(page).toHaveURL("/ru/line/football");
  await expect(page.getByRole("heading", { level: 1, name: "Футбол" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Купон" }).getByRole("textbox")).toHaveValue("175");
  expect(await page.evaluate(() => scrollY)).toBe(before);

  // What is stated of an address is the guards' question, not the page's.
  const asked = mock
    .calls()
    .filter(
      ({ language, via, kind, rootFields }) =>
        language === "ru" && via === "browser" && kind === "query" && !rootFields.includes("route"),
    )
    .map(({ operationName, variables }) => `${operationName} ${JSON.stringify(variables)}`);
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
  expect(
    asked.some((call) => call.startsWith("SportsTree")) && asked.some((call) => call.startsWith("CouponGames")),
  ).toBe(true);
  expect(asked.length).toBeLessThanOrEqual(10);
});

test("Spanish stands beside the others, with its own figures [0.03] [2.01]", async ({ page }) => {
  await openLive(page, "/es/live");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.getByRole("region", { name: "Boleto" })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Prepartido" }).first()).toBeVisible();
});

test.describe("a language hidden from guests", () => {
  test.beforeEach(({ mock }) => mock.answer("siteConfig", { langHiddenUnauthorized: ["ar"] }));

  test("is not offered to them: the same path in the stored or liked one [2.02] [2.03]", async ({ request }) => {
    const place = async (headers: Record<string, string>) =>
      (await request.get("/ar/live?view=1", { headers, maxRedirects: 0 })).headers()["location"];
    expect(await place({ "accept-language": "ar,es;q=0.5" })).toBe("/es/live?view=1");
    expect(await place({ "accept-language": "ar", cookie: "lang=en" })).toBe("/en/live?view=1");
    expect(await place({ "accept-language": "ar", cookie: "lang=ar" })).toBe("/ru/live?view=1");
  });

  test("is there for anyone who has the ua cookie, in the menu too [2.03]", async ({ page, context }) => {
    await open(page, "/en/live");
    const languages = page.getByRole("banner").getByRole("combobox", { name: "Language" }).getByRole("option");
    await expect(languages).toHaveText(["English", "Русский", "Español"]);
    await context.addCookies([{ name: "ua", value: "1", url: new URL(page.url()).origin }]);
    await open(page, "/ar/live");
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page.getByRole("banner").getByRole("combobox").getByRole("option", { name: "العربية" })).toHaveCount(
      1,
    );
  });
});

test("Arabic mirrors the page and keeps figures left to right [2.01]", async ({ page }) => {
  await openLive(page, `/ar${lineGame.path}`);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  const coupon = await page.getByRole("region", { name: "قسيمة الرهان" }).boundingBox();
  const tree = await page.getByRole("navigation").filter({ hasText: "كرة القدم" }).first().boundingBox();
  // Right to left: the tree stands on the right, the coupon on the left.
  expect(tree?.x ?? 0).toBeGreaterThan(coupon?.x ?? Infinity);
  const price = page.getByRole("main").getByRole("button", { pressed: false }).locator("bdi").first();
  expect(await price.evaluate((element) => getComputedStyle(element).direction)).toBe("ltr");
});
