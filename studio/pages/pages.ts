/** The pages: a game in its frame, and the check of a round. Both are one built document that draws itself. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FastifyInstance, FastifyReply } from "fastify";
import { titleOf } from "#shared/games/titles/titles.ts";
import { isLanguageCode, LANGUAGES } from "#shared/site/languages.ts";
import { Problem } from "../../scripts/lib/standIn/problems.ts";
import { artOf, isRatio } from "../catalogue/art.ts";
import type { StudioContext } from "../context.ts";

const folder = fileURLToPath(new URL("../build/frame/", import.meta.url));
const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
};

interface Built {
  page: string;
  /** By name. */
  assets: ReadonlyMap<string, Buffer>;
}

function readBuilt(): Built | null {
  if (!existsSync(join(folder, "index.html"))) return null;
  const assets = join(folder, "assets");
  return {
    page: readFileSync(join(folder, "index.html"), "utf8"),
    assets: new Map(readdirSync(assets).map((name) => [name, readFileSync(join(assets, name))])),
  };
}

/** Nothing from elsewhere; shown only in the frames of the operator's pages. */
const policy = (parents: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${parents.length === 0 ? "'none'" : parents.join(" ")}`,
  ].join("; ");

export function pageCalls(app: FastifyInstance, { settings }: StudioContext): void {
  const built = readBuilt();

  const send = (reply: FastifyReply, language: string) => {
    if (!isLanguageCode(language)) throw new Problem(404, "NO_SUCH_PAGE", "There is no such page");
    if (built === null) throw new Problem(503, "NOT_BUILT", "The games are not built: node scripts/build.mjs");
    const page = built.page
      .replace('lang="en" dir="ltr"', `lang="${language}" dir="${LANGUAGES[language].dir}"`)
      .replace('content="parents"', `content="${settings.parents.join(" ")}"`);
    return reply
      .headers({
        "content-type": "text/html; charset=utf-8",
        "content-language": language,
        "content-security-policy": policy(settings.parents),
        "cache-control": "no-store",
        "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
        "x-robots-tag": "noindex",
      })
      .send(page);
  };

  app.get<{ Params: { language: string } }>("/:language/play", async ({ params }, reply) =>
    send(reply, params.language),
  );
  app.get<{ Params: { language: string } }>("/:language/verify", async ({ params }, reply) =>
    send(reply, params.language),
  );

  app.get<{ Params: { name: string } }>("/assets/:name", async ({ params: { name } }, reply) => {
    const file = built?.assets.get(name);
    const type = types[extname(name)];
    if (file === undefined || type === undefined) throw new Problem(404, "NO_SUCH_FILE", "There is no such file");
    return reply
      .headers({
        "content-type": type,
        "cache-control": "public, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
      })
      .send(file);
  });

  app.get<{ Params: { game: string; file: string } }>("/art/:game/:file", async ({ params: { game, file } }, reply) => {
    const [ratio = "", extension] = file.split(".");
    const title = titleOf(game);
    if (title === undefined || extension !== "svg" || !isRatio(ratio))
      throw new Problem(404, "NO_SUCH_PICTURE", "There is no such picture");
    return reply
      .headers({
        "content-type": "image/svg+xml",
        "cache-control": "public, max-age=86400",
        "content-security-policy": "default-src 'none'",
        "cross-origin-resource-policy": "cross-origin",
      })
      .send(artOf(title, ratio));
  });
}
