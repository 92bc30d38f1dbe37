import { makeVar } from "@apollo/client";
import { type CookieConsent, consentIn } from "@/platform/site/cookieConsent.ts";
import { DEFAULT_LANGUAGE, isLanguageCode } from "#shared/site/languages.ts";
import { createBrowserClient } from "@/platform/apollo/browserClient.ts";
import { createConnection } from "@/platform/apollo/connection.ts";
import { siteClock } from "@/platform/browser/siteClock.ts";
import { createBrowserI18n } from "@/platform/i18n/browserI18n.ts";
import { pseudoCookie } from "@/platform/i18n/pseudoMode.ts";
import { readUsedWords } from "@/platform/i18n/UsedWords.tsx";
import type { App } from "@/platform/app/app.ts";
import { noParts, type StartPart } from "@/platform/app/parts.ts";
import type { OpenDialog } from "@/platform/app/dialogs.ts";
import { tellOfMissingWords } from "./missingWords.ts";
import { createNotifications } from "@/platform/app/notifications.ts";
import { parseCookies, readSettings, type Settings } from "@/platform/site/settings.ts";
import { createVisit, refusedForTerms } from "@/platform/navigation/visit.ts";
import { readCookieText, writeCookie } from "@/platform/browser/storage.ts";

/** Makes the one app of the browser, in the language the server wrote the page in. */
export async function createBrowserApp(parts: readonly StartPart[]): Promise<App> {
  const { lang, dataset } = document.documentElement;
  const i18n = await createBrowserI18n(
    isLanguageCode(lang) ? lang : DEFAULT_LANGUAGE,
    readUsedWords(),
    dataset.pseudo !== undefined,
  );
  siteClock.hear(Number(dataset.now));
  const remembered = pseudoCookie(location.search);
  if (remembered !== null) writeCookie(remembered);
  const notifications = createNotifications();
  tellOfMissingWords(i18n, notifications);
  const connection = createConnection(
    `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/graphql`,
    () => i18n.language,
  );
  const visit = createVisit(documentStatus());
  const client = createBrowserClient(
    connection,
    () => i18n.language,
    (message) => {
      notifications.show({ kind: "error", view: "toast", text: message ?? i18n.t("notifications:networkFailed") });
    },
    () => refusedForTerms(visit),
  );
  const cookies = parseCookies(readCookieText());
  const cookieSettings = readSettings(cookies);
  const app: App = {
    parts: noParts(),
    client,
    i18n,
    connection,
    connectionState: connection.state,
    // The zone that the server's times are in: the cookie may have come since, from the page before.
    settings: makeVar<Settings>({ ...cookieSettings, timeZone: dataset.zone ?? cookieSettings.timeZone }),
    consent: makeVar<CookieConsent | null>(consentIn(cookies)),
    dialog: makeVar<OpenDialog | null>(null),
    isStale: makeVar(false),
    hasQuickCoupon: makeVar(true),
    visit,
    notifications,
    nonce: undefined,
    now: Number(dataset.now ?? siteClock.now()),
    origin: dataset.origin ?? location.origin,
  };
  for (const start of parts) start(app);
  return app;
}

/** Status the page came with; browsers that don't tell it are taken at the best. */
function documentStatus(): number {
  const [entry] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & {
    responseStatus?: number;
  })[];
  return entry?.responseStatus ?? 200;
}
