/** Acts that ask for gifts: bonuses, promo codes, attempts and rewards. */
import { nextKey } from "../../../betting/coupons/testing/client.ts";
import { sql } from "../../../platform/database/drizzle.ts";
import { householdWorld } from "../../../people/household/testing/world.ts";
import { quickGift, type Act } from "./world.ts";

const codes = (errors: readonly { code: string }[]) => errors.map(({ code }) => code).join() || "OK";

const offers = [
  quickGift,
  "welcome-sport",
  "derby-free-bet",
  "double-play",
  "daily-free-bet",
  "welcome-casino",
  "slots-gift",
] as const;
const claim: Act = async (_, { me }, { a }) => {
  const key = offers[a % offers.length] ?? offers[0];
  return `${key} ${codes((await me.bonuses.claim(key)).errors)}`;
};

const redeem: Act = async (_, { me }, { a }) => {
  const code = a % 2 === 0 ? "SAFFRON-GIFT" : "WELCOME";
  return `${code} ${codes((await me.bonuses.redeem(code)).errors)}`;
};

const forfeit: Act = async ({ test, context }, { me }, { a }) => {
  const { rows } = await context.db.execute<{ id: string }>(
    sql`select id::text from bonus where player_id = ${me.id} and state = 'ACTIVE' order by id`,
  );
  const one = rows[a % Math.max(1, rows.length)];
  if (one === undefined || a % 3 !== 0) return "nothing";
  const { headers } = me.bonuses.client;
  return String((await test.call("POST", `/bonus-api/v1/bonuses/${one.id}/forfeit`, { headers })).status);
};

interface Answered {
  attempt: { id: string; state: string } | null;
  errors: { code: string }[];
}
/** Today's free attempt, or one for points; played at once. */
const attempt: Act = async ({ test }, { me }, { a }) => {
  const [game, source, move] = a % 2 === 0 ? ["fortuna", "DAILY", []] : ["chest", "POINTS", [4]];
  const { headers } = me.bonuses.client;
  const ask = async (path: string, body: object) =>
    (
      await test.call<Answered>("POST", `/bonus-game-api/v1/${path}`, {
        headers: { ...headers, "idempotency-key": nextKey() },
        body,
      })
    ).body;
  const taken = await ask(`games/${String(game)}/attempts`, { source });
  if (taken.attempt === null) return codes(taken.errors);
  const played = await ask(`attempts/${taken.attempt.id}/moves`, { step: 0, move, client_seed: "test-seed" });
  return `${String(game)} ${played.attempt?.state ?? codes(played.errors)}`;
};

const reward: Act = async ({ test }, { me }, { a }) => {
  const id = a % 2 === 0 ? "free-bet-small" : "free-bet-medium";
  const { body } = await test.call<{ errors: { code: string }[] }>("POST", `/bonus-api/v1/rewards/${id}/buy`, {
    headers: { ...me.bonuses.client.headers, "idempotency-key": nextKey() },
  });
  return `${id} ${codes(body.errors)}`;
};

/** So much time passes, and both sign in again. */
const pass =
  (hours: number): Act =>
  async ({ test }, { me, other }) => {
    test.advance(hours * 3_600_000);
    for (const { id, bonuses } of [me, other])
      Object.assign(bonuses.client.headers, await householdWorld(test).headersOf(id));
    return `${hours} h`;
  };

export const giftActs = { claim, redeem, forfeit, attempt, reward, wait: pass(1), week: pass(7 * 24) };
