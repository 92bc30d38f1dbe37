/** The question whether a player would recommend the site: by keyboard, once, and what axe says of it. */
import { expect, test } from "../../kit/index.ts";
import { flaws } from "../flaws.ts";
import { openLive } from "../site.ts";

test.use({ as: "player" });

test("a rating is asked for once and given by keyboard [2.62]", async ({ page, mock }) => {
  const [id = ""] = mock.ids("Viewer");
  mock.set("Viewer", id, { isRatingDue: true });
  await openLive(page, "/en");
  const dialog = page.getByRole("dialog", { name: "How are we doing?" });
  await expect(dialog).toBeVisible();
  expect(await flaws(page, "rating")).toEqual([]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await dialog.getByRole("radio", { name: "0", exact: true }).press("ArrowLeft");
  await expect(dialog.getByRole("radio", { name: "10" })).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.type("Fast payouts");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Thank you. Your rating has been sent.")).toBeVisible();
  expect(mock.calls("rateSite").map(({ variables }) => variables)).toEqual([
    { input: { score: 10, comment: "Fast payouts" } },
  ]);
  expect(mock.calls("askForRating")).toHaveLength(1);
});
