import { useLocation } from "react-router";
import { readSpan } from "@/account/statementUrl.ts";
import { definePage } from "@/platform/page/page.ts";
import { PageColumns } from "@/features/content/texts/PageColumns.tsx";
import { SectionMenu } from "@/features/content/texts/SectionMenu.tsx";
import { entriesOf, readEntries } from "@/features/office/payments/entries/address.ts";
import { Entries } from "@/features/office/payments/entries/Entries.tsx";
import { filterOf, readChoice } from "@/features/office/payments/history/address.ts";
import { Transfers } from "@/features/office/payments/history/Transfers.tsx";
import { TRANSFERS_PAGE } from "@/features/office/payments/history/useTransfers.ts";
import { Statement } from "@/features/office/payments/statement/Statement.tsx";
import { AccountEntriesDocument, PaymentsDocument, StatementDocument } from "@/operations/office/generated.ts";

const page = definePage({
  documents: { payments: PaymentsDocument, entries: AccountEntriesDocument, statement: StatementDocument },
  variables: ({ app, url: { searchParams } }) => {
    const months = readSpan(searchParams);
    const entries = readEntries(searchParams);
    return {
      payments:
        months === null && entries === null
          ? { first: TRANSFERS_PAGE, filter: filterOf(readChoice(searchParams), app.settings().timeZone) }
          : null,
      entries: entries === null ? null : entriesOf(entries),
      statement: months === null ? null : { months },
    };
  },
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Deposits and withdrawals, all entries of an account, or the months that they come to (SPEC 2.43). */
export default function HistoryPayRoute() {
  const { payments } = page.useVariables();
  const [asked, listed, months] = [page.useQuery("payments"), page.useQuery("entries"), page.useQuery("statement")];
  const query = new URLSearchParams(useLocation().search);
  const span = readSpan(query);
  const entries = readEntries(query);
  return (
    <PageColumns menu={<SectionMenu name="historyPay" />}>
      {span !== null ? (
        <Statement span={span} asked={months} />
      ) : entries !== null ? (
        <Entries choice={entries} asked={listed} />
      ) : payments === null ? null : (
        <Transfers choice={readChoice(query)} variables={payments} asked={asked} />
      )}
    </PageColumns>
  );
}
