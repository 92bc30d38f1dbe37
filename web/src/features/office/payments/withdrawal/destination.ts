/** What a withdrawal has to be told of where it goes, by the method's destination. */
import { useEffect, useState } from "react";
import { takesMemo } from "#shared/typed/destination/memo.ts";
import type { DestinationKind, readDestination } from "#shared/typed/destination/destination.ts";
import type { PaymentDestination, WithdrawalDetailsInput } from "@/operations/types.generated.ts";
import type { DetailName } from "@/features/office/payments/method/refusals.ts";
import type { Refusal } from "@/features/office/payments/method/order.ts";
import type { Method } from "@/features/office/payments/method/paymentMethod.ts";

const FIELDS: Readonly<Record<PaymentDestination, readonly DetailName[]>> = {
  INSTRUMENT: [],
  NONE: [],
  IBAN: ["iban", "holder"],
  WALLET: ["wallet"],
  ADDRESS: ["network", "address"],
  POINT: ["point"],
};

export type Details = Readonly<Partial<Record<DetailName, string>>>;

/** The fields of a destination; some networks have one more. */
export const detailsNeeded = (destination: PaymentDestination, { network = "" }: Details): readonly DetailName[] =>
  destination === "ADDRESS" && takesMemo(network) ? [...FIELDS.ADDRESS, "memo"] : FIELDS[destination];

const filled = (destination: PaymentDestination, typed: Details): Partial<Record<DetailName, string>> =>
  Object.fromEntries(
    detailsNeeded(destination, typed)
      .map((name) => [name, (typed[name] ?? "").trim()])
      .filter(([, value]) => value !== ""),
  );

/** The details of a destination as they are sent. */
export const detailsOf = (destination: PaymentDestination, typed: Details): WithdrawalDetailsInput =>
  filled(destination, typed);

type Rules = typeof readDestination;

/** The rules of destinations, too large for who only looks. Null until they come; the service has the same. */
export function useDestinationRules(): Rules | null {
  const [rules, setRules] = useState<Rules | null>(null);
  useEffect(function load() {
    let isGone = false;
    void (async () => {
      const loaded = await import("#shared/typed/destination/destination.ts").catch(() => null);
      if (!isGone) setRules(() => loaded?.readDestination ?? null);
    })();
    return () => {
      isGone = true;
    };
  }, []);
  return rules;
}

const KINDS: Readonly<Record<PaymentDestination, DestinationKind>> = {
  INSTRUMENT: "instrument",
  NONE: "none",
  IBAN: "iban",
  WALLET: "wallet",
  ADDRESS: "address",
  POINT: "point",
};

/** The first thing wrong with a destination; null if nothing is. */
export function destinationRefusal(
  { destination, networks }: Pick<Method, "destination" | "networks">,
  typed: Details,
  rules: Rules | null,
): Refusal | null {
  const details = filled(destination, typed);
  const empty = FIELDS[destination].find((name) => details[name] === undefined);
  if (empty !== undefined) return { code: "REQUIRED", path: ["details", empty] };
  const read = rules?.(KINDS[destination], details, networks) ?? null;
  return read !== null && "problem" in read ? { code: read.problem.code, path: ["details", read.problem.field] } : null;
}
