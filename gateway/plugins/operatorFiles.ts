/**
 * Files of the operator's services that a page loads from the site's own address: the policy logo [7.12], scripts and
 * styles of sub-applications, dictionaries. Whatever a service calls them, only these media types are passed on.
 */
import type { FastifyReply } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { POLICY_LOGO } from "../datasources/site/policyLogo.ts";
import { UpstreamError } from "../transport/upstreamError.ts";
import type { Services } from "../datasources/services.ts";
import type { BytesAnswer } from "../transport/types.ts";

export interface OperatorFilesOptions {
  services: Pick<Services, "policy" | "apps" | "dictionaries">;
}

const day = "public, max-age=86400";
/** Names with a hash in them change with their contents. */
const forEver = "public, max-age=31536000, immutable";

const segment = /^[a-zA-Z0-9][a-zA-Z0-9._-]{0,127}$/;
const pictures = ["image/gif", "image/png", "image/webp"];
const mediaOf: Readonly<Record<string, readonly string[]>> = {
  js: ["text/javascript", "application/javascript"],
  css: ["text/css"],
  json: ["application/json"],
};

const notFound = (reply: FastifyReply) => reply.code(404).send({ code: "FILE_UNKNOWN" });

/** Sends a file of an allowed media type; 404 if the service has none, 502 for a bad answer. */
async function send(
  reply: FastifyReply,
  load: () => Promise<BytesAnswer>,
  allowed: readonly string[],
  cacheControl: string,
): Promise<FastifyReply> {
  try {
    const { bytes, contentType } = await load();
    const type = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
    if (!allowed.includes(type)) return await reply.code(502).send({ code: "UPSTREAM_ERROR" });
    const charset = type.startsWith("image/") ? "" : "; charset=utf-8";
    return await reply
      .headers({
        "cache-control": cacheControl,
        "x-content-type-options": "nosniff",
        "content-type": `${type}${charset}`,
      })
      .send(bytes);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return error.status === 404 ? notFound(reply) : await reply.code(502).send({ code: error.code });
  }
}

export const operatorFilesPlugin = fastifyPlugin<OperatorFilesOptions>(
  async (app, { services: { policy, apps, dictionaries } }) => {
    app.get(POLICY_LOGO.path, (_, reply) => send(reply, () => policy.logo(), pictures, day));

    app.get<{ Params: { app: string; file: string } }>("/apps/:app/:file", ({ params }, reply) => {
      const media = mediaOf[params.file.split(".").at(-1) ?? ""];
      if (!segment.test(params.app) || !segment.test(params.file) || media === undefined) return notFound(reply);
      return send(reply, () => apps.file(params.app, params.file), media, forEver);
    });

    app.get<{ Params: { language: string; file: string } }>("/dictionaries/:language/:file", ({ params }, reply) => {
      if (!segment.test(params.language) || !segment.test(params.file)) return notFound(reply);
      return send(reply, () => dictionaries.file(params.language, params.file), ["application/json"], forEver);
    });
  },
);
