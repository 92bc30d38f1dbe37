/** Notices that say something else than the payment does. */
import { Exact, roundMoney } from "#shared/money/money.ts";
import type { NoticeBody } from "../webhooks/notices.ts";
import type { Altered } from "./faults.ts";

const anotherCurrency = (currency: string) => (currency === "EUR" ? "USD" : "EUR");

/** The body of a notice as the switch wants it. */
export function distort(body: string, altered: Altered): string {
  if (altered === null) return body;
  const notice = JSON.parse(body) as NoticeBody;
  const { data } = notice;
  if (altered === "amount") data.amount = roundMoney(new Exact(data.amount).plus(1), data.currency);
  else if (altered === "currency") data.currency = anotherCurrency(data.currency);
  else {
    data.amount = altered.amount ?? data.amount;
    data.currency = altered.currency ?? data.currency;
  }
  return JSON.stringify(notice);
}
