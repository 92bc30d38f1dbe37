/** What deposits do to bonuses: the first that is large enough begins one that waits; one that is taken back ends it. */
import { asc, eq } from "../../../platform/database/drizzle.ts";
import type { z } from "zod";
import type { payment as paymentSchema } from "../../../money/payments/public.ts";
import { lockPlayer } from "../../../people/players/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import { definePort } from "../../../platform/ports.ts";
import { bonus } from "../tables.ts";
import { personalHindrance } from "./standing.ts";
import { endBonus } from "./end.ts";
import { beginByDeposit } from "./give.ts";
import { lockBonus, openBonusesOf } from "./store.ts";

export type Payment = Pick<z.infer<typeof paymentSchema>, "id" | "direction" | "state" | "amount" | "currency">;

/** Services above that give something for deposits; each hears of one at least once. */
export const depositHearers =
  definePort<
    (
      context: Pick<ServiceContext, "clock" | "outbox" | "transact">,
      playerId: number,
      payment: Payment,
    ) => Promise<void>
  >("bonuses.depositHearers");

/** A deposit as an event tells of it. The same event again changes nothing. */
export async function hearOfDeposit(
  context: Pick<ServiceContext, "clock" | "outbox" | "transact">,
  playerId: number,
  payment: Payment,
): Promise<void> {
  if (payment.direction !== "DEPOSIT") return;
  for (const hear of depositHearers.answers) await hear(context, playerId, payment);
  if (payment.state === "REFUNDED" || payment.state === "CHARGED_BACK") return takeBack(context, payment.id);
  if (payment.state !== "SUCCEEDED") return;
  await context.transact(async (tx) => {
    await lockPlayer(tx, playerId);
    if ((await personalHindrance(context, tx, playerId)) !== null) return;
    const [known] = await tx
      .select({ id: bonus.id })
      .from(bonus)
      .where(eq(bonus.paymentId, payment.id))
      .orderBy(asc(bonus.id));
    if (known !== undefined) return;
    for (const row of await openBonusesOf(tx, playerId))
      if ((await beginByDeposit(context, tx, row, payment)) !== null) return;
  });
}

async function takeBack(context: Pick<ServiceContext, "clock" | "outbox" | "transact">, paymentId: string) {
  await context.transact(async (tx) => {
    const [brought] = await tx.select({ id: bonus.id }).from(bonus).where(eq(bonus.paymentId, paymentId));
    const row = brought === undefined ? null : await lockBonus(tx, brought.id);
    if (row !== null) await endBonus(context, tx, row, "CANCELLED", "DEPOSIT_TAKEN_BACK");
  });
}
