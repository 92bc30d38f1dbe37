import { openLive, siteOf } from "../site.ts";
import { listen } from "./frames.ts";
import { signIn } from "./player.ts";
import { expect, test } from "./stack.ts";

test(
  "live games move by themselves, and a live bet waits and is decided [4.11]",
  { tag: "@journey" },
  async ({ page, player }) => {
    const { coupon, place, stake } = siteOf(page);
    const { events } = listen(page);
    await openLive(page, "/en/live");
    const main = page.getByRole("main");
    // How many are on depends on the hour: as many as the gateway tells, a page of them at most.
    const answer = await page.request.post("/graphql", {
      data: { query: "{ games(filter: { section: LIVE, area: CLASSIC }, first: 12) { edges { node { id } } } }" },
    });
    const { data } = (await answer.json()) as { data: { games: { edges: unknown[] } } };
    expect(data.games.edges.length).toBeGreaterThan(3);
    await expect
      .poll(() => main.getByRole("listitem").count())
      .toBeGreaterThanOrEqual(Math.min(12, data.games.edges.length - 1));
    await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));

    // Prices change without a reload, because the socket said so: first every game as it stands, then what moves.
    const isMove = (event: string): boolean =>
      event.includes('"gamesChanged"') && event.includes('"isSnapshot":false') && event.includes('"outcomeId"');
    await expect.poll(() => events.filter(isMove).length, { timeout: 60_000 }).toBeGreaterThan(0);
    const labels = (): Promise<string[]> =>
      main
        .getByRole("listitem")
        .getByRole("button")
        .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label") ?? ""));
    const before = new Set(await labels());
    await expect
      .poll(async () => (await labels()).filter((label) => !before.has(label)).length, { timeout: 60_000 })
      .toBeGreaterThan(0);

    await signIn(page, player);
    await main
      .getByRole("button", { pressed: false, name: /, [\d.]+$/ })
      .first()
      .click();
    await coupon.getByRole("button", { name: "Any", exact: true }).click();
    await stake.fill("100");
    await place.click();
    await expect(coupon.getByText("Waiting for confirmation")).toBeVisible();
    await expect(coupon.getByText(/^(Bet placed|Not accepted\. Your stake has been returned\.)$/)).toBeVisible({
      timeout: 30_000,
    });
    expect(events.some((event) => event.includes('"couponChanged"'))).toBe(true);
    expect(await page.evaluate(() => Reflect.get(window, "isTheSamePage"))).toBe(true);
  },
);
