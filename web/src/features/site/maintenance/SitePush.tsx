import { useEffect, useEffectEvent } from "react";
import { useClient, useConnection } from "@/platform/app/app.ts";
import { refreshSite } from "@/platform/navigation/navigation.ts";
import { useRecheck } from "@/platform/navigation/recheck.ts";
import { readSiteConfig } from "@/platform/site/siteData.ts";
import { SiteChangedDocument, type SiteChangedSubscription, SiteConfigDocument } from "@/operations/site/generated.ts";
import { randomBytes } from "@/platform/browser/claims.ts";
import { onSessionEnded } from "@/platform/session/onSessionEnded.ts";

/** Open pages ask for the changed settings within this time, not all in the same moment, in milliseconds. */
const SPREAD = 1_000;

/** A part of the spread that is each page's own. */
function ownPause(spread: number): number {
  const [random = 0] = randomBytes(1);
  return (random / 256) * spread;
}

/**
 * Takes what is pushed about the site and its visitor: changed settings (SPEC 0.03), maintenance (4.59), a session that
 * ended, a ban (6.09). The guards then run again over the page that stands.
 */
export function SitePush({ spread = SPREAD }: { spread?: number }) {
  const client = useClient();
  const connection = useConnection();
  const recheck = useRecheck();

  const takeChange = useEffectEvent(async ({ revision, isSnapshot }: SiteChangedSubscription["siteChanged"]) => {
    const known = readSiteConfig(client)?.revision ?? null;
    // A page whose settings have no name can tell a change only by being told of one.
    if (known === revision || (known === null && isSnapshot)) return;
    await new Promise((resolve) => {
      setTimeout(resolve, ownPause(spread));
    });
    // Past the caches on the way: they may hold the old settings for a minute.
    const context = { fetchOptions: { cache: "reload" } };
    await client
      .query({ query: SiteConfigDocument, fetchPolicy: "network-only", errorPolicy: "all", context })
      .catch(() => undefined);
    await recheck();
  });

  const takeSessionEnd = useEffectEvent(async () => {
    await refreshSite({ client });
    await recheck();
  });

  useEffect(
    function followSite() {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let subscription: { unsubscribe(): void } | undefined;
      const follow = () => {
        // A gateway of another build that knows no such subscription is asked again, seldom.
        const again = () => {
          timer = setTimeout(follow, 60_000);
        };
        subscription = client.subscribe({ query: SiteChangedDocument, fetchPolicy: "no-cache" }).subscribe({
          next: ({ data, error }) => {
            // The page lives without what is pushed: that is logged, and nothing more (SPEC 8.26).
            if (error !== undefined) console.warn("the site's changes are not told", error);
            else if (data != null) void takeChange(data.siteChanged);
          },
          error: again,
          complete: again,
        });
      };
      follow();
      return () => {
        clearTimeout(timer);
        subscription?.unsubscribe();
      };
    },
    [client],
  );

  useEffect(
    function followSession() {
      return connection === null ? undefined : onSessionEnded(connection, () => void takeSessionEnd());
    },
    [connection],
  );

  return null;
}
