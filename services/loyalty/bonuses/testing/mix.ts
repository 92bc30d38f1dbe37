/** What random mixes of bonuses share: rounds as a studio sends them, and all that stands about bonuses. */
import { sql } from "../../../platform/database/drizzle.ts";
import { nextKey } from "../../../betting/coupons/testing/client.ts";
import { game, type WalletWorld } from "../../../money/wallet/testing/world.ts";
import type { TestServices } from "../../../testing/services.ts";

export interface PlayedRound {
  id: string;
  bet(amount: string): Promise<{ id: string; code: string }>;
  win(bet: string, amount: string): Promise<string>;
  rollback(bet: string, amount: string): Promise<string>;
  end(): Promise<string>;
}

/** A round of a launched game; each call answers its code. */
export function playedRound(wallet: WalletWorld, token: string, playerId: number): PlayedRound {
  const common = { round: `mix-${nextKey()}`, game, player: String(playerId), currency: "RUB" };
  const call = async (name: string, body: object) => {
    const id = `call-${nextKey()}`;
    const { status, body: said } = await wallet.call(name, { id, ...common, ...body });
    return { id, code: status === 200 ? "OK" : (said.code ?? String(status)) };
  };
  return {
    id: common.round,
    bet: (amount) => call("bet", { token, amount }),
    win: async (bet, amount) => (await call("win", { bet, amount })).code,
    rollback: async (bet, amount) => (await call("rollback", { bet, amount })).code,
    end: async () => (await call("end", {})).code,
  };
}

/** All that stands about bonuses: states, sums, ledgers of wagering and balances. */
export async function standing({ services }: TestServices): Promise<{ id: number }[]> {
  const { rows } = await services.context.db.execute<{ id: number }>(sql`
    select bonus.id, state, reason, wagered::text, paid::text, account.balance::text as balance,
      (select jsonb_agg(jsonb_build_array(source_id, amount, wager.reason) order by source_id) from bonus_wager wager where bonus_id = bonus.id) as wagers
    from bonus left join ledger_account account on account.id = bonus.account_id order by bonus.id`);
  return rows;
}
