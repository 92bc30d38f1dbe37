import { useEffect, useEffectEvent } from "react";
import { useClient } from "@/platform/app/app.ts";
import { useKnownFacts } from "@/platform/navigation/useKnownFacts.ts";
import { SecureBrowserDocument } from "@/operations/people/generated.ts";
import { SESSION_DELAY } from "@/platform/session/delays.ts";

/** The grant lasts 30 minutes (SPEC 7.18, 9.09): it is renewed before, in milliseconds. */
const RENEW_EVERY = 25 * 60_000;
/** The block that closes the site for updates: nothing is asked then. */
const SITE_UPDATES = 4;

/** Gets the browser of a player the cookies that vouch for it, and renews them while they look at the page. */
export function SecuredBrowser() {
  const client = useClient();
  const knownFacts = useKnownFacts();

  const secure = useEffectEvent(() => {
    if (document.visibilityState === "hidden") return;
    const blockReason =
      knownFacts({ ...globalThis.location, host: globalThis.location.host }).block?.displayTypeId ?? null;
    if (blockReason === SITE_UPDATES) return;
    void client
      .mutate({
        mutation: SecureBrowserDocument,
        variables: { input: { blockReason } },
        context: { hasOwnErrors: true },
      })
      .catch(() => undefined);
  });

  useEffect(function secureNowAndThen() {
    const first = setTimeout(secure, SESSION_DELAY);
    const next = setInterval(secure, RENEW_EVERY);
    return () => {
      clearTimeout(first);
      clearInterval(next);
    };
  }, []);

  return null;
}
