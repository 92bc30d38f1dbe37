import { useLocation, useParams } from "react-router";
import { languageOf } from "@/platform/app/app.ts";
import { missing } from "@/platform/page/missing.ts";
import { definePage } from "@/platform/page/page.ts";
import { readViewer } from "@/platform/site/siteData.ts";
import { PageColumns } from "@/features/content/texts/PageColumns.tsx";
import { SectionMenu } from "@/features/content/texts/SectionMenu.tsx";
import { leadToThread, readAbout } from "@/features/office/payments/requests/address.ts";
import { PaymentPage } from "@/features/office/payments/requests/NewRequestPage.tsx";
import { PAYMENT_DESK, topicOf } from "@/features/office/payments/requests/topics.ts";
import { PaymentDocument, SupportTopicsDocument } from "@/operations/office/generated.ts";

const page = definePage({
  documents: { topics: SupportTopicsDocument, payment: PaymentDocument },
  variables: ({ app, params }) => {
    leadToThread(languageOf(app), params);
    const isPlayer = readViewer(app.client) != null;
    return {
      topics: isPlayer ? PAYMENT_DESK : null,
      payment: isPlayer ? { id: params.transactionId ?? "" } : null,
    };
  },
  check: ({ topics, payment }, { params }) => {
    const known = topics?.viewer?.supportTopics;
    const found = payment?.viewer?.payment;
    if (known == null || found === undefined) return;
    const direction = topicOf(known, params.topicId ?? "")?.direction ?? null;
    if (found === null || found.direction !== direction) throw missing();
  },
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** A new request about one payment (SPEC 2.48). */
export default function TransactionRoute() {
  page.useVariables();
  const topics = page.useQuery("topics");
  const payment = page.useQuery("payment");
  const { topicId = "", transactionId } = useParams();
  const { search } = useLocation();
  return (
    <PageColumns menu={<SectionMenu name="paymentRequests" />}>
      <PaymentPage
        key={transactionId}
        topicId={topicId}
        about={readAbout(new URLSearchParams(search))}
        topics={topics}
        payment={payment}
      />
    </PageColumns>
  );
}
