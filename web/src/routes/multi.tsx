import { useTranslation } from "react-i18next";
import { useLoaderData } from "react-router";
import { definePage } from "@/app/page/page.ts";
import { chosenVariables, gamesInAddress } from "@/features/multi/chosenGames.ts";
import { MultiLive } from "@/features/multi/MultiLive.tsx";
import { ErrorNotice } from "@/features/shell/ErrorView.tsx";
import { PageHead } from "@/head/PageHead.tsx";
import { GamesDocument } from "@/operations/generated.ts";
import { LiveChoiceDocument } from "@/operations/pages.generated.ts";

/** All there is to choose from, as far as one answer holds it. */
const LIVE_SIZE = 100;

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
  const { live } = page.useHydration(useLoaderData<typeof clientLoader>());
  const { t } = useTranslation("multi");
  if (live === null) return <ErrorNotice status={503} />;
  return (
    <>
      <PageHead title={t("title")} description={t("description")} />
      <MultiLive live={live} />
    </>
  );
}
