import { redirect, useLoaderData } from "react-router";
import { type RouteName, ROUTES, urls } from "#shared/routes.ts";
import { languageOf } from "@/app/app.ts";
import { missing } from "@/app/page/missing.ts";
import { definePage } from "@/app/page/page.ts";
import { routeAt, usePageRoute } from "@/app/page/pageRoute.ts";
import { summaryPaths, textVariables } from "@/features/content/section.ts";
import { TextPage } from "@/features/content/TextPage.tsx";
import { ErrorNotice } from "@/features/shell/ErrorView.tsx";
import { CasinoGameDocument, PageSummariesDocument, TextPageDocument, useCasinoGameQuery } from "@/operations/pages.generated.ts";

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
  const { game, text } = page.useHydration(useLoaderData<typeof clientLoader>());
  const { data: found } = useCasinoGameQuery({ variables: game ?? { key: "" }, skip: game === null });
  const match = usePageRoute();
  if (match === null || game === null || text === null || ROUTES[match.name].menu !== "games" || found?.casinoGame === null) return <ErrorNotice status={404} />;
  return <TextPage key={text.path} match={match} variables={text} name={found?.casinoGame?.name} missing={null} />;
}
