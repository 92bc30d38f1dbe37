/** Money that a player's coupons move. */
import { Exact } from "#shared/money/money.ts";
import { isEntity } from "../../store.ts";
import type { MockContext } from "../context.ts";

/** Adds to an account (a negative amount takes) and tells the player's sockets. */
export function move(accountId: string, amount: string, { state, playerId }: MockContext): void {
  const balance = state.store.get("Account", accountId)?.["balance"];
  if (!isEntity(balance)) return;
  state.set("Account", accountId, {
    balance: { amount: new Exact(String(balance["amount"])).plus(amount).toFixed(2) },
  });
  state.publish(
    "balanceChanged",
    { balanceChanged: accountId },
    ({ session }) => session !== null && state.sessions.get(session) === playerId,
  );
}

/** Tells the player's sockets of a coupon. */
export function tellCoupon(id: string, { state, playerId }: MockContext): void {
  state.publish(
    "couponChanged",
    { couponChanged: id },
    ({ session }) => session !== null && state.sessions.get(session) === playerId,
  );
}
