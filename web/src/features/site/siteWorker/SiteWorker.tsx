import { useEffect } from "react";
import { useSiteConfig } from "@/platform/site/siteData.ts";
import { keepWorker, workerOf } from "./keepWorker.ts";
import { fileCaches, workers } from "@/platform/browser/storage.ts";

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
      const [container, kept] = [workers(), fileCaches()];
      if (path === undefined || !import.meta.env.PROD || container === null || kept === null) return;
      void keepWorker(container, kept, path);
    },
    [path],
  );

  return null;
}
