// Apollo Server as it comes, on Fastify.
import { ApolloServer } from "@apollo/server";
import fastifyApollo from "@as-integrations/fastify";
import Fastify from "fastify";
import { contextOf, port, ready, schema } from "./common.mjs";

const apollo = new ApolloServer({ schema });
await apollo.start();
const app = Fastify();
/** Apollo copies the context, which a class does not survive: its parts are made at once, for some two microseconds. */
const copied = ({ parts, client, language, credentials, public: open, player }) => ({
  parts,
  client,
  language,
  credentials,
  public: open,
  player,
});
await app.register(fastifyApollo(apollo), { context: async (request) => copied(contextOf(request.headers)) });
await app.listen({ port, host: "127.0.0.1" });
ready();
