import { siteClock } from "@/platform/browser/siteClock.ts";
import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { matchRoute, splitPath } from "#shared/routes/routes.ts";
import { addressOf } from "@/platform/guards/guard.ts";
import { useApp } from "@/platform/app/app.ts";
import { askRoute } from "@/platform/navigation/browserFacts.ts";
import { bearsPrefetch, createPrefetch, linkedPage } from "./prefetch.ts";
import { whenIdle } from "./whenIdle.ts";
import { networkLine } from "@/platform/browser/claims.ts";

/**
 * For the link that somebody points at or comes to by keyboard: what the operator says of its address, which the guards
 * wait for, and the files of its page. Not where data is dear.
 */
export function LinkPrefetch() {
  const app = useApp();
  const [page, setPage] = useState<string | null>(null);

  useEffect(
    function watchLinks() {
      if (!bearsPrefetch(networkLine())) return undefined;
      const prefetch = createPrefetch({
        whenIdle,
        now: () => siteClock.now(),
        fetchAhead: async (address) => {
          setPage(address);
          await askRoute(app, new URL(address, location.origin));
        },
      });
      function point({ target }: Event) {
        const place = linkedPage(target, location);
        // An address without its language is another's first; what is no page has nothing to fetch.
        if (
          place === null ||
          splitPath(place.pathname).prefix === null ||
          matchRoute(splitPath(place.pathname).path) === null
        )
          prefetch.leave();
        else prefetch.point(addressOf(place));
      }
      document.addEventListener("pointerover", point, { passive: true });
      document.addEventListener("focusin", point);
      return () => {
        prefetch.leave();
        document.removeEventListener("pointerover", point);
        document.removeEventListener("focusin", point);
      };
    },
    [app],
  );

  return page === null ? null : <PrefetchPageLinks page={page} />;
}
