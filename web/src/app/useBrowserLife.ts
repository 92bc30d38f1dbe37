import { useEffect } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { SignInStatusDocument, SiteDocument } from "@/operations/generated.ts";
import { useApp } from "./app.ts";
import { restoreKept } from "./createBrowserApp.ts";
import { COOKIES, DEFAULT_TIME_ZONE, parseCookies, settingCookie } from "./settings.ts";
import { refreshSite } from "./navigation.ts";

/** How often the page asks whether its visitor is still who he was (SPEC 4.24, 9.05), in milliseconds. */
export const SIGN_IN_POLL = 60_000;

/** What runs in the browser for as long as the page stands: the kept coupon, the time zone, the sign-in poll. */
export function useBrowserLife(): void {
  const app = useApp();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  useEffect(function restoreCoupon() {
    restoreKept(app);
  }, [app]);

  useEffect(function learnTimeZone() {
    if (parseCookies(document.cookie).has(COOKIES.timeZone)) return;
    const { timeZone = DEFAULT_TIME_ZONE } = Intl.DateTimeFormat().resolvedOptions();
    document.cookie = settingCookie(COOKIES.timeZone, timeZone);
    app.settings({ ...app.settings(), timeZone });
  }, [app]);

  useEffect(function pollSignIn() {
    let timer: ReturnType<typeof setInterval> | undefined;
    const check = async () => {
      const known = app.client.readQuery({ query: SiteDocument })?.viewer?.id;
      const answer = await app.client.query({ query: SignInStatusDocument, fetchPolicy: "no-cache", errorPolicy: "all" }).catch(() => undefined);
      if (answer?.data === undefined || answer.error !== undefined || answer.data.viewer?.id === known) return;
      await refreshSite(app);
      app.connection?.renew();
      // The guards decide whether the new visitor may stay on this page (SPEC 4.25).
      await navigate(`${location.pathname}${location.search}`, { replace: true });
      await revalidate();
    };
    const start = () => { timer ??= setInterval(() => void check(), SIGN_IN_POLL); };
    const stop = () => { clearInterval(timer); timer = undefined; };
    const follow = () => {
      if (document.visibilityState === "hidden") { stop(); return; }
      void check();
      start();
    };
    if (document.visibilityState !== "hidden") start();
    document.addEventListener("visibilitychange", follow);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", follow);
    };
  }, [app, navigate, revalidate]);
}
