/**
 * Apollo Server handles documents that the gateway doesn't know yet: it parses, validates and answers malformed
 * requests. Documents it has validated are adopted and no longer come here (see graphqlHttp.ts).
 */
import { ApolloServer, type ApolloServerOptions, type ApolloServerPlugin } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import { GraphQLError, type GraphQLFormattedError, type ValidationRule } from "graphql";
import type { GatewayContext } from "../execution/context.ts";
import { notTrusted, type DocumentStore } from "../documents/store.ts";
import { plainStatus } from "../execution/httpAnswer.ts";
import { mediaTypeFor } from "../execution/mediaType.ts";
import type { Runner } from "../execution/run.ts";
import { noSubscription } from "./knownOperations.ts";

/** The value passed through Apollo. Apollo copies it shallowly, so the real context is wrapped. */
export interface ApolloContext {
  context: GatewayContext;
}

export interface ApolloOptions {
  documents: DocumentStore;
  execute: Runner["execute"];
  rules: readonly ValidationRule[];
  maxTokens: number;
  format: (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError;
  /** Called for every request that didn't become an operation; seconds. */
  observeRefused: (seconds: number) => void;
}

/** Apollo's `gateway` is where an executor can be put in; the schema is this process's own and never changes. */
function executedBy({
  documents,
  execute,
}: Pick<ApolloOptions, "documents" | "execute">): NonNullable<ApolloServerOptions<ApolloContext>["gateway"]> {
  return {
    onSchemaLoadOrUpdate: (callback) => {
      callback({ apiSchema: documents.schema, coreSupergraphSdl: "" });
      return () => undefined;
    },
    load: async () => ({
      executor: async ({ document, queryHash, source, request, context: given }) => {
        const { context } = given as ApolloContext;
        // Whatever way led here.
        if (documents.onlyTrusted && documents.find(source)?.isTrusted !== true) return { errors: [notTrusted()] };
        const operation = documents.adopt(source, document, queryHash).operation(request.operationName);
        if (operation instanceof GraphQLError) return { errors: [operation] };
        return execute(operation, {
          variables: request.variables ?? {},
          context,
          scope: context.scope,
          requestId: context.scope?.requestId ?? "",
        });
      },
    }),
    stop: async () => undefined,
  };
}

function observed(observe: ApolloOptions["observeRefused"]): ApolloServerPlugin<ApolloContext> {
  return {
    requestDidStart: async () => {
      const started = performance.now();
      let isExecuted = false;
      return {
        executionDidStart: async () => {
          isExecuted = true;
        },
        willSendResponse: async ({ request, response }) => {
          response.http.headers.set("cache-control", "no-store");
          const { http, body } = response;
          const errors = body.kind === "single" ? (body.singleResult.errors ?? []) : [];
          if (http.status !== undefined && errors.length > 0) {
            http.status = plainStatus(
              http.status,
              mediaTypeFor(request.http?.headers.get("accept")).isPlainJson,
              errors,
            );
          }
          if (!isExecuted) observe((performance.now() - started) / 1000);
        },
      };
    },
  };
}

/** Subscriptions have their own way; over HTTP they would never end. */
const noSubscriptions: ApolloServerPlugin<ApolloContext> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ operation }) => {
      if (operation?.operation === "subscription") throw noSubscription();
    },
  }),
};

/** An Apollo Server, started. */
export async function startApollo({
  documents,
  execute,
  rules,
  maxTokens,
  format,
  observeRefused,
}: ApolloOptions): Promise<ApolloServer<ApolloContext>> {
  const apollo = new ApolloServer<ApolloContext>({
    gateway: executedBy({ documents, execute }),
    validationRules: [...rules],
    parseOptions: { maxTokens },
    // Whether the schema may be asked for is a rule of the gateway's, the same for sockets.
    introspection: true,
    formatError: format,
    includeStacktraceInErrorResponses: false,
    // A form or a foreign site is refused before this (origin.ts), and plain GET queries are welcome.
    csrfPrevention: false,
    stopOnTerminationSignals: false,
    // Documents that were read once are in the store, also by hash.
    documentStore: null,
    persistedQueries: false,
    allowBatchedHttpRequests: false,
    stringifyResult: (value) => JSON.stringify(value),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      noSubscriptions,
      observed(observeRefused),
    ],
  });
  await apollo.start();
  return apollo;
}
