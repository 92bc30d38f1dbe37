/**
 * Explains the cash of a pair. Every journal that touches their accounts must be of a kind that the test knows. It may bring
 * no more than the test's own reckoning of its bet, round, pool, payment or gift.
 */
import { sql } from "../../../platform/database/drizzle.ts";
import { attemptPrize, type CollusionWorld, type Pair } from "./world.ts";
import { isBonus, isCash, type Line, linesSince, sum } from "./ledger.ts";
import { couponsOf, decidedReturn, wageringFaults } from "./reckoning.ts";
import { cupFaults, pointsFaults, referralFaults } from "./promotions.ts";

/** Half of a minor unit, far more than floating-point sums are off by. */
const slack = 0.005;

type Class = "PAYMENT" | "CONVERSION" | "COUPON" | "ROUND" | "POOL" | "CUP" | "BONUS" | "GIFT" | "REPAYMENT";

/** What a journal is for, by its key; null if the test doesn't know. */
function classOf({ key, kind, coupon, round }: Line): Class | null {
  if (kind === "repayment") return "REPAYMENT";
  if (coupon !== null) return "COUPON";
  if (round !== null) return "ROUND";
  if (/^payment:\d+:/.test(key)) return "PAYMENT";
  if (kind === "conversion") return "CONVERSION";
  if (/^(toto|lotto):/.test(key)) return "POOL";
  if (/^bonus:\d+:(given|swept)/.test(key)) return "BONUS";
  if (/^(referral|bonusgame|cashback):/.test(key)) return "GIFT";
  return key.startsWith("tournament:") ? "CUP" : null;
}

const groups = (lines: readonly Line[], by: (line: Line) => string | null) =>
  [...Map.groupBy(lines, by)].map(([name, all]) => ({ name: name ?? "", all }));

/** Cash that the pair gained, with what of it repaid a debt at once. */
const gained = (lines: readonly Line[]) => sum(lines.filter((line) => isCash(line) || line.house === "debts"));

/** A payment may have moved only what the provider says it has moved. */
function paymentFaults({ provider }: CollusionWorld, lines: readonly Line[]): string[] {
  return groups(lines, ({ key }) => key.split(":")[1] ?? null).flatMap(({ name, all }) => {
    const known = provider.payments.get(name);
    const net = gained(all);
    const isIn = known?.kind === "deposit";
    const most = isIn && known.status === "succeeded" ? Number(known.amount) : 0;
    const least = known?.kind === "payout" && known.status === "paid" ? -Number(known.amount) : 0;
    // A fee comes on top of a deposit, and is kept from a withdrawal.
    return net > (least < 0 ? least : most) + slack ? [`the payment ${name} has left the pair ${net}`] : [];
  });
}

/** Converting to another currency and back never gains. */
function conversionFaults(lines: readonly Line[]): string[] {
  const done = groups(lines, ({ key }) => key).flatMap(({ all }) => {
    const [paid, got] = [
      all.find((line) => isCash(line) && line.amount < 0),
      all.find((line) => isCash(line) && line.amount > 0),
    ];
    return paid && got ? [{ from: paid.currency, to: got.currency, rate: -got.amount / paid.amount }] : [];
  });
  return done.flatMap(({ from, to, rate }) =>
    done.some((back) => back.from === to && back.to === from && back.rate * rate > 1 + 1e-9)
      ? [`${from} became more by way of ${to}`]
      : [],
  );
}

/** If bonus money paid part of a stake, no more cash comes back than the stake took. */
function fundedFault(what: string, all: readonly Line[], returned: number, isFree = false): string[] {
  const stakes = all.filter(({ kind }) => kind === "stake");
  const cash = -sum(stakes.filter(isCash));
  const isMixed = stakes.some(isBonus);
  const most = isFree || !isMixed ? returned : Math.min(returned, cash);
  const back = gained(all) + cash;
  return back > most + slack ? [`${what} brought ${back} of cash, ${most} are explained`] : [];
}

