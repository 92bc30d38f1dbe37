/** The event of a coupon. */
import type { ServiceContext } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";
import { couponsById } from "./store.ts";

/** Writes the event of a coupon as it is in this transaction. Events have no language: names are in English. */
export async function appendCoupon(
  context: Pick<ServiceContext, "outbox">,
  tx: Tx,
  playerId: number,
  couponId: number,
): Promise<void> {
  const [coupon] = await couponsById(tx, playerId, [couponId], "en");
  if (coupon) await context.outbox.append(tx, { type: "coupon", userId: playerId, data: { userId: playerId, coupon } });
}
