/** POST and GET of /graphql. */
import { fastifyApolloHandler } from "@as-integrations/fastify";
import fastifyPlugin from "fastify-plugin";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { GatewayContext } from "../context.ts";
import type { OperationScope } from "../execution/scope.ts";
import { startApollo, type ApolloOptions } from "./apollo.ts";

export interface GraphqlHttpOptions extends ApolloOptions {
  /** A scope for one request. */
  scopeOf: (request: FastifyRequest) => OperationScope;
  contextOf: (request: FastifyRequest, reply: FastifyReply, scope: OperationScope) => GatewayContext;
}

export const graphqlHttpPlugin = fastifyPlugin<GraphqlHttpOptions>(async (app, { scopeOf, contextOf, ...options }) => {
  const apollo = await startApollo(options);
  app.addHook("onClose", () => apollo.stop());
  app.route({
    method: ["GET", "POST"],
    url: "/graphql",
    handler: fastifyApolloHandler(apollo, {
      context: async (request, reply) => {
        const scope = scopeOf(request);
        reply.raw.once("close", () => {
          if (!reply.raw.writableFinished) scope.cancel();
        });
        return { context: contextOf(request, reply, scope) };
      },
    }),
  });
});
