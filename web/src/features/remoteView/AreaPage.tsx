import { lazy, type ReactNode, Suspense } from "react";
import { useLocation } from "react-router";
import { useSiteConfig } from "@/app/site/siteData.ts";
import { PageHead } from "@/head/PageHead.tsx";
import { useTrail } from "@/head/trail.ts";
import { type AreaApplicationQueryVariables, useAreaApplicationQuery } from "@/operations/pages.generated.ts";
import type { AreaRemote } from "./area.ts";

/** Only sites whose area is a sub-application load what shows it. */
const RemoteView = lazy(async () => ({ default: (await import("./RemoteView.tsx")).RemoteView }));

interface Props {
  /** Area of the page; null for a page that is always the site's own. */
  area: AreaApplicationQueryVariables | null;
  /** What the server has put into its page already. */
  remote: AreaRemote | null;
  /** The site's own page. */
  children: ReactNode;
}

/** A page whose area may be a sub-application of the operator: where it is one, that stands in the place of the site's own page. */
export function AreaPage({ area, remote, children }: Props) {
  const { pathname, search } = useLocation();
  const { data } = useAreaApplicationQuery({ variables: area ?? { area: "CASINO" }, skip: area === null });
  const trail = useTrail();
  const company = useSiteConfig()?.companyName ?? "";
  const url = area === null ? null : data?.areaApplication ?? null;
  if (url === null) return children;
  const fullPath = `${pathname}${search}`;
  const title = trail.at(-1)?.name ?? company;
  return (
    <>
      <PageHead title={title} />
      <h1 className="visually-hidden">{title}</h1>
      <Suspense><RemoteView key={fullPath} url={url} fullPath={fullPath} initial={remote?.fullPath === fullPath ? remote.content : null} /></Suspense>
    </>
  );
}
