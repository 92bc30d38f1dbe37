import { lazy, Suspense } from "react";
import { redirect } from "react-router";
import type { LanguageCode } from "#shared/site/languages.ts";
import { entityId, entitySegment, type RouteMatch, type RouteName, ROUTES, urls } from "#shared/routes/routes.ts";
import { filled } from "#shared/routes/entry.ts";
import { languageOf, useLanguage } from "@/platform/app/app.ts";
import { missing } from "@/platform/page/missing.ts";
import { definePage } from "@/platform/page/page.ts";
import { useSiteConfig } from "@/platform/site/siteData.ts";
import { routeAt, usePageRoute } from "@/platform/page/pageRoute.ts";
import { GamePage } from "@/features/betting/game/GamePage.tsx";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";
import { canonicalOr301 } from "@/platform/head/canonicalRedirect.ts";
import {
  GameDocument,
  type GameHeadFragment,
  GameRowFragmentDoc,
  type MarketFieldsFragment,
  TeamDocument,
} from "@/operations/betting/generated.ts";
import type { Section } from "@/operations/types.generated.ts";

/** Its tab is opened by few. */
const CombinationBuilder = lazy(() =>
  import("@/features/betting/combination/CombinationBuilder.tsx").then((module) => ({
    default: module.CombinationBuilder,
  })),
);
const GameStatisticsTab = lazy(() =>
  import("@/features/betting/statistics/GameStatisticsTab.tsx").then((module) => ({
    default: module.GameStatisticsTab,
  })),
);

/** Whether an address names the game's sport; a top event may be a championship instead. */
const isOfSport = ({ params }: RouteMatch, sport: { slug: string } | null, championship: { slug: string } | null) =>
  sport === null ||
  sport.slug === (params["sport"] ?? params["pageSubType"]) ||
  (championship !== null && championship.slug === params["pageSubType"]);

/** Pages of a game before its start, and the same in play. */
const TWINS: readonly { LINE: RouteName; LIVE: RouteName }[] = [
  { LINE: "lineGame", LIVE: "liveGame" },
  { LINE: "lineBetsOnYourGame", LIVE: "liveBetsOnYourGame" },
  { LINE: "lineTopGameGame", LIVE: "liveTopGameGame" },
  { LINE: "teamInLineGame", LIVE: "teamInLiveGame" },
];

/** The page's name in the section that its game is in now. */
function pageIn(section: Section, name: RouteName): RouteName {
  return TWINS.find(({ LINE, LIVE }) => LINE === name || LIVE === name)?.[section] ?? name;
}

/** The page's own address by its data: the words in it are those of today, and its section the one of now. */
function pathOf(
  lang: LanguageCode,
  { name, params }: RouteMatch,
  game: GameHeadFragment,
  section: Section,
): string | undefined {
  if (game.championship === null) return undefined;
  return `${urls.home(lang)}/${filled(ROUTES[pageIn(section, name)].pattern, { ...params, championship: entitySegment(game.championship), game: entitySegment(game) })}`;
}

const page = definePage({
  documents: { game: GameDocument, team: TeamDocument },
  variables: ({ params }) => {
    const id = entityId(params["game"]);
    if (id === null) throw missing();
    const slug = params["team"];
    return { game: { id }, team: slug === undefined ? null : { slug } };
  },
  // What a list knows of the game is shown at once, and the rest when it comes.
  isKnown: ({ app, params }) =>
    app.client.readFragment({
      id: `Game:${entityId(params["game"])}`,
      fragment: GameRowFragmentDoc,
      fragmentName: "GameRow",
    }) !== null,
  check: ({ game, team }, { app, params, url }) => {
    const match = routeAt(url.pathname);
    if (match === null) throw missing();
    if (game === undefined) return;
    // A game has pages under its own two teams alone.
    const { opponents } = game.game ?? { opponents: [] };
    if (team !== undefined && !opponents.some(({ id }) => id === team.team?.id)) throw missing();
    const { sport = null, championship = null } = game.game ?? {};
    // Cyber-sport and races have pages of their own, so requests for one of their games redirect there.
    if (game.game !== null && sport !== null && championship !== null && sport.area !== "CLASSIC") {
      throw redirect(
        urls.game(languageOf(app), game.game.section === "LIVE" ? "live" : "line", sport, championship, game.game),
        game.game.section === "LIVE" ? 301 : 302,
      );
    }
    const isHere =
      game.game !== null &&
      isOfSport(match, sport, championship) &&
      (championship === null || championship.id === entityId(params.championship));
    if (!isHere || game.game === null) throw missing();
    const own = pathOf(languageOf(app), match, game.game, game.game.section);
    if (own === undefined) return;
    // A game that hasn't started will be live later, so the redirect must not be permanent.
    if (game.game.section === "LINE" && pageIn("LINE", match.name) !== match.name)
      throw redirect(`${own}${url.search}`, 302);
    canonicalOr301(url, own);
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

const statistics = ({ id }: GameHeadFragment) => (
  <Suspense fallback={null}>
    <GameStatisticsTab gameId={id} />
  </Suspense>
);
const combination = (game: GameHeadFragment, markets: readonly MarketFieldsFragment[]) => (
  <Suspense fallback={null}>
    <CombinationBuilder game={game} markets={markets} />
  </Suspense>
);

export default function Game() {
  const { game } = page.useVariables();
  const answer = page.useQuery("game");
  const match = usePageRoute();
  const lang = useLanguage();
  const config = useSiteConfig();
  if (game === null || match === null) return <ErrorNotice status={404} />;
  return (
    <GamePage
      key={game.id}
      answer={answer}
      pathOf={(found, section) => pathOf(lang, match, found, section)}
      missing={<ErrorNotice status={404} />}
      statistics={config?.isStatisticAvailable === true ? statistics : undefined}
      combination={combination}
    />
  );
}
