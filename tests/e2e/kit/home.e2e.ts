import { expect, test } from "../../kit/index.ts";

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
