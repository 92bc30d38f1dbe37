import { useLocation, useParams } from "react-router";
import { languageOf } from "@/platform/app/app.ts";
import { missing } from "@/platform/page/missing.ts";
import { definePage } from "@/platform/page/page.ts";
import { readViewer } from "@/platform/site/siteData.ts";
import { PageColumns } from "@/features/content/texts/PageColumns.tsx";
import { SectionMenu } from "@/features/content/texts/SectionMenu.tsx";
import { leadToThread, readAbout } from "@/features/office/payments/requests/address.ts";
import { PaymentsPage } from "@/features/office/payments/requests/PaymentsPage.tsx";
import { PAYMENT_DESK, topicOf } from "@/features/office/payments/requests/topics.ts";
import { PaymentsDocument, SupportTopicsDocument } from "@/operations/office/generated.ts";

/** Payments of a page. */
const PAYMENTS = 20;

const page = definePage({
  documents: { topics: SupportTopicsDocument, payments: PaymentsDocument },
  variables: async ({ app, params, ask }) => {
    leadToThread(languageOf(app), params);
    if (readViewer(app.client) == null) return { topics: null, payments: null };
    const topics = (await ask(SupportTopicsDocument, PAYMENT_DESK))?.viewer?.supportTopics;
    const direction = topicOf(topics, params.topicId ?? "")?.direction ?? null;
    // Topics without payments have no such page.
    if (topics != null && direction === null) throw missing();
    return {
      topics: PAYMENT_DESK,
      payments: direction === null ? null : { first: PAYMENTS, filter: { direction } },
    };
  },
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** A new request: which payment it is about (SPEC 2.48). */
export default function TransactionsRoute() {
  page.useVariables();
  const topics = page.useQuery("topics");
  const payments = page.useQuery("payments");
  const { topicId = "" } = useParams();
  const { search } = useLocation();
  return (
    <PageColumns menu={<SectionMenu name="paymentRequests" />}>
      <PaymentsPage
        topicId={topicId}
        about={readAbout(new URLSearchParams(search))}
        topics={topics}
        payments={payments}
      />
    </PageColumns>
  );
}
