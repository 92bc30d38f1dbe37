/** Acts of play: coupons, rounds, tickets and cups, from cash and from bonus accounts. */
import { sql } from "../../../platform/database/drizzle.ts";
import { deedsOf } from "../../../betting/coupons/testing/after.ts";
import { settleKnown } from "../../../betting/coupons/settle/settle.ts";
import { playedRound } from "../../bonuses/testing/mix.ts";
import { newMarket, type Act, type CollusionWorld, type Luck, type Pair, type Player } from "./world.ts";

const pick = <T>(all: readonly [T, ...T[]], index: number): T => all[index % all.length] ?? all[0];
const codes = (errors: readonly { code: string }[]) => errors.map(({ code }) => code).join() || "OK";

/** Open bonus accounts of a player. */
async function bonusAccounts({ context }: CollusionWorld, { id }: Player): Promise<number[]> {
  const { rows } = await context.db.execute<{ id: number }>(
    sql`select id from ledger_account where player_id = ${id} and type = 4 and closed_at is null order by id`,
  );
  return rows.map((row) => row.id);
}

/** A bonus account if the player has one, but cash every third time. */
async function accountFor(world: CollusionWorld, me: Player, b: number): Promise<number> {
  const [bonus] = await bonusAccounts(world, me);
  return bonus === undefined || b % 3 === 0 ? me.rub : bonus;
}

/** All that can be staked from an account: a bonus account takes the cash beside it first. */
async function spendable({ bonuses, rub }: Player, account: number): Promise<number> {
  const own = Number(await bonuses.money(account));
  return Math.floor(account === rub ? own : own + Number(await bonuses.money(rub)));
}

async function place(me: Player, body: object): Promise<string> {
  const { body: answer } = await me.bonuses.client.place({ hasBonusBet: false, ...body });
  return codes(answer.errors);
}
const bets = (world: CollusionWorld, pair: Pair, coef: string, legs: number) =>
  Array.from({ length: legs }, () => ({ outcomeId: newMarket(world, pair, coef)[0], coef }));

/** Singles and expresses, from sure ones to long shots. */
const bet: Act = async (world, { pair, me }, { a, b }) => {
  const account = await accountFor(world, me, b);
  const [coef, legs] = [pick(["1.500", "1.010", "2.000", "4.000"], a), b % 2 === 0 ? 3 : 1];
  const most = await spendable(me, account);
  const amount = String(a % 5 === 0 ? most : Math.min(most, 500));
  const body = { accountId: String(account), typeId: legs === 1 ? 0 : 1, amount, bets: bets(world, pair, coef, legs) };
  return `${amount} from ${account === me.rub ? "cash" : "bonus"}, ${legs} at ${coef}: ${await place(me, body)}`;
};

/** Both back the two sides of one market, so that one of them wins whatever happens. */
const cover: Act = async (world, { pair, me, other }, { a, b }) => {
  const coef = pick(["1.900", "1.950"], a);
  const sides = newMarket(world, pair, coef);
  const told = [];
  for (const [index, player] of [me, other].entries()) {
    const account = await accountFor(world, player, b + index);
    const amount = String(Math.min(await spendable(player, account), 2_000));
    const bet = [{ outcomeId: sides[index], coef }];
    told.push(await place(player, { accountId: String(account), typeId: 0, amount, bets: bet }));
  }
  return told.join(" and ");
};

/** Part of the stake is paid by selling open bets. */
const advance: Act = async (world, { pair, me }, { a }) => {
  const amount = String(20 + (a % 80));
  const bet = bets(world, pair, "2.000", 1);
  return place(me, { accountId: String(me.rub), typeId: 0, amount, prepaidAmount: amount, bets: bet });
};

const freeBet: Act = async (world, { pair, me }, { a }) => {
  const { rows } = await world.context.db.execute<{ code: string }>(
    sql`select promo_code as code from bonus where player_id = ${me.id} and state = 'ACTIVE' and promo_code is not null order by id`,
  );
  const code = rows[a % Math.max(1, rows.length)]?.code;
  if (code === undefined) return "none";
  const legs = a % 2 === 0 ? 3 : 1;
  const body = { accountId: String(me.rub), typeId: legs === 1 ? 0 : 1, bets: bets(world, pair, "2.000", legs) };
  return place(me, { ...body, promoCode: code });
};

interface Open extends Record<string, unknown> {
  id: string;
  player_id: number;
  type: number;
}
const openCoupons = async ({ context }: CollusionWorld, { players }: Pair): Promise<Open[]> =>
  (
    await context.db.execute<Open>(sql`
      select coupon.id::text, coupon.player_id, account.type from coupon join ledger_account account on account.id = account_id
      where coupon.player_id in (${players[0].id}, ${players[1].id}) and state = 'ACCEPTED' order by coupon.id`)
  ).rows;

const isLucky = (luck: Luck, { name }: Pick<Player, "name">, isBonus: boolean, random: number): boolean =>
  luck === "RANDOM" ? random % 2 === 0 : luck === "BONUS" ? isBonus : luck === "CASH" ? !isBonus : luck === name;

