import { definePage } from "@/platform/page/page.ts";
import { usePageRoute } from "@/platform/page/pageRoute.ts";
import { PreviewStrip } from "@/features/content/preview/PreviewStrip.tsx";
import { checkPreview, previewVariables } from "@/features/content/preview/previewToken.ts";
import { Awards } from "@/features/content/awards/Awards.tsx";
import { summaryPaths } from "@/features/content/texts/section.ts";
import { TextPage } from "@/features/content/texts/TextPage.tsx";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";
import {
  AwardsDocument,
  PagePreviewDocument,
  PageSummariesDocument,
  TextPageDocument,
} from "@/operations/content/generated.ts";

const path = "information/awards";

const page = definePage({
  documents: {
    text: TextPageDocument,
    preview: PagePreviewDocument,
    neighbours: PageSummariesDocument,
    awards: AwardsDocument,
  },
  variables: ({ url }) => ({
    text: { path, general: path, hasGeneral: false },
    neighbours: { paths: summaryPaths("awards") },
    preview: previewVariables(url, path),
    awards: {},
  }),
  check: ({ preview }, { url }) => void checkPreview(url, preview),
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** The operator's awards, with how to read awards below them (SPEC 2.51). The text stands also without the list. */
export default function AwardsPage() {
  const { preview } = page.useVariables();
  const published = page.useQuery("text");
  const previewed = page.useQuery("preview");
  const answer = preview === null ? published : previewed;
  const { data: neighbours } = page.useQuery("neighbours");
  const { data } = page.useQuery("awards");
  const match = usePageRoute();
  if (match === null) return <ErrorNotice status={404} />;
  const awards = data?.awards ?? null;
  return (
    <>
      {preview === null ? null : <PreviewStrip />}
      <TextPage match={match} answer={answer} neighbours={neighbours} missing={null}>
        {awards === null ? null : <Awards awards={awards} />}
      </TextPage>
    </>
  );
}
