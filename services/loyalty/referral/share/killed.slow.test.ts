import pg from "pg";
import { expect, it } from "vitest";
import { temporaryServerDatabase } from "../../../testing/database.ts";
import { expectPaidOnce, killAt } from "../../../testing/killing.ts";
import { startTestServices } from "../../../testing/services.ts";
import { startBonusWorld } from "../../bonuses/testing/world.ts";
import { carrying } from "../testing/shares.ts";
import { payShares } from "./pay.ts";

const server = await temporaryServerDatabase();
if ("missing" in server) console.info(`no payout is killed: ${server.missing}`);

/** The whole number with TEST_LONG=1, a sample without. */
const kills = process.env["TEST_LONG"] === "1" ? 40 : 2;
const referrers = 5 * (kills + 1);
/** The clock stands in November. */
const inOctober = Date.UTC(2026, 9, 5);

it.runIf("url" in server)(
  "pays each player's month once, however often the payout is killed between its row and its journal",
  async () => {
    if (!("url" in server)) return;
    const settings = { settings: { databaseUrl: server.url } };
    await (await startTestServices(settings)).close();

    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    // Each player has one friend, who lost a coupon of 100.
    await client.query(
      `with made as (insert into player (login, password_hash, created_at) select 'killed-' || number, '-', 1 from generate_series(1, $1::integer * 2) as number returning id),
      opened as (insert into ledger_account (kind, player_id, currency, type, balance) select 'player', id, 'RUB', 0, 0 from made returning id, player_id),
      placed as (select id, player_id, row_number() over (order by player_id) as place from opened),
      pairs as (select friend.player_id as friend_id, friend.id as account_id, referrer.player_id as referrer_id from placed friend join placed referrer on referrer.place = friend.place - $1),
      lost as (insert into coupon (player_id, account_id, idempotency_key, fingerprint, type_id, state, currency, amount, possible_win, max_payout, payout, placed_at, settled_at, settlements)
        select friend_id, account_id, 'killed', '-', 0, 'LOST', 'RUB', 100, 150, 1000, 0, $2::bigint, $2::bigint, 1 from pairs)
      insert into referral_friend (friend_id, referrer_id, state, terms, registered_at, expires_at)
      select friend_id, referrer_id, 'REGISTERED', $3, $2::bigint, $2::bigint * 2 from pairs`,
      [referrers, inOctober, carrying],
    );
    // All have confirmed their e-mail, or nothing is paid.
    await client.query(
      `with known as (update player set email = login || '@example.com' where login like 'killed-%' returning id)
      insert into player_profile (player_id, is_email_confirmed) select id, true from known`,
    );
    const unpaid =
      "select referrer_id from referral_friend where not exists (select from referral_month where referral_month.referrer_id = referral_friend.referrer_id) order by 1";
    const left = async () => (await client.query(unpaid)).rowCount ?? 0;
    // Four players are paid by each process, and the fifth has a row when it dies.
    for (let kill = 1; kill <= kills; kill += 1) {
      await killAt(server.url, [`select from ledger_account where player_id = (${unpaid} offset 4 limit 1)`]);
      expect(await left()).toBe(referrers - 4 * kill);
    }

    const again = await startBonusWorld("demo", await startTestServices(settings));
    try {
      await payShares(again.test.services.context);
      expect(await left()).toBe(0);
      await expectPaidOnce(client, {
        prefix: "referral:share:",
        journals: referrers,
        wrong:
          "select 1 from ledger_account account join referral_month on referrer_id = player_id where account.balance <> 10 or share <> 10",
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
