import { definePage } from "@/platform/page/page.ts";
import { usePageRoute } from "@/platform/page/pageRoute.ts";
import { MyCasino } from "@/features/games/casino/lobby/MyCasino.tsx";
import { readViewer } from "@/platform/site/siteData.ts";
import { CasinoHallsDocument, CasinoRecentsDocument } from "@/operations/games/generated.ts";

const page = definePage({
  documents: { halls: CasinoHallsDocument, recents: CasinoRecentsDocument },
  variables: ({ app }) => ({ halls: {}, recents: readViewer(app.client) == null ? null : {} }),
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** What the player keeps and has played (SPEC 2.22). */
export default function MyCasinoPage() {
  page.useVariables();
  const { data: halls } = page.useQuery("halls");
  const { data: recents } = page.useQuery("recents");
  return <MyCasino recents={recents} isFavorites={usePageRoute()?.name === "myCasinoFavorites"} halls={halls} />;
}
