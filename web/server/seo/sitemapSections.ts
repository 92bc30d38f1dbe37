/**
 * Which pages each site map lists: those of the table that exist under the site's config, and those that its data
 * names.
 */
import { isDisallowed, routeExists } from "#shared/routes/availability.ts";
import { casinoGameUrl, HALL_PAGES } from "#shared/routes/casinoHalls.ts";
import { filled } from "#shared/routes/entry.ts";
import { type EntityRef, ROUTES, type RouteName, splitPath, type SportRef, urls } from "#shared/routes/routes.ts";
import {
  AlphabetAddressesDocument,
  ArticleAddressesDocument,
  BlogCategoryAddressesDocument,
  CasinoGameAddressesDocument,
  CasinoPageAddressesDocument,
  GameAddressesDocument,
  PageDatesDocument,
  SectionAddressesDocument,
  type SiteFileConfigQuery,
} from "../../src/operations/site/generated.ts";
import type { ArticleSection, Section } from "../../src/operations/types.generated.ts";
import type { SitemapPage } from "./sitemap.ts";
import type { Ask } from "../siteFacts.ts";

export type SiteFileConfig = NonNullable<SiteFileConfigQuery["siteConfig"]>;
type GameSection = Lowercase<Section>;

/** Site maps by name; games of a section lie in as many files as they need. */
export const SECTIONS = [
  "pages",
  "sports",
  "championships",
  "casino",
  "games",
  "bonuses",
  "information",
  "blog",
  "news",
] as const;
export type SectionName = (typeof SECTIONS)[number];
export const GAME_SECTIONS = ["line", "live"] as const;

/** Whether a page exists under a config, for everybody, and is one for search engines. */
function exists(name: RouteName, config: SiteFileConfig): boolean {
  const { playersOnlySetting, isDemoOnly, redirect, isIndexed, access } = ROUTES[name];
  return (
    redirect === null &&
    isIndexed &&
    access !== "player" &&
    !isDemoOnly &&
    (playersOnlySetting === null || !config[playersOnlySetting]) &&
    routeExists(name, config)
  );
}

/** A page may be closed by its own path also where its kind is open. */
const open = (pages: readonly SitemapPage[], { disallowedPaths }: SiteFileConfig) =>
  pages.filter(({ path }) => !isDisallowed(path, disallowedPaths));

/** Paths of a pattern without parameters of data: optional ones left out, those with a list of values by each value. */
function fixedPaths(name: RouteName): string[] {
  const { pattern, params } = ROUTES[name];
  const required = pattern
    .split("/")
    .filter((part) => (part.startsWith(":") && !part.endsWith("?")) || part === "*")
    .map((part) => part.slice(1));
  const [one, more] = required;
  if (one === undefined) return [filled(pattern, {})];
  const limit = params[one];
  return more === undefined && typeof limit === "object"
    ? limit.oneOf.map((value) => filled(pattern, { [one]: value }))
    : [];
}

const pagesOf = (config: SiteFileConfig, sections: readonly string[]): SitemapPage[] =>
  (Object.keys(ROUTES) as RouteName[])
    .filter((name) => sections.includes(ROUTES[name].sitemap ?? "") && exists(name, config))
    .flatMap(fixedPaths)
    .map((path) => ({ path }));

/** Groups of rules that may be there: the texts say which are. */
const RULE_GROUPS = Array.from({ length: 20 }, (_, index) => `information/rules/${index + 1}`);

/** Paths asked about at once. */
const PATHS_A_QUESTION = 50;

/** Pages that stand on a text: those that have one, with the day it was changed. */
async function information(config: SiteFileConfig, ask: Ask): Promise<SitemapPage[]> {
  const paths = [
    ...new Set([
      ...pagesOf(config, ["information"]).map(({ path }) => path),
      ...(exists("rules", config) ? RULE_GROUPS : []),
    ]),
  ];
  const asked = Array.from({ length: Math.ceil(paths.length / PATHS_A_QUESTION) }, (_, index) =>
    paths.slice(index * PATHS_A_QUESTION, (index + 1) * PATHS_A_QUESTION),
  );
  const answers = await Promise.all(asked.map((some) => ask(PageDatesDocument, { paths: some })));
  const dates = new Map(
    answers.flatMap(({ pageSummaries }) => pageSummaries ?? []).map(({ path, updatedAt }) => [path, updatedAt]),
  );
  // The list of sources is the product's own page and stands on no text.
  return paths
    .filter((path) => dates.has(path) || path === ROUTES.credits.pattern)
    .map((path) => withDate(path, dates.get(path)));
}

