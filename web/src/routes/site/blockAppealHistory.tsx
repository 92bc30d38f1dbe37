import { definePage } from "@/platform/page/page.ts";
import { BlockAppealHistory } from "@/features/site/blocking/BlockAppealHistory.tsx";
import { BanAppealsDocument } from "@/operations/site/generated.ts";

/** Appeals shown at once. */
const PAGE = 20;

const page = definePage({
  documents: { appeals: BanAppealsDocument },
  variables: () => ({ appeals: { first: PAGE } }),
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function BanAppeals() {
  page.useVariables();
  return <BlockAppealHistory appeals={page.useQuery("appeals")} />;
}
