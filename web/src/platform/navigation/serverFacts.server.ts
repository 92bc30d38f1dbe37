/** What the guards of one request look at: asked for in one question, and again only where a redirect leads on. */
import { type ApolloClient, CombinedGraphQLErrors } from "@apollo/client";
import { isbot } from "isbot";
import { isLanguageCode, type LanguageCode, preferredLanguage, usualLanguage } from "#shared/site/languages.ts";
import { readAgent } from "#shared/site/userAgent.ts";
import { splitPath } from "#shared/routes/routes.ts";
import type { GuardFacts } from "@/platform/guards/guard.ts";
import { CasinoGameRouteDocument } from "@/operations/games/generated.ts";
import {
  FooterWordsDocument,
  PageFactsDocument,
  type PageFactsQuery,
  RouteBlockDocument,
  RouteInfoDocument,
} from "@/operations/site/generated.ts";
import type { FactsSource } from "./decide.ts";
import { askedGame, blockPath, factsOf, type Known } from "./facts.ts";
import { askedPath } from "@/platform/site/routeInfo.ts";
import { COOKIES } from "@/platform/site/settings.ts";
import { type SiteConfig, type SiteData, writeSiteData } from "@/platform/site/siteData.ts";
import type { Place } from "./visit.ts";

type RoutePart = Pick<Known, "block" | "redirect">;

/** What of a request counts. */
interface Asked {
  headers: Headers;
  url: URL;
  cookies: ReadonlyMap<string, string>;
  now: number;
}

export interface ServerFacts {
  source: FactsSource;
  /** Language of the page asked for. */
  language: LanguageCode;
}

const UNKNOWN: RoutePart = { block: undefined, redirect: undefined };

/** Codes of an answer's errors by the root field they belong to. */
function errorCodes(error: unknown): readonly { field: string; code: string }[] {
  if (!CombinedGraphQLErrors.is(error)) return [];
  return error.errors.map(({ path, extensions }) => ({
    field: path?.join(".") ?? "",
    code: String(extensions?.["code"] ?? ""),
  }));
}

interface Answer {
  facts: PageFactsQuery | undefined;
  codes: ReturnType<typeof errorCodes>;
}

async function askFacts(client: ApolloClient, path: string | null, hasSession: boolean): Promise<Answer> {
  try {
    const { data, error } = await client.query({
      query: PageFactsDocument,
      variables: { path: path ?? "/", hasPath: path !== null, hasSession },
      fetchPolicy: "no-cache",
      errorPolicy: "all",
    });
    return { facts: data ?? undefined, codes: errorCodes(error) };
  } catch {
    return { facts: undefined, codes: [] };
  }
}

/** What a service did not tell is unknown, and not nothing. */
function routePart(answer: Answer): RoutePart {
  const route = answer.facts?.route;
  if (route == null) return UNKNOWN;
  const failed = (part: string) => answer.codes.some(({ field }) => field === `route.${part}`);
  return {
    block: failed("block") ? undefined : route.block,
    redirect: failed("redirect") ? undefined : route.redirect,
  };
}

function siteData({ facts, codes }: Answer, hasSession: boolean): SiteData {
  const isViewerKnown = facts !== undefined && (facts.viewer != null || !codes.some(({ field }) => field === "viewer"));
  return {
    config: facts?.siteConfig == null ? null : { siteConfig: facts.siteConfig },
    visitor: !hasSession ? { viewer: null } : isViewerKnown ? { viewer: facts.viewer ?? null } : null,
  };
}

/** Puts what was said of an address where the page's head reads it. */
function keepRoute(client: ApolloClient, path: string | null, facts: PageFactsQuery | undefined): void {
  if (path === null || facts?.route == null) return;
  const { block, ...info } = facts.route;
  client.writeQuery({ query: RouteInfoDocument, variables: { path }, data: { route: info, isoCodes: facts.isoCodes } });
  client.writeQuery({ query: RouteBlockDocument, variables: { path }, data: { route: { path: info.path, block } } });
}

async function askBlock(client: ApolloClient, path: string): Promise<RoutePart["block"]> {
  const answer = await client
    .query({ query: RouteBlockDocument, variables: { path }, fetchPolicy: "no-cache", errorPolicy: "all" })
    .catch(() => undefined);
  return answer?.data?.route == null || answer.error !== undefined ? undefined : answer.data.route.block;
}

