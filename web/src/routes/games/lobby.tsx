import { definePage } from "@/platform/page/page.ts";
import { Lobby } from "@/features/games/casino/lobby/Lobby.tsx";
import { readViewer } from "@/platform/site/siteData.ts";
import { CasinoHallsDocument, CasinoLobbyDocument, CasinoRecentsDocument } from "@/operations/games/generated.ts";

/** Games of a row, and those that stand large above the rows. */
const SHELF = 14;
const FEATURED = 5;

const page = definePage({
  documents: { lobby: CasinoLobbyDocument, halls: CasinoHallsDocument, recents: CasinoRecentsDocument },
  variables: ({ app }) => ({
    lobby: { first: SHELF, featured: FEATURED },
    halls: {},
    recents: readViewer(app.client) == null ? null : {},
  }),
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** The casino's first page (SPEC 2.22). */
export default function CasinoLobby() {
  page.useVariables();
  const answer = page.useQuery("lobby");
  const { data: halls } = page.useQuery("halls");
  const { data: recents } = page.useQuery("recents");
  return <Lobby answer={answer} halls={halls} recents={recents} />;
}
