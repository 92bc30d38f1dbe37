/** Gives every request an id: it is logged, sent upstream with every call and returned in the answer. */
import fastifyPlugin from "fastify-plugin";

export const requestIdPlugin = fastifyPlugin(async (app) => {
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    done();
  });
});
