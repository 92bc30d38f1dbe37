import type { ComponentType, SVGProps } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import X from "~icons/mdi/alpha-x-circle";
import Yandex from "~icons/mdi/alpha-y-circle";
import Apple from "~icons/mdi/apple";
import MailRu from "~icons/mdi/at";
import Line from "~icons/mdi/chat";
import Discord from "~icons/mdi/discord";
import Facebook from "~icons/mdi/facebook";
import Google from "~icons/mdi/google";
import Instagram from "~icons/mdi/instagram";
import Linkedin from "~icons/mdi/linkedin";
import Microsoft from "~icons/mdi/microsoft";
import TikTok from "~icons/mdi/music-note";
import Ok from "~icons/mdi/odnoklassniki";
import Telegram from "~icons/mdi/telegram";
import Twitch from "~icons/mdi/twitch";
import Vk from "~icons/mdi/vk";
import type { SocialNetworkCode } from "#shared/people/socialNetworks.ts";
import { urls } from "#shared/routes/routes.ts";
import { isKnownToAnalytics, noteAuthTry } from "@/platform/analytics/analyticsCounters.ts";
import { useClient, useLanguage } from "@/platform/app/app.ts";
import { rememberTrip } from "@/account/oauthTrip.ts";
import { RETURN_TO } from "@/platform/guards/access/returning.ts";
import { useSocialNetworksQuery, useStartOauthMutation } from "@/operations/people/generated.ts";
import type { Refusal } from "./authForm.ts";
import { OneTap } from "./OneTap.tsx";
import styles from "./SocialButtons.module.css";

/** Marks of the networks; those the icon set has no mark of have a sign that is near it. */
const MARKS: Readonly<Record<SocialNetworkCode, ComponentType<SVGProps<SVGSVGElement>>>> = {
  VK: Vk,
  OK: Ok,
  MAIL_RU: MailRu,
  YANDEX: Yandex,
  GOOGLE: Google,
  FACEBOOK: Facebook,
  APPLE: Apple,
  TELEGRAM: Telegram,
  X,
  INSTAGRAM: Instagram,
  LINE: Line,
  DISCORD: Discord,
  TWITCH: Twitch,
  MICROSOFT: Microsoft,
  LINKEDIN: Linkedin,
  TIKTOK: TikTok,
};

interface Props {
  /** Page to go on to; null for the one this stands on. */
  returnTo: string | null;
  isDisabled: boolean;
  onRefused(refusal: Refusal): void;
}

/** The networks that the site takes (SPEC 3.29). The browser goes there, and comes back to the sign-in page. */
export function SocialButtons({ returnTo, isDisabled, onRefused }: Props) {
  const { t } = useTranslation("signIn");
  const client = useClient();
  const lang = useLanguage();
  const { pathname, search } = useLocation();
  const { data } = useSocialNetworksQuery();
  const [start, { loading }] = useStartOauthMutation();
  const networks = (data?.socialNetworks ?? []).filter(({ isOn }) => isOn);
  const goOnTo =
    returnTo ?? (pathname === urls.login(lang) ? new URLSearchParams(search).get(RETURN_TO) : `${pathname}${search}`);

  async function leave(network: SocialNetworkCode) {
    isKnownToAnalytics("network", network);
    noteAuthTry({ client });
    const answer = await start({
      variables: { input: { network, returnPath: urls.login(lang) } },
      context: { hasOwnErrors: true },
    }).catch(() => undefined);
    const started = answer?.data?.startOauth;
    if (started?.url == null) {
      onRefused(started?.errors[0] ?? "NETWORK");
      return;
    }
    rememberTrip({ network, url: started.url, returnTo: goOnTo });
    globalThis.location.assign(started.url);
  }

  const { oneTapClientId: clientId, oneTapScript: script } = data ?? {};
  const oneTap =
    clientId == null || script == null ? null : (
      <OneTap clientId={clientId} script={script} returnTo={goOnTo} onRefused={onRefused} />
    );
  if (networks.length === 0) return oneTap;
  return (
    <section aria-label={t("networks")}>
      <p className={styles.or}>
        <span>{t("or")}</span>
      </p>
      {oneTap}
      <ul className={styles.list}>
        {networks.map(({ code, name }) => {
          const Mark = MARKS[code];
          return (
            <li key={code}>
              <button
                type="button"
                className={styles.network}
                aria-label={name}
                title={name}
                disabled={isDisabled || loading}
                onClick={() => void leave(code)}
              >
                <Mark aria-hidden />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
