import { useTranslation } from "react-i18next";
import { definePage } from "@/platform/page/page.ts";
import { chosenVariables, gamesInAddress } from "@/features/betting/multi/chosenGames.ts";
import { MultiLive } from "@/features/betting/multi/MultiLive.tsx";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";
import { PageHead } from "@/platform/head/PageHead.tsx";
import { GamesDocument, LiveChoiceDocument } from "@/operations/betting/generated.ts";

/** All there is to choose from, as far as one answer holds it. */
const LIVE_SIZE = 100;
/** How often games are asked for while the page is seen, in milliseconds. */
const REFRESH = 20_000;

const page = definePage({
  documents: { live: LiveChoiceDocument, chosen: GamesDocument },
  variables: ({ url }) => {
    const ids = gamesInAddress(url.searchParams) ?? [];
    return { live: { first: LIVE_SIZE }, chosen: ids.length === 0 ? null : chosenVariables(ids) };
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Several live games on one page (SPEC 2.14). */
export default function Multi() {
  const { live } = page.useVariables();
  const choice = page.useQuery("live", { every: REFRESH });
  const chosen = page.useQuery("chosen", { every: REFRESH });
  const { t } = useTranslation("multi");
  if (live === null) return <ErrorNotice status={503} />;
  return (
    <>
      <PageHead title={t("title")} description={t("description")} />
      <MultiLive live={choice} shown={chosen} />
    </>
  );
}
