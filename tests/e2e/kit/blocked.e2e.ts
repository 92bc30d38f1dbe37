import { expect, test } from "../../kit/index.ts";

test("a blocked visitor gets the page of their block, with nothing of the site around it [1.03] [2.59]", async ({
  page,
  mock,
}) => {
  mock.answer("route", ({ path }) => ({
    path: String(path),
    seo: null,
    redirect: null,
    block: { displayTypeId: 1, templateTypeId: 1 },
  }));
  await page.goto("/en/line");
  await expect(page).toHaveURL(/\/en\/block\?/);
  await expect(page.locator("[data-layout]")).toHaveAttribute("data-layout", "empty");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
});

test.describe("a banned player", () => {
  test.use({ as: "banned" });

  test(
    "is led away from the games, and appeals in the layout of the blocked [1.03] [2.59]",
    { tag: "@journey" },
    async ({ page }) => {
      await page.goto("/en/line");
      await expect(page).toHaveURL(/\/en\/block$/);
      await page.goto("/en/block-appeal-history");
      await expect(page.locator("[data-layout]")).toHaveAttribute("data-layout", "blocked");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    },
  );
});
