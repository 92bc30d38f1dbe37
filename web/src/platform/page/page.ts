/**
 * A page's data, said once: which queries it needs. From that come its `loader` (first request, on the server), its
 * `clientLoader` (each navigation after it, in the browser) and its hydration; each fills the app's own Apollo cache,
 * from which the components read: with `page.useQuery(name)`, which asks what the loader asked.
 */
import type { ApolloClient, DocumentNode, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { skipToken, useQuery } from "@apollo/client/react";
import { data, type LoaderFunctionArgs, type Params, type RouterContextProvider, useLoaderData } from "react-router";
import { type App, appContext, useClient } from "@/platform/app/app.ts";
import { noteNavigation } from "./navigations.ts";
import { sendAnswer, takeSentAnswer } from "./sentAnswers.tsx";
import { isJustTranslated } from "@/platform/site/justTranslated.ts";

type Documents = Record<string, DocumentNode>;
type VariablesOf<Document> =
  Document extends TypedDocumentNode<infer _Data, infer Variables extends OperationVariables> ? Variables : never;
type DataOf<Document> = Document extends TypedDocumentNode<infer Data, infer _Variables> ? Data : never;

/** A query's answer as a page hands it on: data, state, and ways to ask again and for more. */
export type Answer<Data, Variables extends OperationVariables> = useQuery.Result<
  Data,
  Variables,
  "complete" | "streaming" | "empty"
>;

interface AskOptions<Variables> {
  /** How often to ask again while the page is seen, in milliseconds. */
  every?: number;
  /** What the visitor makes of the page's variables after they were loaded. */
  adapt?(variables: Variables): Variables;
}

/** Variables of a page's queries by name; null for a query that this address does not need. */
export type PageVariables<D extends Documents> = { [Name in keyof D]: VariablesOf<D[Name]> | null };

type AnswersOf<D extends Documents> = { [Name in keyof D]?: DataOf<D[Name]> };

export interface PageData<D extends Documents> {
  variables: PageVariables<D>;
  /** Says that the server's answers stand in the page; only in what the server sends. */
  isSent?: true;
}

export interface PageArgs {
  app: App;
  params: Params;
  url: URL;
  /** Answer of a query, from the cache when it is there; undefined if it failed. */
  ask<Data, Variables extends OperationVariables>(
    query: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data | undefined>;
}

export interface PageDefinition<D extends Documents> {
  documents: D;
  /** Variables for an address; throws a Response (404, redirect) for an address that is no page. */
  variables(args: PageArgs): PageVariables<D> | Promise<PageVariables<D>>;
  /** Whether the browser knows enough of an address to show its page at once, without waiting for the queries. */
  isKnown?(args: PageArgs): boolean;
  /** Looks at the answers before the page is sent, to throw what belongs to a missing thing. */
  check?(answers: AnswersOf<D>, args: PageArgs): void;
}

/** A navigation waits this long for its data before it shows the page with skeletons, in milliseconds. */
const PATIENCE = 150;

/** An answer without any root field holds nothing to show; one that lacks a part still stands. */
function isUsable(answer: unknown): boolean {
  return typeof answer === "object" && answer !== null && Object.values(answer).some((field) => field !== null);
}

async function fetchQuery(client: ApolloClient, query: DocumentNode, variables: OperationVariables): Promise<unknown> {
  try {
    const { data: answer, error } = await client.query({
      query,
      variables,
      fetchPolicy: "no-cache",
      errorPolicy: "all",
    });
    if (error !== undefined && !isUsable(answer)) return undefined;
    client.writeQuery({ query, variables, data: answer });
    return answer;
  } catch {
    return undefined;
  }
}

const readCached = (client: ApolloClient, query: DocumentNode, variables: OperationVariables): unknown =>
  client.readQuery({ query, variables }) ?? undefined;
const isHidden = () => document.visibilityState === "hidden";

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

type RouteArgs = Pick<LoaderFunctionArgs, "params" | "request"> & { context: Readonly<RouterContextProvider> };

function argsOf({ params, request, context }: RouteArgs): PageArgs {
  const app = context.get(appContext);
  return {
    app,
    params,
    url: new URL(request.url),
    ask: async (query, variables) =>
      (readCached(app.client, query, variables) ?? (await fetchQuery(app.client, query, variables))) as never,
  };
}

/** Makes what a route module exports of a page's data. */
export function definePage<D extends Documents>(definition: PageDefinition<D>) {
  const hydrated = new WeakSet<object>();
  const needed = (variables: PageVariables<D>) =>
    Object.entries(definition.documents).flatMap(([name, query]) => {
      const own = variables[name];
      return own == null ? [] : [{ name, query, variables: own as OperationVariables }];
    });

  async function loader(route: RouteArgs) {
    const args = argsOf(route);
    const variables = await definition.variables(args);
    const queries = needed(variables);
    const pairs = await Promise.all(
      queries.map(
        async ({ name, query, variables: own }) =>
          [name, readCached(args.app.client, query, own) ?? (await fetchQuery(args.app.client, query, own))] as const,
      ),
    );
    const answers = Object.fromEntries(pairs.filter(([, answer]) => answer !== undefined));
    definition.check?.(answers as AnswersOf<D>, args);
    for (const { name, query, variables: own } of queries) {
      if (answers[name] !== undefined) sendAnswer(args.app.client, query, own, answers[name]);
    }
    const hasFailed = Object.keys(answers).length < queries.length;
    return data({ variables, isSent: true } as PageData<D>, { status: hasFailed ? 503 : 200 });
  }

  async function clientLoader(route: RouteArgs): Promise<PageData<D>> {
    const args = argsOf(route);
    const variables = await definition.variables(args);
    const queries = needed(variables);
    const isCached = queries.every(
      ({ query, variables: own }) => readCached(args.app.client, query, own) !== undefined,
    );
    if (isCached && isJustTranslated(args.app.client)) return { variables };
    const fetching = Promise.all(queries.map(({ query, variables: own }) => fetchQuery(args.app.client, query, own)));
    noteNavigation(args.app.client, fetching);
    if (!isCached && definition.isKnown?.(args) !== true) await Promise.race([fetching, pause(PATIENCE)]);
    return { variables };
  }

  /**
   * The variables of the page's queries by name. To be called first in a route: it puts the server's answers into the
   * browser's cache before anything reads them.
   */
  function useVariables(): PageVariables<D> {
    const client = useClient();
    const pageData = useLoaderData<PageData<D>>();
    if (pageData.isSent === true && !hydrated.has(pageData) && !import.meta.env.SSR) {
      hydrated.add(pageData);
      for (const { query, variables } of needed(pageData.variables)) {
        const answer = takeSentAnswer(query, variables);
        if (answer !== undefined) client.writeQuery({ query, variables, data: answer });
      }
    }
    return pageData.variables;
  }

  /** One of the page's queries, asked as the loader asked it; without data where the address does not need it. */
  function usePageQuery<Name extends keyof D & string>(
    name: Name,
    { every = 0, adapt }: AskOptions<VariablesOf<D[Name]>> = {},
  ): Answer<DataOf<D[Name]>, VariablesOf<D[Name]>> {
    const loaded = useLoaderData<PageData<D>>().variables[name] as VariablesOf<D[Name]> | null;
    const own = loaded !== null && adapt !== undefined ? adapt(loaded) : loaded;
    const query = definition.documents[name] as DocumentNode as TypedDocumentNode<DataOf<D[Name]>, OperationVariables>;
    const options = { errorPolicy: "all", pollInterval: every, skipPollAttempt: isHidden } as const;
    // By the token it keeps its last variables, for who asks again while the next page is being drawn.
    const answer = useQuery(query, own === null ? skipToken : { ...options, variables: own });
    return (own === null ? { ...answer, data: undefined } : answer) as never;
  }

  return { loader, clientLoader, useVariables, useQuery: usePageQuery };
}
