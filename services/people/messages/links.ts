/** Addresses of the site in letters. */
import type { LanguageCode } from "#shared/site/languages.ts";
import { urls } from "#shared/routes/routes.ts";
import type { ServiceContext } from "../../platform/context.ts";

type Page = "passwordReset" | "activate" | "stopNewsletter";

/**
 * A page's full address with its token. The token is behind the #, which reaches no server, log or other site; in the
 * query only if a mail program itself must be able to send it.
 */
export function siteLink(
  { settings: { siteUrl } }: Pick<ServiceContext, "settings">,
  language: LanguageCode,
  page: Page,
  { in: place, token }: { in: "fragment" | "query"; token: string },
): string {
  const url = new URL(urls.page(language, page), siteUrl);
  if (place === "query") url.searchParams.set("token", token);
  else url.hash = token;
  return url.href;
}