async function askGame(client: ApolloClient, pathname: string): Promise<string | null | undefined> {
  const key = askedGame(pathname);
  if (key === null) return undefined;
  const answer = await client
    .query({ query: CasinoGameRouteDocument, variables: { key }, fetchPolicy: "no-cache", errorPolicy: "all" })
    .catch(() => undefined);
  return answer?.data === undefined || answer.error !== undefined ? undefined : (answer.data.casinoGame?.route ?? null);
}

/**
 * Language of an address that names none: the stored choice, what the browser likes, the site's default. A search
 * engine has no choice stored and likes nothing, by itself.
 */
function languageChooser({ headers, cookies }: Asked) {
  return (allowed: readonly LanguageCode[], config: SiteConfig | null): LanguageCode => {
    const stored = cookies.get(COOKIES.language);
    if (isLanguageCode(stored) && allowed.includes(stored)) return stored;
    return (
      preferredLanguage(headers.get("accept-language"), allowed) ?? usualLanguage(config?.defaultLanguage, allowed)
    );
  };
}

/**
 * Asks for everything that the first page needs. A browser without the session cookie is a guest's: nobody is asked who
 * they are (SPEC 6.12). Never fails: what can't be had is unknown.
 */
export async function loadServerFacts(request: Asked, client: ApolloClient): Promise<ServerFacts> {
  const { url, cookies, headers, now } = request;
  const hasSession = cookies.has("session");
  const userAgent = headers.get("user-agent");
  const agent = readAgent(userAgent, headers.get("x-device-type"));
  const isBot = isbot(userAgent);
  const path = askedPath(url);
  const blocking = blockPath(url);
  const [answer, gameRoute, otherBlock] = await Promise.all([
    askFacts(client, path, hasSession),
    askGame(client, url.pathname),
    blocking === url.pathname ? undefined : askBlock(client, blocking),
  ]);
  const site = siteData(answer, hasSession);
  writeSiteData(client, site);
  keepRoute(client, path, answer.facts);
  if (answer.facts?.footer != null)
    client.writeQuery({ query: FooterWordsDocument, data: { dictionary: answer.facts.footer } });

  const known: Known = {
    config: site.config?.siteConfig ?? null,
    viewer: viewerFacts(site),
    isTermsRefused: answer.codes.some(({ code }) => code === "TERMS_NOT_ACCEPTED"),
    ...routePart(answer),
    ...(otherBlock !== undefined && { block: otherBlock }),
    gameRoute,
    cookies,
    host: url.host,
    previous: null,
    trigger: "navigation",
    isServer: true,
    serverStatus: null,
    isStale: false,
    isNavigationBlocked: false,
    now,
    device: { isMobile: agent.kind === "mobile", isTouchMac: false, isBot, isOldBrowser: agent.isOld },
    chooseLanguage: languageChooser(request),
  };
  const { prefix } = splitPath(url.pathname);
  const first = factsOf(url, known);
  return {
    language: isLanguageCode(prefix) ? first.lang : known.chooseLanguage(first.allowedLanguages, known.config),
    source: async (place, isStep) => (isStep ? stepFacts(client, place, known) : first),
  };
}

const viewerFacts = ({ visitor }: SiteData): GuardFacts["viewer"] =>
  visitor === null ? undefined : (visitor.viewer ?? null);

/**
 * Facts of an address that a redirect leads to: site and visitor are the same, what is stated of the address is not.
 */
async function stepFacts(client: ApolloClient, place: Place, known: Known): Promise<GuardFacts> {
  const path = askedPath(place);
  const [answer, gameRoute, block] = await Promise.all([
    path === null
      ? undefined
      : client
          .query({ query: RouteInfoDocument, variables: { path }, fetchPolicy: "no-cache", errorPolicy: "all" })
          .catch(() => undefined),
    askGame(client, place.pathname),
    askBlock(client, blockPath(place)),
  ]);
  return factsOf(place, { ...known, redirect: answer?.data?.route?.redirect, block, gameRoute });
}
