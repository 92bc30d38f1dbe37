import { useLoaderData } from "react-router";
import { definePage } from "@/app/page.ts";
import { PageColumns } from "@/features/content/PageColumns.tsx";
import { SectionMenu } from "@/features/content/SectionMenu.tsx";
import { History, HISTORY_PAGE } from "@/features/history/History.tsx";
import { HistoryDocument } from "@/operations/generated.ts";

const page = definePage({ documents: { history: HistoryDocument }, variables: () => ({ history: { first: HISTORY_PAGE } }) });

export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function HistoryRoute() {
  page.useHydration(useLoaderData<typeof clientLoader>());
  return <PageColumns menu={<SectionMenu name="history" />}><History /></PageColumns>;
}
