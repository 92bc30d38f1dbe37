import { bonusOfDeposit } from "#shared/money/bonus/amounts.ts";
import { useBonusChangedSubscription } from "@/operations/loyalty/generated.ts";
import type { PaymentFieldsFragment } from "@/operations/office/generated.ts";
import { depositTermsOf, useHeldBonuses } from "@/features/office/payments/deposit/depositBonuses.ts";
import type { Sum } from "@/features/office/payments/method/sums.ts";

/** The bonus that a deposit has begun, live: it comes a moment after the money. Null for none. */
export function useBegunBonus(payment: PaymentFieldsFragment | null): Sum | null {
  const isPaidIn = payment?.direction === "DEPOSIT" && payment.state === "SUCCEEDED";
  const held = useHeldBonuses(isPaidIn);
  useBonusChangedSubscription({ skip: !isPaidIn, ignoreResults: true });
  if (!isPaidIn) return null;
  const { amount, currency } = payment.amount;
  const begun = held.find(
    ({ state, activatedAt, terms }) =>
      state === "ACTIVE" &&
      activatedAt !== null &&
      Date.parse(activatedAt) >= Date.parse(payment.createdAt) &&
      bonusOfDeposit(depositTermsOf(terms), amount, currency) !== null,
  );
  return begun?.amount ?? null;
}
