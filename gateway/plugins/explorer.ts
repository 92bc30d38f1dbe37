/** /explorer: GraphiQL from this server's own files, for demonstration deployments only. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import fastifyPlugin from "fastify-plugin";
import { explorerPolicy } from "./hardening.ts";

const build = fileURLToPath(new URL("../build/explorer/", import.meta.url));

export const explorerPlugin = fastifyPlugin<{ isOn: boolean }>(async (app, { isOn }) => {
  if (!isOn) return;
  if (!existsSync(build)) {
    app.get("/explorer", async (_, reply) =>
      reply.code(503).type("text/plain").send('The explorer is not built; "npm run build" builds it.\n'),
    );
    return;
  }
  await app.register(fastifyStatic, {
    root: build,
    prefix: "/explorer/",
    redirect: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header("cache-control", path.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache");
      reply.header("content-security-policy", explorerPolicy);
    },
  });
  app.get("/explorer", (_, reply) => reply.redirect("/explorer/"));
});
