/**
 * An outcome with a result takes no bets, and an outcome open for betting takes no result, in whichever order the two
 * happen.
 */
import { sql } from "../../../platform/database/drizzle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServices, type TestServices } from "../../../testing/services.ts";
import { decideDue } from "../place/decide.ts";
import { settleKnown } from "../settle/settle.ts";
import { correct, deedsOf, endGame, newOutcome } from "../testing/after.ts";
import { clientOf, expectProvenBooks, placed, single, type Client } from "../testing/client.ts";

let test: TestServices;
let client: Client;
beforeAll(async () => {
  test = await startTestServices();
  client = await clientOf(test);
});
afterAll(() => test.close());

const bet = (outcomeId: string) => single(client, { bets: [{ outcomeId, coef: "2.000" }] });
const codes = async (outcomeId: string) =>
  (await client.place(bet(outcomeId))).body.errors.map(({ code, path }) => [code, path?.join(".")]);
const gameOf = (outcomeId: string) => outcomeId.split(".")[0] ?? "";

describe("an outcome that can be bet on", () => {
  it("takes no result before its game and while it is on, with a clear word", async () => {
    for (const section of ["LINE", "LIVE"] as const) {
      const outcome = newOutcome(test, "2.000", section);
      await client.place(bet(outcome));
      const { status, body } = await correct(test, outcome, "WON");
      expect([status, body]).toMatchObject([409, { code: "OUTCOME_OPEN" }]);
    }
    const suspended = newOutcome(test, "2.000");
    test.book.setOutcome(suspended, { isBlocked: true });
    expect((await correct(test, suspended, "WON")).status).toBe(409);
    expect((await correct(test, "no.such.outcome", "WON")).status).toBe(404);
    await settleKnown(test.services.context);
    await expectProvenBooks(test);
  });

  it("takes one once it is decided or its game is over, and is then not bet on, quoted or swapped to", async () => {
    const [over, decided] = [newOutcome(test, "2.000"), newOutcome(test, "2.000")];
    const alternative = over.replace(/home$/, "away");
    test.book.setOutcome(alternative, { coef: "2.000" });
    const { id } = await placed(client, bet(over));
    endGame(test, alternative);
    expect((await correct(test, alternative, "WON")).status).toBe(200);
    // As a clock set back would have it: on offer again.
    test.book.setGame(gameOf(alternative), { isFinished: false });
    expect(await codes(alternative)).toEqual([["OUTCOME_SUSPENDED", "bets.0.outcomeId"]]);
    expect((await client.quote(bet(alternative))).body.errors.map(({ code }) => code)).toEqual(["OUTCOME_SUSPENDED"]);
    expect(
      (await deedsOf(test, client).swap(id, { betOutcomeId: over, outcomeId: alternative })).body.errors.map(
        ({ code }) => code,
      ),
    ).toEqual(["SWAP_UNAVAILABLE"]);
    test.book.setResult(decided, "WON");
    expect(await codes(decided)).toEqual([["OUTCOME_SUSPENDED", "bets.0.outcomeId"]]);
    expect((await correct(test, decided, "LOST")).status).toBe(200);
    await expectProvenBooks(test);
  });

  it("is not bet on again once a coupon was settled by it, whatever the book says later", async () => {
    const outcome = newOutcome(test, "2.000");
    await placed(client, bet(outcome));
    test.book.setResult(outcome, "WON");
    await settleKnown(test.services.context);
    test.book.clearResult(outcome);
    expect(await codes(outcome)).toEqual([["OUTCOME_SUSPENDED", "bets.0.outcomeId"]]);
    // It has a result, so the operator may mend it.
    expect((await correct(test, outcome, "LOST")).body).toEqual({ resettled: 1, changed: 0 });
    await expectProvenBooks(test);
  });

  it("that was corrected while a live bet waited refuses the bet", async () => {
    const outcome = newOutcome(test, "2.000", "LIVE");
    const { id, state } = await placed(client, bet(outcome));
    test.book.setResult(outcome, "LOST");
    expect((await correct(test, outcome, "WON")).status).toBe(200);
    test.book.clearResult(outcome);
    test.advance(60_000);
    await decideDue(test.services.context);
    expect([state, await client.coupon(id)]).toMatchObject([
      "PENDING",
      { state: "REJECTED", rejectReason: "MARKET_CHANGED" },
    ]);
    await expectProvenBooks(test);
  });
});

describe("placing and correcting at once", () => {
  it("never leaves a bet that was taken after the result was given", async () => {
    const { context } = test.services;
    for (let round = 0; round < 25; round += 1) {
      const outcome = newOutcome(test, "2.000");
      const placing = client.place(bet(outcome));
      // The game ends while the coupon is on its way.
      if (round % 2 === 0) await Promise.resolve();
      endGame(test, outcome);
      const correcting = correct(test, outcome, "WON");
      test.book.setGame(gameOf(outcome), { isFinished: round % 3 !== 0 });
      const [{ body }, { status }] = await Promise.all([placing, correcting]);
      const {
        rows: [seen],
      } = await context.db.execute<{ corrected: boolean; placed: boolean }>(sql`select
        exists (select 1 from outcome_correction where outcome_id = ${outcome}) as corrected, exists (select 1 from coupon_bet where outcome_id = ${outcome}) as placed`);
      expect(seen).toEqual({ corrected: status === 200, placed: body.coupons.length === 1 });
      if (status === 200) expect((await client.place(bet(outcome))).body.coupons).toEqual([]);
    }
    await settleKnown(context);
    await expectProvenBooks(test);
  });
});
