import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router";
import { Contained } from "@/ui/layout/Contained.tsx";

/** Only pages with a sub-application load what shows it. */
const RemoteView = lazy(async () => ({ default: (await import("./RemoteView.tsx")).RemoteView }));

/** It is told the query that its page was opened with: a page that keeps what is typed in its address would reload it. */
function Block({ url }: { url: string }) {
  const { pathname, search } = useLocation();
  const [fullPath] = useState(`${pathname}${search}`);
  return (
    <Contained onFail={console.error}>
      <Suspense>
        <RemoteView url={url} fullPath={fullPath} isBlock />
      </Suspense>
    </Contained>
  );
}

/** The operator's sub-application below the text of a page, which stands also without it. Null where there is none. */
export function PageApplication({ url }: { url: string | null | undefined }) {
  const { pathname } = useLocation();
  return url == null ? null : <Block key={`${url} ${pathname}`} url={url} />;
}
