/** The share of friends' net revenue: months of players as the desk and the player see them, and what was paid. */
import { sql } from "../../../platform/database/drizzle.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bookDeposit, bookPaid, holdMoney, takeDepositBack } from "../../../money/payments/payment/journals.ts";
import { noteHousehold } from "../../../people/household/public.ts";
import { startBonusWorld, type BonusWorld } from "../../bonuses/testing/world.ts";
import { carrying, forgetting, type Month, shareWorld, type ShareWorld } from "../testing/shares.ts";
import { figuresOf } from "./figures.ts";
import { monthOf, spanOf } from "./months.ts";
import { payShares } from "./pay.ts";

let world: BonusWorld;
let shares: ShareWorld;
beforeAll(async () => {
  world = await startBonusWorld();
  shares = shareWorld(world);
});
afterAll(() => world.close());

const execute = (query: ReturnType<typeof sql>) => world.test.services.context.db.execute(query);
const outline = (months: Month[]) =>
  months.map(({ month, currency, percent, net, carried_in, carried_out, share }) =>
    [month, currency, percent, net, carried_in, carried_out, share].join(" "),
  );

it(
  "pays a share of two months' net revenue, by level, carried or forgotten, and books each once",
  { tags: "slow" },
  async () => {
    const { context } = world.test.services;
    const own = world.client.userId;
    const [carrier, forgetter, riser, lonely, excluded, ended] = await Promise.all(
      Array.from({ length: 6 }, () => shares.player()),
    );
    if (carrier === undefined || forgetter === undefined || riser === undefined) throw new Error("players are missing");
    if (lonely === undefined || excluded === undefined || ended === undefined) throw new Error("players are missing");
    const before = Number(await world.client.balance());

    // Stakes 1000 + 100, wins 150, a bonus of 20 and 3.45 of a deposit's fee leave 926.55: 10 % is 92.655.
    const first = await shares.friendOf(own);
    await shares.bet(first, "1000", "LOST");
    await shares.bet(first, "100", "WON");
    await shares.bonus(first, "20");
    const deposit = await shares.payment(first, "DEPOSIT", "115");
    await context.transact((tx) => bookDeposit(context, tx, deposit, "3.45"));
    // Another currency is reckoned for itself.
    const second = await shares.friendOf(own);
    await shares.bet(second, "10", "LOST", "USD");
    // Five hundredths of each of two friends: half a cent each, but one cent of both.
    for (const friend of [await shares.friendOf(riser), await shares.friendOf(riser)])
      await shares.bet(friend, "0.05", "LOST");
    const [unlucky, forgotten] = [await shares.friendOf(carrier), await shares.friendOf(forgetter, forgetting)];
    for (const friend of [unlucky, forgotten]) await shares.bet(friend, "200", "WON");
    for (const state of ["FLAGGED", "REJECTED"] as const)
      await shares.bet(await shares.friendOf(lonely, carrying, state), "500", "LOST");
    // One who uses the player's device counts only after the staff has let them.
    const near = await shares.friendOf(lonely);
    await shares.bet(near, "500", "LOST");
    for (const player of [lonely, near]) await noteHousehold(context, context.db, player, { device: "shared" });
    await shares.bet(await shares.friendOf(excluded), "500", "LOST");
    await execute(
      sql`insert into player_limit (player_id, limit_type, state, value) values (${excluded}, 30, 'ACTIVE', '6')`,
    );
    const short = await shares.friendOf(ended, {
      ...carrying,
      share: { percents: ["10", "15", "20"], months: 1, carriesNegative: true },
    });
    await shares.bet(short, "100", "LOST");
    // One of terms that had no share yet.
    const early = await shares.friendOf(ended, { ...carrying, share: undefined });
    await shares.bet(early, "100", "LOST");
    await shares.endMonth();

    expect(await shares.months(own)).toMatchObject([
      {
        month: "2026-11",
        currency: "RUB",
        level: 1,
        friends: 2,
        stakes: "1100.00",
        wins: "150.00",
        bonuses: "20.00",
        fees: "3.45",
        net: "926.55",
        share: "92.66",
        withheld: null,
      },
      { month: "2026-11", currency: "USD", stakes: "10.00", net: "10.00", share: "1.00" },
    ]);
    expect(outline(await shares.months(riser))).toEqual(["2026-11 RUB 10 0.10 0.00 0.00 0.01"]);
    expect(outline(await shares.months(carrier))).toEqual(["2026-11 RUB 10 -100.00 0.00 -100.00 0.00"]);
    expect(outline(await shares.months(forgetter))).toEqual(["2026-11 RUB 10 -100.00 0.00 0.00 0.00"]);
    expect(await shares.months(lonely)).toEqual([]);
    const { rows: reasons } = await execute(sql`select reason from referral_friend where friend_id = ${near}`);
    expect(reasons).toEqual([{ reason: "DEVICE" }]);
    expect(await shares.months(excluded)).toMatchObject([{ net: "500.00", share: "0.00", withheld: "LIMIT_REACHED" }]);
    expect(outline(await shares.months(ended))).toEqual(["2026-11 RUB 10 100.00 0.00 0.00 10.00"]);

    // December: the loss of 100 leaves 50 of 150, forgotten it leaves 150; one paid friend makes 15 %; a month was all.
    for (const friend of [unlucky, forgotten]) await shares.bet(friend, "150", "LOST");
    const paid = await shares.friendOf(riser, carrying, "PAID");
    const now = context.clock.now();
    await execute(sql`update referral_friend set ended_at = ${now} where friend_id = ${paid}`);
    await shares.bet(paid, "100", "LOST");
    await shares.bet(short, "100", "LOST");
    await shares.endMonth();
    expect(outline(await shares.months(carrier))[0]).toBe("2026-12 RUB 10 150.00 -100.00 0.00 5.00");
    expect(outline(await shares.months(forgetter))[0]).toBe("2026-12 RUB 10 150.00 0.00 0.00 15.00");
    expect(outline(await shares.months(riser))[0]).toBe("2026-12 RUB 15 100.00 0.00 0.00 15.00");
    expect(await shares.months(ended)).toHaveLength(1);

    // The clock is past the end of the token.
    const { headers } = await world.test.signIn();
    const answer = await world.test.call<{ months: Month[] }>("GET", "/referral-api/v1/months", { headers });
    expect(outline(answer.body.months)).toEqual([
      "2026-11 RUB 10 926.55 0.00 0.00 92.66",
      "2026-11 USD 10 10.00 0.00 0.00 1.00",
    ]);
    const programme = await world.test.call("GET", "/referral-api/v1/programme", { headers });
    expect(programme.body).toMatchObject({
      share_percent: "10",
      share_months: 12,
      carries_negative: true,
      earned: [
        { currency: "RUB", amount: "92.66" },
        { currency: "USD", amount: "1.00" },
      ],
    });
    expect((Number(await shares.balance(own)) - before).toFixed(2)).toBe("92.66");
    expect(await shares.balance(carrier)).toBe("5");
    await world.expectBooks();
  },
);

