/** Tells every caller the id of the request: it stands in the log, goes upstream with every call and comes back in the answer. */
import fastifyPlugin from "fastify-plugin";

export const requestIdPlugin = fastifyPlugin(async (app) => {
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    done();
  });
});
