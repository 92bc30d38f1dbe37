import { expect, test } from "../../kit/index.ts";
import { open } from "../site.ts";

test("statistics that the site has not are no pages; results stand without them and say when nothing came [2.16] [5.06]", async ({
  page,
  mock,
}) => {
  mock.answer("siteConfig", { isStatisticAvailable: false });
  mock.answer("resultDays", {
    month: "2026-11",
    days: [{ day: "2026-11-20", count: 1 }],
    previousMonth: null,
    nextMonth: null,
  });
  for (const path of ["/en/statistic", "/en/statisticpopup/game/1001012"])
    expect((await page.goto(path))?.status(), path).toBe(404);
  expect((await page.goto("/en/results"))?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1, name: "Results" })).toBeVisible();
  await expect(page.getByRole("link", { name: /November 20|20 November/ })).toHaveAttribute("aria-current", "date");
  await expect(page.getByRole("alert")).toContainText("Couldn't load results");
});

test("a page that could not be filled is taken over as it was sent, and asks again when told to [2.16]", async ({
  page,
  mock,
}) => {
  mock.answer("resultDays", {
    month: "2026-11",
    days: [{ day: "2026-11-20", count: 1 }],
    previousMonth: null,
    nextMonth: null,
  });
  await open(page, "/en/results");
  await expect(page.getByRole("alert")).toContainText("Couldn't load results");
  // The page follows the browser's zone, whose days are others.
  await expect(page.locator("html")).toHaveAttribute("data-zone", "UTC");
  const asked = mock.calls("results").length;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => mock.calls("results").length).toBeGreaterThan(asked);
});

test("a page is taken over as it was sent however the query of its address is spelt", async ({ page, mock }) => {
  mock.answer("route", ({ path }) => ({
    path: String(path),
    redirect: null,
    block: null,
    seo: { title: "Of the operator", metas: [], breadcrumbs: [], content: [], styles: [] },
  }));
  // What the page throws while it is taken over fails the test.
  for (const query of ["?a", "?search=man%20utd", "?a=1&b"]) {
    await open(page, `/en/line/football${query}`);
    await expect(page).toHaveTitle(/^Of the operator/);
  }
});
