import { type RouteMatch, ROUTES } from "#shared/routes/routes.ts";
import { missing } from "@/platform/page/missing.ts";
import { definePage } from "@/platform/page/page.ts";
import { routeAt, usePageRoute } from "@/platform/page/pageRoute.ts";
import { summaryPaths, textVariables } from "@/features/content/texts/section.ts";
import { TextPage } from "@/features/content/texts/TextPage.tsx";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";
import { PageApplication } from "@/features/site/remoteView/PageApplication.tsx";
import { PreviewStrip } from "@/features/content/preview/PreviewStrip.tsx";
import { checkPreview, previewVariables } from "@/features/content/preview/previewToken.ts";
import { PagePreviewDocument, PageSummariesDocument, TextPageDocument } from "@/operations/content/generated.ts";
import { PageApplicationDocument } from "@/operations/site/generated.ts";

/**
 * A page of information is its text: without one there is no page. The same holds for whatever an address names by its
 * parameters: a slot, a bonus, a provider. Others stand by their name and their section.
 */
const needsOwnText = ({ params }: RouteMatch) => Object.values(params).some((value) => value !== "");
const needsText = (match: RouteMatch) => ROUTES[match.name].menu === "information" || needsOwnText(match);

const page = definePage({
  documents: {
    text: TextPageDocument,
    preview: PagePreviewDocument,
    neighbours: PageSummariesDocument,
    application: PageApplicationDocument,
  },
  variables: ({ url }) => {
    const match = routeAt(url.pathname);
    if (match === null) throw missing();
    const paths = summaryPaths(match.name);
    const text = textVariables(match);
    return {
      text,
      preview: previewVariables(url, text.path),
      neighbours: paths.length === 0 ? null : { paths },
      application: ROUTES[match.name].menu === "information" ? { path: text.path } : null,
    };
  },
  check: ({ text, preview }, { url }) => {
    const match = routeAt(url.pathname);
    if (
      !checkPreview(url, preview) &&
      match !== null &&
      needsText(match) &&
      text !== undefined &&
      text.page === null &&
      (needsOwnText(match) || (text.general ?? null) === null)
    )
      throw missing();
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Any page whose content is a text of the operator. */
export default function Text() {
  const { text, preview } = page.useVariables();
  const answer = page.useQuery("text");
  const previewed = page.useQuery("preview");
  const { data: neighbours } = page.useQuery("neighbours");
  const { data: application } = page.useQuery("application");
  const match = usePageRoute();
  if (match === null || text === null) return <ErrorNotice status={404} />;
  return (
    <>
      {preview === null ? null : <PreviewStrip />}
      <TextPage
        key={text.path}
        match={match}
        answer={preview === null ? answer : previewed}
        neighbours={neighbours}
        missing={needsText(match) ? <ErrorNotice status={404} /> : null}
        below={<PageApplication url={application?.pageApplication} />}
      />
    </>
  );
}
