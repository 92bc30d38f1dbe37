/** The way from the home page to the current one, as the operator names it. */
import type { LanguageCode } from "#shared/site/languages.ts";
import { useRouteInfo } from "@/platform/site/routeInfo.ts";
import { useLanguage } from "@/platform/app/app.ts";
import type { Crumb } from "./jsonLd.ts";

interface NamedPath {
  name: string;
  path: string;
}

/** Crumbs as links. What is no plain path of the site leads nowhere and is left out. */
export function trailOf(crumbs: readonly NamedPath[], lang: LanguageCode): Crumb[] {
  return crumbs
    .filter(({ path }) => path === "" || /^[^/\\\s:?#][^\\\s:?#]*$/u.test(path))
    .map(({ name, path }) => ({ name, to: path === "" ? `/${lang}` : `/${lang}/${path}` }));
}

/** The present page's way, home first and the page itself last; empty while nothing is told of it. */
export function useTrail(): Crumb[] {
  const lang = useLanguage();
  return trailOf(useRouteInfo()?.seo?.breadcrumbs ?? [], lang);
}
