import { definePage } from "@/platform/page/page.ts";
import { Providers } from "@/features/games/casino/lobby/Providers.tsx";
import { CasinoHallsDocument, CasinoProvidersDocument } from "@/operations/games/generated.ts";

const FIRST = 100;

const page = definePage({
  documents: { providers: CasinoProvidersDocument, halls: CasinoHallsDocument },
  variables: () => ({ providers: { first: FIRST }, halls: {} }),
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Whose games there are (SPEC 2.22). */
export default function CasinoProviders() {
  page.useVariables();
  const answer = page.useQuery("providers");
  const { data: halls } = page.useQuery("halls");
  return <Providers answer={answer} halls={halls} />;
}
