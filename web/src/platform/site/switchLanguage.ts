/**
 * Another language for the whole page at once: its words, the names in Apollo's cache and in the coupon are fetched
 * together and put in together, so that no page is ever half in one language and half in another. Nothing else moves:
 * the coupon, its stake, sign-in, prices and scroll stay as they are.
 */
import type { ApolloClient, DocumentNode, OperationVariables } from "@apollo/client";
import { Kind } from "graphql";
import type { LanguageCode } from "#shared/site/languages.ts";
import type { App } from "@/platform/app/app.ts";
import { ViewerDocument } from "@/operations/people/generated.ts";
import { RouteInfoDocument, SiteConfigDocument } from "@/operations/site/generated.ts";
import { noteTranslated } from "./justTranslated.ts";
import { COOKIES, settingCookie } from "./settings.ts";
import { readViewer } from "./siteData.ts";
import { writeCookie } from "@/platform/browser/storage.ts";

/**
 * The words are there by now, or will hardly come; names that are late are asked for again by what shows them. In
 * milliseconds.
 */
const PATIENCE = 3000;

interface Shown {
  query: DocumentNode;
  variables: OperationVariables;
}

/** What guards read, whether it is on the page or not. */
const KEPT: readonly DocumentNode[] = [SiteConfigDocument, ViewerDocument];

/** The queries that something on the page reads, each once, and what guards read. */
function shownQueries(client: ApolloClient): Shown[] {
  const all: Shown[] = [...KEPT.map((query) => ({ query, variables: {} })), ...client.getObservableQueries("active")];
  const shown = new Map(
    all.map(({ query, variables }) => [`${nameOf(query)} ${JSON.stringify(variables)}`, { query, variables }]),
  );
  return [...shown.values()];
}

const nameOf = ({ definitions }: DocumentNode) =>
  definitions.map((node) => (node.kind === Kind.OPERATION_DEFINITION ? node.name?.value : "")).join("");

async function askAnew(client: ApolloClient, { query, variables }: Shown, language: string): Promise<unknown> {
  // That there is no player needs no translation.
  if (nameOf(query) === nameOf(ViewerDocument) && readViewer(client) === null) return { viewer: null };
  // The head of the page one is leaving.
  if (nameOf(query) === nameOf(RouteInfoDocument)) return client.readQuery({ query, variables }) ?? undefined;
  const { data } = await client.query({
    query,
    variables,
    fetchPolicy: "no-cache",
    errorPolicy: "all",
    context: { headers: { "x-language": language } },
  });
  return data ?? undefined;
}

const within = <T>(milliseconds: number, promise: Promise<T>): Promise<T | undefined> =>
  Promise.race([
    promise.catch(() => undefined),
    new Promise<undefined>((resolve) => {
      setTimeout(resolve, milliseconds, undefined);
    }),
  ]);

/**
 * Puts new answers instead of everything the cache holds in the old language. Where one is missing the old one stands
 * until it is asked for again.
 */
function replaceAnswers(client: ApolloClient, shown: readonly Shown[], answers: readonly unknown[]): void {
  const known = shown.map(({ query, variables }, index) => answers[index] ?? client.readQuery({ query, variables }));
  client.cache.batch({
    update: (cache) => {
      cache.evict({ id: "ROOT_QUERY" });
      for (const [index, { query, variables }] of shown.entries()) {
        if (known[index] != null) cache.writeQuery({ query, variables, data: known[index] as Record<string, unknown> });
      }
    },
  });
  client.cache.gc();
}

/** A change under way: another navigation to the same language waits for it, and asks for nothing of its own. */
const underWay = new WeakMap<ApolloClient, { prefix: string; change: Promise<void> }>();

/** Brings a language before the page of a path in it shows, and remembers the choice. */
export async function switchLanguage(app: App, prefix: LanguageCode): Promise<void> {
  const present = underWay.get(app.client);
  if (present?.prefix === prefix) return present.change;
  const change = bring(app, prefix);
  underWay.set(app.client, { prefix, change });
  try {
    await change;
  } finally {
    if (underWay.get(app.client)?.change === change) underWay.delete(app.client);
  }
}

async function bring(app: App, prefix: LanguageCode): Promise<void> {
  const { client, parts, i18n } = app;
  const shown = shownQueries(client);
  const [answers, putIns] = await Promise.all([
    Promise.all(shown.map((one) => within(PATIENCE, askAnew(client, one, prefix)))),
    Promise.all(parts.translators.map((translate) => within(PATIENCE, translate(prefix)))),
    i18n.reloadResources([prefix], i18n.options.ns),
  ]);
  if (!i18n.hasResourceBundle(prefix, "common")) throw new Error(`The words of ${prefix} could not be loaded`);
  // All at once from here on: the words are there, so that the change itself waits for nothing.
  replaceAnswers(client, shown, answers);
  for (const putIn of putIns) putIn?.();
  await i18n.changeLanguage(prefix);
  writeCookie(settingCookie(COOKIES.language, prefix));
  if (answers.every((answer) => answer !== undefined)) noteTranslated(client);
  // Live scores name their periods in the socket's language.
  app.connection?.renew();
}
