import { useLoaderData, useLocation } from "react-router";
import { definePage } from "@/app/page/page.ts";
import { PageColumns } from "@/features/content/PageColumns.tsx";
import { SectionMenu } from "@/features/content/SectionMenu.tsx";
import { filterOf, readChoice } from "@/features/history/address.ts";
import { History } from "@/features/history/History.tsx";
import { HISTORY_PAGE } from "@/features/history/useHistory.ts";
import { CouponHistoryDocument } from "@/operations/pages.generated.ts";

const page = definePage({
  documents: { history: CouponHistoryDocument },
  variables: ({ app, url }) => ({
    history: { first: HISTORY_PAGE, filter: filterOf(readChoice(url.searchParams), import.meta.env.SSR ? app.now : Date.now(), app.settings().timeZone) },
  }),
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function HistoryRoute() {
  const { history } = page.useHydration(useLoaderData<typeof clientLoader>());
  const { search } = useLocation();
  if (history === null) return null;
  return <PageColumns menu={<SectionMenu name="history" />}><History choice={readChoice(new URLSearchParams(search))} variables={history} /></PageColumns>;
}
