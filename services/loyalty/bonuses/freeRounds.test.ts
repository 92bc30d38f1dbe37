/** Bonuses of free rounds: taken, played by the studio's calls, won as cash or wagered, and ended. */
import { sql } from "../../platform/database/drizzle.ts";
import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import { expectBooksToBalance, game } from "../../money/wallet/testing/world.ts";
import { freeGrantsOf, giveFreeRounds } from "../../money/wallet/public.ts";
import { giveBonus } from "./instances/give.ts";
import { offerById } from "./offers/offers.ts";
import { desk, startFreeRounds } from "./testing/freeRounds.ts";

const { wallet, world, cash, context, launch, create, take, shown, playerId, granted, roundOf, forfeit } =
  await startFreeRounds();
afterAll(() => wallet.close());
beforeEach(async () => {
  await world.setCash(100);
  await launch();
});
afterEach(() => expectBooksToBalance(wallet));

async function open(id: string) {
  const round = roundOf(await granted(id));
  return { ...round, bet: await round.bet() };
}
async function play(id: string, won: string | null) {
  const round = await open(id);
  expect(round.bet.status).toBe(200);
  if (won !== null) await round.win(won);
  await round.end();
  await world.hear();
}
let paid = 0;
/** A round that the player pays from an account. */
async function stake(account: number, amount: string, won: string | null = null) {
  wallet.client.accounts["RUB"] = String(account);
  const own = await wallet.launch();
  wallet.client.accounts["RUB"] = cash;
  const common = { round: `bonus-paid-${(paid += 1)}`, game, player: String(playerId()), currency: "RUB" };
  const bet = `${common.round}:bet`;
  expect((await wallet.call("bet", { id: bet, ...common, token: own, amount })).status).toBe(200);
  if (won !== null) await wallet.call("win", { id: `${common.round}:win`, ...common, bet, amount: won });
  await wallet.call("end", { id: `${common.round}:end`, ...common });
  await world.hear();
  await launch();
}

it("the house pays the rounds, what they win is cash at once, and the last one ends the bonus", async () => {
  const { id } = await take();
  const free = { game, stake: "10.00", rounds: 3 };
  expect(await shown(id)).toMatchObject({
    state: "ACTIVE",
    account_id: null,
    amount: null,
    free_rounds: { ...free, used: 0, left: 3, won: "0.00" },
  });
  await play(id, "25.00");
  expect(await world.money(cash)).toBe("125.00");
  expect(await shown(id)).toMatchObject({
    state: "ACTIVE",
    amount: "25.00",
    paid: "25.00",
    free_rounds: { used: 1, left: 2, won: "25.00" },
  });
  await play(id, null);
  const last = await open(id);
  await world.hear();
  expect(await shown(id)).toMatchObject({ state: "ACTIVE", free_rounds: { used: 3, left: 0 } });
  await last.win("5.00");
  await last.end();
  await world.hear();
  expect(await shown(id)).toMatchObject({ state: "COMPLETED", reason: "FREE_ROUNDS_USED", paid: "30.00" });
  expect(await world.money(cash)).toBe("130.00");
  expect((await open(id)).bet).toMatchObject({ status: 409, body: { code: "NO_FREE_ROUND" } });
});

it("with wagering what they win is bonus money, staked as often as the terms say before it is cash", async () => {
  const { id, account } = await take({ multiplier: "2" });
  await play(id, "40.00");
  expect([await world.money(cash), await world.money(account)]).toEqual(["100.00", "40.00"]);
  expect(await shown(id)).toMatchObject({ amount: "40.00", balance: "40.00", required: "80.00", wagered: "0.00" });
  // Staked enough while rounds are left: the next win would ask for more.
  await stake(account, "140.00", "140.00");
  expect(await shown(id)).toMatchObject({ state: "ACTIVE", wagered: "140.00" });
  await play(id, "60.00");
  expect(await shown(id)).toMatchObject({ state: "ACTIVE", amount: "100.00", required: "200.00" });
  await play(id, null);
  expect(await shown(id)).toMatchObject({ state: "ACTIVE", free_rounds: { left: 0 } });
  expect([await world.money(cash), await world.money(account)]).toEqual(["100.00", "100.00"]);
  await stake(account, "60.00");
  expect(await shown(id)).toMatchObject({ state: "COMPLETED", reason: "WAGERED", paid: "100.00", wagered: "200.00" });
  expect(await world.money(cash)).toBe("140.00");
});

it("rounds that win nothing end a bonus with wagering, and its account", async () => {
  const { id, account } = await take({ multiplier: "2" });
  for (let count = 0; count < 3; count += 1) await play(id, null);
  expect(await shown(id)).toMatchObject({ state: "COMPLETED", reason: "FREE_ROUNDS_USED", paid: "0.00" });
  const { rows } = await context().db.execute(
    sql`select closed_at is not null as closed from ledger_account where id = ${account}`,
  );
  expect(rows).toEqual([{ closed: true }]);
});

it("a round given back can be played again", async () => {
  const { id } = await take();
  const round = await open(id);
  await world.hear();
  expect((await shown(id)).free_rounds).toMatchObject({ used: 1, left: 2 });
  await round.rollback();
  await world.hear();
  expect((await shown(id)).free_rounds).toMatchObject({ used: 0, left: 3 });
  await forfeit(id);
});

const revoke = (id: string) =>
  world.test.call("POST", `/bonus-api/v1/desk/bonuses/${id}/revoke`, { headers: desk, body: { reason: "TEST" } });
const runOut = async (id: string) => {
  wallet.test.advance(3 * 86_400_000 + 1);
  await launch();
  await world.hear();
  return id;
};

