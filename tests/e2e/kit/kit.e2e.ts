import type { Page } from "@playwright/test";
import { expect, test } from "../../kit/index.ts";
import { open } from "../site.ts";

/** Asks as the page would. */
const ask = (page: Page, query: string): Promise<number> =>
  page.evaluate(
    async (body) =>
      (await fetch("/graphql", { method: "POST", headers: { "content-type": "application/json" }, body })).status,
    JSON.stringify({ query }),
  );

test.fail(
  "a test fails when its page asks what the schema does not have, whatever else it expects",
  { tag: "@journey" },
  async ({ page }) => {
    await open(page, "/en");
    expect(await ask(page, "{ games(filter: {}) { weather } }")).toBe(400);
  },
);

test.fail("a test fails when a failure it asked for never happens", async ({ page, mock }) => {
  mock.fail("PlaceCoupn", "network");
  await open(page, "/en");
});

test.describe("strict", () => {
  test.use({ strict: true });

  test.fail("a strict test fails when its page asks what it did not name", async ({ page, mock }) => {
    mock.allow("siteConfig", "viewer", "route", "isoCodes", "dictionary", "sports", "games");
    await open(page, "/en");
    await expect.poll(() => mock.calls("gamesChanged").length).toBeGreaterThan(0);
  });
});

for (const run of ["first", "second"] as const) {
  test(`each test begins with a fresh world: ${run} time`, async ({ page, mock }) => {
    await open(page, "/en/live");
    await expect(page.getByRole("main").getByRole("button", { name: /^Favourite: .+ – / })).toHaveCount(12);
    for (const id of mock.ids("Game")) mock.set("Game", id, null);
    await page.reload();
    await expect(page.getByText("No live games right now")).toBeVisible();
  });
}
