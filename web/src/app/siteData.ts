/** What every page knows about the site and its visitor, and what stands in while the gateway does not answer. */
import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode, LANGUAGES } from "#shared/languages.ts";
import type { SiteQuery } from "@/operations/generated.ts";

export type SiteConfig = NonNullable<SiteQuery["siteConfig"]>;
export type Viewer = NonNullable<SiteQuery["viewer"]>;

/** Languages that are both offered by the operator and written; all of them while the config is not known. */
export function allowedLanguages(config: SiteConfig | null | undefined, isSignedIn: boolean, hasUaCookie: boolean): LanguageCode[] {
  const offered = config?.languages.map(({ code }) => code) ?? Object.keys(LANGUAGES);
  const hidden = isSignedIn || hasUaCookie ? [] : (config?.langHiddenUnauthorized ?? []);
  const allowed = offered.filter(isLanguageCode).filter((code) => !hidden.includes(code));
  return allowed.length > 0 ? allowed : [DEFAULT_LANGUAGE];
}

/** Language of a visitor for whom neither a cookie nor a header speaks. */
export function fallbackLanguage(config: SiteConfig | null | undefined, allowed: readonly LanguageCode[]): LanguageCode {
  const configured = config?.defaultLanguage;
  if (isLanguageCode(configured) && allowed.includes(configured)) return configured;
  return allowed.includes(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : (allowed[0] ?? DEFAULT_LANGUAGE);
}
