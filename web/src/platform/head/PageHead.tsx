import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { splitPath } from "#shared/routes/routes.ts";
import { useLanguage, useOrigin } from "@/platform/app/app.ts";
import { askedPath } from "@/platform/site/routeInfo.ts";
import { useSiteConfig } from "@/platform/site/siteData.ts";
import { useRouteInfoQuery } from "@/operations/site/generated.ts";
import { headOf, type OwnHead } from "./head.ts";
import { breadcrumbList, type JsonLd, scriptText } from "./jsonLd.ts";
import { trailOf } from "./trail.ts";
import { useHeadRetries } from "./useHeadRetries.ts";

interface PageHeadProps extends OwnHead {
  /** Structured data of the page besides its breadcrumbs. */
  jsonLd?: readonly JsonLd[];
}

/** Inside the app a page that belongs under another path changes its address, and nothing else. */
function useCanonicalAddress(canonicalPath: string | undefined): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(
    function showCanonicalAddress() {
      if (canonicalPath === undefined || splitPath(canonicalPath).path === splitPath(pathname).path) return;
      // A page that is changing its language is on its way to another address already.
      if (splitPath(canonicalPath).prefix !== splitPath(pathname).prefix) return;
      void navigate({ pathname: canonicalPath, search, hash }, { replace: true, preventScrollReset: true });
    },
    [canonicalPath, pathname, search, hash, navigate],
  );
}

/**
 * The head of a page: each page has exactly one. Title and description count where the operator says nothing of the
 * address.
 */
export function PageHead({ jsonLd, ...own }: PageHeadProps) {
  const origin = useOrigin();
  const lang = useLanguage();
  const location = useLocation();
  const config = useSiteConfig();
  const path = askedPath(location);
  const { data, refetch } = useRouteInfoQuery({
    variables: { path: path ?? "/" },
    skip: path === null || own.isError === true,
  });
  // Also while it is asked for: a question under way must not begin the count of tries anew.
  useHeadRetries(path, own.isError !== true && data?.route?.seo == null, refetch);
  useCanonicalAddress(own.canonicalPath);

  const seo = data?.route?.seo ?? null;
  const head = headOf({
    own,
    seo,
    config,
    isoCodes: data?.isoCodes ?? null,
    origin,
    pathname: location.pathname,
    lang,
  });
  const crumbs = own.isError === true ? null : breadcrumbList(trailOf(seo?.breadcrumbs ?? [], lang), origin);
  return (
    <>
      <title>{head.title}</title>
      {head.description === null ? null : <meta name="description" content={head.description} />}
      {head.robots === null ? null : <meta name="robots" content={head.robots} />}
      {head.canonical === null ? null : <link rel="canonical" href={head.canonical} />}
      {head.alternates.map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
      {head.metas.map((meta) => (
        <meta key={`${meta.name ?? meta.property} ${meta.content}`} {...meta} />
      ))}
      {[...(crumbs === null ? [] : [crumbs]), ...(jsonLd ?? [])].map(scriptText).map((text) => (
        // Data, not code: browsers run no script of this type, and nothing in the text can end the element.
        <script key={text} type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
      ))}
    </>
  );
}
