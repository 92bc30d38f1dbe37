import { flaws } from "../flaws.ts";
import { open } from "../site.ts";
import { expect, test } from "./stack.ts";

test(
  "a real result of a past season is found by its day, leads to its championship and to the team's statistics; what there is not is 404 [2.14] [2.16]",
  { tag: "@journey" },
  async ({ page }) => {
    await open(page, "/en/results?day=2025-05-25");
    const match = page.getByRole("article", { name: "Liverpool – Crystal Palace" });
    await expect(match.getByRole("img", { name: "Score 1:1" })).toBeVisible();
    await match.getByRole("button", { name: /^Details/ }).click();
    await match.getByRole("link", { name: "All results of the competition" }).click();
    await expect(page).toHaveURL("/en/champs/88-england-premier-league");
    await page.getByLabel("Season").selectOption("2024-25");
    // Champions of 2024/25 with 84 points, as the league published it.
    await expect(page.getByRole("row", { name: /Liverpool/ })).toContainText("84");
    expect(await flaws(page, "season", { onlySerious: true })).toEqual([]);
    await page.getByRole("table").getByRole("link", { name: "Liverpool" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Liverpool" })).toBeVisible();
    for (const path of [
      "/en/results?day=2026-02-29",
      "/en/results/nowhere",
      "/en/champs/999999-none",
      "/en/statisticpopup/team/1",
      "/en/statisticpopup/nothing",
    ]) {
      expect((await page.goto(path))?.status(), path).toBe(404);
    }
  },
);
