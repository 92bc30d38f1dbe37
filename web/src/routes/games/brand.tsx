import { definePage } from "@/platform/page/page.ts";
import { Brands } from "@/features/games/casino/lobby/Brands.tsx";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";
import { CasinoGamesDocument, CasinoHallsDocument, CasinoProvidersDocument } from "@/operations/games/generated.ts";

/** As many as the gateway tells at once: the rows show some games of each brand, a link leads to all. */
const MOST = 100;

const page = definePage({
  documents: { providers: CasinoProvidersDocument, games: CasinoGamesDocument, halls: CasinoHallsDocument },
  variables: () => ({ providers: { first: MOST }, games: { first: MOST, hasChoices: false }, halls: {} }),
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Games by brand (SPEC 2.22). */
export default function CasinoBrand() {
  page.useVariables();
  const providers = page.useQuery("providers").data?.casinoProviders;
  const games = page.useQuery("games").data?.casinoGames;
  const { data: halls } = page.useQuery("halls");
  if (providers == null || games == null) return <ErrorNotice status={503} />;
  return <Brands providers={providers.edges} games={games.edges} halls={halls} />;
}
