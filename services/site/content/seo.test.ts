import { describe, expect, it } from "vitest";
import { LANGUAGES, type LanguageCode } from "#shared/site/languages.ts";
import { filled } from "#shared/routes/entry.ts";
import { matchRoute, ROUTES, type RouteName } from "#shared/routes/routes.ts";
import { realBook, SteeredClock } from "../../betting/sportsbook/testing/book.ts";
import { runningBook } from "../../betting/sportsbook/testing/running.ts";
import { Articles } from "./articles.ts";
import { inLanguage, pageNames } from "./pageNames.ts";
import { loadPages } from "./pages.ts";
import { redirectOf } from "./redirects.ts";
import { seoOf } from "./seo.ts";
import { sitePageOf } from "./sitePage.ts";

const clock = new SteeredClock("2026-11-21T12:00:00Z");
const book = realBook(clock);
const company = () => "Test Bet";
const codes = Object.keys(LANGUAGES) as LanguageCode[];
const options = {
  book: runningBook(book).book,
  articles: new Articles(company),
  pageText: loadPages(company).text,
  games: [
    {
      id: 5001,
      key: "quiet-keno",
      name: (language: string) => (language === "ru" ? "Тихое кено" : "Quiet Keno"),
      provider: { key: "four-rivers", name: "Four Rivers" },
    },
  ],
  tournament: null,
  company: company(),
  languages: codes,
  canonicalDomain: null,
};
const seo = (path: string, lng = "en") => seoOf(options, `/${lng}${path === "" ? "" : `/${path}`}`, lng);

const ahead = book.line().find(({ championship }) => championship.slug === "england-premier-league");
const running = book.live()[0];
const [cyber, race] = (["CYBER", "MARBLE"] as const).map((area) =>
  [...book.live(), ...book.line()].find(({ sport }) => sport.area === area),
);
if (ahead === undefined || running === undefined || cyber === undefined || race === undefined)
  throw new Error("The book has no game ahead, none in play or none of an area");
const pathOf = (section: string, { sport, championship, id }: typeof ahead) =>
  `${section}/${sport.slug}/${championship.id}-x/${id}-y`;

/** A value for each parameter of the table. */
const values: Record<string, string> = {
  sport: "football",
  championship: `${ahead.championship.id}-x`,
  game: `${ahead.id}-y`,
  champId: `${ahead.championship.id}-x`,
  team: "arsenal",
  pageSubType: "week",
  variant: "virtual",
  section: "live",
  discipline: "dota-2",
  zone: "zone",
  articleSlug: "how-to-read-odds",
  slug: "limits-in-the-office",
  "*": "guides/football",
  gameId: "5001",
  gameName: "x",
  gameRoute: "quiet-keno",
  bonusGame: "safe",
  result: "fail",
  ruleGroup: "2",
  view: "requests",
  couponId: "7",
};
/** Values for the areas besides the classic sports, whose pages have their own items. */
const cyberValues = {
  variant: cyber.sport.cyberVariant?.toLowerCase() ?? "",
  discipline: cyber.sport.slug,
  championship: `${cyber.championship.id}-x`,
  game: `${cyber.id}-y`,
};
const raceValues = { sport: race.sport.slug, championship: `${race.championship.id}-x`, game: `${race.id}-y` };
const valuesOf = (name: RouteName): Record<string, string> => ({
  ...values,
  ...(name.startsWith("cyber") && cyberValues),
  ...(name.startsWith("liveMarble") && raceValues),
});
const staying = (Object.keys(ROUTES) as RouteName[]).filter((name) => ROUTES[name].redirect === null);

/** Every page of the table: without its optional parameters, and with all of them. */
const everyPage = staying.flatMap((name) => {
  const { pattern, params } = ROUTES[name];
  const names = pattern
    .split("/")
    .filter((part) => part.startsWith(":") || part === "*")
    .map((part) => part.replace(/^:|\?$/g, ""));
  const valueOf = (one: string) => {
    const limit = params[one];
    return typeof limit === "object" && !(name.startsWith("cyber") && one === "variant")
      ? (limit.oneOf[0] ?? "")
      : (valuesOf(name)[one] ?? "7");
  };
  const all = Object.fromEntries(names.map((one) => [one, valueOf(one)]));
  const required = Object.fromEntries(Object.entries(all).filter(([one]) => !pattern.includes(`:${one}?`)));
  return [...new Set([filled(pattern, required), filled(pattern, all)])]
    .filter((path) => matchRoute(path)?.name === name)
    .map((path) => ({ name, path }));
});

