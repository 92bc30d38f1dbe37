/** Recipes of the testers' page that a person sees something of, run as the page writes them. */
import { readFileSync } from "node:fs";
import { expect, test } from "../../kit/index.ts";
import type { Mock } from "../../kit/mock.ts";
import { openLive, siteOf } from "../site.ts";
import { lineGame } from "./games.ts";

const page = readFileSync(new URL("../../kit/README.md", import.meta.url), "utf8");

/** What the page says to have something. */
function recipe(toHave: string): (mock: Mock) => void {
  const row = page.split("\n").find((line) => line.startsWith(`| ${toHave} |`));
  const code = /`(mock\.[^`]+)`/.exec(row ?? "")?.[1];
  if (code === undefined) throw new Error(`The page has no recipe to have ${toHave}`);
  return new Function("mock", code) as (mock: Mock) => void;
}

test.use({ as: "player" });

test("a refused bet says why, and can be placed with another stake", async ({ page: site, mock }) => {
  const { coupon, place, price, stake } = siteOf(site);
  await openLive(site, `/en${lineGame.path}`);
  await price("Match result", "Home win").click();
  await stake.fill("100");
  await expect(place).toBeEnabled();
  recipe("a refused bet")(mock);
  await place.click();
  await expect(
    coupon.getByRole("alert").filter({ hasText: "One of your limits does not allow this bet" }),
  ).toBeVisible();
  await expect(place).toBeDisabled();
  await stake.fill("50");
  await expect(place).toBeEnabled();
});

test("a suspended outcome of a recipe is seen as one", async ({ page: site, mock }) => {
  recipe("a coupon that can't be sold now")(mock);
  await site.goto("/en/line/football");
  await expect(site.getByRole("button", { name: /suspended/ }).first()).toBeVisible();
});