async function couponFaults(world: CollusionWorld, pair: Pair, lines: readonly Line[]): Promise<string[]> {
  const coupons = await couponsOf(world, pair);
  return groups(lines, ({ coupon }) => coupon).flatMap(({ name, all }) => {
    const coupon = coupons.get(name);
    if (coupon === undefined) return [`there is no coupon ${name}`];
    return fundedFault(`the coupon ${name}`, all, decidedReturn(pair, coupon), coupon.isFree);
  });
}

const roundFaults = (pair: Pair, lines: readonly Line[]): string[] =>
  groups(lines, ({ round }) => round).flatMap(({ name, all }) =>
    fundedFault(`the round ${name}`, all, pair.rounds.get(name)?.won ?? 0),
  );

/** Only the pair has bought tickets, so together they can't have won more than they paid in cash. */
function poolFaults(lines: readonly Line[]): string[] {
  const bonus = lines.filter(isBonus);
  const net = gained(lines);
  return [
    ...(bonus.length > 0 ? [`bonus money was in ${bonus.map(({ key }) => key).join()}`] : []),
    ...(net > slack ? [`pools brought ${net} more than was staked in cash`] : []),
  ];
}

interface BonusRow extends Record<string, unknown> {
  id: string;
  state: string;
}

/** Bonus money becomes cash by finished wagering only. */
async function bonusFaults(world: CollusionWorld, pair: Pair, lines: readonly Line[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, all } of groups(lines, ({ key }) => key.split(":")[1] ?? null)) {
    const { rows } = await world.context.db.execute<BonusRow>(
      sql`select id::text, state from bonus where id = ${name}`,
    );
    const [bonus] = rows;
    const paid = gained(all);
    if (paid <= 0) continue;
    if (bonus?.state !== "COMPLETED") faults.push(`the bonus ${name} is ${bonus?.state} and paid ${paid}`);
    faults.push(...(await wageringFaults(world, pair, name)));
  }
  return faults;
}

/** Gifts in cash: one attempt a day, and cashback of round stakes. `referralFaults` looks at friends. */
function giftFaults(pair: Pair, lines: readonly Line[]): string[] {
  const of = (prefix: string) => lines.filter((line) => isCash(line) && line.key.startsWith(prefix));
  const staked = [...pair.rounds.values()].reduce((total, round) => total + round.staked, 0);
  const faults: string[] = [];
  for (const [player, all] of Map.groupBy(of("bonusgame:"), (line) => line.player))
    if (all.length > 1 || sum(all) > Number(attemptPrize) + slack)
      faults.push(`player ${player} played the day's attempt twice`);
  const back = sum(of("cashback:"));
  if (back > staked * 0.003 + slack) faults.push(`cashback gave ${back} of ${staked}`);
  return faults;
}

/** Everything about the pair's cash that no rule explains. */
export async function auditFaults(world: CollusionWorld, pair: Pair): Promise<string[]> {
  const lines = (await linesSince(world, pair, pair.since)).filter(
    // One journal pays all tickets of a pool. Only the lines of the pair and of the house matter.
    ({ player }) => player === null || pair.players.some(({ id }) => id === player),
  );
  const classes = Map.groupBy(lines, classOf);
  const of = (name: Class) => classes.get(name) ?? [];
  return [
    ...(classes.get(null) ?? []).map(({ key, kind }) => `no rule explains ${kind} ${key}`),
    ...paymentFaults(world, of("PAYMENT")),
    ...conversionFaults(of("CONVERSION")),
    ...(await couponFaults(world, pair, of("COUPON"))),
    ...roundFaults(pair, of("ROUND")),
    ...poolFaults(of("POOL")),
    ...(await bonusFaults(world, pair, of("BONUS"))),
    ...giftFaults(pair, of("GIFT")),
    ...(await cupFaults(world, pair, of("CUP"))),
    ...(await pointsFaults(world, pair)),
    ...(await referralFaults(world, pair)),
  ];
}
