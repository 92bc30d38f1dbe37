import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useApp } from "@/app/app.ts";
import { madeCredentials } from "@/app/people/madeCredentials.ts";
import { useOpenRegistration } from "@/app/people/openRegistration.ts";
import { routeAt } from "@/app/page/pageRoute.ts";
import { readSiteConfig, readViewer, useSiteConfig } from "@/app/site/siteData.ts";
import { mayRemind, nextAllowed, noteReminded } from "./reminding.ts";

/** How often it is looked whether the moment has come, in milliseconds. */
const LOOK_EVERY = 5_000;

const AUTH_PAGES: readonly string[] = ["registration", "login", "authApp", "passwordReset", "activate", "activateFast"];

/** Reminds a guest of registering, after a while and not again for longer (SPEC 4.48). */
export function RegistrationReminder() {
  const app = useApp();
  const { t } = useTranslation("notifications");
  const open = useOpenRegistration();
  const hasReminder = useSiteConfig()?.registrationReminder != null;

  const look = useEffectEvent((openedAt: number) => {
    const config = readSiteConfig(app.client);
    const reminder = config?.registrationReminder ?? null;
    if (reminder === null || document.visibilityState === "hidden") return;
    const hasWindow = app.dialog() !== null || madeCredentials() !== null || app.notifications.list().some(({ view }) => view === "dialog");
    const isDue = mayRemind({
      isPlayer: readViewer(app.client) !== null, hasWindow, isAuthPage: AUTH_PAGES.includes(routeAt(location.pathname)?.name ?? ""), isAvailable: config?.isRegistrationAvailable === true,
      openedAt, nextAllowedAt: nextAllowed(), now: Date.now(), delaySeconds: reminder.delaySeconds,
    });
    if (!isDue) return;
    noteReminded(app, reminder.intervalMinutes);
    app.notifications.show({
      kind: "info", view: "toast", title: t("register.title"), text: t("register.text"), confirmText: t("register.confirm"), cancelText: t("register.later"), autoCloseMs: null, onConfirm: () => open(),
    });
  });

  useEffect(function remind() {
    if (!hasReminder) return undefined;
    const openedAt = Date.now();
    const timer = setInterval(() => look(openedAt), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [hasReminder]);

  return null;
}
