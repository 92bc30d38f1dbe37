/**
 * How the server asks the gateway for a page's data: by the hash of the operation, straight to a parsed answer.
 * Apollo's own way would take each document apart and put it together again for every page. Answers that are
 * everybody's are kept here for as long as the gateway says, as a cache on the way would.
 */
import { type ApolloClient, CombinedGraphQLErrors, type DocumentNode, type OperationVariables } from "@apollo/client";
import { addTypenameToDocument, print } from "@apollo/client/utilities";
import type { FormattedExecutionResult } from "graphql";
import { LRUCache } from "lru-cache";
import { documentHashes, publicOperations } from "@/operations/hashes.generated.ts";
import { operationName } from "./answerKey.ts";

type Answer = FormattedExecutionResult<Record<string, unknown>>;
type Send = (url: string, init: RequestInit) => Promise<Response>;

/** An answer, until when it is good in milliseconds of `performance.now()`, and how long its text was. */
interface Kept {
  answer: Answer;
  until: number;
  length: number;
}

const KEPT_ANSWERS = 500;
/** In characters of their texts: read, an answer takes several times as much. */
const KEPT_LENGTH = 16_000_000;
const kept = new LRUCache<string, Kept>({
  max: KEPT_ANSWERS,
  maxSize: KEPT_LENGTH,
  sizeCalculation: ({ length }, key) => length + key.length,
});

/**
 * What a kept answer may depend on: what it is asked with is the same for all but for the language, which its key
 * names.
 */
const KNOWN_VARY: ReadonlySet<string> = new Set([
  "origin",
  "accept",
  "accept-encoding",
  "accept-language",
  "x-language",
]);

/** For how many milliseconds everybody may have an answer. */
export function lifetime({ headers }: Pick<Response, "headers">): number {
  const control = headers.get("cache-control") ?? "";
  const seconds = /\bpublic\b/.test(control) ? Number(/\bmax-age=(\d+)/.exec(control)?.[1] ?? 0) : 0;
  const isKnown = (headers.get("vary") ?? "")
    .split(",")
    .every((name) => name.trim() === "" || KNOWN_VARY.has(name.trim().toLowerCase()));
  return isKnown ? Math.max(0, seconds - Number(headers.get("age") ?? 0)) * 1000 : 0;
}

async function answerOf(response: Response): Promise<{ answer: Answer; length: number }> {
  const text = await response.text();
  const answer = JSON.parse(text) as Answer;
  if (!response.ok && answer.errors === undefined) throw new Error(`The gateway answered ${response.status}`);
  return { answer, length: text.length };
}

const isUnknown = ({ errors }: Answer) =>
  errors?.some(({ extensions }) => extensions?.["code"] === "PERSISTED_QUERY_NOT_FOUND") === true;
const persisted = (hash: string) => ({ persistedQuery: { version: 1, sha256Hash: hash } });

export interface QueryTools {
  /** Address of the gateway's GraphQL. */
  uri: string;
  send: Send;
  /** Of the visitor, for what is theirs. */
  headers(): Record<string, string>;
  /** For what is everybody's. */
  publicHeaders(): Record<string, string>;
}

type Asked = Pick<ApolloClient.QueryOptions, "query" | "variables" | "fetchPolicy" | "errorPolicy">;

/** Takes the place of a client's own `query`; answers as it would. */
export function createServerQuery(
  client: ApolloClient,
  { uri, send, headers, publicHeaders }: QueryTools,
): ApolloClient["query"] {
  const post = async (body: object) =>
    (
      await answerOf(
        await send(uri, {
          method: "POST",
          headers: { ...headers(), "content-type": "application/json", accept: "application/json" },
          body: JSON.stringify(body),
        }),
      )
    ).answer;

  async function askPublic(name: string, hash: string, variables: OperationVariables): Promise<Answer> {
    const url = `${uri}?${new URLSearchParams({ operationName: name, variables: JSON.stringify(variables), extensions: JSON.stringify(persisted(hash)) }).toString()}`;
    const own = publicHeaders();
    const key = `${own["x-language"]} ${url}`;
    const found = kept.get(key);
    if (found !== undefined && found.until > performance.now()) return found.answer;
    const response = await send(url, {
      headers: { ...own, accept: "application/json", "apollo-require-preflight": "true" },
    });
    const { answer, length } = await answerOf(response);
    const fresh = lifetime(response);
    if (response.ok && fresh > 0) kept.set(key, { answer, until: performance.now() + fresh, length });
    return answer;
  }

  async function ask(query: DocumentNode, variables: OperationVariables): Promise<Answer> {
    const name = operationName(query);
    const hash = documentHashes[name];
    if (hash !== undefined) {
      const answer = publicOperations.has(name)
        ? await askPublic(name, hash, variables)
        : await post({ operationName: name, variables, extensions: persisted(hash) });
      if (!isUnknown(answer)) return answer;
    }
    // A gateway of another build.
    return post({
      operationName: name,
      variables,
      query: print(addTypenameToDocument(query)),
      ...(hash !== undefined && { extensions: persisted(hash) }),
    });
  }

  async function query({ query: document, variables = {}, fetchPolicy = "cache-first", errorPolicy = "none" }: Asked) {
    const known = fetchPolicy === "cache-first" ? client.readQuery({ query: document, variables }) : null;
    if (known !== null) return { data: known };
    const { data, errors } = await ask(document, variables);
    const error = errors === undefined ? undefined : new CombinedGraphQLErrors({ data, errors });
    if (error !== undefined && errorPolicy === "none") throw error;
    if (fetchPolicy !== "no-cache" && data != null) client.writeQuery({ query: document, variables, data });
    return { data: data ?? undefined, ...(error !== undefined && { error }) };
  }
  return query as ApolloClient["query"];
}
