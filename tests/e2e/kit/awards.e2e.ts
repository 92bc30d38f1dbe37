/** The operator's awards on their page. */
import { expect, test } from "../../kit/index.ts";
import { open } from "../site.ts";

test("the awards page lists the operator's awards, with a link to who gave them [2.51]", async ({ page }) => {
  await open(page, "/en/information/awards");
  const awards = page.getByRole("region", { name: "Our awards" }).getByRole("listitem");
  await expect(awards).toHaveCount(2);
  await expect(awards.first()).toContainText("Winner · 2026");
  await expect(awards.first()).toContainText("Awarded by Mock Review");
  await expect(awards.first().getByRole("link", { name: "About the award: Live betting" })).toHaveAttribute(
    "href",
    "https://awards.example/2026",
  );
  await expect(awards.last()).toContainText("Shortlisted · 2025");
  await expect(awards.last().getByRole("link")).toHaveCount(0);

  await open(page, "/ru/information/awards");
  await expect(page.getByRole("region", { name: "Наши награды" })).toContainText("Победа · 2026");
});

test("a site without awards says that it has none", async ({ page, mock }) => {
  mock.answer("awards", []);
  await open(page, "/en/information/awards");
  await expect(page.getByRole("region", { name: "Our awards" })).toHaveText(
    "No awards so far. When there are any, they will be listed here.",
  );
});
