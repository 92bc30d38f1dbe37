import type { LanguageCode } from "#shared/site/languages.ts";
import { entityId, urls } from "#shared/routes/routes.ts";
import { languageOf, useLanguage } from "@/platform/app/app.ts";
import { missingPart } from "@/platform/page/missing.ts";
import { definePage } from "@/platform/page/page.ts";
import { GamePage } from "@/features/betting/game/GamePage.tsx";
import { MarbleMissing } from "@/features/betting/marble/MarbleErrors.tsx";
import { RaceBoard } from "@/features/betting/marble/RaceBoard.tsx";
import { RaceRule } from "@/features/betting/marble/RaceRule.tsx";
import { canonicalOr301 } from "@/platform/head/canonicalRedirect.ts";
import { GameDocument, type GameHeadFragment } from "@/operations/betting/generated.ts";

function pathOf(lang: LanguageCode, { sport, championship, ...game }: GameHeadFragment): string | undefined {
  return sport === null || championship === null ? undefined : urls.game(lang, "live", sport, championship, game);
}

const page = definePage({
  documents: { game: GameDocument },
  variables: ({ params }) => {
    const id = entityId(params.game);
    if (id === null) throw missingPart("race");
    return { game: { id } };
  },
  check: ({ game }, { app, params, url }) => {
    if (game === undefined) return;
    const found = game.game;
    // Races only: a game of another sport has its page elsewhere.
    const isHere =
      found !== null &&
      (found.sport === null || (found.sport.area === "MARBLE" && found.sport.slug === params.sport)) &&
      (found.championship === null || found.championship.id === entityId(params.championship));
    if (!isHere) throw missingPart("race");
    const own = pathOf(languageOf(app), found);
    if (own !== undefined) canonicalOr301(url, own);
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

const raceBoard = (game: GameHeadFragment) => <RaceBoard game={game} isTitle />;

/** One race: the track, its bets and its rule (SPEC 2.12). */
export default function MarbleGame() {
  const { game } = page.useVariables();
  const answer = page.useQuery("game");
  const lang = useLanguage();
  if (game === null) return <MarbleMissing />;
  return (
    <>
      <GamePage
        key={game.id}
        answer={answer}
        pathOf={(found) => pathOf(lang, found)}
        missing={<MarbleMissing />}
        board={raceBoard}
      />
      <RaceRule />
    </>
  );
}

export { MarbleErrors as ErrorBoundary } from "@/features/betting/marble/MarbleErrors.tsx";
