/**
 * Lets a connection end with the answer that was in flight when the gateway began to go down: kept alive, it would
 * hold the process for as long as the client likes.
 */
import fastifyPlugin from "fastify-plugin";

export const drainPlugin = fastifyPlugin<{ isDraining: () => boolean }>(async (app, { isDraining }) => {
  app.addHook("onSend", (_, reply, payload, next) => {
    if (isDraining()) reply.header("connection", "close");
    next(null, payload);
  });
});
