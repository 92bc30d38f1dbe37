/** Payments as a table for spreadsheets. Amounts are digits with the decimal mark of the language, times ISO 8601 in UTC. */
import type { ApolloClient } from "@apollo/client";
import { csvText } from "#shared/site/csv.ts";
import type { LanguageCode } from "#shared/site/languages.ts";
import { type PaymentFieldsFragment, PaymentsDocument } from "@/operations/office/generated.ts";
import { type PaymentFilter } from "@/operations/types.generated.ts";

/** The columns, in order. */
const COLUMNS = [
  "id",
  "createdAt",
  "changedAt",
  "direction",
  "state",
  "account",
  "method",
  "instrument",
  "currency",
  "amount",
  "fee",
  "receipt",
  "reason",
] as const;

export interface CsvWords {
  column(name: (typeof COLUMNS)[number]): string;
  direction(direction: PaymentFieldsFragment["direction"]): string;
  state(state: PaymentFieldsFragment["state"]): string;
  reason(reason: string): string;
}

/** Payments of one question; the schema's most. */
const PAGE = 100;

const utc = (instant: string) => new Date(instant).toISOString().replace(".000Z", "Z");

/** The table with its head, a payment a line. */
export function paymentsCsv(
  payments: readonly PaymentFieldsFragment[],
  words: CsvWords,
  language: LanguageCode,
): string {
  const row = (payment: PaymentFieldsFragment): Record<(typeof COLUMNS)[number], string> => ({
    id: payment.id,
    createdAt: utc(payment.createdAt),
    changedAt: utc(payment.changedAt),
    direction: words.direction(payment.direction),
    state: words.state(payment.state),
    account: payment.accountId,
    method: payment.methodId,
    instrument: [payment.instrumentBrand, payment.instrumentLast4].filter((part) => part !== null).join(" "),
    currency: payment.amount.currency,
    amount: payment.amount.amount,
    fee: payment.fee.amount,
    receipt: payment.receipt ?? "",
    reason: payment.reason === null ? "" : words.reason(payment.reason),
  });
  return csvText(
    COLUMNS.map((name) => words.column(name)),
    payments.map(row).map((one) => COLUMNS.map((name) => one[name])),
    language,
  );
}

/** One page; rejects when it does not come. */
async function askPage(client: Pick<ApolloClient, "query">, filter: PaymentFilter | null, after: string | null) {
  const { data } = await client.query({
    query: PaymentsDocument,
    variables: { first: PAGE, after, filter },
    fetchPolicy: "no-cache",
  });
  const page = data?.viewer?.payments;
  if (page == null) throw new Error("A page of payments did not come");
  return {
    payments: page.edges.map(({ node }) => node),
    next: page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null,
  };
}

/**
 * All payments of a filter, page after page, newest first. Rejects when one of the pages does not come: half a list
 * would pass for the whole.
 */
export async function collectPayments(
  client: Pick<ApolloClient, "query">,
  filter: PaymentFilter | null,
): Promise<PaymentFieldsFragment[]> {
  const collected: PaymentFieldsFragment[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof askPage>> = await askPage(client, filter, after);
    collected.push(...page.payments);
    after = page.next;
  } while (after !== null);
  return collected;
}
