import { ApolloProvider } from "@apollo/client/react";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { RouterContextProvider } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { appContext, AppProvider } from "@/app/app.ts";
import { createBrowserApp } from "@/app/createBrowserApp.ts";

const app = await createBrowserApp();

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
