import { useState } from "react";
import { useTranslation } from "react-i18next";
import { urls } from "#shared/routes.ts";
import { isKnownToAnalytics } from "@/app/analyticsCounters.ts";
import { languageOf, useApp } from "@/app/app.ts";
import { rememberTrip } from "@/app/oauthTrip.ts";
import { type SocialNetworksQuery, useSocialNetworksQuery, useStartOauthMutation } from "@/operations/pages.generated.ts";
import { Button } from "@/ui/Button.tsx";
import { Skeleton } from "@/ui/Skeleton.tsx";
import styles from "./Registration.module.css";

type Network = NonNullable<SocialNetworksQuery["socialNetworks"]>[number];

interface Props {
  /** What was chosen is kept while the visitor is away. */
  onLeave(): void;
}

/** The social networks one may register by. The browser goes there and comes back to signing in, which leads on to here. */
export function Networks({ onLeave }: Props) {
  const { t } = useTranslation("registration");
  const lang = languageOf(useApp());
  const { data, loading } = useSocialNetworksQuery();
  const [start, { loading: isStarting }] = useStartOauthMutation();
  const [hasFailed, setFailed] = useState(false);
  const networks = (data?.socialNetworks ?? []).filter(({ isOn }) => isOn);

  async function leave({ code }: Network) {
    setFailed(false);
    isKnownToAnalytics("network", code);
    const answer = await start({ variables: { input: { network: code, returnPath: urls.login(lang) } }, context: { hasOwnErrors: true } }).catch(() => undefined);
    const url = answer?.data?.startOauth.url;
    if (url == null) { setFailed(true); return; }
    rememberTrip({ network: code, url, returnTo: null });
    onLeave();
    globalThis.location.assign(url);
  }

  if (loading) return <Skeleton rows={4} height={40} label={t("loading")} />;
  return (
    <>
      <ul className={styles.networks} aria-label={t("networks")}>
        {networks.map((network) => <li key={network.code}><Button isWide disabled={isStarting} onClick={() => void leave(network)}><bdi>{network.name}</bdi></Button></li>)}
      </ul>
      {networks.length === 0 ? <p>{t("noNetworks")}</p> : null}
      <div aria-live="assertive">{hasFailed ? <p className={styles.refusal} role="alert">{t("refused.NETWORK")}</p> : null}</div>
    </>
  );
}