/** Addresses without their language. */
const bare = (address: string) => splitPath(address).path;

/** Blocks, categories and terms of the betting alphabet, whose own page leads to every term (SPEC 2.33). */
async function alphabet(config: SiteFileConfig, ask: Ask): Promise<SitemapPage[]> {
  if (!exists("bettingAlphabet", config)) return [];
  const root = filled(ROUTES.bettingAlphabet.pattern, {});
  const { pageContent } = await ask(AlphabetAddressesDocument, { path: root });
  const terms = (pageContent?.content ?? [])
    .flatMap((block) => (block.__typename === "TextList" ? block.items.flat() : []))
    .flatMap(({ href }) => (href?.startsWith("/") === true ? [bare(href)] : []))
    .filter((path) => path.startsWith(`${root}/`));
  const above = terms.flatMap((path) => {
    const [, block = "", category = ""] = path.split("/");
    return [`${root}/${block}`, `${root}/${block}/${category}`];
  });
  return [...new Set([...above, ...terms])].map((path) => withDate(path, pageContent?.updatedAt));
}

const withDate = (path: string, changedAt: string | undefined): SitemapPage =>
  changedAt === undefined ? { path } : { path, changedAt };

const pathsOf = {
  /** A sport's list; null for races, which have one page for all. */
  sport: (section: GameSection, sport: SportRef) =>
    sport.area === "MARBLE" ? null : bare(urls.sport("en", section, sport)),
  championship: (section: GameSection, sport: SportRef, championship: EntityRef) =>
    bare(urls.championship("en", section, sport, championship)),
  game: (section: GameSection, sport: SportRef, championship: EntityRef, game: EntityRef) =>
    bare(urls.game("en", section, sport, championship, game)),
};

const sectionsOf = (config: SiteFileConfig) => GAME_SECTIONS.filter((section) => exists(section, config));

async function sports(config: SiteFileConfig, ask: Ask): Promise<SitemapPage[]> {
  const lists = await Promise.all(
    sectionsOf(config).map(async (section) => {
      const found = (await ask(SectionAddressesDocument, { section: section.toUpperCase() as Section })).sports ?? [];
      return found.flatMap((sport) => {
        const path = pathsOf.sport(section, sport);
        return path === null ? [] : [{ path }];
      });
    }),
  );
  return [...pagesOf(config, ["sports"]), ...lists.flat()];
}

async function championships(config: SiteFileConfig, ask: Ask): Promise<SitemapPage[]> {
  const lists = await Promise.all(
    sectionsOf(config).map(async (section) => {
      const found = (await ask(SectionAddressesDocument, { section: section.toUpperCase() as Section })).sports ?? [];
      return found.flatMap((sport) =>
        (sport.championships ?? []).map((one) => pathsOf.championship(section, sport, one)),
      );
    }),
  );
  // A championship of a cyber-sport has one page for both sections.
  return [...new Set(lists.flat())].map((path) => ({ path }));
}

