/**
 * What was chosen in the form before the trip to a network. Kept in this tab until its visitor is registered, whatever
 * else they let the site keep: they have asked for it by going on.
 */
import type { Values } from "./values.ts";

const KEY = "oauth_choice";
const FIELDS = ["countryId", "currencyId", "promoCode"] as const;
type Chosen = Pick<Values, (typeof FIELDS)[number]>;

export function keepChosen({ countryId, currencyId, promoCode }: Chosen): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ countryId, currencyId, promoCode } satisfies Chosen));
  } catch {
    // Without storage the form begins again after the trip.
  }
}

/** What was chosen before; nothing in a tab that has been nowhere. */
export function chosenBefore(): Partial<Chosen> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Partial<Record<string, unknown>>;
    return Object.fromEntries(
      FIELDS.flatMap((field) => (typeof kept[field] === "string" ? [[field, kept[field]]] : [])),
    );
  } catch {
    return {};
  }
}

export function forgetChosen(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing is kept there.
  }
}
