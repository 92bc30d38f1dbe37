/** Methods as the API tells them. */
import type { z } from "zod";
import type { PaymentDirection } from "#shared/money/payments.ts";
import type { LanguageCode } from "#shared/site/languages.ts";
import type { paymentMethod } from "../shapes.ts";
import type { OfferedMethod } from "./offered.ts";
import { boundsOf, feeRuleOf, presetsOf, termsOf } from "./terms.ts";

/** A method as it is for an account in a currency. @throws Error for a direction that it doesn't have */
export function toMethod(
  { method, instruments, blocked }: OfferedMethod,
  direction: PaymentDirection,
  currency: string,
  language: LanguageCode,
): z.infer<typeof paymentMethod> {
  const terms = termsOf(method, direction);
  if (terms === null) throw new Error(`${method.code} has no terms for ${direction}`);
  const { minAmount, maxAmount, maxPerDay, maxPerMonth } = boundsOf(terms, currency);
  return {
    id: method.code,
    kind: method.kind,
    name: method.names[language],
    min_amount: minAmount,
    max_amount: maxAmount,
    max_per_day: maxPerDay,
    max_per_month: maxPerMonth,
    fee: feeRuleOf(terms, currency),
    presets: presetsOf(terms, currency),
    minutes_from: terms.minutes[0],
    minutes_to: terms.minutes[1],
    destination: method.destination,
    networks: method.destination === "address" ? method.networks : [],
    banks: method.banks,
    instruments: instruments.map(({ token, brand = null, last4 = null, expiry = null, account = null }) => ({
      token,
      brand,
      last4,
      expiry,
      account,
    })),
    blocked,
  };
}
