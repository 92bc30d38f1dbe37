/**
 * Files of the build: their names hold a hash of what is in them, so that browsers keep them for good; they lie there
 * compressed. And flags, which keep their names where a new package draws them again: browsers keep them for a week.
 */
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const YEAR_MS = 31_536_000_000;
const WEEK_MS = 604_800_000;

export async function registerStaticFiles(app: FastifyInstance, isBuilt: boolean): Promise<void> {
  if (isBuilt)
    await register(app, {
      root: path("../build/client/assets"),
      prefix: "/assets/",
      preCompressed: true,
      immutable: true,
      maxAge: YEAR_MS,
    });
  await register(app, {
    root: path("../../node_modules/circle-flags/flags"),
    prefix: "/flags/",
    preCompressed: false,
    immutable: false,
    maxAge: WEEK_MS,
  });
}

async function register(
  app: FastifyInstance,
  options: { root: string; prefix: string; preCompressed: boolean; immutable: boolean; maxAge: number },
): Promise<void> {
  await app.register(
    async (files) => {
      // A missing file gets no page: the client is a script, and a page would be expensive to render.
      const refuse = (reply: FastifyReply) => {
        void reply
          .code(404)
          .header("cache-control", "no-store")
          .type("text/plain; charset=utf-8")
          .send("There is no such file.\n");
      };
      files.setNotFoundHandler((_request, reply) => refuse(reply));
      files.setErrorHandler((_error, _request, reply) => refuse(reply));
      // The plugin's own route lists the whole folder for each file it sends, to compare the name with the path. A folder
      // doesn't change while its server runs, so that it is listed once.
      const names = new Set(readdirSync(options.root).filter((name) => !name.startsWith(".")));
      await files.register(fastifyStatic, { ...options, serve: false, index: false, dotfiles: "ignore" });
      files.get<{ Params: { "*": string } }>("/*", (request, reply) => {
        const name = request.params["*"];
        return names.has(name) ? reply.sendFile(name) : reply.callNotFound();
      });
    },
    { prefix: options.prefix.slice(0, -1) },
  );
}
