import { useLocation } from "react-router";
import { readSpan } from "@/account/statementUrl.ts";
import { definePage } from "@/platform/page/page.ts";
import { PageColumns } from "@/features/content/texts/PageColumns.tsx";
import { SectionMenu } from "@/features/content/texts/SectionMenu.tsx";
import { filterOf, readChoice } from "@/features/office/payments/history/address.ts";
import { Transfers } from "@/features/office/payments/history/Transfers.tsx";
import { TRANSFERS_PAGE } from "@/features/office/payments/history/useTransfers.ts";
import { Statement } from "@/features/office/payments/statement/Statement.tsx";
import { PaymentsDocument, StatementDocument } from "@/operations/office/generated.ts";

const page = definePage({
  documents: { payments: PaymentsDocument, statement: StatementDocument },
  variables: ({ app, url: { searchParams } }) => {
    const months = readSpan(searchParams);
    return {
      payments:
        months === null
          ? { first: TRANSFERS_PAGE, filter: filterOf(readChoice(searchParams), app.settings().timeZone) }
          : null,
      statement: months === null ? null : { months },
    };
  },
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Deposits and withdrawals, or the months that they come to (SPEC 2.43). */
export default function HistoryPayRoute() {
  const { payments } = page.useVariables();
  const [asked, months] = [page.useQuery("payments"), page.useQuery("statement")];
  const query = new URLSearchParams(useLocation().search);
  const span = readSpan(query);
  return (
    <PageColumns menu={<SectionMenu name="historyPay" />}>
      {span !== null ? (
        <Statement span={span} asked={months} />
      ) : payments === null ? null : (
        <Transfers choice={readChoice(query)} variables={payments} asked={asked} />
      )}
    </PageColumns>
  );
}
