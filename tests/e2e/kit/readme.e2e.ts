import { expect, test } from "../../kit/index.ts";

// The README's own example, word for word.
test("an outcome that was suspended cannot be placed", async ({ page, mock }) => {
  mock.set("Outcome", "1001012.1x2.home", { isBlocked: true });
  await page.goto("/en/line/football");
  await expect(page.getByRole("button", { name: /suspended/ })).toBeVisible();
});
