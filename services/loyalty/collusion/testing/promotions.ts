/** Cups, points and friends, reckoned again by their terms. */
import { sql } from "../../../platform/database/drizzle.ts";
import { standardTerms } from "../../referral/terms.ts";
import { plain } from "../../tournaments/testing/world.ts";
import { isCash, type Line, sum } from "./ledger.ts";
import { type Coupon, couponsOf, factorOf } from "./reckoning.ts";
import type { CollusionWorld, Pair } from "./world.ts";

/** The least price of bets that bring points, and of stakes that count for a friend. */
const pointsFrom = 1.2;
const friendsFrom = Number(standardTerms.minCoef);

const product = ({ legs }: Coupon) => legs.reduce((all, { coef }) => all * coef, 1);

/** Prizes come to no more than the cup's own and the fees, and no ratio is better than that of all that was staked. */
export async function cupFaults(world: CollusionWorld, pair: Pair, lines: readonly Line[]): Promise<string[]> {
  const faults: string[] = [];
  const net = sum(lines.filter(isCash));
  const own = plain.prizes.reduce((total, { amount }) => total + Number(amount ?? 0), 0);
  if (net > own + 0.005) faults.push(`a cup of ${own} has brought ${net}`);
  if (pair.cup === null) return faults;
  const { rows } = await world.context.db.execute<{ player: number; points: number; at: number }>(
    sql`select player_id as player, points, joined_at::float as at from tournament_entry where tournament_id = ${pair.cup}`,
  );
  // Stakes from bonus accounts count for nothing.
  const cash = new Set(pair.players.flatMap(({ rub, usd, eur }) => [rub, usd, eur]));
  const coupons = [...(await couponsOf(world, pair)).values()].filter(
    ({ isFree, stake, state, account }) =>
      !isFree && cash.has(account) && stake >= Number(plain.minStake) && state !== "REJECTED",
  );
  for (const { player, points, at } of rows) {
    // Void bets are none, so a coupon of one counts for nothing.
    const played = coupons.filter(
      (coupon) => coupon.player === player && coupon.placedAt >= at && isPlayed(pair, coupon),
    );
    const staked = played.reduce((total, { stake }) => total + stake, 0);
    // Prices never move: what was sold has brought no more than its stake.
    const won = played.reduce((total, coupon) => {
      const { stake, sold } = coupon;
      return total + sold + (stake - sold) * (factorOf(pair, coupon) ?? 0);
    }, 0);
    if (points > (staked === 0 ? 0 : (100 * won) / staked) + 1)
      faults.push(`player ${player} has ${points} points in the cup for ${won} of ${staked}`);
  }
  return faults;
}

const isPlayed = (pair: Pair, { legs }: Coupon) =>
  legs.some(({ outcome }) => pair.outcomes.get(outcome)?.result !== "VOID");

/** Points are for coupons that could be lost. */
export async function pointsFaults(world: CollusionWorld, pair: Pair): Promise<string[]> {
  const coupons = await couponsOf(world, pair);
  const { rows } = await world.context.db.execute<{ key: string; amount: number }>(sql`
    select key, amount from points_entry
    where player_id in (${pair.players[0].id}, ${pair.players[1].id}) and reason = 'COUPON'`);
  return rows.flatMap(({ key, amount }) => {
    const coupon = coupons.get(key.split(":")[1] ?? "");
    const isDue = coupon !== undefined && !coupon.isFree && coupon.legs.every(({ coef }) => coef >= pointsFrom);
    return isDue && amount <= coupon.stake / 100 ? [] : [`${amount} points for ${key}`];
  });
}

/** A friend is paid for once they have deposited and staked enough that could be lost, and is no one of the household. */
export async function referralFaults(world: CollusionWorld, pair: Pair): Promise<string[]> {
  const [, friend] = pair.players;
  const { rows } = await world.context.db.execute<{ state: string }>(
    sql`select state from referral_friend where friend_id = ${friend.id}`,
  );
  if (rows[0]?.state !== "PAID") return [];
  if (pair.isHousehold) return ["a friend of the household was paid for"];
  const coupons = [...(await couponsOf(world, pair)).values()].filter(
    (coupon) => coupon.player === friend.id && !coupon.isFree && product(coupon) >= friendsFrom,
  );
  const rounds = [...pair.rounds.values()].filter(
    ({ staked, won }) => Math.abs(won - staked) >= staked * (friendsFrom - 1) - 0.005,
  );
  const staked =
    coupons.reduce((total, { stake }) => total + stake, 0) + rounds.reduce((total, round) => total + round.staked, 0);
  const least = Number(standardTerms.currencies.find(({ currency }) => currency === "RUB")?.minTurnover);
  return staked >= least ? [] : [`a friend was paid for with ${staked} at risk`];
}
