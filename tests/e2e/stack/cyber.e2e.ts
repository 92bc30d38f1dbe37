import { expect, test } from "./stack.ts";

test("cyber-sport of every kind and marble races are there, through all the layers [2.12] [2.17] [2.18]", async ({
  page,
  request,
}) => {
  const moved = await request.get("/en/esports/stream", { maxRedirects: 0 });
  expect(moved.headers()["location"]).toMatch(/\/en\/cyber\/stream(\/main)?$/);
  for (const [variant, name] of [
    ["virtual", "Virtual football"],
    ["stream", "Mortal duel"],
  ] as const) {
    await page.goto(`/en/cyber/${variant}/all`);
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  }
  await page.goto("/en/live/marble");
  const track = page.getByRole("article").first();
  await expect(track.getByRole("listitem")).toHaveCount(8);
  await expect(page.getByRole("heading", { name: "How a race works" })).toBeVisible();
  await track.getByRole("link", { name: "All bets on this race" }).click();
  await expect(page).toHaveURL(/\/en\/live\/marble\/marbles\/\d+-[\w-]+\/\d+-race-\d+$/);
});
