/**
 * POST and GET of /graphql. Operations of known documents are answered directly; new, malformed and special requests go
 * to Apollo Server, whose answers have the same statuses, headers and bodies.
 */
import { HeaderMap, type ApolloServer } from "@apollo/server";
import fastifyPlugin from "fastify-plugin";
import type { FastifyReply, FastifyRequest } from "fastify";
import { answerDirectly, type DirectOptions } from "./direct.ts";
import { startApollo, type ApolloContext, type ApolloOptions } from "./apollo.ts";
import { cancelWhenLeft, KnownOperations, type KnownOperationsOptions, type Unread } from "./knownOperations.ts";

export type GraphqlHttpOptions = KnownOperationsOptions &
  Omit<ApolloOptions, "execute" | "format"> & {
    formatApollo: ApolloOptions["format"];
    /** How requests are answered before Fastify reads them; null: all go through Fastify. */
    direct: Omit<DirectOptions, "known"> | null;
  };

function headerMap(headers: FastifyRequest["headers"]): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(", ") : value);
  return map;
}

/** The request in Apollo's words. A document named by its hash goes as its text: Apollo knows no hashes. */
function apolloRequest(request: FastifyRequest, { asked, text }: Unread) {
  const common = { method: request.method, headers: headerMap(request.headers) };
  if (asked === null || text === null) {
    const mark = request.url.indexOf("?");
    return { ...common, search: mark === -1 ? "" : request.url.slice(mark), body: request.body };
  }
  const { operationName, variables } = asked;
  if (request.method === "POST") return { ...common, search: "", body: { query: text, operationName, variables } };
  const search = new URLSearchParams({
    query: text,
    variables: JSON.stringify(variables),
    ...(operationName !== null && { operationName }),
  });
  return { ...common, search: `?${search}`, body: undefined };
}

export const graphqlHttpPlugin = fastifyPlugin<GraphqlHttpOptions>(
  async (app, { formatApollo, direct, ...options }) => {
    const { runner, scopeOf, contextOf, clientOf } = options;
    const known = new KnownOperations(options);
    const apollo: ApolloServer<ApolloContext> = await startApollo({
      ...options,
      execute: runner.execute,
      format: formatApollo,
    });
    app.addHook("onClose", () => apollo.stop());

    const byApollo = async (request: FastifyRequest, reply: FastifyReply, unread: Unread): Promise<void> => {
      const { status, headers, body } = await apollo.executeHTTPGraphQLRequest({
        httpGraphQLRequest: apolloRequest(request, unread),
        context: async () => {
          const scope = scopeOf(request);
          cancelWhenLeft(reply, scope);
          return { context: contextOf(clientOf(request, reply), scope) };
        },
      });
      reply.header("cache-control", "no-store");
      for (const [name, value] of headers) reply.header(name, value);
      // Nothing here streams: the schema has neither @defer nor @stream.
      if (body.kind !== "complete") throw new Error("an answer in parts");
      reply.code(status ?? 200).send(body.string);
    };

    if (direct !== null) answerDirectly(app.server, { ...direct, known });
    app.route({
      method: ["GET", "POST"],
      url: "/graphql",
      handler: (request, reply) => {
        const unread = known.answer(request, reply);
        if (unread === null) return;
        const tooMuch = runner.admitText(unread.text?.length ?? request.url.length, clientOf(request, reply));
        if (tooMuch === null) byApollo(request, reply, unread).catch((error: unknown) => reply.send(error));
        else known.refuse(request, reply, tooMuch);
      },
    });
  },
);
