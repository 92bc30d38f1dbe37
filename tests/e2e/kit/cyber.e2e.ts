import { expect, test } from "../../kit/index.ts";

test("a match of cyber-sport stands at its own address: asked for in the line it leads there, and of another kind it is not found [2.17] [2.18]", async ({
  page,
  mock,
}) => {
  mock.set("Sport", "21", { name: "Dota 2", slug: "dota-2", area: "CYBER", cyberVariant: "REAL" });
  mock.set("Championship", "8021", { name: "Meridian League", slug: "meridian-league", sport: "21" });
  mock.set("Game", "7001", { section: "LINE", championship: "8021", sport: "21", slug: "nightjars-redshift" });
  const own = "/en/cyber/real/dota-2/8021-meridian-league/line/7001-nightjars-redshift";
  await page.goto("/en/line/dota-2/8021-meridian-league/7001-nightjars-redshift");
  await expect(page).toHaveURL(own);
  await page.goto("/en/cyber/real/main");
  await expect(page.getByRole("heading", { level: 1, name: "Pro matches" })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Dota 2/ })
    .click();
  await expect(page).toHaveURL("/en/cyber/real/dota-2");
  for (const path of [
    "/en/cyber/virtual/dota-2",
    "/en/cyber/real/quidditch",
    "/en/cyber/real/dota-2/8021-meridian-league/line/999-none",
    "/en/live/marble/football/101-x/1-y",
  ]) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole("banner")).toBeVisible();
  }
});
