import { definePage } from "@/platform/page/page.ts";
import { readViewer } from "@/platform/site/siteData.ts";
import { PageColumns } from "@/features/content/texts/PageColumns.tsx";
import { SectionMenu } from "@/features/content/texts/SectionMenu.tsx";
import { DepositPage } from "@/features/office/payments/deposit/DepositPage.tsx";
import { payAccountOf } from "@/features/office/payments/method/accounts.ts";
import { DepositBoundsDocument, PaymentMethodsDocument } from "@/operations/office/generated.ts";

const page = definePage({
  documents: { methods: PaymentMethodsDocument, bounds: DepositBoundsDocument },
  variables: ({ app }) => {
    const viewer = readViewer(app.client);
    const account = payAccountOf(viewer, null);
    return {
      methods: account === null ? null : { direction: "DEPOSIT" as const, accountId: account.id },
      bounds: viewer == null ? null : {},
    };
  },
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Paying in (SPEC 2.43). */
export default function RechargeRoute() {
  page.useVariables();
  return (
    <PageColumns menu={<SectionMenu name="recharge" />}>
      <DepositPage />
    </PageColumns>
  );
}
