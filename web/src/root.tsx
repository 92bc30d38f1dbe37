import "@/styles/index.css";
import { lazy, type ReactNode, Suspense } from "react";
import {
  type ClientLoaderFunctionArgs,
  createContext,
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  type MiddlewareFunction,
  Outlet,
  Scripts,
  useLoaderData,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { LANGUAGES } from "#shared/site/languages.ts";
import { appContext, useClient, useLanguage, useNonce, useOrigin, usePageInstant } from "@/platform/app/app.ts";
import { brandStyle } from "@/platform/site/brandStyle.ts";
import { guardNavigation } from "@/platform/navigation/guardRun.ts";
import { inlineNonce } from "@/platform/start/pageNonce.ts";
import { EarlyInput } from "@/platform/page/EarlyInput.tsx";
import { ScrollMemory } from "@/platform/page/ScrollMemory.tsx";
import { SentAnswers } from "@/platform/page/sentAnswers.tsx";
import { keepRootData, type RootData, rootData } from "@/platform/start/rootData.ts";
import { type Guarded, guardRequest } from "@/platform/navigation/serverRun.server.ts";
import { statusOfError } from "@/platform/page/errorStatus.ts";
import type { Settings } from "@/platform/site/settings.ts";
import { useSettings } from "@/platform/site/useSettings.ts";
import { useBrowserLife } from "@/platform/start/useBrowserLife.ts";
import { HoldPrices } from "@/prices/HoldPrices.tsx";
import { PickScope } from "@/slip/PickScope.tsx";
import { CookieQuestion } from "@/features/site/cookies/CookieQuestion.tsx";
import { ErrorView } from "@/features/site/shell/ErrorView.tsx";
import { LastResort } from "@/features/site/shell/LastResort.tsx";
import { LateParts } from "./routes/layouts/LateParts.tsx";
import { SERVER_PARTS } from "./serverParts.server.ts";
import { RouteAnnouncer } from "@/platform/head/RouteAnnouncer.tsx";
import { SiteHead } from "@/platform/head/SiteHead.tsx";
import { isPseudo } from "@/platform/i18n/pseudoMode.ts";
import { UsedWords } from "@/platform/i18n/UsedWords.tsx";
import { DirectionProvider } from "@/ui/layout/DirectionProvider.tsx";
import { ProgressBar } from "@/ui/layout/ProgressBar.tsx";
import { useTranslation } from "react-i18next";

const guardedContext = createContext<Guarded>();

export const middleware: MiddlewareFunction<Response>[] = [
  async function answer({ request, context }, next) {
    const guarded = await guardRequest(request, SERVER_PARTS);
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
  const client = useClient();
  if (told === undefined || hydrated.has(told) || import.meta.env.SSR) return;
  hydrated.add(told);
  keepRootData(client, told);
}

const isRootData = (value: unknown): value is RootData =>
  typeof value === "object" && value !== null && "site" in value;

/** What the server said of the site: with the page, or with the block that stands in for it. */
function useRootData(): RootData | undefined {
  const loaded = useRouteLoaderData<typeof loader>("root");
  const error = useRouteError();
  return loaded ?? (isRouteErrorResponse(error) && isRootData(error.data) ? error.data : undefined);
}

/** What the style sheets follow of a visitor's settings; nothing where they left them as they were. */
const lookAttributes = ({ fontSize, isLight, isCompact, coefIndication }: Settings) => ({
  "data-font": fontSize === "normal" ? undefined : fontSize,
  "data-light": isLight ? "" : undefined,
  "data-compact": isCompact ? "" : undefined,
  "data-moves": coefIndication === "tint" ? undefined : coefIndication,
});

export function Layout({ children }: { children: ReactNode }) {
  const ownNonce = useNonce();
  const now = usePageInstant();
  const origin = useOrigin();
  const { i18n } = useTranslation();
  const known = useRootData();
  useSiteHydration(known);
  const settings = useSettings();
  const { code, dir } = LANGUAGES[useLanguage()];
  const nonce = inlineNonce({ nonce: ownNonce });
  const brand = brandStyle(known?.site.config?.siteConfig?.brandBook ?? []);
  return (
    <html
      lang={code}
      dir={dir}
      data-theme={settings.theme}
      {...lookAttributes(settings)}
      data-now={now}
      data-zone={settings.timeZone}
      data-pseudo={isPseudo(i18n) || undefined}
      data-origin={origin}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        {/* Said before any file, because files may come in any order and the first mention of a layer fixes its place. */}
        <style nonce={nonce} suppressHydrationWarning>
          @layer reset, tokens, components, brand;
        </style>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <EarlyInput nonce={nonce} />
        <SiteHead />
        <Meta />
        <Links {...(nonce !== undefined && { nonce })} />
        {brand === "" ? null : (
          <style nonce={nonce} suppressHydrationWarning>
            {brand}
          </style>
        )}
      </head>
      <body>
        <DirectionProvider direction={dir}>
          <PickScope>{children}</PickScope>
        </DirectionProvider>
        <BrowserLife />
        <UsedWords />
        <SentAnswers />
        <ScrollMemory nonce={ownNonce} />
        <Scripts {...(ownNonce === undefined ? {} : { nonce: ownNonce })} />
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
      {/* First in the document, so that it is there when the page is first drawn, and first for anyone who goes by keys. */}
      <CookieQuestion />
      <HoldPrices />
      <Outlet />
      <RouteAnnouncer />
      <LateParts />
    </>
  );
}

const MaintenancePage = lazy(async () => ({
  default: (await import("@/features/site/maintenance/MaintenancePage.tsx")).MaintenancePage,
}));

/** Whether the site is closed for all, and not a page for a reason of its own. */
const isClosed = (error: unknown) =>
  isRouteErrorResponse(error) &&
  error.status === 503 &&
  (error.data as { reason?: unknown } | null)?.reason === "maintenance";

export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const isForAll = isClosed(error);
  return (
    <>
      {isForAll ? null : <CookieQuestion />}
      {isForAll ? (
        <Suspense>
          <MaintenancePage />
        </Suspense>
      ) : (
        <LastResort pathname={pathname}>
          <ErrorView status={statusOfError(error)} />
        </LastResort>
      )}
      {/* Pushed changes and the end of a maintenance open the page again. */}
      <LateParts isClosed={isForAll} />
    </>
  );
}
