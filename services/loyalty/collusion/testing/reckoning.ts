/** What a coupon pays and what counts towards wagering, by the stated rules and the test's own results. */
import { sql } from "../../../platform/database/drizzle.ts";
import type { CollusionWorld, Pair } from "./world.ts";

interface Leg {
  outcome: string;
  coef: number;
}
export interface Coupon {
  id: string;
  player: number;
  account: number;
  state: string;
  stake: number;
  /** Stake that was sold. */
  sold: number;
  isFree: boolean;
  isExpress: boolean;
  placedAt: number;
  legs: Leg[];
}

/** Coupons of a pair, by number. */
export async function couponsOf({ context }: CollusionWorld, { players }: Pair): Promise<Map<string, Coupon>> {
  const { rows } = await context.db.execute<Omit<Coupon, "stake" | "sold"> & { stake: string; sold: string }>(sql`
    select id::text, player_id as player, account_id as account, state, amount::text as stake, cashed_stake::text as sold,
      coalesce(promo->>'kind' = 'FREE_BET', false) as "isFree", type_id = 1 as "isExpress", placed_at::float as "placedAt",
      (select jsonb_agg(jsonb_build_object('outcome', outcome_id, 'coef', coef::float) order by position) from coupon_bet where coupon_id = coupon.id) as legs
    from coupon where player_id in (${players[0].id}, ${players[1].id}) order by id`);
  return new Map(rows.map((row) => [row.id, { ...row, stake: Number(row.stake), sold: Number(row.sold) }]));
}

/** The result that the test has set. */
const resultOf = (pair: Pair, { outcome }: Leg) => pair.outcomes.get(outcome)?.result ?? null;
const priceOf = (pair: Pair, { outcome }: Leg) => Number(pair.outcomes.get(outcome)?.coef ?? 0);

/** The factor that a decided coupon pays on its stake; null while it is open. */
export function factorOf(pair: Pair, { legs }: Coupon): number | null {
  const results = legs.map((leg) => resultOf(pair, leg));
  if (results.includes("LOST")) return 0;
  if (results.includes(null)) return null;
  return legs.reduce((product, leg) => product * (resultOf(pair, leg) === "WON" ? priceOf(pair, leg) : 1), 1);
}

/** The most that a coupon can have paid. Prices never move, so a sale pays at most the stake sold. */
export function decidedReturn(pair: Pair, coupon: Coupon): number {
  const { state, stake, sold, isFree } = coupon;
  if (state === "REJECTED") return stake;
  const factor = factorOf(pair, coupon) ?? 0;
  const won = (stake - sold) * (isFree ? Math.max(0, factor - 1) : factor);
  return sold + won;
}

interface Wagering extends Record<string, unknown> {
  account: number;
  required: string;
  amount: string;
  terms: {
    product: string;
    multiplier: string;
    minLegs: number;
    minCoef: string;
    casinoPercent: string;
    currencies: { currency: string; maxStake: string | null }[];
  };
}

/** Counts a completed wagering again, from the bets that could be lost. */
export async function wageringFaults(world: CollusionWorld, pair: Pair, bonusId: string): Promise<string[]> {
  const { rows } = await world.context.db.execute<Wagering>(
    sql`select account_id as account, required::text, amount::text, terms from bonus where id = ${bonusId}`,
  );
  const [row] = rows;
  if (row === undefined) return [`there is no bonus ${bonusId}`];
  const { terms, account } = row;
  const most = Number(terms.currencies.find(({ currency }) => currency === "RUB")?.maxStake ?? Infinity);
  const coupons = [...(await couponsOf(world, pair)).values()].filter((coupon) => {
    const valid = coupon.legs.filter((leg) => resultOf(pair, leg) !== "VOID");
    return (
      coupon.account === account &&
      coupon.sold === 0 &&
      factorOf(pair, coupon) !== null &&
      terms.product !== "CASINO" &&
      (coupon.isExpress || terms.minLegs === 1) &&
      valid.length >= terms.minLegs &&
      valid.every((leg) => priceOf(pair, leg) >= Number(terms.minCoef))
    );
  });
  const rounds = [...pair.rounds.values()].filter((round) => round.account === account && terms.product !== "SPORT");
  const wagered =
    coupons.reduce((total, { stake }) => total + Math.min(stake, most), 0) +
    rounds.reduce(
      (total, { staked, won }) =>
        total + (Math.min(staked, most, Math.abs(won - staked)) * Number(terms.casinoPercent)) / 100,
      0,
    );
  const required = Math.max(Number(row.required), Number(row.amount) * Number(terms.multiplier));
  return wagered < required - 0.01 ? [`the bonus ${bonusId} became cash after ${wagered} of ${required} at risk`] : [];
}
