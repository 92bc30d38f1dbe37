/** Headers that stop browsers from misinterpreting answers. */
import fastifyPlugin from "fastify-plugin";

/** Of every answer. */
export const hardening = { "x-content-type-options": "nosniff" } as const;

/**
 * For the explorer's page and files: only its own origin, no framing. GraphiQL's editor uses inline styles and a
 * worker.
 */
export const explorerPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

export const hardeningPlugin = fastifyPlugin(async (app) => {
  app.addHook("onRequest", (_, reply, next) => {
    reply.headers(hardening);
    next();
  });
});
