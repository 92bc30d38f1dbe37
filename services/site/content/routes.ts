/** The content service: what the operator says about a URL of the site, and the texts on it (SPEC 7.05–7.07, 7.12). */
import { readFileSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import { LANGUAGES } from "#shared/site/languages.ts";
import type { ServiceContext, ServicePlugin } from "../../platform/context.ts";
import { Failure, route } from "../../platform/http/rest.ts";
import { keyNeeded } from "../../platform/http/serviceRoute.ts";
import { keyFits } from "../../platform/secrets/serviceKey.ts";
import { gameNames } from "../../games/casino/public.ts";
import { tournamentNames } from "../../loyalty/tournaments/public.ts";
import { SPORTS, say } from "../../betting/sportsbook/public.ts";
import { contentApi } from "./api.ts";
import { loadAwards, toldAwards } from "./awards/awards.ts";
import { blockOf, demoRules } from "./blocks.ts";
import { deskRoutes } from "./live/deskRoutes.ts";
import { LiveContent } from "./live/liveContent.ts";
import { redirectOf } from "./redirects.ts";
import { seoOf, visualOf, type SeoOptions } from "./seo.ts";
import { isNamedByGames, tournamentOf } from "./sitePage.ts";

/** Maximum number of titles in one call. */
const maxPages = 60;

/** Milliseconds between two looks at the files of texts. */
const lookEveryMs = 3_000;

export interface ContentOptions {
  /** Epoch milliseconds by which texts are published: those of the wall, whatever the clock of a demo says. */
  now: () => number;
  /** Milliseconds between two looks at the files. */
  lookEveryMs: number;
}

export const contentService: ServicePlugin = contentServiceWith({ now: Date.now, lookEveryMs });

/** The service with another clock or other pauses. */
export function contentServiceWith(options: ContentOptions): ServicePlugin {
  return (context) => (app) => serveContent(app, context, options);
}

async function serveContent(app: FastifyInstance, context: ServiceContext, options: ContentOptions): Promise<void> {
  const { book, settings } = context;
  // Asked for at each call: the operator may change their config without a restart.
  const company = () => context.siteConfig.companyName;
  const visible = () =>
    context.siteConfig.languages
      .map(({ code }) => code)
      .filter((code) => !context.siteConfig.langHiddenUnauthorized.includes(code));
  const onTrouble = (trouble: string) => context.log.warn({ trouble }, "text not usable; the last good one stays");
  const live = await LiveContent.open({ company, folder: settings.contentDir, now: options.now, onTrouble });
  context.jobs.add({ name: "texts", everyMs: options.lookEveryMs, work: () => live.look() });
  const games = gameNames(context);
  seoRoutes(app, async (url) => {
    const tournament = tournamentOf(url);
    return {
      book,
      articles: live.articles,
      pageText: live.pages.text,
      games: isNamedByGames(url) ? await games() : [],
      tournament: tournament === null ? null : await tournamentNames(context.db, tournament),
      company: company(),
      languages: visible(),
      canonicalDomain: settings.canonicalDomain,
    };
  });
  textRoutes(app, live);
  const awards = loadAwards(settings.awards);
  route(app, contentApi.awards, ({ query }) => ({ awards: toldAwards(awards, query.lng) }));
  deskRoutes(app, context, live, options.now);
  siteRoutes(app, context);
}

function seoRoutes(app: FastifyInstance, known: (url: string) => Promise<SeoOptions>): void {
  route(app, contentApi.seo, async ({ query }) => seoOf(await known(query.url), query.url, query.lng));
  route(app, contentApi.visual, async ({ query }) => ({
    visual: visualOf(await known(query.url), query.url, query.lng),
  }));
  route(app, contentApi.isoCodes, () => ({
    codes: Object.values(LANGUAGES).map(({ code }) => ({ language: code, iso: code })),
  }));
  route(app, contentApi.sportsMap, ({ query }) => {
    const wanted = query.nameEng.trim().toLowerCase();
    const sport = SPORTS.find(({ slug, names }) => slug === wanted || names.en.toLowerCase() === wanted);
    return sport === undefined
      ? new Failure(404, "SPORT_UNKNOWN", "No sport has this name")
      : { nameEng: sport.names.en, name: say(sport.names, query.lng), sportId: sport.id };
  });
}

function textRoutes(app: FastifyInstance, live: LiveContent): void {
  route(app, contentApi.blogCategories, ({ query }) => ({ categories: live.articles.categories(query.lng) }));
  route(
    app,
    contentApi.blogCategory,
    ({ query }) =>
      live.articles.category(query.path, query.lng) ?? new Failure(404, "CATEGORY_UNKNOWN", "No such category"),
  );
  route(
    app,
    contentApi.articles,
    ({ query: { section, ...options } }) =>
      live.articles.page(section, options) ?? new Failure(400, "BAD_CURSOR", "No such article to go on from"),
  );
  route(
    app,
    contentApi.article,
    ({ query }) =>
      live.articles.article(query.section, query.slug, query.lng) ??
      new Failure(404, "ARTICLE_UNKNOWN", "No such article"),
  );
  route(
    app,
    contentApi.content,
    ({ query }) =>
      live.pages.text(query.path.replaceAll(/^\/+|\/+$/g, ""), query.lng) ??
      new Failure(404, "PAGE_UNKNOWN", "No such page"),
  );
  route(app, contentApi.contents, ({ query }) => ({
    pages: query.paths.split(",", maxPages).flatMap((path) => {
      const found = live.pages.text(path, query.lng);
      return found === null
        ? []
        : [{ path, title: found.title, description: found.description, updatedAt: found.updatedAt }];
    }),
  }));
}

function siteRoutes(app: FastifyInstance, context: Pick<ServiceContext, "siteConfig" | "settings">): void {
  const { settings } = context;
  const ownRules = context.siteConfig.siteEnv === "demo" ? demoRules : [];

  route(app, contentApi.redirect, ({ body, header }) => {
    if (!keyFits(header("x-redirects-key"), settings.redirectsKey)) return keyNeeded;
    const found = redirectOf(body.url);
    return found === null
      ? { redirect: false, code: null, url: null, reasons: [], breadcrumbs: [] }
      : { redirect: true, ...found };
  });

  route(app, contentApi.block, ({ body, header }) => ({
    data: blockOf([...(context.siteConfig.blocks ?? []), ...ownRules], {
      url: body.url,
      isSignedIn: body.auth,
      address: header("x-client-address") ?? "",
    }),
  }));

  const logo = readFileSync(new URL("./files/policy-logo.gif", import.meta.url));
  app.get(contentApi.policyLogo.path, (_request, reply) =>
    reply.type("image/gif").header("cache-control", "public, max-age=86400").send(logo),
  );
}