it("counts rounds, free rounds, toto and lotto, and no reward that a friend got for friends of their own", async () => {
  const { context } = world.test.services;
  const at = context.clock.now();
  const friend = await shares.player();
  const accountId = sql`(select id from ledger_account where player_id = ${friend})`;
  await execute(sql`
    with owner as ${accountId}, launch as (insert into casino_launch (token_hash, player_id, account_id, currency, session_hash, game, opened_at)
      values ('share', ${friend}, ${accountId}, 'RUB', '-', 'reels', ${at}) returning id),
    free as (insert into casino_free_grant (key, player_id, account_id, currency, game, stake, rounds, used, given_at, expires_at)
      values ('share', ${friend}, ${accountId}, 'RUB', 'reels', 5, 1, 1, ${at}, ${at}) returning id)
    insert into casino_round (id, player_id, account_id, launch_id, currency, game, state, staked, won, started_at, ended_at, grant_id)
    select 'share-paid', ${friend}::integer, owner.id, launch.id, 'RUB', 'reels', 'SETTLED', 30, 10, ${at}::bigint, ${at}::bigint, null::bigint from launch, owner
    union all select 'share-free', ${friend}::integer, owner.id, launch.id, 'RUB', 'reels', 'SETTLED', 5, 4, ${at}::bigint, ${at}::bigint, free.id from launch, owner, free
    union all select 'share-open', ${friend}::integer, owner.id, launch.id, 'RUB', 'reels', 'ROLLED_BACK', 90, 80, ${at}::bigint, ${at}::bigint, null from launch, owner`);
  await execute(sql`
    with draw as (insert into toto_draw (kind, number, state, currency, rules, matches, results, shares, opens_at, closes_at, composed_by)
      values ('share', 1, 'SETTLED', 'RUB', '{}', '[]', '[]', '[]', 1, 2, 'test') returning id)
    insert into toto_ticket (draw_id, player_id, account_id, idempotency_key, fingerprint, picks, combinations, stake, price, state, prize, bought_at, settled_at)
    select id, ${friend}::integer, ${accountId}, 'share', '-', '{1}', 1, 7, 7, 'LOST', 0, 1, ${at}::bigint from draw`);
  await execute(sql`
    with draw as (insert into lotto_draw (lottery, number, state, currency, rules, seed_hash, popularity, opens_at, closes_at, opened_by)
      select key, 900001, 'SETTLED', 'RUB', '{}', '-', '[]', 1, 2, 'test' from lottery limit 1 returning id)
    insert into lotto_ticket (draw_id, player_id, account_id, idempotency_key, fingerprint, numbers, picks, lines, stake, price, state, prize, bought_at, settled_at)
    select id, ${friend}::integer, ${accountId}, 'share', '-', '{1}', 1, 1, 8, 8, 'WON', 2, 1, ${at}::bigint from draw`);
  await shares.bet(friend, "100", "LOST");
  await shares.bonus(friend, "9");
  // Six of the nine were a reward for a friend of theirs.
  const grandfriend = await shares.friendOf(friend, carrying, "PAID");
  await execute(
    sql`update referral_friend set reward = 6, reward_currency = 'RUB', ended_at = ${at} where friend_id = ${grandfriend}`,
  );
  const span = spanOf(monthOf(at));
  // 30 + 7 + 8 + 100 were staked; 10 + 4 + 0 + 2 were won.
  expect(await figuresOf(context.db, [friend], span)).toEqual([
    { playerId: friend, currency: "RUB", stakes: "145", wins: "16", bonuses: "3", fees: "0" },
  ]);
  expect(await figuresOf(context.db, [friend], { from: span.to, to: span.to + 1000 })).toEqual([]);
});

