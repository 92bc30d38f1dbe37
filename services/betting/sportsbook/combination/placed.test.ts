import { afterAll, beforeAll, expect, it } from "vitest";
import { clientOf, expectProvenBooks, placed, single, type Client } from "../../coupons/testing/client.ts";
import { decideDue } from "../../coupons/place/decide.ts";
import { settleKnown } from "../../coupons/settle/settle.ts";
import { startTestServices, type TestServices } from "../../../testing/services.ts";
import type { Game } from "../book/game.ts";
import type { Book } from "../book/book.ts";
import { realBook } from "../testing/book.ts";
import { runningBook } from "../testing/running.ts";
import { combinationId } from "./ids.ts";

let test: TestServices;
let client: Client;
let book: Book;
beforeAll(async () => {
  test = await startTestServices({
    startBook: async ({ clock }) => {
      // The services' own clock, so that games go on.
      book = realBook(clock as unknown as Parameters<typeof realBook>[0]);
      return runningBook(book).book;
    },
  });
  client = await clientOf(test);
});
afterAll(() => test.close());

const homeAndGoals = (game: Game): string =>
  combinationId({
    gameId: game.id,
    parts: [
      { type: "1x2", param: null, outcome: "home" },
      { type: "total", param: "3.5", outcome: "under" },
    ],
  });
const bet = (outcomeId: string, coef = book.outcome(outcomeId)?.coef ?? "") =>
  single(client, { bets: [{ outcomeId, coef }] });
const priced = (games: readonly Game[]): Game[] => games.filter((game) => book.outcome(homeAndGoals(game)) !== null);

it(
  "combinations are quoted, placed, and paid by how the games end, and stand as one bet in an express",
  { timeout: 60_000 },
  async () => {
    const games = priced(
      book.line().filter(({ sport, startsAt }) => sport.slug === "football" && startsAt < book.now() + 7 * 3600),
    ).slice(0, 8);
    expect(games.length).toBe(8);
    const ids = games.map(homeAndGoals);
    const [first = "", second = ""] = ids;
    const { body } = await client.quote({
      accountId: client.accounts["RUB"],
      typeId: 1,
      amount: "100",
      bets: [first, second].map((outcomeId) => ({ outcomeId, coef: book.outcome(outcomeId)?.coef })),
    });
    expect(body.errors).toEqual([]);
    expect(body.bets.map(({ outcomeId, isBlocked }) => [outcomeId, isBlocked])).toEqual([
      [first, false],
      [second, false],
    ]);

    const moved = await client.place(bet(first, "77.000"));
    expect(moved.body.errors).toMatchObject([
      { code: "ODDS_CHANGED", outcomeId: first, newCoef: book.outcome(first)?.coef },
    ]);
    const both = await client.place({
      accountId: client.accounts["RUB"],
      typeId: 1,
      amount: "100",
      changeCoefAction: 0,
      bets: [
        { outcomeId: first, coef: "2" },
        { outcomeId: `${games[0]?.id}.both_to_score.yes`, coef: "2" },
      ],
    });
    expect(both.body.errors.map(({ code }) => code)).toEqual(["BETS_DEPEND", "BETS_DEPEND"]);

    const coupons = [];
    for (const id of ids) coupons.push(await placed(client, bet(id)));
    expect(coupons[0]?.bets[0]).toMatchObject({
      outcomeId: first,
      marketName: "Combination of one game",
      outcomeName: `Match result: ${games[0]?.home.names.en} + Total 3.5: Under 3.5`,
      result: "OPEN",
    });

    test.advance(10 * 3600_000);
    await settleKnown(test.services.context);
    const won = await Promise.all(
      coupons.map(async ({ id, coef }, index) => {
        const game = games[index];
        const [home = 0, away = 0] = (book.gameOf(ids[index] ?? "")?.score ?? "").split(":").map(Number);
        const isWon = home > away && home + away < 4;
        expect(game && book.view(game).status).toBe("FINISHED");
        expect(await client.coupon(id)).toMatchObject({
          state: isWon ? "WON" : "LOST",
          payout: isWon ? (Number(coef) * 100).toFixed(2) : "0.00",
        });
        return isWon;
      }),
    );
    expect(new Set(won)).toEqual(new Set([true, false]));
    await expectProvenBooks(test);
  },
);

it("a combination in play waits for its decision like any live bet", { timeout: 60_000 }, async () => {
  const [game] = priced(book.live().filter((one) => one.sport.slug === "football" && !book.view(one).isSuspended));
  if (game === undefined) throw new Error("no football in play has both parts on its board");
  const coupon = await placed(client, bet(homeAndGoals(game)));
  expect(coupon).toMatchObject({ state: "PENDING", bets: [{ isLive: true }] });
  const version = book.outcome(homeAndGoals(game))?.marketVersion;
  test.advance(test.services.context.siteConfig.liveDelaySeconds * 1000 + 1000);
  await decideDue(test.services.context);
  const after = book.outcome(homeAndGoals(game));
  expect((await client.coupon(coupon.id)).state).toBe(
    after !== null && !after.isBlocked && after.marketVersion === version ? "ACCEPTED" : "REJECTED",
  );
});
