/** Conversions and statements of the accounts service, in the schema's words. */
import type { ConversionQuote, MoneyConversion, StatementMonth } from "../../generated/resolvers.ts";
import type { components, paths } from "../../upstream/accounts.ts";

type FieldError = components["schemas"]["FieldError"];
type MonthBody = components["schemas"]["StatementMonth"];
type QuoteAnswer = paths["/account-api/v1/exchange/quote"]["get"]["responses"]["200"]["content"]["application/json"];
type ConversionAnswer = paths["/account-api/v1/exchange"]["post"]["responses"]["200"]["content"]["application/json"];
type Terms = NonNullable<ConversionAnswer["conversion"]>;

const moneyOf = (body: Terms) => ({
  rate: body.rate,
  amount: { amount: body.amount, currency: body.currency },
  gained: { amount: body.gained, currency: body.gained_currency },
});

export const toQuote = ({ quote, errors }: QuoteAnswer): { quote: ConversionQuote | null; errors: FieldError[] } => ({
  quote:
    quote === null
      ? null
      : {
          ...moneyOf(quote),
          ratesDate: quote.rates_date,
          ratesSource: quote.rates_source,
          margin: quote.margin,
          token: quote.token,
          expiresAt: quote.expires_at,
        },
  errors,
});

export const toConversion = ({
  conversion,
  errors,
}: ConversionAnswer): { conversion: MoneyConversion | null; errors: FieldError[] } => ({
  conversion:
    conversion === null
      ? null
      : {
          ...moneyOf(conversion),
          fromAccountId: String(conversion.from_account_id),
          toAccountId: String(conversion.to_account_id),
        },
  errors,
});

export function toStatementMonth(body: MonthBody): StatementMonth {
  const money = (amount: string) => ({ amount, currency: body.currency });
  return {
    month: body.month,
    accountId: String(body.account_id),
    deposits: money(body.deposits),
    withdrawals: money(body.withdrawals),
    netDeposits: money(body.net_deposits),
    stakes: money(body.stakes),
    winnings: money(body.winnings),
    netResult: money(body.net_result),
    other: money(body.other),
    balance: money(body.balance),
  };
}
