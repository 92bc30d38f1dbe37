/** The content service: what the operator says about a URL of the site, and the texts on it (SPEC 7.05–7.07, 7.12). */
import { readFileSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import { LANGUAGES } from "#shared/site/languages.ts";
import type { ServiceContext, ServicePlugin } from "../../platform/context.ts";
import { Failure, route } from "../../platform/http/rest.ts";
import { keyNeeded } from "../../platform/http/serviceRoute.ts";
import { keyFits } from "../../platform/secrets/serviceKey.ts";
import { gameNames } from "../../games/casino/public.ts";
import { SPORTS, say } from "../../betting/sportsbook/public.ts";
import { contentApi } from "./api.ts";
import { Articles } from "./articles.ts";
import { blockOf, demoRules } from "./blocks.ts";
import { loadPages } from "./pages.ts";
import { redirectOf } from "./redirects.ts";
import { seoOf, visualOf, type SeoOptions } from "./seo.ts";
import { isNamedByGames } from "./sitePage.ts";

/** Maximum number of titles in one call. */
const maxPages = 60;

export const contentService: ServicePlugin = (context) => async (app) => {
  const { book, settings } = context;
  // Asked for at each call: the operator may change their config without a restart.
  const company = () => context.siteConfig.companyName;
  const visible = () =>
    context.siteConfig.languages
      .map(({ code }) => code)
      .filter((code) => !context.siteConfig.langHiddenUnauthorized.includes(code));
  const articles = new Articles(company);
  const pageText = loadPages(company);
  const games = gameNames(context);
  seoRoutes(app, async (url) => ({
    book,
    articles,
    pageText,
    games: isNamedByGames(url) ? await games() : [],
    company: company(),
    languages: visible(),
    canonicalDomain: settings.canonicalDomain,
  }));
  textRoutes(app, articles, pageText);
  siteRoutes(app, context);
};

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

function textRoutes(app: FastifyInstance, articles: Articles, pageText: ReturnType<typeof loadPages>): void {
  route(app, contentApi.blogCategories, ({ query }) => ({ categories: articles.categories(query.lng) }));
  route(
    app,
    contentApi.blogCategory,
    ({ query }) => articles.category(query.path, query.lng) ?? new Failure(404, "CATEGORY_UNKNOWN", "No such category"),
  );
  route(
    app,
    contentApi.articles,
    ({ query: { section, ...options } }) =>
      articles.page(section, options) ?? new Failure(400, "BAD_CURSOR", "No such article to go on from"),
  );
  route(
    app,
    contentApi.article,
    ({ query }) =>
      articles.article(query.section, query.slug, query.lng) ?? new Failure(404, "ARTICLE_UNKNOWN", "No such article"),
  );
  route(
    app,
    contentApi.content,
    ({ query }) =>
      pageText(query.path.replaceAll(/^\/+|\/+$/g, ""), query.lng) ?? new Failure(404, "PAGE_UNKNOWN", "No such page"),
  );
  route(app, contentApi.contents, ({ query }) => ({
    pages: query.paths.split(",", maxPages).flatMap((path) => {
      const found = pageText(path, query.lng);
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
