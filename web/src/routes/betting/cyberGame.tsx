import { redirect } from "react-router";
import type { LanguageCode } from "#shared/site/languages.ts";
import { entityId, urls } from "#shared/routes/routes.ts";
import { languageOf, useLanguage } from "@/platform/app/app.ts";
import { missingPart } from "@/platform/page/missing.ts";
import { definePage } from "@/platform/page/page.ts";
import { usePageRoute } from "@/platform/page/pageRoute.ts";
import { MissingPart } from "@/features/betting/cyber/MissingPart.tsx";
import { mapKind } from "@/features/betting/cyber/kinds.ts";
import { MapBoard } from "@/features/betting/cyber/MapBoard.tsx";
import { GamePage } from "@/features/betting/game/GamePage.tsx";
import { canonicalOr301 } from "@/platform/head/canonicalRedirect.ts";
import { GameDocument, type GameHeadFragment } from "@/operations/betting/generated.ts";
import type { Section } from "@/operations/types.generated.ts";

/** A game's only address, whatever section it is in now; undefined while an upstream part it needs is missing. */
function pathOf(
  lang: LanguageCode,
  { sport, championship, ...game }: GameHeadFragment,
  section: Section,
): string | undefined {
  return sport === null || championship === null
    ? undefined
    : urls.game(lang, section === "LIVE" ? "live" : "line", sport, championship, game);
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
    const isHere =
      found !== null &&
      (found.sport === null || found.sport.slug === params.discipline) &&
      (found.championship === null || found.championship.id === entityId(params.championship));
    if (!isHere) throw missingPart("game");
    const own = pathOf(languageOf(app), found, found.section);
    if (own === undefined) return;
    // A game that hasn't started will be live later, so the redirect must not be permanent.
    if (found.section === "LINE" && params.section === "live") throw redirect(`${own}${url.search}`, 302);
    canonicalOr301(url, own);
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

const mapBoard = (game: GameHeadFragment) => <MapBoard game={game} />;

/** A game of cyber-sport (SPEC 2.18). */
export default function CyberGame() {
  const { game } = page.useVariables();
  const answer = page.useQuery("game");
  const match = usePageRoute();
  const lang = useLanguage();
  const missing = <MissingPart what="game" variant={match?.params["variant"]} />;
  if (game === null || match === null) return missing;
  return (
    <GamePage
      key={game.id}
      answer={answer}
      pathOf={(found, section) => pathOf(lang, found, section)}
      missing={missing}
      board={mapKind(match.params["discipline"]) === null ? undefined : mapBoard}
    />
  );
}

export { CyberErrors as ErrorBoundary } from "@/features/betting/cyber/CyberErrors.tsx";
