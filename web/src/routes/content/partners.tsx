import { useLocation } from "react-router";
import { PreviewStrip } from "@/features/content/preview/PreviewStrip.tsx";
import { checkPreview, previewVariables } from "@/features/content/preview/previewToken.ts";
import { PageColumns } from "@/features/content/texts/PageColumns.tsx";
import { SectionMenu } from "@/features/content/texts/SectionMenu.tsx";
import { summaryPaths, textVariables } from "@/features/content/texts/section.ts";
import { TextPage } from "@/features/content/texts/TextPage.tsx";
import { deskUrl, readRequest } from "@/features/office/payments/requests/desks/desk.ts";
import { DESK_PAGE } from "@/features/office/payments/requests/desks/DeskPage.tsx";
import { PartnerDesk } from "@/features/office/payments/requests/desks/PartnerDesk.tsx";
import { ThreadPage } from "@/features/office/payments/requests/ThreadPage.tsx";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";
import { PagePreviewDocument, PageSummariesDocument, TextPageDocument } from "@/operations/content/generated.ts";
import {
  SupportRequestDocument,
  SupportRequestsDocument,
  SupportTopicsDocument,
} from "@/operations/office/generated.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { missing } from "@/platform/page/missing.ts";
import { definePage } from "@/platform/page/page.ts";
import { routeAt, usePageRoute } from "@/platform/page/pageRoute.ts";
import { readViewer } from "@/platform/site/siteData.ts";

const desk = "PARTNERS" as const;

const page = definePage({
  documents: {
    text: TextPageDocument,
    preview: PagePreviewDocument,
    neighbours: PageSummariesDocument,
    requests: SupportRequestsDocument,
    topics: SupportTopicsDocument,
    request: SupportRequestDocument,
  },
  variables: ({ app, url }) => {
    const match = routeAt(url.pathname);
    if (match === null) throw missing();
    const isPlayer = readViewer(app.client) != null;
    const id = isPlayer ? readRequest(url.searchParams) : null;
    const text = textVariables(match);
    return {
      text,
      preview: previewVariables(url, text.path),
      neighbours: { paths: summaryPaths(match.name) },
      requests: isPlayer && id === null ? { first: DESK_PAGE, filter: { desk } } : null,
      topics: isPlayer ? { desk } : null,
      request: id === null ? null : { id },
    };
  },
  check: ({ text, preview, request }, { url }) => {
    // A section is its own text.
    const isSection = (routeAt(url.pathname)?.params["section"] ?? "") !== "";
    if (!checkPreview(url, preview) && isSection && text?.page === null) throw missing();
    const viewer = request?.viewer;
    if (viewer != null && viewer.supportRequest?.desk !== desk) throw missing();
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Who works with the operator, and how to offer it (SPEC 2.57). */
export default function Partners() {
  const { text, preview, request } = page.useVariables();
  const published = page.useQuery("text");
  const previewed = page.useQuery("preview");
  const answer = preview === null ? published : previewed;
  const { data: neighbours } = page.useQuery("neighbours");
  const requests = page.useQuery("requests");
  const topics = page.useQuery("topics");
  const asked = page.useQuery("request");
  const lang = useLanguage();
  const match = usePageRoute();
  const id = readRequest(new URLSearchParams(useLocation().search));
  if (match === null || text === null) return <ErrorNotice status={404} />;
  const own = deskUrl(lang, desk);
  return request !== null && id !== null ? (
    <PageColumns menu={<SectionMenu name="ourPartners" />}>
      <ThreadPage key={id} requestId={id} listUrl={own} newUrl={own} asked={asked} topics={topics} />
    </PageColumns>
  ) : (
    <>
      {preview === null ? null : <PreviewStrip />}
      <TextPage key={text.path} match={match} answer={answer} neighbours={neighbours} missing={null}>
        <PartnerDesk asked={requests} topics={topics} />
      </TextPage>
    </>
  );
}
