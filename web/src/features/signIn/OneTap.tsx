import { useEffect, useEffectEvent } from "react";
import { isSitePath } from "#shared/links.ts";
import { useOneTapDefaultsQuery, useOneTapMutation } from "@/operations/pages.generated.ts";
import type { Refusal } from "./authForm.ts";
import { isGoogleClient, loadOneTap } from "./oneTapScript.ts";

/** Google's one-tap over the form, where the operator has set it up: what Google signed goes to the site, and the browser to its answer (SPEC 7.16, 7.17). */
export function OneTap({ clientId, onRefused }: { clientId: string | null; onRefused(refusal: Refusal): void }) {
  return clientId !== null && isGoogleClient(clientId) ? <Prompt clientId={clientId} onRefused={onRefused} /> : null;
}

function Prompt({ clientId, onRefused }: { clientId: string; onRefused(refusal: Refusal): void }) {
  const { data } = useOneTapDefaultsQuery({ fetchPolicy: "no-cache" });
  const [oneTap] = useOneTapMutation();
  const options = data?.registrationOptions ?? null;

  const take = useEffectEvent(async (credential: string) => {
    const input = { credential, currencyId: Number(options?.defaultCurrencyId ?? 0), countryId: Number(options?.defaultCountryId ?? 0) };
    const answer = await oneTap({ variables: { input }, context: { hasOwnErrors: true } }).then((sent) => sent.data?.oneTap ?? null, () => null);
    const to = answer?.redirectUrl ?? null;
    if (to !== null && isSitePath(to)) globalThis.location.assign(to);
    else onRefused(answer?.errors[0] ?? "NETWORK");
  });

  const isReady = options !== null;
  useEffect(function offer() {
    if (!isReady) return undefined;
    let isGone = false;
    let cancel = () => undefined as void;
    async function show() {
      const id = await loadOneTap();
      if (id === null || isGone) return;
      id.initialize({ client_id: clientId, cancel_on_tap_outside: false, callback: ({ credential }) => void take(credential) });
      id.prompt();
      cancel = () => id.cancel();
    }
    void show();
    return () => {
      isGone = true;
      cancel();
    };
  }, [clientId, isReady]);

  return null;
}
