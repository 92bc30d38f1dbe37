import { expect, test } from "../../kit/index.ts";

// As most players see it.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("the operator chooses what the home page is: line and live, live alone, and both again where their own application has no address [2.09] [2.10]", async ({
  page,
  mock,
}) => {
  const main = page.getByRole("main");
  const heads = () => main.getByRole("heading", { level: 2 }).allInnerTexts();
  await page.goto("/en");
  await expect(main.getByRole("link", { name: "Redcliff Wanderers – Saltburn City" }).first()).toBeVisible();
  const both = await heads();

  mock.answer("siteConfig", { homePage: { type: "LIVE", subApplicationUrl: null } });
  const html = (await (await page.goto("/en"))?.text()) ?? "";
  expect(html).toContain("Live now");
  await expect(main.getByRole("heading", { name: "Live now" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Redcliff Wanderers – Saltburn City" })).toHaveCount(0);
  await expect.poll(async () => (await heads()).length).toBeLessThan(both.length);

  mock.answer("siteConfig", { homePage: { type: "SUB_APPLICATION", subApplicationUrl: null } });
  await page.goto("/en");
  await expect(main.getByRole("link", { name: "Redcliff Wanderers – Saltburn City" }).first()).toBeVisible();
  await expect.poll(heads).toEqual(both);
});

test(
  "the home page's slider shows what can be taken and played, moves by its buttons and leads there; without offers, and without its service, the page stands as well [2.62]",
  { tag: "@journey" },
  async ({ page, mock }) => {
    mock.answer("siteConfig", { areas: ["BONUSES", "TOURNAMENTS"] });
    await page.goto("/en");
    const slider = page.getByRole("region", { name: "Promotions and tournaments" });
    const first = slider.getByRole("article").first();
    const title = await first.getByRole("link").innerText();
    const row = slider.getByRole("list");
    await expect(slider.getByRole("button", { name: "Previous" })).toBeHidden();
    await slider.getByRole("button", { name: "Next" }).click();
    await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    await slider.getByRole("button", { name: "Previous" }).click();
    await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
    await first.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();

    const asked = () => mock.calls("offers").length;
    let before = asked();
    mock.answer("offers", { totalCount: 0, edges: [] });
    mock.answer("tournaments", { totalCount: 0, edges: [] });
    await page.goto("/en");
    await expect.poll(asked).toBeGreaterThan(before);
    await expect(page.getByRole("heading", { name: "Live now" })).toBeVisible();
    await expect(slider).toHaveCount(0);

    before = asked();
    mock.fail("offers", { code: "UPSTREAM_UNAVAILABLE" });
    mock.fail("tournaments", { code: "UPSTREAM_UNAVAILABLE" });
    expect((await page.goto("/en"))?.status()).toBe(200);
    await expect.poll(asked).toBeGreaterThan(before);
    await expect(page.getByRole("heading", { name: "Live now" })).toBeVisible();
    await expect(slider).toHaveCount(0);
  },
);
