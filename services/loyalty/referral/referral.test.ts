/** The referral programme over REST: codes, friends, what is paid for them, and the operator's desk. */
import { randomUUID } from "node:crypto";
import { eq, sql } from "../../platform/database/drizzle.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { nextKey } from "../../betting/coupons/testing/client.ts";
import { writeCoupon } from "../../betting/coupons/testing/after.ts";
import { settleKnown } from "../../betting/coupons/settle/settle.ts";
import { houseAccount, post } from "../../money/accounts/ledger.ts";
import { noteHousehold } from "../../people/household/public.ts";
import { startBonusWorld, type BonusWorld } from "../bonuses/testing/world.ts";
import { decideFriend, expireFriends, hearOfFriends, settleFriend } from "./settle.ts";
import { referralFriend, referralTerms } from "./tables.ts";
import { standardTerms } from "./terms.ts";

let world: BonusWorld;
beforeAll(async () => {
  world = await startBonusWorld();
});
afterAll(() => world.close());

const desk = { "x-service-key": "test-key" };
const programme = async () =>
  (
    await world.test.call<{
      code: string;
      level: number;
      paid_friends: number;
      to_next: number | null;
      earned: object[];
    }>("GET", "/referral-api/v1/programme", { headers: world.client.headers })
  ).body;
const friends = async () =>
  (
    await world.test.call<{ friends: { state: string; reward: string | null; player: string }[]; total: number }>(
      "GET",
      "/referral-api/v1/friends",
      { headers: world.client.headers },
    )
  ).body;

let calls = 0;

/** Registers a player by one click, each from a network of their own, who confirms a phone; answers their number. */
async function register(change: { referral?: Record<string, string>; ref_code?: string } = {}): Promise<number> {
  world.test.advance(1);
  const { status, body } = await world.test.call<{ result: { user_id: number } | null; errors?: unknown }>(
    "POST",
    "/registration-api/v1/one-click",
    {
      headers: { "x-client-address": `203.0.${(calls += 1)}.7`, "x-language": "en" },
      body: {
        idempotency_key: randomUUID(),
        country_id: 1,
        currency_id: 643,
        accepts_terms: true,
        first_deposit_bonus_choice: 0,
        ref_code: "",
        referral: {},
        ...change,
      },
    },
  );
  if (status !== 200 || body.result === null) throw new Error(JSON.stringify(body));
  const { user_id: id } = body.result;
  const { db } = world.test.services.context;
  await db.execute(sql`update player set phone = ${`7900${String(id)}`} where id = ${id}`);
  await db.execute(sql`update player_profile set is_phone_confirmed = true where player_id = ${id}`);
  return id;
}

const accountOf = async (playerId: number) => {
  const { rows } = await world.test.services.context.db.execute<{ id: number; balance: string }>(
    `select id, balance::text from ledger_account where player_id = ${playerId} and type = 0`,
  );
  if (rows[0] === undefined) throw new Error("no account");
  return rows[0];
};

async function deposit(playerId: number, amount: string): Promise<void> {
  const { context } = world.test.services;
  const { id } = await accountOf(playerId);
  await context.transact(async (tx) => {
    const entries = [
      { accountId: id, amount },
      { accountId: await houseAccount(tx, "clearing", "RUB"), amount: `-${amount}` },
    ];
    await post(tx, {
      key: `test-deposit-${nextKey()}`,
      kind: "deposit",
      use: "opening",
      at: context.clock.now(),
      entries,
    });
  });
}

/** A coupon of so much that is lost. */
async function lose(playerId: number, amount: string): Promise<void> {
  const { id } = await accountOf(playerId);
  const client = { ...world.client, userId: playerId, accounts: { RUB: String(id) } };
  const { outcomeIds } = await writeCoupon(world.test, client, [{ coef: "1.500" }], { amount });
  for (const outcome of outcomeIds) world.test.book.setResult(outcome, "LOST");
  await settleKnown(world.test.services.context);
}

const settle = async (friendId: number) => settleFriend(world.test.services.context, friendId);

it("pays both sides once a friend of the link has deposited and bet enough [2.45] [2.49]", async () => {
  const { code } = await programme();
  expect((await programme()).code).toBe(code);
  const friend = await register({ referral: { bf: code.toLowerCase() } });
  const before = Number(await world.client.balance());
  await settle(friend);
  expect((await friends()).friends).toMatchObject([{ state: "REGISTERED", reward: null }]);
  await deposit(friend, "499");
  await settle(friend);
  expect((await friends()).friends[0]?.state).toBe("REGISTERED");
  await deposit(friend, "2000");
  await settle(friend);
  expect((await friends()).friends[0]?.state).toBe("DEPOSITED");
  await lose(friend, "1999");
  await settle(friend);
  expect((await friends()).friends[0]?.state).toBe("DEPOSITED");
  await lose(friend, "1");
  const { context } = world.test.services;
  await context.db.execute("select outbox_number(7340002)");
  await Promise.all([hearOfFriends(context), settle(friend), settle(friend)]);
  expect(await friends()).toMatchObject({ total: 1, friends: [{ state: "PAID", reward: "300.00" }] });
  expect(Number(await world.client.balance()) - before).toBe(300);
  expect((await accountOf(friend)).balance).toBe("699");
  expect(await programme()).toMatchObject({
    level: 1,
    paid_friends: 1,
    to_next: 2,
    earned: [{ currency: "RUB", amount: "300.00" }],
  });
  await world.expectBooks();
});

