/** Shows what only a real server with several connections can: who waits for whom. */
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { houseAccount, post } from "../../money/accounts/ledger.ts";
import { temporaryServerDatabase } from "../../testing/database.ts";
import { startTestServices, type TestServices } from "../../testing/services.ts";
import { correct, endGame, newOutcome } from "./testing/after.ts";
import { clientOf, expectProvenBooks, nextKey, placed, single, type Client } from "./testing/client.ts";

const server = await temporaryServerDatabase();
if ("missing" in server) console.info(`races of placing are tried on a Postgres server only: ${server.missing}`);

describe.runIf("url" in server)("on a Postgres server", () => {
  let [one, two]: TestServices[] = [];
  let [first, second]: Client[] = [];
  let other: pg.Client;
  const started = () => {
    if (!one || !two || !first || !second) throw new Error("not started");
    return { one, two, first, second };
  };

  beforeAll(async () => {
    if (!("url" in server)) return;
    const settings = { databaseUrl: server.url };
    [one, two] = [await startTestServices({ settings }), await startTestServices({ settings })];
    [first, second] = [await clientOf(one), await clientOf(two)];
    other = new pg.Client({ connectionString: server.url });
    await other.connect();
  }, 120_000);
  afterAll(async () => {
    await other?.end();
    await one?.close();
    await two?.close();
    if ("url" in server) await server.drop();
  });

  const lock = (how: "pg_advisory_xact_lock" | "pg_advisory_xact_lock_shared", outcome: string) =>
    other.query(`select ${how}(hashtextextended($1, 0))`, [`outcome:${outcome}`]);
  /** Until somebody waits for a lock on an outcome. */
  const waits = () =>
    expect
      .poll(async () =>
        Number(
          (
            await other.query(
              "select count(*) as count from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())",
            )
          ).rows[0].count,
        ),
      )
      .toBeGreaterThan(0);

  it("a placing waits for a correction that is under way, and then refuses the bet", async () => {
    const { one: test, first: client } = started();
    const outcome = newOutcome(test, "2.000");
    await other.query("begin");
    await lock("pg_advisory_xact_lock", outcome);
    await other.query("insert into outcome_correction (outcome_id, result, reason, at) values ($1, 'WON', 'test', 0)", [
      outcome,
    ]);
    const placing = client.place(single(client, { bets: [{ outcomeId: outcome, coef: "2.000" }] }));
    await waits();
    await other.query("commit");
    expect((await placing).body).toMatchObject({
      coupons: [],
      errors: [{ code: "OUTCOME_SUSPENDED", path: ["bets", "0", "outcomeId"] }],
    });
  });

  it("a correction waits for a placing that is under way", async () => {
    const { one: test } = started();
    const outcome = newOutcome(test, "2.000");
    endGame(test, outcome);
    await other.query("begin");
    await lock("pg_advisory_xact_lock_shared", outcome);
    const correcting = correct(test, outcome, "WON");
    await waits();
    expect((await other.query("select 1 from outcome_correction where outcome_id = $1", [outcome])).rowCount).toBe(0);
    await other.query("commit");
    expect((await correcting).status).toBe(200);
  });

  it("a placing whose player is locked waits, and keeps no other player waiting", async () => {
    const { one: test, first: client } = started();
    const neighbour = await clientOf(test, "demo2");
    await other.query("begin");
    await other.query("select 1 from player where id = $1 for no key update", [client.userId]);
    const locked = client.place(single(client));
    // Again and again at the same time as the other, which could not be written together with it.
    for (let round = 0; round < 3; round += 1) await placed(neighbour, single(neighbour));
    let isAnswered = false;
    void locked.then(() => (isAnswered = true));
    await placed(neighbour, single(neighbour));
    expect(isAnswered).toBe(false);
    await other.query("commit");
    expect((await locked).body.coupons).toHaveLength(1);
    await expectProvenBooks(test);
  });

  it("one value of open bets pays one advance, however many ask in two processes at once", async () => {
    const { one: test, two: twin, first: client, second: again } = started();
    const accountId = client.accounts["USD"] ?? "";
    await test.services.context.transact(async (tx) => {
      const posted = await post(tx, {
        key: nextKey(),
        kind: "deposit",
        use: "opening",
        at: 0,
        entries: [
          { accountId: await houseAccount(tx, "equity", "USD"), amount: "-1000" },
          { accountId: Number(accountId), amount: "1000" },
        ],
      });
      if (!posted.ok) throw new Error(posted.code);
    });
    const soon = Math.floor(test.services.context.clock.now() / 1000) + 3600;
    for (let round = 0; round < 3; round += 1) {
      const [cover, pick] = [newOutcome(test, "2.000"), newOutcome(test, "3.000")];
      for (const { book } of [test, twin]) {
        // The cover starts soon; the bets placed with the advance start too late to pay for the next one.
        for (const [outcome, coef, startsAt] of [
          [cover, "2.000", soon],
          [pick, "3.000", soon + 50 * 3600],
        ] as const) {
          book.setGame(outcome.split(".")[0] ?? "", { startsAt });
          book.setOutcome(outcome, { coef });
        }
      }
      await placed(client, single(client, { accountId, amount: "40", bets: [{ outcomeId: cover, coef: "2.000" }] }));
      const before = await client.balance("USD");
      const ask = (by: Client, key?: string) =>
        by.place(
          single(by, {
            accountId,
            amount: "38.40",
            prepaidAmount: "38.40",
            bets: [{ outcomeId: pick, coef: "3.000" }],
          }),
          key,
        );
      const same = `advance-at-once-${round}`;
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, index) => ask(index % 2 ? client : again, index < 6 ? same : undefined)),
      );
      expect(new Set(answers.flatMap(({ body }) => body.coupons.map(({ id }) => id))).size).toBe(1);
      expect(
        answers.every(
          ({ status, body }) =>
            status === 200 &&
            (body.coupons.length === 1 || body.errors.some(({ code }) => code === "PREPAID_TOO_LARGE")),
        ),
      ).toBe(true);
      expect(await client.balance("USD")).toBe(before);
    }
    await expectProvenBooks(test);
  }, 120_000);
});
