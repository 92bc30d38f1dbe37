import { redirect } from "react-router";
import { languageOf } from "@/platform/app/app.ts";
import { definePage } from "@/platform/page/page.ts";
import { readViewer } from "@/platform/site/siteData.ts";
import { PageColumns } from "@/features/content/texts/PageColumns.tsx";
import { SectionMenu } from "@/features/content/texts/SectionMenu.tsx";
import { paymentUrl } from "@/features/office/payments/requests/address.ts";
import { PAYMENT_DESK, topicAbout } from "@/features/office/payments/requests/topics.ts";
import { TopicsPage } from "@/features/office/payments/requests/TopicsPage.tsx";
import { paymentIn } from "@/features/office/payments/result/outcome.ts";
import { PaymentDocument, SupportTopicsDocument } from "@/operations/office/generated.ts";

const page = definePage({
  documents: { topics: SupportTopicsDocument },
  variables: async ({ app, url, ask }) => {
    if (readViewer(app.client) == null) return { topics: null };
    const id = paymentIn(url.searchParams);
    // Other pages ask about a payment by its number: its topic is that of its direction.
    const payment = id === null ? null : (await ask(PaymentDocument, { id }))?.viewer?.payment;
    const topics = payment == null ? null : (await ask(SupportTopicsDocument, PAYMENT_DESK))?.viewer?.supportTopics;
    const topic = payment == null ? null : topicAbout(topics, payment.direction);
    if (payment != null && topic !== null) throw redirect(paymentUrl(languageOf(app), topic.id, payment.id, null), 302);
    return { topics: PAYMENT_DESK };
  },
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** A new request: its topic (SPEC 2.48). */
export default function TopicsRoute() {
  page.useVariables();
  return (
    <PageColumns menu={<SectionMenu name="paymentRequests" />}>
      <TopicsPage asked={page.useQuery("topics")} />
    </PageColumns>
  );
}
