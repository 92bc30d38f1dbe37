import { ApolloProvider } from "@apollo/client/react";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { RouterContextProvider } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { appContext, AppProvider } from "@/app/app.ts";
import { watchChunks } from "@/app/start/chunkFailure.ts";
import { createBrowserApp } from "@/app/start/createBrowserApp.ts";
import { servedVersion } from "@/app/start/ownVersion.ts";

const app = await createBrowserApp();
const here = () => `${location.pathname}${location.search}${location.hash}`;

watchChunks({
  storage: sessionStorage, now: Date.now, isReachable: async () => await servedVersion() !== null,
  load: (address) => {
    app.visit.target = null;
    // An address with a fragment, assigned where one stands, would only scroll.
    if (address === here()) location.reload();
    else location.assign(address);
  },
  current: here, target: () => app.visit.target,
}, function giveUp() {
  app.visit.target = null;
  app.notifications.show({ kind: "error", view: "toast", text: app.i18n.t("networkFailed", { ns: "notifications" }) });
  // The navigation that waits for the file is called off by one to where the visitor is.
  const { __reactRouterDataRouter: router } = globalThis as { __reactRouterDataRouter?: { navigate(to: string, options: object): Promise<void> } };
  void router?.navigate(here(), { replace: true, preventScrollReset: true });
});

startTransition(() => {
  hydrateRoot(document, (
    <StrictMode>
      <AppProvider value={app}>
        <ApolloProvider client={app.client}>
          <I18nextProvider i18n={app.i18n}>
            <HydratedRouter getContext={() => new RouterContextProvider(new Map([[appContext, app]]))} />
          </I18nextProvider>
        </ApolloProvider>
      </AppProvider>
    </StrictMode>
  ));
});
