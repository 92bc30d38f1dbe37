import { missing } from "@/platform/page/missing.ts";
import { definePage } from "@/platform/page/page.ts";
import { routeAt, usePageRoute } from "@/platform/page/pageRoute.ts";
import { PageColumns } from "@/features/content/texts/PageColumns.tsx";
import { BonusGamePage } from "@/features/loyalty/bonusGames/BonusGamePage.tsx";
import { HISTORY } from "@/features/loyalty/bonusGames/usePlay.ts";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";
import { BonusGamesDocument, MyAttemptsDocument, MyBonusGamesDocument } from "@/operations/loyalty/generated.ts";
import type { BonusGameKey } from "@/operations/types.generated.ts";

/** The route's own list of names lets no other through. */
const keyOf = (params: Readonly<Record<string, string>> | undefined) =>
  params?.["bonusGame"]?.toUpperCase() as BonusGameKey;

const page = definePage({
  documents: { games: BonusGamesDocument, mine: MyBonusGamesDocument, history: MyAttemptsDocument },
  variables: ({ url }) => {
    const match = routeAt(url.pathname);
    if (match === null) throw missing();
    return { games: {}, mine: {}, history: { game: keyOf(match.params), first: HISTORY } };
  },
  check: ({ games }, { url }) => {
    const key = keyOf(routeAt(url.pathname)?.params);
    if (games?.bonusGames?.some((game) => game.key === key) === false) throw missing();
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** One bonus game (SPEC 2.28). */
export default function BonusGameRoute() {
  page.useVariables();
  const key = keyOf(usePageRoute()?.params);
  const { data, error, refetch } = page.useQuery("games");
  const mine = page.useQuery("mine");
  const history = page.useQuery("history");
  const game = data?.bonusGames?.find((each) => each.key === key);
  if (game === undefined && data?.bonusGames) return <ErrorNotice status={404} />;
  return (
    <PageColumns menu={null}>
      <BonusGamePage
        key={key}
        gameKey={key}
        game={game}
        hasFailed={game === undefined && (error !== undefined || data !== undefined)}
        mine={mine.data}
        history={history.data}
        onAgain={() => void refetch().catch(() => undefined)}
      />
    </PageColumns>
  );
}
