import { useLoaderData } from "react-router";
import { definePage } from "@/app/page/page.ts";
import { BlockAppealHistory } from "@/features/blocking/BlockAppealHistory.tsx";
import { BanAppealsDocument } from "@/operations/pages.generated.ts";

/** Appeals shown at once. */
const PAGE = 20;

const page = definePage({ documents: { appeals: BanAppealsDocument }, variables: () => ({ appeals: { first: PAGE } }) });

export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function BanAppeals() {
  const { appeals } = page.useHydration(useLoaderData<typeof clientLoader>());
  return appeals === null ? null : <BlockAppealHistory variables={appeals} />;
}
