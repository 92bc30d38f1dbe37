import { lazy, type ReactNode, Suspense } from "react";
import { useLocation } from "react-router";
import { useSiteConfig } from "@/platform/site/siteData.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import { useTrail } from "@/platform/head/trail.ts";
import type { AreaRemote } from "./area.ts";

/** Only sites whose area is a sub-application load what shows it. */
const RemoteView = lazy(async () => ({ default: (await import("./RemoteView.tsx")).RemoteView }));

interface Props {
  /** Address of the area's sub-application; null for a page that is the site's own. */
  url: string | null;
  /** What the server has put into its page already. */
  remote: AreaRemote | null;
  /** The site's own page. */
  children: ReactNode;
}

/**
 * A page whose area may be a sub-application of the operator: where it is one, that stands instead of the site's own
 * page.
 */
export function AreaPage({ url, remote, children }: Props) {
  const { pathname, search } = useLocation();
  const trail = useTrail();
  const company = useSiteConfig()?.companyName ?? "";
  if (url === null) return children;
  const fullPath = `${pathname}${search}`;
  const title = trail.at(-1)?.name ?? company;
  return (
    <>
      <PageHead title={title} />
      <h1 className="visually-hidden">{title}</h1>
      <Suspense>
        <RemoteView
          key={fullPath}
          url={url}
          fullPath={fullPath}
          initial={remote?.fullPath === fullPath ? remote.content : null}
        />
      </Suspense>
    </>
  );
}
