import { redirect } from "react-router";
import { casinoGameUrl } from "#shared/routes/casinoHalls.ts";
import { languageOf } from "@/platform/app/app.ts";
import { missing } from "@/platform/page/missing.ts";
import { definePage } from "@/platform/page/page.ts";
import { routeAt, usePageRoute } from "@/platform/page/pageRoute.ts";
import { GamePage } from "@/features/games/casino/play/GamePage.tsx";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";
import {
  CasinoGameDocument,
  CasinoGamesDocument,
  CasinoHallsDocument,
  type CasinoHallsQuery,
} from "@/operations/games/generated.ts";

/** Number or route of the game in an address. */
const keyOf = ({ gameRoute, landingRoute, gameId }: Readonly<Record<string, string>>) =>
  gameRoute ?? landingRoute ?? gameId ?? "";

/** Games beside the one that is shown. */
const SIMILAR = 14;

/** The hall with most games among those of a game. */
function largestOf(own: readonly string[], halls: NonNullable<CasinoHallsQuery["casinoHalls"]>) {
  const standsIn = halls.filter(({ hall }) => own.includes(hall));
  return standsIn.toSorted((one, other) => other.gameCount - one.gameCount)[0]?.hall;
}

const page = definePage({
  documents: { game: CasinoGameDocument, similar: CasinoGamesDocument, halls: CasinoHallsDocument },
  variables: async ({ app, url, ask }) => {
    const match = routeAt(url.pathname);
    if (match === null) throw missing();
    const game = { key: keyOf(match.params) };
    const found = (await ask(CasinoGameDocument, game))?.casinoGame;
    if (found === null) throw missing();
    if (found !== undefined && match.name !== "gamesLanding") {
      // Numbers, addresses of before and of other halls lead to the one address of today (SPEC 2.26, 2.27).
      const own = casinoGameUrl(languageOf(app), found);
      if (url.pathname !== own) throw redirect(`${own}${url.search}`, 301);
    }
    const hall = largestOf(found?.halls ?? [], (await ask(CasinoHallsDocument, {}))?.casinoHalls ?? []);
    const similar = hall === undefined ? null : { filter: { hall }, first: SIMILAR, hasChoices: false };
    return { game, similar, halls: {} };
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** A game of the casino: of the games project, of slots or of live tables, or a page that presents it. */
export default function CasinoGame() {
  page.useVariables();
  const { data, error } = page.useQuery("game");
  const { data: similar } = page.useQuery("similar");
  const { data: halls } = page.useQuery("halls");
  const match = usePageRoute();
  if (match === null || data?.casinoGame === null) return <ErrorNotice status={404} />;
  if (data === undefined) return error === undefined ? null : <ErrorNotice status={503} />;
  return (
    <GamePage
      key={data.casinoGame.id}
      game={data.casinoGame}
      similar={similar}
      halls={halls}
      isLanding={match.name === "gamesLanding"}
    />
  );
}