it("takes a code that was typed, and leaves out those of nobody", async () => {
  const { code } = await programme();
  const before = (await friends()).total;
  await register({ ref_code: code });
  expect((await friends()).total).toBe(before + 1);
  await register({ referral: { bf: "NOBODYS2" } });
  expect((await friends()).total).toBe(before + 1);
});

it("flags a shared device for the staff, who decides once", async () => {
  const { context } = world.test.services;
  const { code } = await programme();
  const [approved, rejected] = [await register({ referral: { bf: code } }), await register({ referral: { bf: code } })];
  for (const friend of [approved, rejected]) {
    await noteHousehold(context, context.db, friend, { device: "one-device" });
    await deposit(friend, "3000");
    await lose(friend, "2000");
  }
  await noteHousehold(context, context.db, world.client.userId, { device: "one-device" });
  for (const friend of [approved, rejected]) await settle(friend);
  const flagged = await world.test.call("GET", "/referral-api/v1/desk/friends", { headers: desk });
  expect(flagged.body).toMatchObject({
    friends: [
      { friend_id: approved, referrer_id: world.client.userId, reason: "DEVICE" },
      { friend_id: rejected, reason: "DEVICE" },
    ],
  });
  expect((await world.test.call("GET", "/referral-api/v1/desk/friends")).status).toBe(401);
  const decide = (id: number, approve: boolean) =>
    world.test.call("POST", `/referral-api/v1/desk/friends/${id}`, { headers: desk, body: { approve } });
  const before = Number(await world.client.balance());
  expect(await decide(approved, true)).toMatchObject({ status: 200 });
  expect(await decide(approved, true)).toMatchObject({ status: 409, body: { code: "FRIEND_NOT_FLAGGED" } });
  expect(await decide(rejected, false)).toMatchObject({ status: 200 });
  expect(await decideFriend(context, rejected, true)).toBe(false);
  expect(Number(await world.client.balance()) - before).toBe(300);
  await context.db.execute(sql`delete from household_key where player_id = ${world.client.userId}`);
  await world.expectBooks();
});

it("raises the level, keeps the terms of before for friends who have registered, and gives excluded players nothing", async () => {
  const { context } = world.test.services;
  const { code } = await programme();
  const early = await register({ referral: { bf: code } });
  const raised = {
    ...standardTerms,
    levels: [0, 1],
    share: undefined,
    currencies: standardTerms.currencies.map((each) => ({ ...each, rewards: ["10", "20"], friendReward: "0" })),
  };
  const put = (terms: object) =>
    world.test.call("PUT", "/referral-api/v1/desk/terms", { headers: desk, body: { terms } });
  expect(await put({ ...raised, levels: [1, 0] })).toMatchObject({ status: 400 });
  expect(await put(raised)).toMatchObject({ status: 200, body: { version: 2 } });
  const late = await register({ referral: { bf: code } });
  const meetTerms = async (friend: number) => {
    await deposit(friend, "3000");
    await lose(friend, "2000");
    await settle(friend);
  };
  await meetTerms(late);
  expect((await friends()).friends[0]).toMatchObject({ state: "PAID", reward: "20.00" });
  await context.db.execute(`update player set frozen_at = 1 where id = ${world.client.userId}`);
  const before = Number(await world.client.balance());
  await meetTerms(early);
  await context.db.execute(`update player set frozen_at = null where id = ${world.client.userId}`);
  const [row] = await context.db.select().from(referralFriend).where(eq(referralFriend.friendId, early));
  expect(row).toMatchObject({ state: "PAID", reward: null, friendReward: "200" });
  expect(Number(await world.client.balance())).toBe(before);
  await put(standardTerms);
  await world.expectBooks();
});

it("ends what has run out of time", async () => {
  const { context } = world.test.services;
  const { code } = await programme();
  const friend = await register({ referral: { bf: code } });
  await context.db
    .update(referralFriend)
    .set({ expiresAt: context.clock.now() })
    .where(eq(referralFriend.friendId, friend));
  await expireFriends(context);
  expect((await friends()).friends[0]?.state).toBe("EXPIRED");
  await deposit(friend, "9000");
  await lose(friend, "5000");
  await settle(friend);
  expect((await friends()).friends[0]?.state).toBe("EXPIRED");
});

