import { definePage } from "@/platform/page/page.ts";
import { PageColumns } from "@/features/content/texts/PageColumns.tsx";
import { BonusGamesPage } from "@/features/loyalty/bonusGames/BonusGamesPage.tsx";
import { BonusGamesDocument, MyBonusGamesDocument } from "@/operations/loyalty/generated.ts";

const page = definePage({
  documents: { games: BonusGamesDocument, mine: MyBonusGamesDocument },
  variables: () => ({ games: {}, mine: {} }),
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** All bonus games (SPEC 2.28). */
export default function BonusGamesRoute() {
  page.useVariables();
  return (
    <PageColumns menu={null}>
      <BonusGamesPage games={page.useQuery("games")} mine={page.useQuery("mine").data} />
    </PageColumns>
  );
}
