/** Asking for a withdrawal: its money is held in the transaction that writes it. */
import { endCashTies, isCashTied } from "../../accounts/public.ts";
import { notePerson } from "../../../people/household/public.ts";
import { Exact } from "#shared/money/money.ts";
import type { FieldError } from "../../../platform/http/api.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { CashDesk } from "../cashDesks/desks.ts";
import type { Method } from "../methods/catalogue.ts";
import { change } from "../payment/change.ts";
import { holdMoney } from "../payment/journals.ts";
import { openPayment, refused, type Asked, type Outcome } from "../payment/open.ts";
import { deskProblem, destinationOf } from "./destination.ts";
import { needsVerification } from "./verify.ts";
import type { Destination } from "../tables.ts";

export interface AskedWithdrawal extends Asked {
  destination: Destination;
  /** Whether the player gives up the bonuses that end when this money leaves. */
  endsBonus: boolean;
}

/** Opens a withdrawal. It waits for a decision of the operator's staff, or of the automatic desk. */
export async function requestWithdrawal(
  context: ServiceContext,
  methods: readonly Method[],
  desks: readonly CashDesk[],
  { destination: given, endsBonus, ...asked }: AskedWithdrawal,
): Promise<Outcome> {
  const method = methods.find(({ code }) => code === asked.method);
  const read = method === undefined ? { destination: given } : destinationOf(method, given, asked.instrument);
  if ("problem" in read) return refused(read.problem.code, read.problem.message, read.problem.path);
  const { destination } = read;
  const own = {
    details: destination,
    destination,
  };
  return openPayment(context, methods, "WITHDRAWAL", asked, own, async (tx, row, draft): Promise<FieldError[]> => {
    if (!new Exact(draft.amount).greaterThan(draft.fee))
      return [{ code: "AMOUNT_TOO_SMALL", message: "The fee takes all of it", path: ["amount"] }];
    const wrong = deskProblem(desks, destination, row.currency);
    if (wrong !== null) return [wrong];
    const cash = { playerId: row.playerId, currency: row.currency };
    if (!endsBonus && (await isCashTied(tx, cash)))
      return [{ code: "BONUS_ENDS", message: "A bonus ends when this money leaves", path: ["endsBonus"] }];
    if (!(await holdMoney(context, tx, row)))
      return [{ code: "INSUFFICIENT_FUNDS", message: "The account has too little", path: ["amount"] }];
    await endCashTies(context, tx, cash);
    const { iban, wallet, address } = destination;
    await notePerson(context, tx, row.playerId, { wallet: iban ?? wallet ?? address ?? null });
    if (await needsVerification(context, tx, row))
      await change(context, tx, row, { to: "VERIFICATION_REQUIRED", actor: "desk" });
    return [];
  });
}
