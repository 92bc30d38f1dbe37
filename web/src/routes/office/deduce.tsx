import { definePage } from "@/platform/page/page.ts";
import { readViewer } from "@/platform/site/siteData.ts";
import { PageColumns } from "@/features/content/texts/PageColumns.tsx";
import { SectionMenu } from "@/features/content/texts/SectionMenu.tsx";
import { payAccountOf } from "@/features/office/payments/method/accounts.ts";
import { WAITING } from "@/features/office/payments/withdrawal/useWaiting.ts";
import { WithdrawalPage } from "@/features/office/payments/withdrawal/WithdrawalPage.tsx";
import { PaymentMethodsDocument, PaymentsDocument } from "@/operations/office/generated.ts";

const page = definePage({
  documents: { methods: PaymentMethodsDocument, waiting: PaymentsDocument },
  variables: ({ app }) => {
    const viewer = readViewer(app.client);
    const account = payAccountOf(viewer, null);
    return {
      methods: account === null ? null : { direction: "WITHDRAWAL" as const, accountId: account.id },
      waiting: viewer == null ? null : WAITING,
    };
  },
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Taking money out (SPEC 2.45). */
export default function DeduceRoute() {
  page.useVariables();
  const waiting = page.useQuery("waiting");
  return (
    <PageColumns menu={<SectionMenu name="deduce" />}>
      <WithdrawalPage asked={waiting} />
    </PageColumns>
  );
}
