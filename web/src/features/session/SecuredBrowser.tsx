import { useEffect, useEffectEvent } from "react";
import { useApp } from "@/app/app.ts";
import { knownFacts } from "@/app/deciding/browserFacts.ts";
import { SecureBrowserDocument } from "@/operations/pages.generated.ts";
import { SESSION_DELAY } from "@/session/delays.ts";

/** The grant lasts 30 minutes (SPEC 7.18, 9.09): it is renewed before, in milliseconds. */
const RENEW_EVERY = 25 * 60_000;
/** The block that closes the site for updates: nothing is asked then. */
const SITE_UPDATES = 4;

/** Gets the browser of a player the cookies that vouch for it, and renews them while he looks at the page. */
export function SecuredBrowser() {
  const app = useApp();

  const secure = useEffectEvent(() => {
    if (document.visibilityState === "hidden") return;
    const blockReason = knownFacts(app, { ...globalThis.location, host: globalThis.location.host }).block?.displayTypeId ?? null;
    if (blockReason === SITE_UPDATES) return;
    void app.client.mutate({ mutation: SecureBrowserDocument, variables: { input: { blockReason } }, context: { hasOwnErrors: true } }).catch(() => undefined);
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
