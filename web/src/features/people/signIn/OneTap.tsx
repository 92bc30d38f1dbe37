import { useEffect, useEffectEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { isSitePath } from "#shared/site/links.ts";
import { RETURN_TO } from "@/platform/guards/access/returning.ts";
import { useOneTapDefaultsQuery, useOneTapMutation } from "@/operations/people/generated.ts";
import { withHiddenSecrets } from "@/platform/session/signInAddress.ts";
import type { Refusal } from "./authForm.ts";
import { loadOneTap, makeNonce, type OneTapOffer } from "./oneTapScript.ts";
import styles from "./SocialButtons.module.css";

interface Props {
  clientId: string;
  /** Address of the network's script. */
  script: string;
  /** Page to go on to; null for the one that follows anyway. */
  returnTo: string | null;
  onRefused(refusal: Refusal): void;
}

/**
 * A network's one-tap within the form: what it signed goes to the site, and the browser to its answer (SPEC 7.16,
 * 7.17). Nothing of it is there before its script has somebody to offer.
 */
export function OneTap({ clientId, script, returnTo, onRefused }: Props) {
  const { t } = useTranslation("signIn");
  const { data } = useOneTapDefaultsQuery({ fetchPolicy: "no-cache" });
  const [oneTap] = useOneTapMutation();
  const [isTaking, setTaking] = useState(false);
  const place = useId();
  const options = data?.registrationOptions ?? null;

  const take = useEffectEvent(async (credential: string, nonceSecret: string) => {
    setTaking(true);
    const input = {
      credential,
      nonceSecret,
      currencyId: Number(options?.defaultCurrencyId ?? 0),
      countryId: Number(options?.defaultCountryId ?? 0),
    };
    const answer = await oneTap({ variables: { input }, context: { hasOwnErrors: true } }).then(
      (sent) => sent.data?.oneTap ?? null,
      () => null,
    );
    const to = answer?.redirectUrl ?? null;
    if (to !== null && isSitePath(to)) {
      const url = new URL(to, globalThis.location.origin);
      if (returnTo !== null) url.searchParams.set(RETURN_TO, returnTo);
      globalThis.location.assign(withHiddenSecrets(`${url.pathname}${url.search}${url.hash}`));
      return;
    }
    setTaking(false);
    onRefused(answer?.errors[0] ?? "NETWORK");
  });

  const isReady = options !== null;
  useEffect(
    function offer() {
      if (!isReady) return undefined;
      let isGone = false;
      let shown: OneTapOffer | null = null;
      async function show() {
        const made = await makeNonce();
        const id = made === null || isGone ? null : await loadOneTap(script);
        if (id === null || made === null || isGone) return;
        id.initialize({
          client_id: clientId,
          nonce: made.nonce,
          cancel_on_tap_outside: false,
          prompt_parent_id: place,
          callback: ({ credential }) => void take(credential, made.secret),
        });
        id.prompt();
        shown = id;
      }
      void show();
      return () => {
        isGone = true;
        shown?.cancel();
      };
    },
    [clientId, script, place, isReady],
  );

  return (
    <>
      {isTaking ? (
        <p role="status" className={styles.taking}>
          {t("arriving")}
        </p>
      ) : null}
      <div id={place} className={styles.oneTap} />
    </>
  );
}
