/** The header that keeps a page out of search engines also where nobody reads its HTML. */
import type { App } from "@/platform/app/app.ts";
import { askedPath, readRouteInfo } from "@/platform/site/routeInfo.ts";
import { readSiteConfig } from "@/platform/site/siteData.ts";
import { languageOf } from "@/platform/app/app.ts";
import { headOf, NOINDEX } from "./head.ts";

/** Value of `X-Robots-Tag` for a page as it was rendered; null if search engines may keep it. */
export function robotsHeader(app: App, url: URL, status: number): string | null {
  // What a preview link shows is nobody's to keep, whatever is said of the page itself.
  if (url.searchParams.has("preview")) return NOINDEX;
  const { robots } = headOf({
    own: { title: "", isError: status >= 400 },
    seo: readRouteInfo(app.client, askedPath(url))?.seo ?? null,
    config: readSiteConfig(app.client),
    isoCodes: null,
    origin: app.origin,
    pathname: url.pathname,
    lang: languageOf(app),
  });
  return robots?.includes("noindex") === true ? robots : null;
}