it("pays nobody for a friend who never leaves the player's /64 of IPv6: the staff looks at them", async () => {
  const { context } = world.test.services;
  const { code } = await programme();
  await noteHousehold(context, context.db, world.client.userId, { address: "2001:db8:5:5::1" });
  const friend = await register({ referral: { bf: code } });
  await noteHousehold(context, context.db, friend, { address: "2001:db8:5:5:aaaa:bbbb:cccc:dddd" });
  await deposit(friend, "3000");
  await lose(friend, "2000");
  await settle(friend);
  const [row] = await context.db.select().from(referralFriend).where(eq(referralFriend.friendId, friend));
  expect(row).toMatchObject({ state: "FLAGGED", reason: "NETWORK", reward: null });
  await context.db.execute(sql`delete from household_key where player_id = ${world.client.userId}`);
});

it("holds the money until both have confirmed a contact or shown who they are, and says who has to", async () => {
  const { context } = world.test.services;
  const { code } = await programme();
  const friend = await register({ referral: { bf: code } });
  const confirm = (id: number, isConfirmed: boolean) =>
    context.db.execute(
      sql`update player_profile set is_email_confirmed = ${isConfirmed}, is_phone_confirmed = ${isConfirmed} where player_id = ${id}`,
    );
  await confirm(friend, false);
  await confirm(world.client.userId, false);
  await deposit(friend, "3000");
  await lose(friend, "2000");
  await settle(friend);
  const latest = async () => (await friends()).friends[0];
  expect(await latest()).toMatchObject({ state: "HELD", held_for: "FRIEND", reward: null });
  const held = await world.test.call("GET", "/referral-api/v1/desk/friends?state=HELD", { headers: desk });
  expect(held.body).toMatchObject({ friends: [{ friend_id: friend, reason: "FRIEND_CONTACT_NEEDED" }] });
  await confirm(friend, true);
  await settle(friend);
  expect(await latest()).toMatchObject({ state: "HELD", held_for: "PLAYER" });
  await expireFriends(context);
  expect((await latest())?.state).toBe("HELD");
  await confirm(world.client.userId, true);
  await expireFriends(context);
  expect(await latest()).toMatchObject({ state: "PAID", held_for: null, reward: "500.00" });
  await world.expectBooks();
});

it("counts no stakes that could hardly be lost", async () => {
  const { context } = world.test.services;
  const { code } = await programme();
  const friend = await register({ referral: { bf: code } });
  await deposit(friend, "9000");
  const { id: accountId } = await accountOf(friend);
  const [id, at] = [sql`${randomUUID()}`, sql`${context.clock.now()}::bigint`];
  await context.db
    .execute(sql`insert into casino_launch (token_hash, player_id, account_id, currency, session_hash, game, opened_at)
    values (${id}, ${friend}, ${accountId}, 'RUB', '-', 'limbo', ${at})`);
  const round = (won: number) =>
    context.db
      .execute(sql`insert into casino_round (id, player_id, account_id, launch_id, currency, game, state, staked, won, started_at, ended_at)
    select ${randomUUID()}, ${friend}::integer, account_id, id, 'RUB', 'limbo', 'SETTLED', 500, ${won}::numeric, ${at}, ${at} from casino_launch where token_hash = ${id}`);
  // Limbo at 1.01, and a coupon at 1.01.
  for (let rounds = 0; rounds < 4; rounds += 1) await round(505);
  const client = { ...world.client, userId: friend, accounts: { RUB: String(accountId) } };
  const { outcomeIds } = await writeCoupon(world.test, client, [{ coef: "1.010" }], { amount: "3000" });
  for (const outcome of outcomeIds) world.test.book.setResult(outcome, "LOST");
  await settleKnown(context);
  await settle(friend);
  const latest = async () => (await friends()).friends[0]?.state;
  expect(await latest()).toBe("DEPOSITED");
  // The same stakes at evens.
  for (const won of [1000, 0, 1000, 0]) await round(won);
  await settle(friend);
  expect(await latest()).toBe("PAID");
});

it("has no programme where the operator has set no terms", async () => {
  const { db } = world.test.services.context;
  const { code } = await programme();
  const before = await friends();
  const terms = await db.delete(referralTerms).returning();
  expect(await world.test.call("GET", "/referral-api/v1/programme", { headers: world.client.headers })).toMatchObject({
    status: 404,
    body: { code: "NO_REFERRAL_PROGRAMME" },
  });
  await register({ referral: { bf: code } });
  expect(await friends()).toEqual(before);
  await db.insert(referralTerms).values(terms);
});
