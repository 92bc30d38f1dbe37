import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { missing } from "@/platform/page/missing.ts";
import { definePage } from "@/platform/page/page.ts";
import { routeAt, usePageRoute } from "@/platform/page/pageRoute.ts";
import { PreviewStrip } from "@/features/content/preview/PreviewStrip.tsx";
import { checkPreview, previewVariables } from "@/features/content/preview/previewToken.ts";
import { summaryPaths, textVariables } from "@/features/content/texts/section.ts";
import { TextPage } from "@/features/content/texts/TextPage.tsx";
import { InstallPanel } from "@/features/site/installing/InstallPanel.tsx";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";
import { PagePreviewDocument, PageSummariesDocument, TextPageDocument } from "@/operations/content/generated.ts";

const page = definePage({
  documents: { text: TextPageDocument, preview: PagePreviewDocument, neighbours: PageSummariesDocument },
  variables: ({ url }) => {
    const match = routeAt(url.pathname);
    if (match === null) throw missing();
    const text = textVariables(match);
    return {
      text,
      preview: previewVariables(url, text.path),
      neighbours: { paths: summaryPaths(match.name) },
    };
  },
  check: ({ preview }, { url }) => void checkPreview(url, preview),
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** The site as an app: installed here by the browser's offer, on a phone by a code (SPEC 2.51). */
export default function Apps() {
  const { text, preview } = page.useVariables();
  const published = page.useQuery("text");
  const previewed = page.useQuery("preview");
  const answer = preview === null ? published : previewed;
  const { data: neighbours } = page.useQuery("neighbours");
  const lang = useLanguage();
  const match = usePageRoute();
  if (match === null || text === null) return <ErrorNotice status={404} />;
  return (
    <>
      {preview === null ? null : <PreviewStrip />}
      <TextPage key={text.path} match={match} answer={answer} neighbours={neighbours} missing={null}>
        <InstallPanel phonePath={urls.page(lang, "mobile")} />
      </TextPage>
    </>
  );
}
