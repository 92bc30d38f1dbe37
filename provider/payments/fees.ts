/** What the provider keeps of a payment that succeeds. */
import { Exact, roundMoney } from "#shared/money/money.ts";
import type { Kind, Method } from "./payment.ts";

/** Shares of the amount. */
const shares: Readonly<Record<Kind, Readonly<Record<Method, string>>>> = {
  deposit: { card: "0.018", bank: "0.005", wallet: "0.012", voucher: "0.03", crypto: "0.01", cash: "0.02" },
  payout: { card: "0.01", bank: "0.003", wallet: "0.008", voucher: "0", crypto: "0.01", cash: "0.02" },
};

export const feeOf = (kind: Kind, method: Method, amount: string, currency: string): string =>
  roundMoney(new Exact(amount).times(shares[kind][method]), currency);
