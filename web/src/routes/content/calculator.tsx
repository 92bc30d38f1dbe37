import { definePage } from "@/platform/page/page.ts";
import { usePageRoute } from "@/platform/page/pageRoute.ts";
import { PreviewStrip } from "@/features/content/preview/PreviewStrip.tsx";
import { checkPreview, previewVariables } from "@/features/content/preview/previewToken.ts";
import { Calculator } from "@/features/content/calculator/Calculator.tsx";
import { summaryPaths } from "@/features/content/texts/section.ts";
import { TextPage } from "@/features/content/texts/TextPage.tsx";
import { PageApplication } from "@/features/site/remoteView/PageApplication.tsx";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";
import { PagePreviewDocument, PageSummariesDocument, TextPageDocument } from "@/operations/content/generated.ts";
import { PageApplicationDocument } from "@/operations/site/generated.ts";

const path = "information/betting-calculator";

const page = definePage({
  documents: {
    text: TextPageDocument,
    preview: PagePreviewDocument,
    neighbours: PageSummariesDocument,
    application: PageApplicationDocument,
  },
  variables: ({ url }) => ({
    text: { path, general: path, hasGeneral: false },
    preview: previewVariables(url, path),
    neighbours: { paths: summaryPaths("bettingCalculator") },
    application: { path },
  }),
  check: ({ preview }, { url }) => void checkPreview(url, preview),
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** The betting calculator, with what it calculates by below it (SPEC 2.50). It stands also without the text. */
export default function BettingCalculator() {
  const { preview } = page.useVariables();
  const published = page.useQuery("text");
  const previewed = page.useQuery("preview");
  const answer = preview === null ? published : previewed;
  const { data: neighbours } = page.useQuery("neighbours");
  const { data: application } = page.useQuery("application");
  const match = usePageRoute();
  if (match === null) return <ErrorNotice status={404} />;
  return (
    <>
      {preview === null ? null : <PreviewStrip />}
      <TextPage
        match={match}
        answer={answer}
        neighbours={neighbours}
        missing={null}
        below={<PageApplication url={application?.pageApplication} />}
      >
        <Calculator />
      </TextPage>
    </>
  );
}
