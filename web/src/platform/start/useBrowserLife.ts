import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { SignInStatusDocument, type SignInStatusQuery } from "@/operations/site/generated.ts";
import { ANALYTICS_DELAY, currentRoute } from "@/platform/analytics/analytics.ts";
import { type App, useApp } from "@/platform/app/app.ts";
import { askRoute, forgetRoutes } from "@/platform/navigation/browserFacts.ts";
import { execute } from "@/platform/navigation/effects.ts";
import { firstRun } from "@/platform/navigation/guardRun.ts";
import { COOKIES, parseCookies, readSettings } from "@/platform/site/settings.ts";
import { changeSetting } from "@/platform/site/useSettings.ts";
import { refreshSite } from "@/platform/navigation/navigation.ts";
import { useLeaveIfMust, useRecheck } from "@/platform/navigation/recheck.ts";
import { readViewer } from "@/platform/site/siteData.ts";
import { arrive, onTermsRefused } from "@/platform/navigation/visit.ts";
import { pause, SESSION_DELAY, SESSION_PAUSE } from "@/platform/session/delays.ts";
import { useBecomeOther } from "@/platform/session/visitor.ts";
import { ownTimeZone } from "@/platform/browser/claims.ts";
import { readCookieText } from "@/platform/browser/storage.ts";

/** How often the page asks whether its visitor is still who they were (SPEC 4.24, 9.05), in milliseconds. */
export const SIGN_IN_POLL = 60_000;
/** Tries to learn at the start who the visitor is, after the server could not tell (SPEC 4.21, 9.24). */
const SESSION_RETRIES = 2;

/** Who the visitor is now; undefined if nobody can tell. */
async function askStatus(app: App): Promise<SignInStatusQuery | undefined> {
  const answer = await app.client
    .query({ query: SignInStatusDocument, fetchPolicy: "network-only", errorPolicy: "all" })
    .catch(() => undefined);
  return answer?.data === undefined || (answer.error !== undefined && answer.data.viewer === null)
    ? undefined
    : answer.data;
}

/**
 * What runs in the browser for as long as the page stands: the kept coupon, the time zone, the sign-in poll, the
 * guards' look at the page.
 */
export function useBrowserLife(): void {
  const app = useApp();
  const navigate = useNavigate();
  const location = useLocation();
  const recheck = useRecheck();
  const leaveIfMust = useLeaveIfMust();
  const becomeOther = useBecomeOther();

  const check = useEffectEvent(async () => {
    const known = readViewer(app.client);
    const status = await askStatus(app);
    if (status === undefined) return;
    if (status.viewer?.id !== known?.id) {
      await becomeOther();
      return;
    }
    // Their settings could not be had before (SPEC 8.27): the guards look at the page with them as soon as they can be.
    if (known?.config === null) {
      if (status.viewer?.config == null) console.warn("the settings of the player could not be had");
      else await refreshSite(app);
    }
    // A ban or a block that nobody pushed: the page stands only where the guards would show it now.
    forgetRoutes(app);
    await askRoute(app, new URL(globalThis.location.href));
    await leaveIfMust();
  });

  const begin = useEffectEvent(async () => {
    for (let retry = 0; readViewer(app.client) === undefined && retry < SESSION_RETRIES; retry += 1) {
      await pause(SESSION_PAUSE);
      await refreshSite(app);
    }
    const to = await firstRun(app, new URL(globalThis.location.href));
    if (to === null) return;
    if (to.startsWith("/")) await navigate(to, { replace: true });
    else globalThis.location.replace(to);
  });

  const checkGuest = useEffectEvent(async () => {
    if (readViewer(app.client) === null) await check();
  });

  const askForTerms = useEffectEvent(() => void recheck());

  useEffect(
    function hearOfTerms() {
      return onTermsRefused(app.visit, askForTerms);
    },
    [app],
  );

  useEffect(
    function bringBackWhatWasKept() {
      for (const restore of app.parts.onHydrated) restore();
    },
    [app],
  );

  useEffect(
    function noteArrival() {
      arrive(app.visit, location);
      execute(app.visit.onArrival.splice(0), app);
    },
    [app, location],
  );

  useEffect(
    function learnTimeZone() {
      const cookies = parseCookies(readCookieText());
      if (cookies.has(COOKIES.timeZone)) {
        const kept = readSettings(cookies).timeZone;
        if (app.settings().timeZone !== kept) app.settings({ ...app.settings(), timeZone: kept });
        return;
      }
      changeSetting(app, "timeZone", ownTimeZone());
    },
    [app],
  );

  useEffect(function runGuardsOnce() {
    void begin();
    // They may have signed in elsewhere meanwhile.
    const timer = setTimeout(() => void checkGuest(), SESSION_DELAY);
    return () => clearTimeout(timer);
  }, []);

  useEffect(function pollSignIn() {
    let timer: ReturnType<typeof setInterval> | undefined;
    const start = () => {
      timer ??= setInterval(() => void check(), SIGN_IN_POLL);
    };
    const stop = () => {
      clearInterval(timer);
      timer = undefined;
    };
    const follow = () => {
      if (document.visibilityState === "hidden") {
        stop();
        return;
      }
      void check();
      start();
    };
    if (document.visibilityState !== "hidden") start();
    document.addEventListener("visibilitychange", follow);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", follow);
    };
  }, []);

  useEffect(
    function checkAfterGap() {
      let isFirst = true;
      return app.connection?.client.on("connected", () => {
        // What was pushed while there was no connection, nobody told: a ban between signing in, or the making of a
        // player's page, and their own socket. Guests are asked about in a moment anyway.
        if (!isFirst || readViewer(app.client) !== null) void check();
        isFirst = false;
      });
    },
    [app],
  );

  useEffect(
    function tellCounters() {
      let end: (() => void) | undefined;
      let isOver = false;
      let timer: ReturnType<typeof setTimeout>;
      const start = async () => {
        // Nothing else runs while somebody registers (SPEC 7.39).
        if (currentRoute() === "registration") {
          wait();
          return;
        }
        const { startSending } = await import("@/platform/analytics/analyticsSender.ts");
        const stop = await startSending(app);
        if (isOver) stop();
        else end = stop;
      };
      const wait = () => {
        timer = setTimeout(() => void start().catch(() => undefined), ANALYTICS_DELAY);
      };
      wait();
      return () => {
        isOver = true;
        clearTimeout(timer);
        end?.();
      };
    },
    [app],
  );
}