describe("the head of every page", () => {
  it("has one name in each language: its text's title, or a word of the table where it has no text", () => {
    expect(everyPage.length).toBeGreaterThan(170);
    for (const lng of codes) {
      const names = new Map(
        staying.map((name) => {
          const bare = filled(ROUTES[name].pattern, {});
          const title = matchRoute(bare)?.name === name ? options.pageText(bare, lng)?.title : undefined;
          const word = Object.entries(pageNames).find(([key]) => key === name)?.[1];
          if (title !== undefined && word !== undefined) expect(inLanguage(word, lng), name).toBe(title);
          return [name, title ?? (word === undefined ? "" : inLanguage(word, lng))];
        }),
      );
      expect([...names].filter(([, name]) => name === "")).toEqual([]);
      expect(
        [...Map.groupBy(names, ([, name]) => name).values()].filter((pages) => pages.length > 1),
        lng,
      ).toEqual([]);
    }
  });

  it.each(codes)("is told in %s, with title, description, crumbs and robots [3.23, 5.33]", (lng) => {
    for (const { name, path } of everyPage) {
      const head = seo(path, lng);
      expect(head.title, path).toMatch(/\S.*\S/);
      expect(head.title, path).not.toMatch(/[{}]|undefined/);
      expect(head.description, path).toMatch(/\S.{14,}/);
      expect(head.description, path).not.toMatch(/[{}]|undefined/);
      const crumbs = head.breadcrumbs ?? [];
      expect(crumbs[0], path).toEqual({ name: expect.any(String), path: "" });
      expect(
        crumbs.every((crumb) => crumb.name !== ""),
        path,
      ).toBe(true);
      expect(crumbs.at(-1)?.path, path).toBe(sitePageOf(options, `/${lng}/${path}`, lng)?.path);
      for (const crumb of crumbs)
        expect(ROUTES[matchRoute(crumb.path)?.name ?? "error"].redirect, `${path} by way of ${crumb.path}`).toBeNull();
      if (!ROUTES[name].isIndexed)
        expect([head.metaRobots, head.hierarchyMetaRobots], path).toEqual(["noindex, nofollow", "noindex, nofollow"]);
      expect(head.metas).toContainEqual({ name: null, property: "og:title", content: head.title });
      expect(head.metas.filter(({ property }) => property === "og:locale:alternate")).toHaveLength(codes.length - 1);
    }
  });

  it.each(codes)("shares its title and its description with no other page that search engines keep, in %s", (lng) => {
    const told = everyPage
      .map(({ path }) => ({ path: sitePageOf(options, `/${lng}/${path}`, lng)?.path ?? "", head: seo(path, lng) }))
      .filter(({ head }) => head.metaRobots === "index, follow");
    // What belongs under another path is kept there and nowhere else.
    const kept = [...new Map(told.map((one) => [one.path, one])).values()].map(({ path }) => ({
      path,
      head: seo(path, lng),
    }));
    expect(kept.length).toBeGreaterThan(70);
    for (const field of ["title", "description"] as const) {
      const owners = Map.groupBy(kept, ({ head }) => head[field]);
      expect(
        [...owners]
          .filter(([, pages]) => pages.length > 1)
          .map(([words, pages]) => [words, pages.map(({ path }) => path)]),
      ).toEqual([]);
    }
  });

  it("bears the operator's name as they write it, also where it looks like a pattern", () => {
    for (const name of ["Bets $& Co", "Ca$$h", "$1 Bets", "{name} Bets"]) {
      const { title, siteName, content } = seoOf({ ...options, company: name }, "/en", "en");
      expect([title, siteName]).toEqual([`${name}: sports betting, pre-match and live`, name]);
      expect(JSON.stringify(content)).not.toContain("{company}");
    }
  });

  it("names messengers no language that guests do not see [2.03]", () => {
    const { metas } = seoOf({ ...options, languages: ["en", "ru"] }, "/en/line", "en");
    expect(metas.filter(({ property }) => property?.startsWith("og:locale")).map(({ content }) => content)).toEqual([
      "en_GB",
      "ru_RU",
    ]);
  });

  it("calls a page by what it is, and by the word of a value only where that tells it from the page above", () => {
    const last = (path: string) => seo(path).breadcrumbs?.at(-1)?.name;
    expect(
      [
        "cyber/virtual/dota-2",
        "cyber/virtual/dota-2/champs",
        "cyber/virtual/dota-2/live",
        "cyber/virtual/dota-2/5-cup/live/9-a-b",
        "office/payment/create-request/3",
        "office/payment/requests/3/4",
      ].map(last),
    ).toEqual([
      "Esports discipline",
      "Esports competitions",
      "Esports: live",
      "Esports game",
      "Payment request",
      "Your question",
    ]);
    expect(["ourpartners/live", "toto/live"].map(last)).toEqual(["ourpartners", "toto"].map(last));
    expect([last("results/live"), last("bonusgames/dragon")]).toEqual(["Results in play", "Dragon"]);
  });

  it("calls the page of a tournament by its name, and an unknown one by what it would be", () => {
    const cup = (lng: string) => (lng === "ru" ? "Кубок реки" : "River Cup");
    const headOf = (tournament: typeof cup | null, lng: string) =>
      seoOf({ ...options, tournament }, `/${lng}/bonus/casino/tournaments/7`, lng);
    expect(headOf(cup, "en").breadcrumbs?.at(-1)).toEqual({ name: "River Cup", path: "bonus/casino/tournaments/7" });
    expect(headOf(cup, "ru").breadcrumbs?.at(-1)?.name).toBe("Кубок реки");
    expect(headOf(cup, "en").title).toContain("River Cup");
    expect(headOf(cup, "en").metaRobots).toBe("index, follow");
    expect(headOf(null, "en").breadcrumbs?.at(-1)?.name).toBe("Casino tournament");
    expect(headOf(null, "en").metaRobots).toBe("noindex, nofollow");
  });

  it("names a discipline of cyber-sport, its championships and its games, for search engines as for visitors [2.18, 3.23]", () => {
    const { sport, championship } = cyber;
    const root = `cyber/${cyberValues.variant}/${sport.slug}`;
    const own = `${championship.id}-${championship.slug}`;
    const game = seo(`${root}/${own}/line/${cyber.id}-y`);
    const heads = [
      seo(root),
      seo(`${root}/line`),
      seo(`${root}/live`),
      seo(`${root}/champs`),
      seo(`${root}/${own}`),
      game,
    ];
    expect(heads.map(({ metaRobots }) => metaRobots)).toEqual(heads.map(() => "index, follow"));
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
    for (const { title } of heads.slice(0, -1)) expect(title).toContain(sport.names.en);
    expect(game.title).toContain(`${cyber.home.names.en} – ${cyber.away.names.en}`);
    expect(game.breadcrumbs?.map(({ name }) => name).slice(2)).toEqual([
      sport.names.en,
      championship.names.en,
      `${cyber.home.names.en} – ${cyber.away.names.en}`,
    ]);
    expect(game.customCanonical?.targetUrl).toMatch(
      new RegExp(`^/en/${root}/${own}/(?:line|live)/${cyber.id}-[a-z-]+$`),
    );
    expect(seo(`${root}/${championship.id}`).customCanonical?.targetUrl).toBe(`/en/${root}/${own}`);
    // A discipline belongs to one kind, and no classic list has it.
    const other = cyberValues.variant === "real" ? "virtual" : "real";
    expect([
      seo(`cyber/${other}/${sport.slug}`).metaRobots,
      seo(`line/${sport.slug}`).title,
      seo("cyber/real/football").metaRobots,
    ]).toEqual(["noindex, nofollow", null, "noindex, nofollow"]);
  });

  it("keeps a race under the address that shows it [2.12, 3.23]", () => {
    const { id, sport, championship } = race;
    const own = `live/marble/${sport.slug}/${championship.id}-${championship.slug}`;
    expect(seo(`${own}/${id}-y`).customCanonical?.targetUrl).toMatch(new RegExp(`^/en/${own}/${id}-`));
    expect(seo(`live/marble/${sport.slug}`).customCanonical?.targetUrl).toBe("/en/live/marble");
    expect(seo(own).breadcrumbs?.map(({ path }) => path)).toEqual(["", "live", "live/marble", own]);
    expect([seo(`live/${sport.slug}`).title, seo("live/marble/football").title]).toEqual([null, null]);
  });

  it("tells championships apart that bear one name in several sports", () => {
    const { championships, sports } = book.calendar;
    const shared = [...Map.groupBy(championships, ({ names }) => names.en).values()]
      .filter(({ length }) => length > 1)
      .flat();
    expect(shared.length).toBeGreaterThan(2);
    const titles = shared.flatMap(({ id, sportId }) => {
      const sport = sports.find((one) => one.id === sportId);
      return sport?.area === "CLASSIC"
        ? [seo(`line/${sport.slug}/${id}`).title, seo(`live/${sport.slug}/${id}`).title]
        : [seo(`cyber/${sport?.cyberVariant?.toLowerCase()}/${sport?.slug}/${id}`).title];
    });
    expect(new Set(titles).size).toBe(titles.length);
  });

  it("bears the name of its team, or of its event", () => {
    expect(seo("chelsea/line", "ru")).toMatchObject({
      title: "Челси: Линия | Test Bet",
      breadcrumbs: [{ path: "" }, { name: "Челси" }],
    });
    expect(seo("team/line/chelsea").customCanonical?.targetUrl).toBe("/en/chelsea/line");
    expect(seo(`chelsea/live/football/${ahead.championship.id}-x`).title).toBe(
      "Chelsea: England. Premier League, Live | Test Bet",
    );
    expect(seo("chelsea/line/tennis").metaRobots).toBe("noindex, nofollow");
    expect([seo("top-events/football").title, seo("top-events/england-premier-league", "es").title]).toEqual([
      "Football: Top events | Test Bet",
      expect.stringMatching(/^Inglaterra.*: Eventos destacados/),
    ]);
  });

  it("keeps pages that name unknown things out of search engines and never says what a visitor wrote", () => {
    for (const path of [
      "providers/buy-cheap-pills",
      "slots/buy-cheap-pills",
      "promotions/buy-cheap-pills",
      "buy-cheap-pills/line",
      "top-events/buy-cheap-pills",
      "cyber/real/buy-cheap-pills",
    ]) {
      const head = seo(path);
      expect(head, path).toMatchObject({ metaRobots: "noindex, nofollow", title: expect.any(String) });
      expect(JSON.stringify([head.title, head.description, head.metas]), path).not.toContain("cheap");
    }
    for (const path of [
      "team/line/x/y",
      "line/quidditch",
      "line/topgame/quidditch",
      "champs/999999999",
      "blog/none",
      "news/none",
      "user/registration.php",
      "nowhere",
    ]) {
      expect(seo(path), path).toMatchObject({ title: null, metaRobots: "noindex, nofollow", breadcrumbs: [] });
    }
  });
});

