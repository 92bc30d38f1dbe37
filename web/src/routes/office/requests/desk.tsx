import { useLocation } from "react-router";
import { PageColumns } from "@/features/content/texts/PageColumns.tsx";
import { SectionMenu } from "@/features/content/texts/SectionMenu.tsx";
import { ThreadPage } from "@/features/office/payments/requests/ThreadPage.tsx";
import {
  SupportRequestDocument,
  SupportRequestsDocument,
  SupportTopicsDocument,
} from "@/operations/office/generated.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { missing } from "@/platform/page/missing.ts";
import { definePage } from "@/platform/page/page.ts";
import { readViewer } from "@/platform/site/siteData.ts";
import { type Desk, DESK_PAGES, deskUrl, readRequest } from "@/features/office/payments/requests/desks/desk.ts";
import { DESK_PAGE, DeskPage } from "@/features/office/payments/requests/desks/DeskPage.tsx";

/** The page of a desk: what was asked there, or one request that the address names. */
export function deskRoute(desk: Exclude<Desk, "PARTNERS">) {
  const page = definePage({
    documents: { requests: SupportRequestsDocument, topics: SupportTopicsDocument, request: SupportRequestDocument },
    variables: ({ app, url }) => {
      const id = readRequest(url.searchParams);
      if (readViewer(app.client) == null) return { requests: null, topics: null, request: null };
      return {
        requests: id === null ? { first: DESK_PAGE, filter: { desk } } : null,
        topics: { desk },
        request: id === null ? null : { id },
      };
    },
    check: ({ request }) => {
      const viewer = request?.viewer;
      if (viewer != null && viewer.supportRequest?.desk !== desk) throw missing();
    },
  });

  function Route() {
    page.useVariables();
    const requests = page.useQuery("requests");
    const topics = page.useQuery("topics");
    const request = page.useQuery("request");
    const lang = useLanguage();
    const id = readRequest(new URLSearchParams(useLocation().search));
    const own = deskUrl(lang, desk);
    return (
      <PageColumns menu={<SectionMenu name={DESK_PAGES[desk]} />}>
        {id === null ? (
          <DeskPage desk={desk} asked={requests} topics={topics} />
        ) : (
          <ThreadPage key={id} requestId={id} listUrl={own} newUrl={own} asked={request} topics={topics} />
        )}
      </PageColumns>
    );
  }

  return { loader: page.loader, clientLoader: page.clientLoader, Route };
}
