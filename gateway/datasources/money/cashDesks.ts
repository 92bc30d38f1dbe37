/** Cash desks in the schema's words. */
import type { CashDesk } from "../../generated/resolvers.ts";
import type { components } from "../../upstream/payments.ts";

const kinds = { desk: "DESK", terminal: "TERMINAL" } as const;

export function toCashDesk(body: components["schemas"]["CashDesk"]): CashDesk {
  const { kind, time_zone: timeZone, can_deposit: canDeposit, can_withdraw: canWithdraw, ...rest } = body;
  return { ...rest, kind: kinds[kind], timeZone, canDeposit, canWithdraw };
}
