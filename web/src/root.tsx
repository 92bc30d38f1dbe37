import "@/styles/index.css";
import { useReactiveVar } from "@apollo/client/react";
import type { ReactNode } from "react";
import { data, isRouteErrorResponse, Links, type LoaderFunctionArgs, Meta, type MiddlewareFunction, Outlet, redirect, Scripts, ScrollRestoration, useLoaderData, useRouteError, useRouteLoaderData } from "react-router";
import { LANGUAGES } from "#shared/languages.ts";
import { splitPath } from "#shared/routes.ts";
import { type App, appContext, languageOf, useApp } from "@/app/app.ts";
import { brandStyle } from "@/app/brandStyle.ts";
import { createServerApp } from "@/app/createServerApp.server.ts";
import { browserGuardInput, switchLanguage } from "@/app/navigation.ts";
import { useBrowserLife } from "@/app/useBrowserLife.ts";
import { ErrorView } from "@/features/shell/ErrorView.tsx";
import { SignInDialog } from "@/features/signIn/SignInDialog.tsx";
import { runGuards } from "@/guards/index.ts";
import { SiteDocument, type SiteQuery } from "@/operations/generated.ts";
import { DirectionProvider } from "@/ui/DirectionProvider.tsx";
import { ProgressBar } from "@/ui/ProgressBar.tsx";
import { useTranslation } from "react-i18next";

export const middleware: MiddlewareFunction<Response>[] = [
  async function makeApp({ request, context }, next) {
    const { app, guardInput } = await createServerApp(request);
    context.set(appContext, app);
    const verdict = runGuards(guardInput);
    if (verdict.kind === "redirect") throw redirect(verdict.to, verdict.status);
    // No loader runs for a page that a guard blocks: what header and footer need goes with the block.
    if (verdict.kind === "block") throw data(siteDataOf(app), { status: verdict.status });
    return next();
  },
];

export const clientMiddleware: MiddlewareFunction[] = [
  async function guard({ request, context }, next) {
    const app = context.get(appContext);
    const url = new URL(request.url);
    const verdict = runGuards(browserGuardInput(app, url));
    if (verdict.kind === "redirect") {
      if (verdict.opensSignIn === true) app.dialog("signIn");
      throw redirect(verdict.to);
    }
    if (verdict.kind === "block") throw data(null, { status: verdict.status });
    await switchLanguage(app, splitPath(url.pathname).prefix);
    await next();
  },
];

interface RootData { site: SiteQuery | null }

function siteDataOf({ client }: App): RootData {
  return { site: client.readQuery({ query: SiteDocument }) };
}

export function loader({ context }: LoaderFunctionArgs): RootData {
  return siteDataOf(context.get(appContext));
}

/** The browser keeps the site's data up to date itself. */
export const shouldRevalidate = () => false;

const hydrated = new WeakSet<object>();

/** Puts what the server knew of the site and its visitor into the browser's cache, once, before anything reads it. */
function useSiteHydration(rootData: RootData | undefined): void {
  const { client } = useApp();
  if (rootData?.site == null || hydrated.has(rootData) || import.meta.env.SSR) return;
  hydrated.add(rootData);
  client.writeQuery({ query: SiteDocument, data: rootData.site });
}

/** What the server said of the site: with the page, or with the block that stands in for it. */
function useRootData(): RootData | undefined {
  const loaded = useRouteLoaderData<typeof loader>("root");
  const error = useRouteError();
  return loaded ?? (isRouteErrorResponse(error) && error.data !== null ? (error.data as RootData) : undefined);
}

export function Layout({ children }: { children: ReactNode }) {
  const app = useApp();
  useTranslation();
  const rootData = useRootData();
  useSiteHydration(rootData);
  const settings = useReactiveVar(app.settings);
  const { code, dir } = LANGUAGES[languageOf(app)];
  const brand = brandStyle(rootData?.site?.siteConfig?.brandBook ?? []);
  return (
    <html lang={code} dir={dir} data-theme={settings.theme} data-now={app.now} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/* Said before any file, because files may come in any order and the first mention of a layer fixes its place. */}
        <style>@layer reset, tokens, components, brand;</style>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={rootData?.site?.siteConfig?.themeColor ?? "#0F1A2B"} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
        {brand === "" ? null : <style>{brand}</style>}
      </head>
      <body>
        <DirectionProvider direction={dir}>{children}</DirectionProvider>
        <ScrollRestoration {...(app.nonce === undefined ? {} : { nonce: app.nonce })} />
        <Scripts {...(app.nonce === undefined ? {} : { nonce: app.nonce })} />
      </body>
    </html>
  );
}

export default function Root() {
  useLoaderData<typeof loader>();
  useBrowserLife();
  return (
    <>
      <ProgressBar />
      <Outlet />
      <SignInDialog />
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return <ErrorView status={isRouteErrorResponse(error) ? error.status : 500} />;
}
