/** The desks of the office beside that for payments, and their addresses. */
import { urls } from "#shared/routes/routes.ts";
import type { LanguageCode } from "#shared/site/languages.ts";
import type { SupportDesk } from "@/operations/types.generated.ts";

export type Desk = Exclude<SupportDesk, "PAYMENTS">;

/** The page of each desk. */
export const DESK_PAGES = { SUPPORT: "support", IDEAS: "shareIdea", PARTNERS: "ourPartners" } as const;

export const deskUrl = (lang: LanguageCode, desk: Desk): string => urls.page(lang, DESK_PAGES[desk]);

/** One request, within the page of its desk. */
export const requestUrl = (lang: LanguageCode, desk: Desk, id: string): string =>
  `${deskUrl(lang, desk)}?request=${id}`;

/** Number of the request that an address names; null for none. */
export const readRequest = (query: URLSearchParams): string | null =>
  /^[1-9]\d{0,14}$/.exec(query.get("request") ?? "")?.[0] ?? null;
