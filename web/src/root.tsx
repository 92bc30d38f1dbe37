import "@/styles/index.css";
import { useReactiveVar } from "@apollo/client/react";
import { lazy, type ReactNode, Suspense } from "react";
import { type ClientLoaderFunctionArgs, createContext, isRouteErrorResponse, Links, type LoaderFunctionArgs, Meta, type MiddlewareFunction, Outlet, Scripts, useLoaderData, useLocation, useRouteError, useRouteLoaderData } from "react-router";
import { LANGUAGES } from "#shared/languages.ts";
import { appContext, languageOf, useApp } from "@/app/app.ts";
import { brandStyle } from "@/app/site/brandStyle.ts";
import { guardNavigation } from "@/app/deciding/guardRun.ts";
import { inlineNonce } from "@/app/start/pageNonce.ts";
import { ScrollMemory } from "@/app/page/ScrollMemory.tsx";
import { SentAnswers } from "@/app/page/sentAnswers.tsx";
import { keepRootData, type RootData, rootData } from "@/app/start/rootData.ts";
import { type Guarded, guardRequest } from "@/app/deciding/serverRun.server.ts";
import { statusOfError } from "@/app/page/errorStatus.ts";
import type { Settings } from "@/app/site/settings.ts";
import { useBrowserLife } from "@/app/start/useBrowserLife.ts";
import { HoldPrices } from "@/betting/HoldPrices.tsx";
import { PickScope } from "@/betting/PickScope.tsx";
import { CookieQuestion } from "@/features/cookies/CookieQuestion.tsx";
import { ErrorView } from "@/features/shell/ErrorView.tsx";
import { LastResort } from "@/features/shell/LastResort.tsx";
import { LateParts } from "./LateParts.tsx";
import { RouteAnnouncer } from "@/head/RouteAnnouncer.tsx";
import { SiteHead } from "@/head/SiteHead.tsx";
import { isPseudo } from "@/i18n/pseudoMode.ts";
import { UsedWords } from "@/i18n/UsedWords.tsx";
import { DirectionProvider } from "@/ui/DirectionProvider.tsx";
import { ProgressBar } from "@/ui/ProgressBar.tsx";
import { useTranslation } from "react-i18next";

const guardedContext = createContext<Guarded>();

export const middleware: MiddlewareFunction<Response>[] = [
  async function answer({ request, context }, next) {
    const guarded = await guardRequest(request);
    context.set(guardedContext, guarded);
    context.set(appContext, guarded.app);
    const response = await next();
    for (const [name, value] of guarded.headers) response.headers.append(name, value);
    return response;
  },
  function guard({ context }) {
    const { instead } = context.get(guardedContext);
    // Thrown before any loader runs: nothing of a guarded page is in what is sent.
    if (instead !== null) throw instead;
  },
];

export const clientMiddleware: MiddlewareFunction[] = [
  async function guard({ request, context }, next) {
    await guardNavigation(context.get(appContext), new URL(request.url), next);
  },
];

export function loader({ request, context }: LoaderFunctionArgs): RootData {
  return rootData(context.get(appContext), new URL(request.url));
}

/** What the browser knows already; the server tells it with the first page only. */
export function clientLoader({ request, context }: ClientLoaderFunctionArgs): RootData {
  return rootData(context.get(appContext), new URL(request.url));
}

/** The browser keeps the site's data up to date itself. */
export const shouldRevalidate = () => false;

const hydrated = new WeakSet<object>();

/** Puts what the server knew of the site and its visitor into the browser's cache, once, before anything reads it. */
function useSiteHydration(told: RootData | undefined): void {
  const { client } = useApp();
  if (told === undefined || hydrated.has(told) || import.meta.env.SSR) return;
  hydrated.add(told);
  keepRootData(client, told);
}

const isRootData = (value: unknown): value is RootData => typeof value === "object" && value !== null && "site" in value;

/** What the server said of the site: with the page, or with the block that stands in for it. */
function useRootData(): RootData | undefined {
  const loaded = useRouteLoaderData<typeof loader>("root");
  const error = useRouteError();
  return loaded ?? (isRouteErrorResponse(error) && isRootData(error.data) ? error.data : undefined);
}

/** What the style sheets follow of a visitor's settings; nothing where he left them as they were. */
const lookAttributes = ({ fontSize, isLight, isCompact, coefIndication }: Settings) => ({
  "data-font": fontSize === "normal" ? undefined : fontSize, "data-light": isLight ? "" : undefined, "data-compact": isCompact ? "" : undefined,
  "data-moves": coefIndication === "tint" ? undefined : coefIndication,
});

export function Layout({ children }: { children: ReactNode }) {
  const app = useApp();
  const { i18n } = useTranslation();
  const known = useRootData();
  useSiteHydration(known);
  const settings = useReactiveVar(app.settings);
  const { code, dir } = LANGUAGES[languageOf(app)];
  const nonce = inlineNonce(app);
  const brand = brandStyle(known?.site.config?.siteConfig?.brandBook ?? []);
  return (
    <html lang={code} dir={dir} data-theme={settings.theme} {...lookAttributes(settings)} data-now={app.now} data-zone={settings.timeZone} data-pseudo={isPseudo(i18n) || undefined} data-origin={app.origin} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/* Said before any file, because files may come in any order and the first mention of a layer fixes its place. */}
        <style nonce={nonce} suppressHydrationWarning>@layer reset, tokens, components, brand;</style>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <SiteHead />
        <Meta />
        <Links {...(nonce !== undefined && { nonce })} />
        {brand === "" ? null : <style nonce={nonce} suppressHydrationWarning>{brand}</style>}
      </head>
      <body>
        <DirectionProvider direction={dir}><PickScope>{children}</PickScope></DirectionProvider>
        <BrowserLife />
        <UsedWords />
        <SentAnswers />
        <ScrollMemory nonce={app.nonce} />
        <Scripts {...(app.nonce === undefined ? {} : { nonce: app.nonce })} />
      </body>
    </html>
  );
}

/** In every page, also in one that stands in for another: a closed site opens again by itself. */
function BrowserLife() {
  useBrowserLife();
  return null;
}

export default function Root() {
  useLoaderData<typeof loader>();
  return (
    <>
      <ProgressBar />
      {/* First in the document, so that it is there when the page is first drawn, and first for whoever goes by keys. */}
      <CookieQuestion />
      <HoldPrices />
      <Outlet />
      <RouteAnnouncer />
      <LateParts />
    </>
  );
}

const MaintenancePage = lazy(async () => ({ default: (await import("@/features/maintenance/MaintenancePage.tsx")).MaintenancePage }));

/** Whether the site is closed for all, and not a page for a reason of its own. */
const isClosed = (error: unknown) => isRouteErrorResponse(error) && error.status === 503 && (error.data as { reason?: unknown } | null)?.reason === "maintenance";

export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const isForAll = isClosed(error);
  return (
    <>
      {isForAll ? null : <CookieQuestion />}
      {isForAll ? <Suspense><MaintenancePage /></Suspense> : <LastResort pathname={pathname}><ErrorView status={statusOfError(error)} /></LastResort>}
      {/* Pushed changes and the end of a maintenance open the page again. */}
      <LateParts isClosed={isForAll} />
    </>
  );
}
