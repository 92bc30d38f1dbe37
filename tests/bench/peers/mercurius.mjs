// mercurius on Fastify, with its JIT on from the second request.
import Fastify from "fastify";
import mercurius from "mercurius";
import { contextOf, port, ready, schema } from "./common.mjs";

const app = Fastify();
await app.register(mercurius, { schema, jit: 1, graphiql: false, context: (request) => contextOf(request.headers) });
await app.listen({ port, host: "127.0.0.1" });
ready();
