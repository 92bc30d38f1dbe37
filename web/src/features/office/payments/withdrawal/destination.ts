/** What a withdrawal has to be told of where it goes, by the method's destination. */
import type { PaymentDestination, WithdrawalDetailsInput } from "@/operations/types.generated.ts";
import type { DetailName } from "@/features/office/payments/method/refusals.ts";

const FIELDS: Readonly<Record<PaymentDestination, readonly DetailName[]>> = {
  INSTRUMENT: [],
  NONE: [],
  IBAN: ["iban", "holder"],
  WALLET: ["wallet"],
  ADDRESS: ["network", "address"],
  POINT: ["point"],
};

/** Networks that addresses are in; names of their own, the same in every language. */
export const NETWORKS = ["TRC20", "ERC20", "BEP20", "BTC"] as const;

export const detailsNeeded = (destination: PaymentDestination): readonly DetailName[] => FIELDS[destination];

export type Details = Readonly<Partial<Record<DetailName, string>>>;

/** The details of a destination as they are sent. */
export const detailsOf = (destination: PaymentDestination, typed: Details): WithdrawalDetailsInput =>
  Object.fromEntries(detailsNeeded(destination).map((name) => [name, (typed[name] ?? "").trim()]));

/** The first field that is still empty; null if none is. */
export const firstEmpty = (destination: PaymentDestination, typed: Details): DetailName | null =>
  detailsNeeded(destination).find((name) => (typed[name] ?? "").trim() === "") ?? null;