it("counts fees that the house bore, payment by payment", async () => {
  const { context } = world.test.services;
  const friend = await shares.player();
  const [free, dear, refunded] = [
    await shares.payment(friend, "DEPOSIT", "100"),
    await shares.payment(friend, "DEPOSIT", "100", "5"),
    await shares.payment(friend, "DEPOSIT", "100", "4"),
  ];
  const withdrawal = await shares.payment(friend, "WITHDRAWAL", "50");
  await context.transact(async (tx) => {
    // The house bears 3; gains 3 of a fee of 5; gives a fee of 4 back and bears 3; bears 1.5.
    await bookDeposit(context, tx, free, "3");
    await bookDeposit(context, tx, dear, "2");
    await bookDeposit(context, tx, refunded, "3");
    await takeDepositBack(context, tx, refunded);
    await holdMoney(context, tx, withdrawal);
    await bookPaid(context, tx, withdrawal, "1.5");
  });
  const span = spanOf(monthOf(context.clock.now()));
  expect(await figuresOf(context.db, [friend], span)).toEqual([
    { playerId: friend, currency: "RUB", stakes: "0", wins: "0", bonuses: "0", fees: "7.5" },
  ]);
});

it("leaves a coupon that was corrected in a later month to the month it was settled in", async () => {
  const { context } = world.test.services;
  const friend = await shares.player();
  await shares.bet(friend, "100", "LOST");
  const settledIn = spanOf(monthOf(context.clock.now()));
  await execute(
    sql`update coupon set settled_at = ${settledIn.to}, settlements = 2, corrected_at = ${settledIn.to} where player_id = ${friend}`,
  );
  expect(await figuresOf(context.db, [friend], { from: settledIn.to, to: settledIn.to + 1000 })).toEqual([]);
});