interface Page<Node> {
  edges: readonly { node: Node }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/**
 * All of a list that comes page by page. @throws when a page does not come: half a list would take the rest off search
 * engines
 */
async function everyNode<Node>(pageAfter: (after: string | null) => Promise<Page<Node> | null>): Promise<Node[]> {
  const found: Node[] = [];
  let after: string | null = null;
  do {
    const page: Page<Node> | null = await pageAfter(after);
    if (page === null) throw new Error("The gateway told no page of a list");
    found.push(...page.edges.map(({ node }) => node));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  return found;
}

async function articles(section: ArticleSection, ask: Ask): Promise<SitemapPage[]> {
  const found = await everyNode((after) =>
    ask(ArticleAddressesDocument, { section, first: 50, after }).then(({ articles: page }) => page),
  );
  return found.map(({ slug, updatedAt }) => ({
    path:
      section === "BLOG"
        ? filled(ROUTES.blogArticle.pattern, { articleSlug: slug })
        : filled(ROUTES.newsArticle.pattern, { slug }),
    changedAt: updatedAt,
  }));
}

/** Casino games and providers asked for at once: as many as the gateway tells. */
const CASINO_AT_ONCE = 100;

/** Each game of the casino at its one address (SPEC 2.20, 2.26). */
async function casinoGames(config: SiteFileConfig, ask: Ask): Promise<SitemapPage[]> {
  if (!exists("gamesItem", config)) return [];
  const found = await everyNode((after) =>
    ask(CasinoGameAddressesDocument, { first: CASINO_AT_ONCE, after }).then((answer) => answer.casinoGames),
  );
  return found.map((game) => ({ path: bare(casinoGameUrl("en", game)) }));
}

/** Pages of the casino: of halls those that have games, and each provider's. */
async function casino(config: SiteFileConfig, ask: Ask): Promise<SitemapPage[]> {
  if (!exists("casinoLobby", config)) return [];
  const halls = new Set<string>();
  const providers = await everyNode((after) =>
    ask(CasinoPageAddressesDocument, { first: CASINO_AT_ONCE, after }).then(({ casinoHalls, casinoProviders }) => {
      for (const { hall } of casinoHalls ?? []) halls.add(hall);
      return casinoProviders;
    }),
  );
  const empty = new Set(
    Object.entries(HALL_PAGES)
      .filter(([hall]) => !halls.has(hall))
      .map(([, name]) => filled(ROUTES[name].pattern, {})),
  );
  return [
    ...pagesOf(config, ["casino"]).filter(({ path }) => !empty.has(path)),
    ...providers.map(({ key }) => ({ path: filled(ROUTES.provider.pattern, { provider: key }) })),
  ];
}

const loaders: Readonly<
  Record<SectionName, (config: SiteFileConfig, ask: Ask) => SitemapPage[] | Promise<SitemapPage[]>>
> = {
  pages: (config) => pagesOf(config, ["pages"]),
  sports,
  championships,
  casino,
  games: async (config, ask) => [...pagesOf(config, ["games"]), ...(await casinoGames(config, ask))],
  bonuses: (config) => pagesOf(config, ["bonuses"]),
  information: async (config, ask) => [...(await information(config, ask)), ...(await alphabet(config, ask))],
  blog: async (config, ask) => {
    if (!exists("blog", config)) return [];
    const { blogCategories } = await ask(BlogCategoryAddressesDocument, {});
    const categories = (blogCategories ?? []).map(({ path }) => ({
      path: filled(ROUTES.blogCategory.pattern, { "*": path }),
    }));
    return [{ path: ROUTES.blog.pattern }, ...categories, ...(await articles("BLOG", ask))];
  },
  news: async (config, ask) =>
    exists("news", config) ? [{ path: ROUTES.news.pattern }, ...(await articles("NEWS", ask))] : [],
};

/** Pages of a site map that is not one of games. @throws when the gateway does not answer */
export async function sectionPages(name: SectionName, config: SiteFileConfig, ask: Ask): Promise<SitemapPage[]> {
  return open(await loaders[name](config, ask), config);
}

/** Games asked for at once: as many as the gateway tells. */
const GAMES_A_QUESTION = 5000;

/** Every game of a section. @throws when the gateway does not answer */
export async function gamePages(section: GameSection, config: SiteFileConfig, ask: Ask): Promise<SitemapPage[]> {
  const name = `${section}Game` as const;
  if (!exists(name, config)) return [];
  const found = await everyNode((after) =>
    ask(GameAddressesDocument, { section: section.toUpperCase() as Section, first: GAMES_A_QUESTION, after }).then(
      ({ gameAddresses }) => gameAddresses,
    ),
  );
  return open(
    found.map(({ sportSlug, area, cyberVariant, championshipId, championshipSlug, ...game }) => ({
      path: pathsOf.game(
        section,
        { slug: sportSlug, area, cyberVariant },
        { id: championshipId, slug: championshipSlug },
        game,
      ),
    })),
    config,
  );
}
