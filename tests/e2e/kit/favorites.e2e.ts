import { expect, test } from "../../kit/index.ts";
import { openLive } from "../site.ts";
import { lineGame, liveGame } from "./games.ts";

test("takes a guest's favorites along when they sign in, once, and lists their games [1.02] [2.12]", async ({
  page,
  mock,
}) => {
  await openLive(page, "/en/line/football");
  const star = page.getByRole("main").getByRole("button", { name: `Favourite: ${lineGame.name}` });
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  expect(mock.calls("addFavorites")).toHaveLength(0);

  await page.getByRole("banner").getByRole("button", { name: "Sign in", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Sign in" });
  await dialog.getByLabel("Username, account number, email or phone").fill("demo");
  await dialog.getByLabel("Password", { exact: true }).fill("Demo-2026!");
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => mock.calls("addFavorites").length).toBe(1);
  await expect(star).toHaveAttribute("aria-pressed", "true");

  await page.getByRole("navigation", { name: "Sports" }).getByRole("link", { name: "Favourites" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Favourites" })).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Your favourites" }).getByRole("link", { name: lineGame.name }),
  ).toBeVisible();
  await page.reload();
  await expect(
    page.getByRole("region", { name: "Your favourites" }).getByRole("link", { name: lineGame.name }),
  ).toBeVisible();
  expect(mock.calls("addFavorites")).toHaveLength(1);
});

test(
  "shows games side by side on one subscription, moves their prices, and says when one is over [2.14]",
  { tag: "@journey" },
  async ({ page, mock }) => {
    const other = mock.ids("Game").find((id) => id !== liveGame.id && mock.get("Game", id)["section"] === "LIVE") ?? "";
    await openLive(page, `/en/multi?games=${liveGame.id},${other}`);
    const panes = page.getByRole("main").getByRole("article");
    await expect(panes).toHaveCount(2);
    const watched = mock.calls("gamesChanged").flatMap(({ variables }) => variables["gameIds"] as string[]);
    expect(watched.toSorted()).toEqual([liveGame.id, other].toSorted());

    const pane = page.getByRole("article", { name: liveGame.name });
    mock.push("gamesChanged", { gameId: liveGame.id, prices: [{ outcomeId: liveGame.home, coef: "7.770" }] });
    await expect(pane.getByRole("button", { name: /7\.77/ })).toBeVisible();
    await pane.getByRole("button", { name: /move forward/ }).click();
    await expect(panes.nth(1)).toHaveAccessibleName(liveGame.name);
    await expect(page).toHaveURL(new RegExp(`games=${other}(,|%2C)${liveGame.id}$`));
    mock.push("gamesChanged", { gameId: liveGame.id, status: "FINISHED" });
    await expect(pane.getByText("Over", { exact: true })).toBeVisible();
    await expect(pane.getByRole("button", { name: /^Put .* here$/ })).toBeVisible();
  },
);