it.each([
  ["given up", forfeit, "FORFEITED"],
  ["taken away", revoke, "CANCELLED"],
  ["over", runOut, "EXPIRED"],
])("ends its rounds when it is %s; one that is open still pays its cash", async (_, end, state) => {
  const { id } = await take();
  const round = await open(id);
  await end(id);
  expect(await shown(id)).toMatchObject({ state, free_rounds: { used: 1, left: 0 } });
  expect((await open(id)).bet).toMatchObject({ status: 409, body: { code: "NO_FREE_ROUND" } });
  await round.win("7.00");
  await round.end();
  await world.hear();
  expect(await world.money(cash)).toBe("107.00");
  expect(await shown(id)).toMatchObject({ state, paid: "7.00", free_rounds: { won: "7.00" } });
});

it.each([
  ["given up", forfeit, "FORFEITED"],
  ["over", runOut, "EXPIRED"],
])("takes bonus money back when it is %s, also that of a round that was open", async (_, end, state) => {
  const { id } = await take({ multiplier: "2" });
  await play(id, "40.00");
  const round = await open(id);
  await end(id);
  await round.win("9.00");
  await round.end();
  await world.hear();
  expect(await shown(id)).toMatchObject({ state, paid: "0.00", amount: "49.00" });
  expect(await world.money(cash)).toBe("100.00");
});

it("what was wagered in full is cash when the time of the last rounds is over", async () => {
  const { id, account } = await take({ multiplier: "2" });
  await play(id, "40.00");
  await stake(account, "80.00", "80.00");
  await runOut(id);
  expect(await shown(id)).toMatchObject({ state: "COMPLETED", reason: "WAGERED", paid: "40.00" });
});

it("is taken once, also tried at once, and a gift that fails midway leaves no rounds behind", async () => {
  const { body } = await create();
  const all = await Promise.all(Array.from({ length: 5 }, () => world.claim(body.key)));
  expect(all.filter(({ bonus }) => bonus !== null)).toHaveLength(1);
  const before = await freeGrantsOf(context().db, playerId(), context().clock.now());
  expect(before).toHaveLength(1);
  const offer = await offerById(context().db, Number((await create()).body.id));
  if (offer === null) throw new Error("no offer");
  const given = { playerId: playerId(), currency: "RUB", key: "free-midway" };
  const midway = context().transact(async (tx) => {
    await giveBonus(context(), tx, offer, given);
    throw new Error("stopped");
  });
  await expect(midway).rejects.toThrow("stopped");
  expect(await freeGrantsOf(context().db, playerId(), context().clock.now())).toEqual(before);
  // The same key answers the rounds it gave, and gives no others.
  const [grant] = before;
  if (grant === undefined) throw new Error("no grant");
  const { key, accountId, currency, stake: each, givenAt, expiresAt } = grant;
  const again = { key, playerId: playerId(), accountId, currency, game, stake: each, rounds: 9, givenAt, expiresAt };
  expect(await context().transact((tx) => giveFreeRounds(tx, again))).toBe(grant.id);
  expect(await freeGrantsOf(context().db, playerId(), context().clock.now())).toEqual(before);
  const one = all.find(({ bonus }) => bonus !== null)?.bonus?.id ?? "";
  await forfeit(one);
});

it.each([
  ["no rounds", { freeRounds: null }],
  ["no stake in a currency", { freeRounds: { game, rounds: 3, stakes: { USD: "1" } } }],
  ["stakes that do not add up", { freeRounds: { game, rounds: 4, stakes: { RUB: "10" } } }],
  ["rounds of another kind", { kind: "NO_DEPOSIT" }],
])("no offer has %s", async (_, change) => {
  expect((await create(change)).status).toBe(400);
});

it("the desk gives as many rounds as the offer says, and no other amount", async () => {
  const { body: offer } = await create();
  const grant = (key: string, more: object) =>
    wallet.test.call<{ id: string; code?: string }>("POST", "/bonus-api/v1/desk/grants", {
      headers: { ...desk, "idempotency-key": key },
      body: { player_id: playerId(), offer_id: Number(offer.id), currency: "RUB", ...more },
    });
  expect(await grant("free-rounds-amount", { amount: "500" })).toMatchObject({
    status: 409,
    body: { code: "OFFER_NOT_FOR_YOU" },
  });
  const given = await grant("free-rounds-given", {});
  expect(await grant("free-rounds-given", {})).toMatchObject({ status: 200, body: { id: given.body.id } });
  expect((await shown(given.body.id)).free_rounds).toMatchObject({ rounds: 3, left: 3 });
  await forfeit(given.body.id);
});

it("the demo site has one whose wins are cash and one whose wins are wagered", async () => {
  const cashOffer = await world.offer("harbour-free-rounds");
  expect(cashOffer).toMatchObject({
    phase: "OPEN",
    terms: { kind: "FREE_ROUNDS", multiplier: "0", freeRounds: { game: "old-harbour", rounds: 20 } },
  });
  expect((await world.offer("heron-free-rounds")).terms).toMatchObject({
    multiplier: "20",
    freeRounds: { game: "heron-lake", rounds: 30, stakes: { RUB: "10" } },
  });
  const { bonus, errors } = await world.claim("harbour-free-rounds");
  expect(errors).toEqual([]);
  expect(bonus?.free_rounds).toEqual({
    game: "old-harbour",
    stake: "10.00",
    rounds: 20,
    used: 0,
    left: 20,
    won: "0.00",
  });
  await forfeit(bonus?.id ?? "");
});
