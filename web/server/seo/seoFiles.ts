/**
 * What the operator's config and the book say to search engines, phones and browsers: robots.txt, site maps, the
 * manifest, icons. Made on demand, kept for seconds; while the gateway is down the last ones stand.
 */
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isLanguageCode, type LanguageCode, usualLanguage } from "#shared/site/languages.ts";
import { mayBeIndexed, type OriginSettings, publicOrigin } from "#shared/wire/publicOrigin.ts";
import { SiteFileConfigDocument, type SiteFileConfigQuery } from "../../src/operations/site/generated.ts";
import { encodingFor } from "../encodings.ts";
import { etagOf, isKnown } from "../etag.ts";
import { ICON_SIZES, icoOf, iconColors, iconPng, type IconShape, iconSvg } from "../icons.ts";
import { registerFeeds } from "./feeds.ts";
import { manifestOf } from "./manifest.ts";
import { robotsTxt } from "./robots.ts";
import { createAsk, keeper } from "../siteFacts.ts";
import { gzipped, pagesAFile, sitemapIndex, type SitemapLanguages, type SitemapPage, urlset } from "./sitemap.ts";
import { GAME_SECTIONS, gamePages, SECTIONS, sectionPages, type SiteFileConfig } from "./sitemapSections.ts";

const KEPT_MS = { config: 5_000, pages: 60_000, games: 15_000, files: 15_000 } as const;
const inflate = promisify(gunzip);

export interface SeoFilesOptions {
  gatewayUrl: string;
  /** Origins that the site calls its own. */
  origins: OriginSettings;
}

interface Site {
  config: SiteFileConfig;
  isoCodes: NonNullable<SiteFileConfigQuery["isoCodes"]>;
}
const isGames = (name: string): name is (typeof GAME_SECTIONS)[number] =>
  (GAME_SECTIONS as readonly string[]).includes(name);
const isSection = (name: string): name is (typeof SECTIONS)[number] => (SECTIONS as readonly string[]).includes(name);

/** Languages that everybody may see. */
const visible = ({ languages, langHiddenUnauthorized }: SiteFileConfig) =>
  languages
    .map(({ code }) => code)
    .filter(isLanguageCode)
    .filter((code) => !langHiddenUnauthorized.includes(code));

function languagesOf({ config, isoCodes }: Site, origin: string): SitemapLanguages {
  const isoOf = (code: string) => isoCodes.find(({ language }) => language === code)?.isoCode ?? code;
  const codes = visible(config);
  return {
    origin,
    defaultLanguage: usualLanguage(config.defaultLanguage, codes),
    languages: codes.map((code) => ({ code, iso: isoOf(code) })),
  };
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  file: { type: string; body: Buffer | string; maxAge: number; isGzip?: boolean },
): FastifyReply | Promise<FastifyReply> {
  const etag = etagOf(file.body);
  reply.headers({
    "content-type": file.type,
    "cache-control": `public, max-age=${file.maxAge}`,
    etag,
    vary: "accept-encoding",
  });
  if (isKnown(request.headers["if-none-match"], etag)) return reply.code(304).send();
  if (file.isGzip !== true) return reply.send(file.body);
  if (encodingFor(String(request.headers["accept-encoding"]).replaceAll(/\bbr\b/gi, "")) === "gzip")
    return reply.header("content-encoding", "gzip").send(file.body);
  return inflate(file.body).then((plain) => reply.send(plain));
}

/** While the gateway is down and nothing is kept, anyone who asks is asked to come again. */
const later = (reply: FastifyReply) =>
  reply
    .code(503)
    .headers({ "retry-after": "30", "cache-control": "no-store", "content-type": "text/plain; charset=utf-8" })
    .send("Come again in a moment.\n");

