/** Apollo Server on /graphql with the compiled executor: parsing, validation, errors and HTTP are Apollo's. */
import { ApolloServer, type ApolloServerOptions, type ApolloServerPlugin } from "@apollo/server";
import { ApolloServerPluginCacheControlDisabled, ApolloServerPluginLandingPageDisabled } from "@apollo/server/plugin/disabled";
import fastifyApollo from "@as-integrations/fastify";
import fastifyPlugin from "fastify-plugin";
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema, type ValidationRule } from "graphql";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { GatewayContext } from "../context.ts";
import type { Executor } from "../execution/jit.ts";

export interface ApolloOptions {
  schema: GraphQLSchema;
  execute: Executor;
  rules: readonly ValidationRule[];
  maxTokens: number;
  /** Whether the schema may be asked for. */
  introspection: boolean;
  format: (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => GatewayContext;
  /** Told about every operation: its type, whether it had top-level errors, seconds. */
  observe: (type: string, hasErrors: boolean, seconds: number) => void;
}

/** Apollo's `gateway` is where an executor can be put in; the schema is this process's own and never changes. */
function executedBy(schema: GraphQLSchema, execute: Executor): NonNullable<ApolloServerOptions<GatewayContext>["gateway"]> {
  return {
    onSchemaLoadOrUpdate: (callback) => {
      callback({ apiSchema: schema, coreSupergraphSdl: "" });
      return () => undefined;
    },
    load: async () => ({
      executor: async ({ document, queryHash, request, context }) =>
        execute({ document, key: queryHash, operationName: request.operationName, variables: request.variables, context }),
    }),
    stop: async () => undefined,
  };
}

function observed(observe: ApolloOptions["observe"]): ApolloServerPlugin<GatewayContext> {
  return {
    requestDidStart: async () => {
      const started = performance.now();
      return {
        willSendResponse: async ({ operation, errors, response }) => {
          response.http.headers.set("cache-control", "no-store");
          observe(operation?.operation ?? "unknown", errors !== undefined, (performance.now() - started) / 1000);
        },
      };
    },
  };
}

/** Subscriptions have their own way; over HTTP they would never end. */
const noSubscriptions: ApolloServerPlugin<GatewayContext> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ operation }) => {
      if (operation?.operation !== "subscription") return;
      throw new GraphQLError("Subscriptions go over a WebSocket (graphql-transport-ws).", { extensions: { code: "BAD_REQUEST", http: { status: 400 } } });
    },
  }),
};

export const apolloPlugin = fastifyPlugin<ApolloOptions>(async (app, options) => {
  const { schema, execute, rules, maxTokens, introspection, format, contextOf, observe } = options;
  const apollo = new ApolloServer<GatewayContext>({
    gateway: executedBy(schema, execute),
    validationRules: [...rules],
    parseOptions: { maxTokens },
    introspection,
    formatError: format,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    persistedQueries: false,
    allowBatchedHttpRequests: false,
    stringifyResult: (value) => JSON.stringify(value),
    plugins: [ApolloServerPluginCacheControlDisabled(), ApolloServerPluginLandingPageDisabled(), noSubscriptions, observed(observe)],
  });
  await apollo.start();
  app.addHook("onClose", () => apollo.stop());
  await app.register(fastifyApollo(apollo), { path: "/graphql", method: ["GET", "POST"], context: async (request, reply) => contextOf(request, reply) });
});
