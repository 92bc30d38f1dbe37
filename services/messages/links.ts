/** Addresses of the site in letters. */
import type { LanguageCode } from "#shared/languages.ts";
import { urls } from "#shared/routes.ts";
import type { ServiceContext } from "../core/context.ts";

type Page = "passwordReset" | "activate" | "stopNewsletter";

/**
 * A page's whole address with what it is to be opened by. Behind the #, where it reaches no server, no log and no other
 * site; in the query only where a mail program itself must be able to send it.
 */
export function siteLink({ settings: { siteUrl } }: Pick<ServiceContext, "settings">, language: LanguageCode, page: Page, { in: place, token }: { in: "fragment" | "query"; token: string }): string {
  const url = new URL(urls.page(language, page), siteUrl);
  if (place === "query") url.searchParams.set("token", token);
  else url.hash = token;
  return url.href;
}
