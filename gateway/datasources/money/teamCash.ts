/** Payments at cash desks, in the schema's words. */
import type { TeamCashPayment } from "../../generated/resolvers.ts";
import type { components } from "../../upstream/payments.ts";

type Body = components["schemas"]["TeamCashPayment"];

const statuses = { 1: "WAITING", 2: "PAID", 3: "NOT_PAID", 4: "RETURNED" } as const;

const isKnown = (id: number): id is keyof typeof statuses => id in statuses;

/** @throws Error for a status that the contract doesn't have */
export function toTeamCashPayment(body: Body): TeamCashPayment {
  const { status_id: status } = body;
  if (!isKnown(status)) throw new Error(`a cash desk's payment has the status ${status}`);
  return {
    id: body.id,
    status: statuses[status],
    statusTitle: body.status_title,
    message: body.message,
    translateMessage: body.translate_message,
    skksHash: body.skks_hash,
    timestamp: body.timestamp,
    datePayment: body.date_payment,
    summ: { amount: body.summ, currency: body.currency },
    moneyDepositId: body.money_deposit_id,
  };
}
