/**
 * Files that stand beside the pages, without a language prefix: what the build made for browsers, and what the
 * operator's config says to search engines and phones.
 */
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { VERSION_PATH } from "../src/platform/site/appVersion.ts";
import { isLanguageCode } from "#shared/site/languages.ts";
import { EncodedBody, encodingFor } from "./encodings.ts";
import { etagOf, isKnown } from "./etag.ts";
import { PLAIN_POLICY, plainPage } from "./pages/plainPage.ts";

const client = fileURLToPath(new URL("../build/client/", import.meta.url));
const HOUR = "public, max-age=3600";

interface SiteFile {
  path: string;
  type: string;
  cacheControl: string;
  etag: string;
  body: EncodedBody;
  headers?: Readonly<Record<string, string>>;
}

/** A browser asks for its worker at each start whether it is still the same. */
const workerHeaders = { "service-worker-allowed": "/" };

/** Workers and single files of the build, read once. */
async function builtFiles(): Promise<SiteFile[]> {
  if (!existsSync(client)) return [];
  const types: Readonly<Record<string, string>> = {
    js: "text/javascript; charset=utf-8",
    svg: "image/svg+xml",
    png: "image/png",
    txt: "text/plain; charset=utf-8",
  };
  const entries = await readdir(client, { withFileTypes: true });
  return Promise.all(
    entries.flatMap((entry) => {
      const type = types[entry.name.split(".").at(-1) ?? ""];
      if (!entry.isFile() || type === undefined) return [];
      const isWorker = entry.name.endsWith(".js");
      return [
        readFile(`${client}${entry.name}`).then((bytes): SiteFile => ({
          path: `/${entry.name}`,
          type,
          cacheControl: isWorker ? "no-cache" : HOUR,
          etag: etagOf(bytes),
          body: new EncodedBody(bytes),
          ...(isWorker ? { headers: workerHeaders } : {}),
        })),
      ];
    }),
  );
}

export interface SiteFilesOptions {
  /** Hash of the build; null in development, where pages never grow old. */
  version: string | null;
}

export async function registerSiteFiles(app: FastifyInstance, { version }: SiteFilesOptions): Promise<void> {
  for (const { path, type, cacheControl, etag, body, headers = {} } of version === null ? [] : await builtFiles()) {
    app.get(path, async (request, reply) => {
      const encoding = type.startsWith("image/png") ? "identity" : encodingFor(request.headers["accept-encoding"]);
      reply.headers({ ...headers, "content-type": type, "cache-control": cacheControl, etag, vary: "accept-encoding" });
      if (isKnown(request.headers["if-none-match"], etag)) return reply.code(304).send();
      if (encoding !== "identity") reply.header("content-encoding", encoding);
      return reply.send(await body.in(encoding));
    });
  }
  app.get(VERSION_PATH, async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ version: version ?? "development" }),
  );
  // Kept by the worker for the day without a network; one a language.
  app.get<{ Params: { language: string } }>("/offline/:language.html", async (request, reply) => {
    const { language } = request.params;
    if (!isLanguageCode(language)) return reply.callNotFound();
    return reply
      .headers({
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": PLAIN_POLICY,
        "cache-control": HOUR,
        "x-robots-tag": "noindex",
      })
      .send(plainPage("offline", language));
  });
  app.get("/offline.html", async (_request, reply) => reply.redirect("/offline/en.html", 302));
}
