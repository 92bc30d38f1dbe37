import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { routeOf, splitPath, urls } from "#shared/routes/routes.ts";
import { isKnownToAnalytics } from "@/platform/analytics/analyticsCounters.ts";
import { type App, useDialog, useLanguage, useVisit } from "@/platform/app/app.ts";
import { rememberTrip } from "@/account/oauthTrip.ts";
import { addressOf } from "@/platform/guards/guard.ts";
import { RETURN_TO } from "@/platform/guards/access/returning.ts";
import {
  type SocialNetworksQuery,
  useSocialNetworksQuery,
  useStartOauthMutation,
} from "@/operations/people/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import styles from "./Registration.module.css";

type Network = NonNullable<SocialNetworksQuery["socialNetworks"]>[number];

interface Props {
  /** What was chosen is kept while the visitor is away. */
  onLeave(): void;
}

/** Where they go on to after the trip: the page that asked for registering, else the one they are or were on before. */
function pageBefore(
  { dialog, visit }: Pick<App, "dialog" | "visit">,
  { pathname, search }: { pathname: string; search: string },
): string | null {
  const asked = dialog()?.params?.[RETURN_TO] ?? new URLSearchParams(search).get(RETURN_TO);
  if (asked !== null) return asked;
  if (routeOf(splitPath(pathname).path) !== "registration") return `${pathname}${search}`;
  const { previous } = visit;
  return previous === null ? null : addressOf(previous);
}

/**
 * The social networks one may register by. The browser goes there and comes back to signing in, which leads on to here.
 */
export function Networks({ onLeave }: Props) {
  const { t } = useTranslation("registration");
  const dialog = useDialog();
  const visit = useVisit();
  const lang = useLanguage();
  const location = useLocation();
  const { data, loading } = useSocialNetworksQuery();
  const [start, { loading: isStarting }] = useStartOauthMutation();
  const [hasFailed, setFailed] = useState(false);
  const networks = (data?.socialNetworks ?? []).filter(({ isOn }) => isOn);

  async function leave({ code }: Network) {
    setFailed(false);
    isKnownToAnalytics("network", code);
    const answer = await start({
      variables: { input: { network: code, returnPath: urls.login(lang) } },
      context: { hasOwnErrors: true },
    }).catch(() => undefined);
    const url = answer?.data?.startOauth?.url;
    if (url == null) {
      setFailed(true);
      return;
    }
    rememberTrip({ network: code, url, returnTo: pageBefore({ dialog, visit }, location) });
    onLeave();
    globalThis.location.assign(url);
  }

  if (loading) return <Skeleton rows={4} height={40} label={t("loading")} />;
  return (
    <>
      <ul className={styles.networks} aria-label={t("networks")}>
        {networks.map((network) => (
          <li key={network.code}>
            <Button isWide disabled={isStarting} onClick={() => void leave(network)}>
              <bdi translate="no">{network.name}</bdi>
            </Button>
          </li>
        ))}
      </ul>
      {networks.length === 0 ? <p>{t("noNetworks")}</p> : null}
      <div aria-live="assertive">
        {hasFailed ? (
          <p className={styles.refusal} role="alert">
            {t("refused.NETWORK")}
          </p>
        ) : null}
      </div>
    </>
  );
}
