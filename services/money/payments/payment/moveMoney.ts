/** Moves the money that a payment's new state stands for. */
import type { PaymentState } from "#shared/money/payments.ts";
import { freeze, reopenAccount } from "../../accounts/public.ts";
import { appendDepositLimits } from "../../limits/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { PaymentRow } from "../tables.ts";
import { bookDeposit, bookPaid, holdDeposit, releaseDeposit, releaseMoney, takeDepositBack } from "./journals.ts";

/** States in which money has moved at the provider; they stand in its statements. */
export const moneyStates: readonly PaymentState[] = ["SUCCEEDED", "HELD", "REFUNDED", "CHARGED_BACK", "PAID"];

/**
 * Posts the journals of a locked payment that comes to a state; most states move nothing.
 * @param row as it was before, with the amounts that are booked
 * @param kept what the provider keeps for itself
 * @param held what is held for a withdrawal, where that isn't its amount
 */
export async function moveMoney(
  context: Pick<ServiceContext, "clock" | "outbox" | "siteConfig">,
  tx: Tx,
  row: PaymentRow,
  to: PaymentState,
  kept: string,
  held?: string,
): Promise<void> {
  const now = context.clock.now();
  if (to === "SUCCEEDED") {
    // Money that comes late finds its account open again.
    await reopenAccount(tx, row.accountId);
    await bookDeposit(context, tx, row, row.state === "HELD" ? null : kept);
    await appendDepositLimits(context, tx, row.playerId, now);
  } else if (to === "HELD") await holdDeposit(context, tx, row, kept);
  else if (to === "REFUNDED" || to === "CHARGED_BACK") {
    await (row.state === "HELD" ? releaseDeposit : takeDepositBack)(context, tx, row);
    // What is left may come from the same stolen card: it stays where it is until the staff have looked.
    if (to === "CHARGED_BACK") await freeze(context, tx, row.playerId, "charged_back");
    await appendDepositLimits(context, tx, row.playerId, now);
  } else if (to === "PAID") await bookPaid(context, tx, row, kept, held);
  else if (to === "FAILED" && row.direction === "WITHDRAWAL") await releaseMoney(context, tx, row);
}
