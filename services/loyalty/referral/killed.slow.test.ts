import pg from "pg";
import { expect, it } from "vitest";
import { temporaryServerDatabase } from "../../testing/database.ts";
import { expectPaidOnce, killAt } from "../../testing/killing.ts";
import { startTestServices } from "../../testing/services.ts";
import { startBonusWorld } from "../bonuses/testing/world.ts";
import { expireFriends } from "./settle.ts";
import { standardTerms } from "./terms.ts";

const server = await temporaryServerDatabase();
if ("missing" in server) console.info(`no payout is killed: ${server.missing}`);

/** The whole number with TEST_LONG=1, a sample without. */
const kills = process.env["TEST_LONG"] === "1" ? 40 : 2;
const friends = 5 * (kills + 1);
/** A friend who has registered meets these. */
const [roubles] = standardTerms.currencies;
const terms = {
  ...standardTerms,
  share: undefined,
  proof: "NONE",
  currencies: [{ ...roubles, minDeposit: "0", minTurnover: "0" }],
};

it.runIf("url" in server)(
  "pays both sides of each friend once, however often the payout is killed between the two",
  async () => {
    if (!("url" in server)) return;
    const settings = { settings: { databaseUrl: server.url } };
    const world = await startBonusWorld("demo", await startTestServices(settings));
    const referrer = world.client.userId;
    await world.setCash(0);
    await world.close();

    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query(
      `with made as (insert into player (login, password_hash, created_at) select 'friend-' || number, '-', 1 from generate_series(1, $2::integer) as number returning id),
      opened as (insert into ledger_account (kind, player_id, currency, type, balance) select 'player', id, 'RUB', 0, 0 from made order by id returning player_id)
      insert into referral_friend (friend_id, referrer_id, state, terms, registered_at, expires_at)
      select player_id, $1, 'REGISTERED', $3, 1, player_id from opened`,
      [referrer, friends, terms],
    );
    const open = async () =>
      (await client.query("select 1 from referral_friend where state = 'REGISTERED'")).rowCount ?? 0;
    // Four friends are paid for by each process, and half of the fifth is booked when it dies.
    const fifth =
      "select friend_id from referral_friend where state = 'REGISTERED' order by friend_id offset 4 limit 1";
    for (let kill = 1; kill <= kills; kill += 1) {
      await killAt(server.url, [`select from ledger_account where player_id = (${fifth})`]);
      expect(await open()).toBe(friends - 4 * kill);
    }

    const again = await startBonusWorld("demo", await startTestServices(settings));
    try {
      await expireFriends(again.test.services.context);
      expect(await open()).toBe(0);
      // 300 for each of the first three, 500 up to the tenth, 800 from there on.
      const earned = 3 * 300 + 7 * 500 + (friends - 10) * 800;
      expect(await again.money(again.client.accounts["RUB"] ?? "")).toBe(`${earned}.00`);
      await expectPaidOnce(client, {
        prefix: "referral:",
        journals: 2 * friends,
        wrong:
          "select 1 from ledger_account account join referral_friend on friend_id = player_id where account.balance <> 200 or state <> 'PAID'",
      });
      await again.expectBooks();
    } finally {
      await client.end();
      await again.close();
      await server.drop();
    }
  },
  1_800_000,
);