it("pays as much as it writes, whatever friends have done", { tags: "slow" }, async () => {
  const { context } = world.test.services;
  // A generator of whole numbers with a fixed start: the same run each time.
  let state = 20_261_127;
  const below = (limit: number) => (state = (state * 48_271) % 2_147_483_647) % limit;
  const referrers = [await shares.player(), await shares.player(), await shares.player()];
  for (let round = 0; round < 2; round += 1) {
    for (const referrer of referrers)
      for (let count = 0; count < 3; count += 1) {
        const friend = await shares.friendOf(referrer, below(2) === 0 ? carrying : forgetting);
        const currency = below(3) === 0 ? "USD" : "RUB";
        await shares.bet(friend, (1 + below(50_000) / 100).toFixed(2), below(3) === 0 ? "WON" : "LOST", currency);
        if (below(2) === 0) await shares.bonus(friend, (1 + below(9_000) / 100).toFixed(2));
      }
    await shares.endMonth();
  }
  const { rows } = await context.db.execute<{ currency: string; written: string; booked: string }>(sql`
    select currency, trim_scale(sum(share))::text as written, (
      select trim_scale(sum(entry.amount))::text from entry join journal on journal.id = journal_id join ledger_account account on account.id = account_id
      where journal.key like 'referral:share:%' and account.kind = 'player' and account.currency = referral_month.currency
    ) as booked from referral_month group by currency order by currency`);
  expect(rows.map(({ currency }) => currency)).toEqual(["RUB", "USD"]);
  for (const { written, booked } of rows) expect(booked).toBe(written);
  await world.expectBooks();
});

it("shows what the running month has come to, and writes nothing of it", { tags: "slow" }, async () => {
  const referrer = await shares.player();
  expect(await shares.unpaid(referrer)).toEqual([]);
  const friend = await shares.friendOf(referrer);
  await shares.bet(friend, "200", "WON");
  await shares.endMonth();
  await shares.bet(friend, "150", "LOST");
  await shares.bet(friend, "10", "LOST", "USD");
  const held = await shares.friendOf(referrer, carrying, "FLAGGED");
  await shares.bet(held, "500", "LOST");
  const running = await shares.unpaid(referrer);
  expect(running).toMatchObject([
    { month: monthOf(world.test.services.context.clock.now()), currency: "RUB", withheld: null },
    { currency: "USD", net: "10.00", share: "1.00" },
  ]);
  expect(outline(running)[0]).toMatch(/ RUB 10 150\.00 -100\.00 0\.00 5\.00$/);
  expect(await shares.balance(referrer)).toBe("0");
  // As it stands, it is paid.
  await shares.endMonth();
  expect(outline(await shares.months(referrer)).slice(0, 2)).toEqual(outline(running));
  expect(await shares.balance(referrer)).toBe("5");
});

