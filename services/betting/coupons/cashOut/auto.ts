/** Standing orders: a coupon is sold as soon as it is worth its target, once. */
import { and, asc, eq, isNotNull } from "../../../platform/database/drizzle.ts";
import { Exact } from "#shared/money/money.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import { stakeLeft } from "../after/store.ts";
import { eachAlone } from "../settle/settle.ts";
import { coupon } from "../tables.ts";
import { openCoupons } from "./open.ts";
import { sell } from "./sell.ts";
import { worthOf } from "./worth.ts";

const ordered = and(eq(coupon.state, "ACCEPTED"), isNotNull(coupon.autoCashOut));

/**
 * Sells every coupon that has reached its target. Each has its own transaction and is priced again in it, so a price
 * that has dropped back sells nothing.
 */
export async function sellAtTarget(context: ServiceContext): Promise<void> {
  const rows = await context.db.select().from(coupon).where(ordered).orderBy(asc(coupon.id));
  const due = (await openCoupons(context, context.db, rows)).filter((open) => isAtTarget(context, open));
  await eachAlone(due, async ({ row: { id } }) =>
    context.transact(async (tx) => {
      const [row] = await tx
        .select()
        .from(coupon)
        .where(and(eq(coupon.id, id), ordered))
        .for("update");
      const [open] = row ? await openCoupons(context, tx, [row]) : [];
      const worth = open && isAtTarget(context, open) ? worthOf(context, open) : null;
      if (!row || worth?.reason !== null) return;
      await sell(context, tx, row, { stake: stakeLeft(row), value: worth.value, for: "order" });
    }),
  );
}

function isAtTarget(context: ServiceContext, open: Parameters<typeof worthOf>[1]): boolean {
  const worth = worthOf(context, open);
  return (
    worth.reason === null &&
    open.row.autoCashOut !== null &&
    new Exact(worth.value).greaterThanOrEqualTo(open.row.autoCashOut)
  );
}
