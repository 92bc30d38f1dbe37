/** Coupons as a table for spreadsheets (RFC 4180). Amounts and prices are digits with a point, times are UTC. */
import type { ApolloClient } from "@apollo/client";
import { Exact, roundMoney } from "#shared/money/money.ts";
import { csvText } from "#shared/site/csv.ts";
import type { LanguageCode } from "#shared/site/languages.ts";
import type { PlacedFieldsFragment } from "@/operations/fragments/generated.ts";
import { CouponHistoryDocument } from "@/operations/office/generated.ts";
import type { CouponFilter } from "@/operations/types.generated.ts";

/** The columns, in order. */
export const COLUMNS = [
  "id",
  "placedAt",
  "settledAt",
  "account",
  "kind",
  "state",
  "currency",
  "amount",
  "coef",
  "possibleWin",
  "payout",
  "cashedOut",
  "reason",
  "bets",
] as const;

export interface CsvWords {
  column(name: (typeof COLUMNS)[number]): string;
  kind(kind: PlacedFieldsFragment["kind"]): string;
  state(state: PlacedFieldsFragment["state"]): string;
  result(result: PlacedFieldsFragment["bets"][number]["result"]): string;
  reason(reason: NonNullable<PlacedFieldsFragment["rejectReason"]>): string;
}

/** Coupons of one question; the schema's most. */
const PAGE = 50;

const utc = (instant: string | null) =>
  instant === null ? "" : new Date(instant).toISOString().slice(0, 19).replace("T", " ");

/** The table with its head, a coupon a line. */
export function couponsCsv(coupons: readonly PlacedFieldsFragment[], words: CsvWords, language: LanguageCode): string {
  const row = (coupon: PlacedFieldsFragment): Record<(typeof COLUMNS)[number], string> => ({
    id: coupon.id,
    placedAt: utc(coupon.placedAt),
    settledAt: utc(coupon.settledAt),
    account: coupon.accountId,
    kind: words.kind(coupon.kind),
    state: words.state(coupon.state),
    currency: coupon.amount.currency,
    amount: coupon.amount.amount,
    coef: coupon.exactCoef ?? coupon.coef ?? "",
    possibleWin: coupon.possibleWin.amount,
    payout: coupon.payout?.amount ?? "",
    cashedOut:
      coupon.cashOuts.length === 0
        ? ""
        : roundMoney(
            coupon.cashOuts.reduce((sum, { value }) => sum.plus(value.amount), new Exact(0)),
            coupon.amount.currency,
          ),
    reason: coupon.rejectReason === null ? "" : words.reason(coupon.rejectReason),
    bets: coupon.bets
      .map(
        ({ gameName, marketName, outcomeName, coef, result }) =>
          `${gameName}: ${marketName}, ${outcomeName} (${coef}) ${words.result(result)}`,
      )
      .join("; "),
  });
  return csvText(
    COLUMNS.map((name) => words.column(name)),
    coupons.map(row).map((one) => COLUMNS.map((name) => one[name])),
    language,
  );
}

/** One page; rejects when it does not come. */
async function askPage(client: Pick<ApolloClient, "query">, filter: CouponFilter | null, after: string | null) {
  const { data } = await client.query({
    query: CouponHistoryDocument,
    variables: { first: PAGE, after, filter },
    fetchPolicy: "no-cache",
  });
  const page = data?.viewer?.coupons;
  if (page == null) throw new Error("A page of coupons did not come");
  return {
    coupons: page.edges.map(({ node }) => node),
    next: page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null,
  };
}

/**
 * All coupons of a filter, page after page, newest first. Rejects when one of the pages does not come: half a list
 * would pass for the whole.
 */
export async function collectCoupons(
  client: Pick<ApolloClient, "query">,
  filter: CouponFilter | null,
): Promise<PlacedFieldsFragment[]> {
  const collected: PlacedFieldsFragment[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof askPage>> = await askPage(client, filter, after);
    collected.push(...page.coupons);
    after = page.next;
  } while (after !== null);
  return collected;
}
