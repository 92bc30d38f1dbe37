import { useParams } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { missing } from "@/platform/page/missing.ts";
import { definePage } from "@/platform/page/page.ts";
import { readViewer } from "@/platform/site/siteData.ts";
import { PageColumns } from "@/features/content/texts/PageColumns.tsx";
import { SectionMenu } from "@/features/content/texts/SectionMenu.tsx";
import { listUrl } from "@/features/office/payments/requests/address.ts";
import { ThreadPage } from "@/features/office/payments/requests/ThreadPage.tsx";
import { PAYMENT_DESK, topicOf } from "@/features/office/payments/requests/topics.ts";
import { SubTopicsPage } from "@/features/office/payments/requests/TopicsPage.tsx";
import { SupportRequestDocument, SupportTopicsDocument } from "@/operations/office/generated.ts";

const page = definePage({
  documents: { topics: SupportTopicsDocument, request: SupportRequestDocument },
  variables: ({ app, params }) => {
    const isPlayer = readViewer(app.client) != null;
    return {
      topics: isPlayer ? PAYMENT_DESK : null,
      request: isPlayer && params.view === "requests" ? { id: params.topicId ?? "" } : null,
    };
  },
  check: ({ topics, request }, { params }) => {
    if (params.view === "requests") {
      if (request?.viewer != null && request.viewer.supportRequest === null) throw missing();
      return;
    }
    const known = topics?.viewer?.supportTopics;
    if (known != null && topicOf(known, params.topicId ?? "") === null) throw missing();
  },
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** One request, or of a new one the parts of its topic: the view in the address says which (SPEC 2.48). */
export default function TopicRoute() {
  page.useVariables();
  const topics = page.useQuery("topics");
  const request = page.useQuery("request");
  const { view, topicId = "" } = useParams();
  const lang = useLanguage();
  return (
    <PageColumns menu={<SectionMenu name="paymentRequests" />}>
      {view === "requests" ? (
        <ThreadPage
          key={topicId}
          requestId={topicId}
          listUrl={listUrl(lang, "all")}
          newUrl={urls.page(lang, "createRequest")}
          asked={request}
          topics={topics}
        />
      ) : (
        <SubTopicsPage topicId={topicId} asked={topics} />
      )}
    </PageColumns>
  );
}