/** Decides every open bet by the luck of the mix. */
export const settle: Act = async (world, { pair }, { b }) => {
  const { context, toto } = world;
  const open = (await openCoupons(world, pair)).map((each) => {
    const player = pair.players.find(({ id }) => id === each.player_id) ?? pair.players[0];
    return { ...each, isLucky: isLucky(pair.luck, player, each.type === 4, Number(each.id) + b) };
  });
  const decide = (outcome: string, result: "WON" | "LOST" | "VOID") => {
    const known = pair.outcomes.get(outcome);
    if (known === undefined || known.result !== null) return;
    known.result = result;
    toto.book.setResult(outcome, result);
  };
  for (const { id, isLucky: wins } of open.toSorted((one, next) => Number(next.isLucky) - Number(one.isLucky))) {
    const { rows } = await context.db.execute<{ outcome: string }>(
      sql`select outcome_id as outcome from coupon_bet where coupon_id = ${id} order by position`,
    );
    for (const { outcome } of rows) {
      const result = b % 7 === 0 && outcome === rows[0]?.outcome ? "VOID" : wins ? "WON" : "LOST";
      decide(outcome, result);
      const side = outcome.endsWith("home") ? outcome.replace(/home$/, "away") : outcome.replace(/away$/, "home");
      decide(side, result === "VOID" ? "VOID" : result === "WON" ? "LOST" : "WON");
    }
  }
  await settleKnown(context);
  return `${open.length} coupons`;
};

const sell: Act = async (world, { me, pair }, { a, b }) => {
  const own = (await openCoupons(world, pair)).filter((each) => each.player_id === me.id);
  const one = own[a % Math.max(1, own.length)];
  if (one === undefined) return "nothing";
  const deeds = deedsOf(world.test, me.bonuses.client);
  const { cashOut } = await deeds.offers(one.id);
  if (!cashOut) return "no offer";
  const share = b % 2 === 0 ? { share: "0.5" } : {};
  const { body } = await deeds.cashOut(one.id, { token: cashOut.token, value: cashOut.value, ...share });
  return `coupon ${one.id} at ${cashOut.value}: ${codes(body.errors)}`;
};

/** Rounds of a game whose odds the player chooses: sure ones, and ones that double or lose. */
const rounds: Act = async (world, { pair, me }, { a, b }) => {
  const { wallet } = world;
  const account = await accountFor(world, me, b);
  wallet.client = { ...me.bonuses.client, accounts: { RUB: String(account) } };
  const token = await wallet.launch().catch(() => null);
  if (token === null) return "refused";
  const isSure = a % 2 === 0;
  const told = [];
  for (let times = 0; times < 1 + (b % 3); times += 1) {
    const staked = Math.min(await spendable(me, account), 500);
    const round = playedRound(wallet, token, me.id);
    const placed = await round.bet(`${staked}.00`);
    told.push(placed.code);
    if (placed.code !== "OK") break;
    const won = isSure ? staked * 1.01 : isLucky(pair.luck, me, account !== me.rub, a + times) ? 2 * staked : 0;
    pair.rounds.set(round.id, { account, staked, won });
    if (won > 0) await round.win(placed.id, won.toFixed(2));
    await round.end();
  }
  return `${isSure ? "sure" : "double"} from ${account === me.rub ? "cash" : "bonus"}: ${told.join()}`;
};

/** A single line, or every line there is. */
const totoTicket: Act = async ({ toto, ...world }, { pair, me }, { a, b }) => {
  pair.draws.toto ??= await toto.compose();
  toto.client = me.bonuses.client;
  const account = await accountFor({ toto, ...world }, me, b);
  const picks = a % 3 === 0 ? ["1X2", "1X2", "1X2"] : ["1", "1", pick(["1", "X"], b)];
  const { body } = await toto.buy(pair.draws.toto, picks, { account_id: account });
  return `${picks.join(" ")} from ${account === me.rub ? "cash" : "bonus"}: ${codes(body.errors)}`;
};

/** Four balls of four, so that every line wins its share of the pool. */
const sureLottery = {
  balls: 4,
  drawn: 4,
  bonus: 0,
  leastPicks: 4,
  mostPicks: 4,
  mostNumbers: 4,
  leastStake: "10",
  mostStake: "1000",
  poolShare: 7_000,
  categories: [{ picks: 4, hits: 4, bonus: null, share: 10_000, times: 0 }],
};
const lottoTicket: Act = async ({ lotto, ...world }, { pair, me }, { a, b }) => {
  pair.draws.lotto ??= await lotto.open("6x49", sureLottery);
  lotto.client = me.bonuses.client;
  const account = await accountFor({ lotto, ...world }, me, b);
  const stake = pick(["10", "200"], a);
  const { body } = await lotto.buy(pair.draws.lotto, { account_id: account, stake, numbers: [1, 2, 3, 4] });
  return `${stake} from ${account === me.rub ? "cash" : "bonus"}: ${codes(body.errors)}`;
};

/** The cup ranks by the ratio of wins to stakes. */
const joinCup: Act = async ({ tournaments }, { pair, me }) => {
  pair.cup ??= (await tournaments.create({ scoring: "WIN_RATIO", unit: null, fee: "50", feeShare: "100" })).id;
  const { body } = await tournaments.join(me.bonuses, pair.cup, me.rub);
  return codes(body.errors);
};

export const playActs = { bet, cover, advance, freeBet, settle, sell, rounds, totoTicket, lottoTicket, joinCup };
