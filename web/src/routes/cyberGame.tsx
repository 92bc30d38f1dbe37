import { redirect, useLoaderData } from "react-router";
import type { LanguageCode } from "#shared/languages.ts";
import { entityId, urls } from "#shared/routes.ts";
import { languageOf, useApp } from "@/app/app.ts";
import { missingPart } from "@/app/page/missing.ts";
import { definePage } from "@/app/page/page.ts";
import { usePageRoute } from "@/app/page/pageRoute.ts";
import { MissingPart } from "@/features/cyber/MissingPart.tsx";
import { mapKind } from "@/features/cyber/kinds.ts";
import { MapBoard } from "@/features/cyber/MapBoard.tsx";
import { GamePage } from "@/features/game/GamePage.tsx";
import { canonicalOr301 } from "@/head/canonicalRedirect.ts";
import { GameDocument, type GameHeadFragment, type Section } from "@/operations/generated.ts";


/** A game's only address, whatever section it is in now; undefined while an upstream part it needs is missing. */
function pathOf(lang: LanguageCode, { sport, championship, ...game }: GameHeadFragment, section: Section): string | undefined {
  return sport === null || championship === null ? undefined : urls.game(lang, section === "LIVE" ? "live" : "line", sport, championship, game);
}

const page = definePage({
  documents: { game: GameDocument },
  variables: ({ params }) => {
    const id = entityId(params.game);
    if (id === null) throw missingPart("game");
    return { game: { id } };
  },
  check: ({ game }, { app, params, url }) => {
    if (game === undefined) return;
    const found = game.game;
    // Of another sport or championship than the address says: there is no such game at this place.
    const isHere = found !== null && (found.sport === null || found.sport.slug === params.discipline)
      && (found.championship === null || found.championship.id === entityId(params.championship));
    if (!isHere) throw missingPart("game");
    const own = pathOf(languageOf(app), found, found.section);
    if (own === undefined) return;
    // A game that has not begun will be live: whoever asked too early must not be sent away for good.
    if (found.section === "LINE" && params.section === "live") throw redirect(`${own}${url.search}`, 302);
    canonicalOr301(url, own);
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

const mapBoard = (game: GameHeadFragment) => <MapBoard game={game} />;

/** A game of cyber-sport (SPEC 2.18). */
export default function CyberGame() {
  const { game } = page.useHydration(useLoaderData<typeof clientLoader>());
  const match = usePageRoute();
  const lang = languageOf(useApp());
  const missing = <MissingPart what="game" variant={match?.params["variant"]} />;
  if (game === null || match === null) return missing;
  return (
    <GamePage
      key={game.id} id={game.id} pathOf={(found, section) => pathOf(lang, found, section)} missing={missing}
      board={mapKind(match.params["discipline"]) === null ? undefined : mapBoard}
    />
  );
}

export { CyberErrors as ErrorBoundary } from "@/features/cyber/CyberErrors.tsx";
