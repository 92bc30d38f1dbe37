import { paymentReasons } from "#shared/money/paymentReasons.ts";
import type words from "@/platform/i18n/en/index.ts";

type Reason = keyof (typeof words)["payments"]["reason"];

/** Every code of the house and of the provider's contract has a sentence; the operator's own have a common one. */
const TOLD = paymentReasons satisfies readonly Reason[];

/** Key of the sentence that says why a payment ended as it did. */
export const reasonKey = (reason: string): `reason.${Reason}` =>
  `reason.${TOLD.find((told) => told === reason) ?? "OTHER"}`;
