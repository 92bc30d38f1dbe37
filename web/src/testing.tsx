/** What component tests stand on: a whole app with a link of their own in the place of the network. */
import { ApolloClient, ApolloLink, makeVar } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { createMemoryRouter, RouterProvider } from "react-router";
import { Observable } from "rxjs";
import { createBrowserCache } from "@/apollo/browserCache.ts";
import type { ConnectionState } from "@/apollo/connection.ts";
import { type App, AppProvider } from "@/app/app.ts";
import type { Settings } from "@/app/settings.ts";
import { createCouponState } from "@/betting/couponState.ts";
import { Placing } from "@/betting/placing.ts";
import { PriceStore } from "@/betting/priceStore.ts";
import { sendCoupon } from "@/betting/sendCoupon.ts";
import { createI18n } from "@/i18n/i18n.ts";
import { SiteDocument, type SiteQuery } from "@/operations/generated.ts";

/** Answers an operation by its name; undefined is a broken network. */
export type Answers = (operation: string, variables: Record<string, unknown>) => Record<string, unknown> | undefined;

export const GUEST_SITE: SiteQuery = {
  siteConfig: {
    companyName: "Test Bet", languages: [{ code: "en", name: "English", isRtl: false }], defaultLanguage: "en", langHiddenUnauthorized: [],
    availableRoutes: [47, 72], couponKinds: ["SINGLE", "EXPRESS"], liveDelaySeconds: 6, defaultCoefViewId: 0, geoCurrencyCode: "RUB",
    siteEnv: "demo", brandBook: [], themeColor: "#0F1A2B",
  },
  viewer: null,
};

const withType = <T extends object>(type: string, fields: T) => ({ __typename: type, ...fields });

/** A player with one account. */
export function playerSite(balance: string): SiteQuery {
  const account = withType("Account", { id: "11", type: "MAIN" as const, label: "Main", balance: withType("Money", { amount: balance, currency: "RUB" }), symbol: "₽", isActive: true });
  return { ...GUEST_SITE, viewer: withType("Viewer", { id: "1", login: "demo", name: null, accounts: [account], activeAccount: withType("Account", { id: "11" }) }) };
}

export async function createTestApp(site: SiteQuery, answers: Answers): Promise<App> {
  const link = new ApolloLink(({ operationName, variables }) => new Observable((observer) => {
    const data = answers(operationName ?? "", variables);
    queueMicrotask(() => {
      if (data === undefined) { observer.error(new TypeError("network is down")); return; }
      observer.next({ data });
      observer.complete();
    });
  }));
  const client = new ApolloClient({ cache: createBrowserCache(), link });
  client.writeQuery({ query: SiteDocument, data: site });
  const coupon = createCouponState();
  let keys = 0;
  const placing = new Placing(coupon, {
    send: (input) => sendCoupon(client, input), pause: async () => undefined, newKey: () => `test-key-${(keys += 1)}`, placed: () => undefined,
  });
  return {
    client, coupon, placing, i18n: await createI18n("en"), prices: new PriceStore(), live: null, structure: null, connection: null,
    connectionState: makeVar<ConnectionState>("open"), settings: makeVar<Settings>({ theme: "light", oddsView: null, timeZone: "UTC" }),
    dialog: makeVar<"signIn" | null>(null), nonce: undefined, now: Date.parse("2026-11-21T12:00:00Z"),
  };
}

export function renderInApp(app: App, element: ReactNode) {
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: ["/en"] });
  return render(
    <AppProvider value={app}>
      <ApolloProvider client={app.client}>
        <I18nextProvider i18n={app.i18n}><RouterProvider router={router} /></I18nextProvider>
      </ApolloProvider>
    </AppProvider>,
  );
}