describe("a game", () => {
  it("belongs to the line before its start and to live from then on, under its own words", () => {
    expect(seo(pathOf("line", ahead)).customCanonical).toEqual({
      mode: "url",
      targetUrl: expect.stringMatching(
        new RegExp(`^/en/line/football/${ahead.championship.id}-england-premier-league/${ahead.id}-[a-z-]+$`),
      ),
      domain: null,
    });
    expect(seo(pathOf("line/topgame", ahead)).customCanonical?.targetUrl).toMatch(/^\/en\/line\/football\/88-/);
    expect(seo(pathOf("line", running)).customCanonical?.targetUrl).toMatch(
      new RegExp(`^/en/live/${running.sport.slug}/`),
    );
    const own = seo(pathOf("line", ahead)).customCanonical?.targetUrl ?? "";
    expect(seoOf(options, own, "en").customCanonical).toBeNull();
  });

  it("is reached by its sport and its championship", () => {
    expect(seo(pathOf("line", ahead)).breadcrumbs?.map(({ name }) => name)).toEqual([
      "Home",
      "Pre-match",
      "Football",
      "England. Premier League",
      `${ahead.home.names.en} – ${ahead.away.names.en}`,
    ]);
    expect(seo("blog/categories/guides/football", "ru").breadcrumbs?.map(({ path }) => path)).toEqual([
      "",
      "blog",
      "blog/categories/guides",
      "blog/categories/guides/football",
    ]);
    expect(seo("cyber/virtual/all").breadcrumbs?.map(({ path }) => path)).toEqual([
      "",
      "cyber/real/main",
      "cyber/virtual/main",
      "cyber/virtual/all",
    ]);
    expect(seo("cyber/virtual/all").breadcrumbs?.map(({ name }) => name)).toEqual([
      "Home",
      "Esports",
      "Esports: virtual matches",
      "All virtual disciplines",
    ]);
    expect(seo("information/rules/2").breadcrumbs?.map(({ name }) => name)).toEqual(["Home", "Rules", "Kinds of bets"]);
    expect(seo("office/history").breadcrumbs?.map(({ path }) => path)).toEqual([
      "",
      "office/account",
      "office/history",
    ]);
  });
});

it("lets no redirect of the operator undo one of the table [8.04, 2.32]", () => {
  for (const name of Object.keys(ROUTES) as RouteName[]) {
    const path = filled(ROUTES[name].pattern, values);
    const operators = redirectOf(`/en/${path}`);
    if (operators === null) continue;
    const target = operators.url.replace(/^\/en\//, "");
    expect(matchRoute(target), `${path} leads to ${target}`).not.toBeNull();
    expect(ROUTES[matchRoute(target)?.name ?? "error"].redirect?.({}, new URLSearchParams())?.to, target).not.toBe(
      path,
    );
  }
});
