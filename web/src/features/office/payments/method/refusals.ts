/** Where the cashier shows what the server refuses: each at the field it concerns, the rest over the button. */
import type words from "@/platform/i18n/en/index.ts";
import type { Refusal } from "./order.ts";

export type DetailName = "iban" | "holder" | "wallet" | "address" | "network" | "memo" | "point";
export const DETAIL_NAMES: readonly DetailName[] = ["iban", "holder", "wallet", "address", "network", "memo", "point"];

export type Place = "account" | "from" | "to" | "method" | "instrument" | "amount" | "bonus" | DetailName | "whole";

/** Fields of the input, by the first part of a path. */
const FIELDS: Readonly<Record<string, Place>> = {
  accountId: "account",
  fromAccountId: "from",
  toAccountId: "to",
  methodId: "method",
  instrument: "instrument",
  amount: "amount",
  endsBonus: "bonus",
};

/** Codes that are about one field also where the server names none. */
const USUAL: Readonly<Partial<Record<Refusal["code"], Place>>> = {
  ACCOUNT_UNKNOWN: "account",
  METHOD_UNKNOWN: "method",
  NO_INSTRUMENT: "method",
  DEPOSIT_METHOD_FIRST: "method",
  INSTRUMENT_UNKNOWN: "instrument",
  METHOD_LIMIT: "amount",
  AMOUNT_TOO_SMALL: "amount",
  AMOUNT_TOO_LARGE: "amount",
  AMOUNT_TOO_PRECISE: "amount",
  INSUFFICIENT_FUNDS: "amount",
};

/**
 * The field a refusal belongs to.
 * @param shown fields that are on the page: one that isn't can't show anything
 */
export function placeOf({ code, path }: Refusal, shown: readonly Place[]): Place {
  const [first, second] = path ?? [];
  const detail = first === "details" ? DETAIL_NAMES.find((name) => name === second) : undefined;
  const place = detail ?? FIELDS[first ?? ""] ?? USUAL[code] ?? "whole";
  return shown.includes(place) ? place : "whole";
}

type ErrorWords = (typeof words)["payments"]["error"];
/** Codes with words of their own, the same in every place. */
const TOLD = [
  "REQUIRED",
  "INVALID",
  "AMOUNT_TOO_SMALL",
  "AMOUNT_TOO_LARGE",
  "AMOUNT_TOO_PRECISE",
  "INSUFFICIENT_FUNDS",
  "LIMIT_REACHED",
  "PERSON_EXCLUDED",
  "METHOD_LIMIT",
  "METHOD_UNKNOWN",
  "ACCOUNT_UNKNOWN",
  "ACCOUNT_FROZEN",
  "ACCOUNT_OWES",
  "TOO_MANY_PAYMENTS",
  "INSTRUMENT_UNKNOWN",
  "NO_INSTRUMENT",
  "DEPOSIT_METHOD_FIRST",
  "IDEMPOTENCY_MISMATCH",
  "NOT_OFFERED",
  "PAYMENT_UNKNOWN",
  "NOT_CANCELLABLE",
  "RATE_CHANGED",
  "RATE_UNAVAILABLE",
  "SIGN_IN_REQUIRED",
  "RATE_LIMITED",
] as const satisfies readonly (keyof ErrorWords)[];

/** Key of a refusal's words. INVALID over the button is about no field: the common words say it better. */
export function errorKey(code: Refusal["code"], place: Place): `error.${keyof ErrorWords}` {
  if (code === "INVALID" && place === "whole") return "error.OTHER";
  if (code === "INVALID" && place === "amount") return "error.amountINVALID";
  return `error.${TOLD.find((told) => told === code) ?? "OTHER"}`;
}
