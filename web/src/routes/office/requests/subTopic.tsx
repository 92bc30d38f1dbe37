import { redirect, useParams } from "react-router";
import { languageOf } from "@/platform/app/app.ts";
import { missing } from "@/platform/page/missing.ts";
import { definePage } from "@/platform/page/page.ts";
import { readViewer } from "@/platform/site/siteData.ts";
import { PageColumns } from "@/features/content/texts/PageColumns.tsx";
import { SectionMenu } from "@/features/content/texts/SectionMenu.tsx";
import { leadToThread, paymentsUrl } from "@/features/office/payments/requests/address.ts";
import { SubTopicPage } from "@/features/office/payments/requests/NewRequestPage.tsx";
import { PAYMENT_DESK, subTopicOf, topicOf } from "@/features/office/payments/requests/topics.ts";
import { SupportTopicsDocument } from "@/operations/office/generated.ts";

const page = definePage({
  documents: { topics: SupportTopicsDocument },
  variables: async ({ app, params, ask }) => {
    const lang = languageOf(app);
    leadToThread(lang, params);
    if (readViewer(app.client) == null) return { topics: null };
    const { topicId = "", subTopicId = "" } = params;
    const topics = (await ask(SupportTopicsDocument, PAYMENT_DESK))?.viewer?.supportTopics;
    const subTopic = subTopicOf(topicOf(topics, topicId), subTopicId);
    if (topics != null && subTopic === null) throw missing();
    // What needs a payment goes on with the choice of one.
    if (subTopic?.needsPayment === true) throw redirect(paymentsUrl(lang, topicId, subTopicId), 302);
    return { topics: PAYMENT_DESK };
  },
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** A new request that is about no payment (SPEC 2.48). */
export default function SubTopicRoute() {
  page.useVariables();
  const { topicId = "", subTopicId = "" } = useParams();
  return (
    <PageColumns menu={<SectionMenu name="paymentRequests" />}>
      <SubTopicPage key={subTopicId} topicId={topicId} subTopicId={subTopicId} asked={page.useQuery("topics")} />
    </PageColumns>
  );
}
