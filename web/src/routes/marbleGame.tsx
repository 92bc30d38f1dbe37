import { useLoaderData } from "react-router";
import type { LanguageCode } from "#shared/languages.ts";
import { entityId, urls } from "#shared/routes.ts";
import { languageOf, useApp } from "@/app/app.ts";
import { missingPart } from "@/app/page/missing.ts";
import { definePage } from "@/app/page/page.ts";
import { GamePage } from "@/features/game/GamePage.tsx";
import { MarbleMissing } from "@/features/marble/MarbleErrors.tsx";
import { RaceBoard } from "@/features/marble/RaceBoard.tsx";
import { RaceRule } from "@/features/marble/RaceRule.tsx";
import { canonicalOr301 } from "@/head/canonicalRedirect.ts";
import { GameDocument, type GameHeadFragment } from "@/operations/generated.ts";

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
    const isHere = found !== null && (found.sport === null || (found.sport.area === "MARBLE" && found.sport.slug === params.sport))
      && (found.championship === null || found.championship.id === entityId(params.championship));
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
  const { game } = page.useHydration(useLoaderData<typeof clientLoader>());
  const lang = languageOf(useApp());
  if (game === null) return <MarbleMissing />;
  return (
    <>
      <GamePage key={game.id} id={game.id} pathOf={(found) => pathOf(lang, found)} missing={<MarbleMissing />} board={raceBoard} />
      <RaceRule />
    </>
  );
}

export { MarbleErrors as ErrorBoundary } from "@/features/marble/MarbleErrors.tsx";
