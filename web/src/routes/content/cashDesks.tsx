import { definePage } from "@/platform/page/page.ts";
import { usePageRoute } from "@/platform/page/pageRoute.ts";
import { PreviewStrip } from "@/features/content/preview/PreviewStrip.tsx";
import { checkPreview, previewVariables } from "@/features/content/preview/previewToken.ts";
import { CashDesks } from "@/features/content/cashDesks/CashDesks.tsx";
import { summaryPaths } from "@/features/content/texts/section.ts";
import { TextPage } from "@/features/content/texts/TextPage.tsx";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";
import {
  CashDesksDocument,
  PagePreviewDocument,
  PageSummariesDocument,
  TextPageDocument,
} from "@/operations/content/generated.ts";

const path = "information/cash_terminals";

const page = definePage({
  documents: {
    text: TextPageDocument,
    preview: PagePreviewDocument,
    neighbours: PageSummariesDocument,
    desks: CashDesksDocument,
  },
  variables: ({ url }) => ({
    text: { path, general: path, hasGeneral: false },
    neighbours: { paths: summaryPaths("cashTerminals") },
    preview: previewVariables(url, path),
    desks: {},
  }),
  check: ({ preview }, { url }) => void checkPreview(url, preview),
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** The operator's cash desks, with how they work below them (SPEC 2.50). The text stands also without the list. */
export default function CashTerminals() {
  const { preview } = page.useVariables();
  const published = page.useQuery("text");
  const previewed = page.useQuery("preview");
  const answer = preview === null ? published : previewed;
  const { data: neighbours } = page.useQuery("neighbours");
  const { data } = page.useQuery("desks");
  const match = usePageRoute();
  if (match === null) return <ErrorNotice status={404} />;
  const desks = data?.cashDesks ?? [];
  return (
    <>
      {preview === null ? null : <PreviewStrip />}
      <TextPage match={match} answer={answer} neighbours={neighbours} missing={null}>
        {desks.length === 0 ? null : <CashDesks desks={desks} />}
      </TextPage>
    </>
  );
}
