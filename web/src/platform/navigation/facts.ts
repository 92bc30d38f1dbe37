/** Puts together what the guards look at; the same on both sides, from what each of them knows. */
import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from "#shared/site/languages.ts";
import { matchRoute, ROUTES, splitPath } from "#shared/routes/routes.ts";
import { BLOCKED_FROM, isBlockingPage } from "@/platform/guards/access/blocked.ts";
import type { GuardFacts } from "@/platform/guards/guard.ts";
import type { SiteConfig } from "@/platform/site/siteData.ts";
import { allowedLanguages } from "@/platform/site/siteData.ts";

/** What is known apart from the address itself. */
export type Known = Omit<GuardFacts, "url" | "prefix" | "path" | "match" | "route" | "allowedLanguages" | "lang"> & {
  /** Language of a path that names none: it must be one of the allowed. */
  chooseLanguage(allowed: readonly LanguageCode[], config: SiteConfig | null): LanguageCode;
};

/** Facts for an address. */
export function factsOf(url: { pathname: string; search: string }, { chooseLanguage, ...known }: Known): GuardFacts {
  const { prefix, path } = splitPath(url.pathname);
  const match = matchRoute(path);
  const allowed = allowedLanguages(known.config, known.viewer != null, known.cookies.has("ua"));
  const lang = isLanguageCode(prefix) && allowed.includes(prefix) ? prefix : chooseLanguage(allowed, known.config);
  return {
    ...known,
    url: { pathname: url.pathname, search: url.search },
    prefix,
    path,
    match,
    route: match === null ? null : ROUTES[match.name],
    allowedLanguages: allowed,
    lang: allowed.includes(lang) ? lang : (allowed[0] ?? DEFAULT_LANGUAGE),
  };
}

/** Address whose block decides at an address: a blocking page stands for the one it was shown instead of. */
export function blockPath({ pathname, search }: { pathname: string; search: string }): string {
  const match = matchRoute(splitPath(pathname).path);
  const from = match !== null && isBlockingPage(match.name) ? new URLSearchParams(search).get(BLOCKED_FROM) : null;
  return from !== null && from.startsWith("/") && from.length <= 1024 ? from : pathname;
}

/** What the games of a project are looked up by, where the address names one (SPEC 2.26, 2.27). */
export function askedGame(pathname: string): string | null {
  const match = matchRoute(splitPath(pathname).path);
  const key = match?.params["gameRoute"];
  if (match === null || key === undefined || key.length > 200) return null;
  return match.name === "allGamesItem" || (match.name === "gamesItem" && /^\d+$/.test(key)) ? key : null;
}