it(
  "shows a month that is over until it is paid, and what it carries into the running one",
  { tags: "slow" },
  async () => {
    const referrer = await shares.player();
    const friend = await shares.friendOf(referrer);
    await shares.bet(friend, "100", "WON");
    await shares.endMonth();
    await shares.bet(friend, "30", "LOST");
    const { clock } = world.test.services.context;
    const now = new Date(clock.now());
    world.test.advance(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 0, 30) - now.getTime());
    await payShares(world.test.services.context);
    await shares.bet(friend, "40", "LOST");
    const open = await shares.unpaid(referrer);
    expect(open.map(({ is_running }) => is_running)).toEqual([true, false]);
    expect(open).toMatchObject([
      { net: "40.00", carried_in: "-20.00", share: "2.00" },
      { net: "30.00", carried_in: "-50.00", carried_out: "-20.00", share: "0.00" },
    ]);
    expect(open[0]?.month).toBe(monthOf(clock.now()));
    await shares.endMonth();
    expect(outline(await shares.months(referrer)).slice(0, 2)).toEqual(outline(open));
  },
);

it(
  "keeps nobody from their months for another's that can't be paid, and comes back to it",
  { tags: "slow" },
  async () => {
    const [broken, other] = [await shares.player(), await shares.player()];
    const friend = await shares.friendOf(broken, {
      ...carrying,
      share: { percents: ["ten"], months: 12, carriesNegative: true },
    });
    const friendOfOther = await shares.friendOf(other);
    for (let month = 0; month < 2; month += 1) {
      await shares.bet(friend, "100", "LOST");
      await shares.bet(friendOfOther, "100", "LOST");
      await expect(shares.endMonth()).rejects.toThrow(`shares of players ${broken} were not paid`);
    }
    expect(await shares.balance(broken)).toBe("0");
    expect((await shares.months(other)).map(({ share }) => share)).toEqual(["10.00", "10.00"]);
    await execute(sql`update referral_friend set terms = ${JSON.stringify(carrying)} where friend_id = ${friend}`);
    await shares.endMonth();
    expect((await shares.months(broken)).map(({ share }) => share)).toEqual(["10.00", "10.00"]);
    expect(await shares.balance(broken)).toBe("20");
    expect(await shares.balance(other)).toBe("20");
    await world.expectBooks();
  },
);

it("refuses terms with a share that makes no sense, field by field", async () => {
  const put = async (share: object) =>
    (
      await world.test.call<{ message?: string }>("PUT", "/referral-api/v1/desk/terms", {
        headers: { "x-service-key": "test-key" },
        body: { terms: { ...carrying, share: { ...carrying.share, ...share } } },
      })
    ).status;
  for (const wrong of [
    { percents: ["10", "15"] },
    { percents: ["10", "15", "-1"] },
    { percents: ["10", "15", "100.01"] },
    { percents: ["10", "15", "1.234"] },
    { percents: ["10", "15", 20] },
    { percents: ["10", "15", "1e1"] },
    { months: 0 },
    { months: 121 },
    { months: 1.5 },
    { months: "12" },
    { carriesNegative: "yes" },
    { carriesNegative: undefined },
  ])
    expect([wrong, await put(wrong)]).toEqual([wrong, 400]);
  expect(await put({ percents: ["0", "12.5", "100"], months: 120, carriesNegative: false })).toBe(200);
});

it("keeps players without the desk's key from the months of others", async () => {
  const url = `/referral-api/v1/desk/months?referrer_id=${world.client.userId}`;
  expect((await world.test.call("GET", url)).status).toBe(401);
  const { headers } = await world.test.signIn();
  expect((await world.test.call("GET", url, { headers })).status).toBe(401);
  expect((await world.test.call("GET", "/referral-api/v1/months")).status).toBe(401);
  const wrong = await world.test.call("GET", "/referral-api/v1/desk/months?referrer_id=x", {
    headers: { "x-service-key": "test-key" },
  });
  expect(wrong.status).toBe(400);
});