export async function registerSeoFiles(app: FastifyInstance, { gatewayUrl, origins }: SeoFilesOptions): Promise<void> {
  const originOf = ({ protocol, host }: FastifyRequest) => publicOrigin(`${protocol}://${host}`, origins);
  const ask = createAsk(gatewayUrl);

  const keptSite = keeper(KEPT_MS.config, async (): Promise<Site> => {
    const { siteConfig, isoCodes } = await ask(SiteFileConfigDocument, {});
    if (siteConfig === null) throw new Error("The gateway told no site config");
    return { config: siteConfig, isoCodes: isoCodes ?? [] };
  });
  const site = () => keptSite("site");
  const keptGames = keeper(KEPT_MS.games, async (name): Promise<SitemapPage[]> =>
    isGames(name) ? gamePages(name, (await site()).config, ask) : [],
  );
  const keptSections = keeper(KEPT_MS.pages, async (name): Promise<SitemapPage[]> =>
    isSection(name) ? sectionPages(name, (await site()).config, ask) : [],
  );
  /** Pages of a file by its name: "blog", or "line-2" for the second file of the line. */
  const pagesOf = async (name: string): Promise<readonly SitemapPage[]> => {
    if (isSection(name)) return keptSections(name);
    const [, section = "", number = ""] = /^([a-z]+)-([1-9]\d{0,3})$/.exec(name) ?? [];
    if (!isGames(section)) return [];
    const size = pagesAFile(visible((await site()).config).length);
    return (await keptGames(section)).slice((Number(number) - 1) * size, Number(number) * size);
  };
  const keptFiles = keeper(
    KEPT_MS.files,
    async (key): Promise<{ body: Buffer | null }> => {
      const [origin = "", name = ""] = key.split(" ");
      const pages = await pagesOf(name);
      return { body: pages.length === 0 ? null : await gzipped(urlset(pages, languagesOf(await site(), origin))) };
    },
    50,
  );
  const fileNames = async (): Promise<string[]> => {
    const size = pagesAFile(visible((await site()).config).length);
    const [sections, games] = await Promise.all([
      Promise.all(SECTIONS.map(async (name) => ((await keptSections(name)).length === 0 ? [] : [name]))),
      Promise.all(
        GAME_SECTIONS.map(async (name) =>
          Array.from(
            { length: Math.ceil((await keptGames(name)).length / size) },
            (_, index) => `${name}-${index + 1}`,
          ),
        ),
      ),
    ]);
    return [...sections.flat(), ...games.flat()];
  };

  app.get("/robots.txt", async (request, reply) => {
    try {
      const { config } = await site();
      const origin = originOf(request);
      return await send(request, reply, {
        type: "text/plain; charset=utf-8",
        maxAge: 300,
        body: robotsTxt({ origin, isIndexed: mayBeIndexed(config.siteEnv, origin), languages: visible(config) }),
      });
    } catch {
      return later(reply);
    }
  });

  app.get("/sitemap.xml", async (request, reply) => {
    try {
      return await send(request, reply, {
        type: "application/xml; charset=utf-8",
        maxAge: 60,
        body: sitemapIndex(originOf(request), await fileNames()),
      });
    } catch {
      return later(reply);
    }
  });

  app.get<{ Params: { name: string } }>("/sitemap-:name.xml", async (request, reply) => {
    const { name } = request.params;
    if (!/^[a-z]{1,20}(?:-\d{1,4})?$/.test(name)) return reply.callNotFound();
    try {
      const { body } = await keptFiles(`${originOf(request)} ${name}`);
      return body === null
        ? reply.callNotFound()
        : await send(request, reply, { type: "application/xml; charset=utf-8", maxAge: 60, body, isGzip: true });
    } catch {
      return later(reply);
    }
  });

  registerFeeds(app, {
    gatewayUrl,
    originOf,
    site: async () => {
      const { config } = await site();
      return { companyName: config.companyName, languages: visible(config) };
    },
    send,
    later,
  });

  app.get<{ Querystring: { lang?: unknown } }>("/manifest.json", async (request, reply) => {
    try {
      const { config } = await site();
      if (!config.isPwa) return reply.callNotFound();
      const { lang } = request.query;
      const language: LanguageCode = isLanguageCode(lang)
        ? lang
        : isLanguageCode(config.defaultLanguage)
          ? config.defaultLanguage
          : "en";
      return await send(request, reply, {
        type: "application/manifest+json; charset=utf-8",
        maxAge: 300,
        body: JSON.stringify(manifestOf(config, language)),
      });
    } catch {
      return later(reply);
    }
  });

  // Icons always come: in the product's colors while the operator's are not known.
  const colors = () =>
    site().then(
      ({ config }) => iconColors(config),
      () => iconColors(null),
    );
  const keptIcons = keeper(3_600_000, async (key): Promise<{ png: Buffer }> => {
    const [ground = "", mark = "", shape, size] = key.split("|");
    return { png: await iconPng({ ground, mark }, shape as IconShape, Number(size)) };
  });
  const png = async (shape: IconShape, size: number) => {
    const { ground, mark } = await colors();
    return (await keptIcons([ground, mark, shape, size].join("|"))).png;
  };
  const icons: Record<string, [IconShape, number]> = {
    "/apple-touch-icon.png": ["full", 192],
    "/apple-touch-icon-precomposed.png": ["full", 192],
  };
  for (const size of ICON_SIZES) {
    Object.assign(icons, {
      [`/icons/icon-${size}.png`]: ["any", size],
      [`/icons/apple-touch-icon-${size}.png`]: ["full", size],
    });
    if (size === 192 || size === 512) icons[`/icons/maskable-${size}.png`] = ["full", size];
  }
  for (const [path, [shape, size]] of Object.entries(icons)) {
    app.get(path, async (request, reply) =>
      send(request, reply, { type: "image/png", maxAge: 3600, body: await png(shape, size) }),
    );
  }
  app.get("/favicon.svg", async (request, reply) =>
    send(request, reply, { type: "image/svg+xml", maxAge: 3600, body: iconSvg(await colors(), "any") }),
  );
  app.get("/favicon.ico", async (request, reply) =>
    send(request, reply, { type: "image/x-icon", maxAge: 3600, body: icoOf(await png("any", 32), 32) }),
  );
}
