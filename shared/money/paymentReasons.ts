/**
 * Why payments end as they do: the codes that the house itself writes, and those of the provider's contract. Players read
 * each as a sentence. The operator's staff may reject a withdrawal with a code of their own.
 */

/** What the provider's contract names (docs/provider.md). */
export const providerReasons = [
  "declined",
  "insufficient_funds",
  "lost_card",
  "expired_card",
  "authentication_failed",
  "cancelled",
  "expired",
  "bad_destination",
] as const;

/** What the house writes. */
export const houseReasons = [
  /** The provider refused the order for good. */
  "refused",
  /** The provider no longer knows the card or account that was named. */
  "instrument_unknown",
  /** The provider told of other money than was asked for, and the operator's staff booked it as told. */
  "booked_as_told",
  /** The same, and the staff refused it. */
  "mismatch",
  /** A deposit came in when a deposit limit no longer allowed it: the staff decide whether it is credited or returned. */
  "over_limit",
  /** A deposit came in during a self-exclusion or a time-out, and is returned. */
  "during_exclusion",
  /** A deposit was called off because the player excluded themselves or lowered a limit. */
  "called_off",
] as const;
export type HouseReason = (typeof houseReasons)[number];

export const paymentReasons = [...providerReasons, ...houseReasons] as const;
