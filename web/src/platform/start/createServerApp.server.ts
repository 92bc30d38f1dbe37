import { renderSettings } from "./renderSettings.server.ts";
import { randomUUID } from "node:crypto";
import { type ApolloClient, makeVar } from "@apollo/client";
import { type CookieConsent, consentIn } from "@/platform/site/cookieConsent.ts";
import { isLanguageCode, type LanguageCode } from "#shared/site/languages.ts";
import { publicOrigin } from "#shared/wire/publicOrigin.ts";
import { splitPath } from "#shared/routes/routes.ts";
import { createServerClient } from "@/platform/apollo/serverClient.server.ts";
import type { ConnectionState } from "@/platform/apollo/connection.ts";
import { requestI18n } from "@/platform/i18n/i18n.ts";
import { asksForPseudo } from "@/platform/i18n/pseudoMode.ts";
import type { App } from "@/platform/app/app.ts";
import { noParts, type StartPart } from "@/platform/app/parts.ts";
import type { FactsSource } from "@/platform/navigation/decide.ts";
import type { OpenDialog } from "@/platform/app/dialogs.ts";
import { createNotifications } from "@/platform/app/notifications.ts";
import { loadServerFacts } from "@/platform/navigation/serverFacts.server.ts";
import { COOKIES, parseCookies, readSettings, type Settings } from "@/platform/site/settings.ts";
import { isSharedRequest } from "@/platform/site/sharedPage.ts";
import { readSiteConfig } from "@/platform/site/siteData.ts";
import { createVisit } from "@/platform/navigation/visit.ts";

export interface ServerApp {
  app: App;
  /** What the guards look at. */
  facts: FactsSource;
}

async function appOf(
  request: Request,
  parts: readonly StartPart[],
  { client, language, now }: { client: ApolloClient; language: LanguageCode; now: number },
): Promise<App> {
  const cookies = parseCookies(request.headers.get("cookie"));
  const app: App = {
    parts: noParts(),
    client,
    i18n: await requestI18n(
      language,
      asksForPseudo(readSiteConfig(client)?.siteEnv, new URL(request.url).search, cookies),
    ),
    connection: null,
    connectionState: makeVar<ConnectionState>("idle"),
    settings: makeVar<Settings>(readSettings(cookies)),
    consent: makeVar<CookieConsent | null>(consentIn(cookies)),
    dialog: makeVar<OpenDialog | null>(null),
    isStale: makeVar(false),
    hasQuickCoupon: makeVar(true),
    notifications: createNotifications(),
    visit: createVisit(),
    // A page for many is allowed its scripts by their hashes.
    nonce: isSharedRequest(request) ? undefined : randomUUID(),
    now,
    origin: publicOrigin(request.url, renderSettings().origins),
  };
  for (const start of parts) start(app);
  return app;
}

/** Language that an address and a cookie ask for, before anything is known of the site. */
function askedLanguage(request: Request): LanguageCode {
  const { prefix } = splitPath(new URL(request.url).pathname);
  const stored = parseCookies(request.headers.get("cookie")).get(COOKIES.language);
  return isLanguageCode(prefix) ? prefix : isLanguageCode(stored) ? stored : "en";
}

/** Makes the app of one request and what its guards need to know. */
export async function createServerApp(request: Request, parts: readonly StartPart[]): Promise<ServerApp> {
  let language = askedLanguage(request);
  const client = createServerClient(request, () => language);
  const now = Date.now();
  const { source, language: own } = await loadServerFacts(
    { headers: request.headers, url: new URL(request.url), cookies: parseCookies(request.headers.get("cookie")), now },
    client,
  );
  language = own;
  return { app: await appOf(request, parts, { client, language, now }), facts: source };
}

/** An app that asked nobody for anything: for the page that says that something is wrong with the site itself. */
export function createBareApp(request: Request, parts: readonly StartPart[]): Promise<App> {
  const language = askedLanguage(request);
  const client = createServerClient(request, () => language);
  return appOf(request, parts, { client, language, now: Date.now() });
}
