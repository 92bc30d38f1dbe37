/** What component tests stand on: a whole app with a link of their own instead of the network. */
import { ApolloClient, ApolloLink, makeVar, type OperationVariables, type TypedDocumentNode } from "@apollo/client";
import { ApolloProvider, useQuery } from "@apollo/client/react";
import { configure, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { createMemoryRouter, RouterProvider } from "react-router";
import { Observable } from "rxjs";
import { SITE_AREAS } from "#shared/routes/entry.ts";
import { type CookieConsent, consentIn } from "@/platform/site/cookieConsent.ts";
import { createBrowserCache } from "@/platform/apollo/browserCache.ts";
import type { ConnectionState } from "@/platform/apollo/connection.ts";
import { type App, AppProvider } from "@/platform/app/app.ts";
import type { OpenDialog } from "@/platform/app/dialogs.ts";
import { createNotifications } from "@/platform/app/notifications.ts";
import { DEFAULT_SETTINGS, parseCookies, type Settings } from "@/platform/site/settings.ts";
import type { SiteConfig } from "@/platform/site/siteData.ts";
import type { Answer } from "@/platform/page/page.ts";
import { createVisit } from "@/platform/navigation/visit.ts";
import { type CouponState, createCouponState } from "@/slip/couponState.ts";
import { Favorites, favoritesPart } from "@/favorites/favorites.ts";
import { favoritesTools } from "@/favorites/favoritesTools.ts";
import { Placing } from "@/slip/placing.ts";
import { startSlipWith } from "@/slip/slip.ts";
import { PickScope } from "@/slip/PickScope.tsx";
import { pricesPart } from "@/prices/prices.ts";
import { noParts } from "@/platform/app/parts.ts";
import { PriceStore } from "@/prices/priceStore.ts";
import { sendCoupon } from "@/slip/sendCoupon.ts";
import { createI18n } from "@/platform/i18n/i18n.ts";
import { ViewerDocument, type ViewerQuery } from "@/operations/people/generated.ts";
import { SiteConfigDocument, type SiteConfigQuery } from "@/operations/site/generated.ts";

// Parts that load when they are needed take as long as the machine is busy.
configure({ asyncUtilTimeout: 20_000 });

/** Answers an operation by its name; undefined is a broken network. */
export type Answers = (
  operation: string,
  variables: Record<string, unknown>,
  language: string,
) => Record<string, unknown> | undefined;

/** What a test's site says of itself and of its visitor. */
export type TestSite = SiteConfigQuery & ViewerQuery;

/** A site with its usual settings. */
export const TEST_CONFIG: SiteConfig = {
  revision: "one",
  companyName: "Test Bet",
  companyLegalName: "Test Bet Ltd",
  siteEnv: "demo",
  languages: [{ code: "en", name: "English", isRtl: false }],
  defaultLanguage: "en",
  langHiddenUnauthorized: [],
  availableRoutes: [47, 72],
  areas: [...SITE_AREAS],
  disallowedPaths: [],
  homePage: { type: "SPORTSBOOK", subApplicationUrl: null },
  isRegistrationAvailable: true,
  registrationForm: "MODAL",
  isResponsibleGamingAgreementRequired: false,
  registrationReminder: null,
  isDepositPromptShown: true,
  isStatisticAvailable: true,
  isIdentificationAvailable: true,
  isPaymentForPlayersOnly: false,
  promoBonusToOffer: false,
  afterSignInRoutes: [],
  isAvailableConfirmTerms: true,
  thirdPartyHasFirstDepositRedirect: false,
  firstDepositRedirectUrl: null,
  useRechargeModal: false,
  mobileDomain: null,
  blockedPageUrl: null,
  isMaintenanceActive: false,
  maintenance: null,
  isShowCookieAgreePopup: false,
  isLoggingClientCookiesAgreement: false,
  isSnowfallShown: false,
  isWelcomeWidgetShown: false,
  isAdBlockNoticeShown: false,
  isAppUpdateNoticeShown: true,
  inactivityMinutes: null,
  isPwa: false,
  isInternalNetwork: false,
  couponKinds: [
    "SINGLE",
    "EXPRESS",
    "SYSTEM",
    "CHAIN",
    "CONDITIONAL",
    "ANTI_EXPRESS",
    "FULL_COVER",
    "MULTIPLE_SINGLES",
  ],
  couponKindsWithLimits: [
    "SINGLE",
    "EXPRESS",
    "SYSTEM",
    "CHAIN",
    "CONDITIONAL",
    "ANTI_EXPRESS",
    "FULL_COVER",
    "MULTIPLE_SINGLES",
  ],
  isOneClickShown: true,
  isVipBetShown: true,
  hasBonusBet: true,
  isPromoCodeShown: true,
  isPrepaidShown: true,
  antiExpressMargin: "1.1165",
  liveDelaySeconds: 6,
  defaultCoefViewId: 0,
  defaultBettingView: "EUROPEAN",
  defaultMarketsNameType: "FULL",
  is12hClock: false,
  geoCurrencyCode: "RUB",
  groupId: 1,
  isFatmanAnalyticsAvailable: false,
  brandBook: [],
  themeColor: "#0F1A2B",
  openGraphImage: null,
  gameVideoUrl: null,
  footerType: "FULL",
  socialLinks: [],
  support: null,
  supportConsultant: null,
  policyLogo: { path: "/web-api/policy/logo.agif", countryIds: [], isShown: false },
};

export const GUEST_SITE: TestSite = { siteConfig: TEST_CONFIG, viewer: null };

const withType = <T extends object>(type: string, fields: T) => ({ __typename: type, ...fields });

/** A player with one account, who may do everything but what is stated. */
export function playerSite(
  balance: string,
  rights: Partial<Record<"canBetLine" | "canBetLive", boolean>> = {},
): TestSite {
  const account = withType("Account", {
    id: "11",
    type: "MAIN" as const,
    label: "Main",
    balance: withType("Money", { amount: balance, currency: "RUB" }),
    symbol: "₽",
    isActive: true,
  });
  return {
    ...GUEST_SITE,
    viewer: withType("Viewer", {
      id: "1",
      login: "demo",
      name: null,
      accounts: [account],
      activeAccount: withType("Account", { id: "11" }),
      agreement: withType("Agreement", { isChanged: false }),
      rights: withType("AccountRights", {
        canBetLine: true,
        canBetLive: true,
        canDeposit: true,
        canWithdraw: true,
        canUseBonuses: true,
        canAskSupport: true,
        ...rights,
      }),
      config: withType("UserConfig", {
        banLevel: 0,
        banVersion: 1,
        statusId: 1,
        countryId: "1",
        activationType: "EMAIL_AND_PHONE" as const,
        messageCount: 0,
        hidesBalance: false,
        hasDeposit: true,
        isIdentificationNeeded: false,
        isIdentificationBonus: false,
        verificationStatus: 0,
        showsVerificationOnDeposit: false,
        remainingDaysToActivate: null,
      }),
    }),
  };
}

/** An app whose parts tests look into. */
export interface TestApp extends App {
  coupon: CouponState;
  placing: Placing;
  prices: PriceStore;
  favorites: Favorites;
}

export async function createTestApp(site: TestSite, answers: Answers): Promise<TestApp> {
  const link = new ApolloLink(
    ({ operationName, variables, getContext }) =>
      new Observable((observer) => {
        const data = answers(
          operationName ?? "",
          variables,
          (getContext() as { headers?: Record<string, string> }).headers?.["x-language"] ?? "en",
        );
        queueMicrotask(() => {
          if (data === undefined) {
            observer.error(new TypeError("network is down"));
            return;
          }
          observer.next({ data });
          observer.complete();
        });
      }),
  );
  const client = new ApolloClient({ cache: createBrowserCache(), link });
  // Its fields are a fragment, which goes by the type.
  client.writeQuery({
    query: SiteConfigDocument,
    data: { siteConfig: site.siteConfig && withType("SiteConfig", site.siteConfig) },
  });
  client.writeQuery({ query: ViewerDocument, data: { viewer: site.viewer } });
  const coupon = createCouponState();
  let keys = 0;
  const placing = new Placing(coupon, {
    send: (input) => sendCoupon(app, input),
    pause: async () => undefined,
    newKey: () => `test-key-${(keys += 1)}`,
    placed: () => undefined,
  });
  const app: TestApp = {
    parts: noParts(),
    client,
    coupon,
    placing,
    favorites: new Favorites(favoritesTools(client, () => undefined)),
    prices: new PriceStore(),
    i18n: await createI18n("en"),
    connection: null,
    connectionState: makeVar<ConnectionState>("open"),
    settings: makeVar<Settings>({ ...DEFAULT_SETTINGS, theme: "light", timeZone: "UTC" }),
    consent: makeVar<CookieConsent | null>(consentIn(parseCookies(globalThis.document?.cookie ?? null))),
    dialog: makeVar<OpenDialog | null>(null),
    isStale: makeVar(false),
    hasQuickCoupon: makeVar(true),
    visit: createVisit(),
    notifications: createNotifications(),
    nonce: undefined,
    now: Date.parse("2026-11-21T12:00:00Z"),
    origin: "https://bets.example",
  };
  startSlipWith(app, { coupon, placing });
  pricesPart.start(app, { store: app.prices, live: null, structure: null });
  favoritesPart.start(app, app.favorites);
  return app;
}

interface AskedProps<Data, Variables extends OperationVariables> {
  query: TypedDocumentNode<Data, Variables>;
  variables: NoInfer<Variables>;
  children(answer: Answer<Data, Variables>): ReactNode;
}

/** Asks as a page does, for what shows the answer. */
export function Asked<Data, Variables extends OperationVariables>(props: AskedProps<Data, Variables>) {
  const options: { variables: OperationVariables; errorPolicy: "all" } = {
    variables: props.variables,
    errorPolicy: "all",
  };
  const answer = useQuery(props.query as TypedDocumentNode<Data, OperationVariables>, options);
  return props.children(answer as Answer<Data, Variables>);
}

export function renderInApp(app: App, element: ReactNode, path = "/en") {
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [path] });
  return render(
    <AppProvider value={app}>
      <ApolloProvider client={app.client}>
        <I18nextProvider i18n={app.i18n}>
          <PickScope>
            <RouterProvider router={router} />
          </PickScope>
        </I18nextProvider>
      </ApolloProvider>
    </AppProvider>,
  );
}
