/**
 * What was chosen in the form before the trip to a network. Kept in this tab until its visitor is registered, whatever
 * else they let the site keep: they have asked for it by going on.
 */
import type { Values } from "./values.ts";
import { tabTexts } from "@/platform/browser/storage.ts";

const KEY = "oauth_choice";
const FIELDS = ["countryId", "currencyId", "promoCode"] as const;
type Chosen = Pick<Values, (typeof FIELDS)[number]>;

export function keepChosen({ countryId, currencyId, promoCode }: Chosen): void {
  tabTexts.setItem(KEY, JSON.stringify({ countryId, currencyId, promoCode } satisfies Chosen));
}

/** What was chosen before; nothing in a tab that has been nowhere. */
export function chosenBefore(): Partial<Chosen> {
  try {
    const kept = JSON.parse(tabTexts.getItem(KEY) ?? "{}") as Partial<Record<string, unknown>>;
    return Object.fromEntries(
      FIELDS.flatMap((field) => (typeof kept[field] === "string" ? [[field, kept[field]]] : [])),
    );
  } catch {
    return {};
  }
}

export const forgetChosen = (): void => tabTexts.removeItem(KEY);
