import { expect, test } from "../../kit/index.ts";
import { flaws } from "../flaws.ts";
import { looksOf } from "../sample.ts";
import { open, openLive, siteOf } from "../site.ts";
import { lineGame, liveGame } from "./games.ts";

test(
  "unknown games, sports, championships and pages answer 404 and keep the site around them [5.08] [8.20]",
  { tag: "@journey" },
  async ({ page }) => {
    const [page404, sport, championship] = [
      "This page could not be found",
      "This sport doesn't exist",
      "Competition not found",
    ];
    for (const [path, title] of [
      ["/en/line/football/101-x/999-nothing", page404],
      ["/en/no/such/page", page404],
      ["/en/line/quidditch", sport],
      ["/en/line/football/999-nothing", championship],
      ["/en/line/basketball/101-england-northern-league", championship],
    ] as const) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      await expect(page.getByRole("alert")).toContainText(title);
      // What is not there in a section leads back to all of it.
      if (title !== page404)
        await expect(page.getByRole("alert").getByRole("link", { name: "All sports" })).toHaveAttribute(
          "href",
          "/en/line",
        );
      await expect(page.getByRole("banner")).toBeVisible();
    }
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the server sends games, prices and links [2.09] [2.11]", async ({ page, mock }) => {
    mock.set("Outcome", lineGame.home, { coef: "2.345" });
    await page.goto("/en");
    const main = page.getByRole("main");
    await main.getByRole("link", { name: lineGame.name }).first().click();
    await expect(page).toHaveURL(`/en${lineGame.path}`);
    await expect(siteOf(page).price("Match result", "Home win")).toHaveText(/2\.345/);
    await expect(page).toHaveTitle(/Redcliff Wanderers – Saltburn City/);
    // The server's questions went to the same mock.
    expect(new Set(mock.calls().map(({ via }) => via))).toEqual(new Set(["ssr"]));
  });
});

test("the tree leads from sport to championship to game [2.11]", async ({ page }) => {
  await openLive(page, "/en/line");
  const tree = page.getByRole("navigation", { name: "Sports" });
  await tree.getByRole("link", { name: /^Ice hockey/ }).click();
  await expect(page).toHaveURL("/en/line/ice-hockey");
  await expect(page.getByRole("heading", { level: 1, name: "Ice hockey" })).toBeVisible();
  await tree.getByRole("link", { name: /^Northern Ice League/ }).click();
  await expect(page).toHaveURL("/en/line/ice-hockey/201-northern-ice-league");
  await expect(page.getByRole("main").getByText("3 games")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Stonebridge Hawks – Whitecap Otters", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Match result" })).toBeVisible();
});

test("a live score and a suspension come by themselves [4.09]", { tag: "@journey" }, async ({ page, mock }) => {
  await openLive(page, `/en${liveGame.path}`);
  mock.push("gamesChanged", { gameId: liveGame.id, status: "SUSPENDED", score: { home: 7 } });
  await expect(page.getByRole("status").filter({ hasText: "Betting is suspended for a moment" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("7");
  mock.push("gamesChanged", { gameId: liveGame.id, status: "IN_PLAY" });
  await expect(page.getByText("Betting is suspended for a moment")).toBeHidden();
});

const screens = [
  { name: "home", path: "/en" },
  { name: "line", path: "/en/line/football" },
  { name: "game", path: `/en${lineGame.path}` },
  { name: "sign-in", path: "/en/user/login" },
];

const looks = [
  { theme: "light", viewport: { width: 1366, height: 768 } },
  // Wide enough for the second panel.
  { theme: "dark", viewport: { width: 1920, height: 1080 } },
] as const;

for (const { name, path } of screens) {
  for (const { theme, viewport } of looksOf(name, looks)) {
    test.describe(`in ${theme}, ${viewport.width} wide,`, () => {
      test.use({ colorScheme: theme, viewport });

      test(`${name} has no serious flaw for people who read by keyboard or ear`, async ({ page }) => {
        await open(page, path);
        expect(await flaws(page, page.url(), { onlySerious: true })).toEqual([]);
      });
    });
  }
}

test("a coupon with an error, and the same page in Arabic, have no serious flaw either", async ({ page }) => {
  const { price, stake } = siteOf(page);
  await openLive(page, `/en${liveGame.path}`);
  await price("Match result", "Home win").click();
  await stake.fill("0.001");
  await expect(stake).toHaveAttribute("aria-invalid", "true");
  expect(await flaws(page, page.url(), { onlySerious: true })).toEqual([]);
  await openLive(page, `/ar${liveGame.path}`);
  expect(await flaws(page, page.url(), { onlySerious: true })).toEqual([]);
});
