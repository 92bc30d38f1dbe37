import { urls } from "#shared/routes/routes.ts";
import type { LanguageCode } from "#shared/site/languages.ts";

/** Three months at once, twelve on request (RTS 1B). */
export const SPANS = [3, 12] as const;
export type Span = (typeof SPANS)[number];

/** Address of the player's months: a view of the payment history. */
export const statementUrl = (lang: LanguageCode, span: Span = 3): string =>
  `${urls.page(lang, "historyPay")}?view=statement${span === 3 ? "" : `&months=${span}`}`;

/** The months that a query of the payment history asks for; null where it asks for payments. */
export function readSpan(query: URLSearchParams): Span | null {
  if (query.get("view") !== "statement") return null;
  return SPANS.find((span) => String(span) === query.get("months")) ?? 3;
}
