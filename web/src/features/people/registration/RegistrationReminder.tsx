import { siteClock } from "@/platform/browser/siteClock.ts";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useClient, useDialog, useNotifications } from "@/platform/app/app.ts";
import { madeCredentials } from "./madeCredentials.ts";
import { useOpenRegistration } from "@/account/openRegistration.ts";
import { routeAt } from "@/platform/page/pageRoute.ts";
import { readSiteConfig, readViewer, useSiteConfig } from "@/platform/site/siteData.ts";
import { mayRemind, nextAllowed, noteReminded } from "./reminding.ts";

/** How often it is looked whether the moment has come, in milliseconds. */
const LOOK_EVERY = 5_000;

const AUTH_PAGES: readonly string[] = ["registration", "login", "authApp", "passwordReset", "activate", "activateFast"];

/** Reminds a guest of registering, after a while and not again for longer (SPEC 4.48). */
export function RegistrationReminder() {
  const client = useClient();
  const dialog = useDialog();
  const notifications = useNotifications();
  const { t } = useTranslation("welcome");
  const open = useOpenRegistration();
  const hasReminder = useSiteConfig()?.registrationReminder != null;

  const look = useEffectEvent((openedAt: number) => {
    const config = readSiteConfig(client);
    const reminder = config?.registrationReminder ?? null;
    if (reminder === null || document.visibilityState === "hidden") return;
    const hasWindow =
      dialog() !== null || madeCredentials() !== null || notifications.list().some(({ view }) => view === "dialog");
    const isDue = mayRemind({
      isPlayer: readViewer(client) !== null,
      hasWindow,
      isAuthPage: AUTH_PAGES.includes(routeAt(location.pathname)?.name ?? ""),
      isAvailable: config?.isRegistrationAvailable === true,
      openedAt,
      nextAllowedAt: nextAllowed(),
      now: siteClock.now(),
      delaySeconds: reminder.delaySeconds,
    });
    if (!isDue) return;
    noteReminded({ client }, reminder.intervalMinutes);
    notifications.show({
      kind: "info",
      view: "toast",
      title: t("reminder.title"),
      text: t("reminder.text"),
      confirmText: t("reminder.confirm"),
      cancelText: t("reminder.later"),
      autoCloseMs: null,
      onConfirm: () => open(),
    });
  });

  useEffect(
    function remind() {
      if (!hasReminder) return undefined;
      const openedAt = siteClock.now();
      const timer = setInterval(() => look(openedAt), LOOK_EVERY);
      return () => clearInterval(timer);
    },
    [hasReminder],
  );

  return null;
}
