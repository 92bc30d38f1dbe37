import { siteClock } from "@/platform/browser/siteClock.ts";
import { ApolloProvider } from "@apollo/client/react";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { RouterContextProvider } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { startFavorites } from "@/favorites/startFavorites.ts";
import { startPrices } from "@/prices/startPrices.ts";
import { startSlip } from "@/slip/startSlip.ts";
import { appContext, AppProvider } from "@/platform/app/app.ts";
import { keepFilledFields } from "@/platform/page/EarlyInput.tsx";
import { watchChunks } from "@/platform/start/chunkFailure.ts";
import { createBrowserApp } from "@/platform/start/createBrowserApp.ts";
import { servedVersion } from "@/platform/start/ownVersion.ts";
import { tolerateMovedNodes } from "@/platform/browser/movedNodes.ts";
import { tabTexts } from "@/platform/browser/storage.ts";

const app = await createBrowserApp([startPrices, startSlip, startFavorites]);
const here = () => `${location.pathname}${location.search}${location.hash}`;

watchChunks(
  {
    storage: tabTexts,
    now: () => siteClock.now(),
    isReachable: async () => (await servedVersion()) !== null,
    load: (address) => {
      app.visit.target = null;
      // An address with a fragment, assigned where one stands, would only scroll.
      if (address === here()) location.reload();
      else location.assign(address);
    },
    current: here,
    target: () => app.visit.target,
  },
  function giveUp() {
    app.visit.target = null;
    app.notifications.show({
      kind: "error",
      view: "toast",
      text: app.i18n.t("networkFailed", { ns: "notifications" }),
    });
    // The navigation that waits for the file is called off by one to where the visitor is.
    const { __reactRouterDataRouter: router } = globalThis as {
      __reactRouterDataRouter?: { navigate(to: string, options: object): Promise<void> };
    };
    void router?.navigate(here(), { replace: true, preventScrollReset: true });
  },
);

tolerateMovedNodes();
keepFilledFields();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <AppProvider value={app}>
        <ApolloProvider client={app.client}>
          <I18nextProvider i18n={app.i18n}>
            <HydratedRouter getContext={() => new RouterContextProvider(new Map([[appContext, app]]))} />
          </I18nextProvider>
        </ApolloProvider>
      </AppProvider>
    </StrictMode>,
  );
});
