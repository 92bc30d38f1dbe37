import { useEffect } from "react";
import { useSiteConfig } from "@/platform/site/siteData.ts";
import { keepWorker, workerOf } from "./keepWorker.ts";

/**
 * Keeps the site's worker as the operator's config has it, also when that changes. Stands among the late parts: files
 * are kept when the page is done with the network.
 */
export function SiteWorker() {
  const config = useSiteConfig();
  const path = config === null ? undefined : workerOf(config);

  useEffect(
    function keepAsConfigured() {
      // In development files change as one types.
      if (path === undefined || !import.meta.env.PROD || !("serviceWorker" in navigator)) return;
      void keepWorker(navigator.serviceWorker, caches, path);
    },
    [path],
  );

  return null;
}
