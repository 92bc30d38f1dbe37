import { redirect } from "react-router";
import { type RouteName, ROUTES, urls } from "#shared/routes/routes.ts";
import { languageOf } from "@/platform/app/app.ts";
import { missing } from "@/platform/page/missing.ts";
import { definePage } from "@/platform/page/page.ts";
import { routeAt, usePageRoute } from "@/platform/page/pageRoute.ts";
import { summaryPaths, textVariables } from "@/features/content/texts/section.ts";
import { TextPage } from "@/features/content/texts/TextPage.tsx";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";
import { CasinoGameDocument, PageSummariesDocument, TextPageDocument } from "@/operations/content/generated.ts";

const keyOf = (params: Readonly<Record<string, string>>) => params["gameRoute"] ?? params["landingRoute"] ?? "";
const GAME_PAGES: ReadonlySet<RouteName> = new Set(["gamesItem", "allGamesItem"]);

const page = definePage({
  documents: { game: CasinoGameDocument, text: TextPageDocument, neighbours: PageSummariesDocument },
  variables: async ({ app, url, ask }) => {
    const match = routeAt(url.pathname);
    if (match === null) throw missing();
    const game = { key: keyOf(match.params) };
    // Numbers and addresses of before lead to the game's route of today (SPEC 2.26, 2.27).
    const found = (await ask(CasinoGameDocument, game))?.casinoGame;
    if (found === null) throw missing();
    if (found !== undefined && GAME_PAGES.has(match.name) && (match.name !== "gamesItem" || found.route !== game.key)) {
      throw redirect(`${urls.page(languageOf(app), "gamesItem", { gameRoute: found.route })}${url.search}`, 301);
    }
    const paths = summaryPaths(match.name);
    return { game, text: textVariables(match), neighbours: paths.length === 0 ? null : { paths } };
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** A game of the games project by its name, with what the section says of its games. */
export default function CasinoGame() {
  const { game, text } = page.useVariables();
  const answer = page.useQuery("text");
  const { data: neighbours } = page.useQuery("neighbours");
  const { data: found } = page.useQuery("game");
  const match = usePageRoute();
  if (
    match === null ||
    game === null ||
    text === null ||
    ROUTES[match.name].menu !== "games" ||
    found?.casinoGame === null
  )
    return <ErrorNotice status={404} />;
  return (
    <TextPage
      key={text.path}
      match={match}
      answer={answer}
      neighbours={neighbours}
      name={found?.casinoGame?.name}
      missing={null}
    />
  );
}
