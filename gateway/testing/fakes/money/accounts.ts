/** What the accounts service answers in tests. */
import type { components as AccountTypes } from "../../../upstream/accounts.ts";
import type { Fakes } from "../fake.ts";

export const account: AccountTypes["schemas"]["Account"] = {
  id: 7001,
  type: 0,
  iso: "RUB",
  symbol: "₽",
  currencyId: 1,
  money: "1500.50",
  points: 3,
  label: "Main account (RUB)",
  isActive: true,
  isPointsTypeBalance: false,
};
export const accountData = (accounts: AccountTypes["schemas"]["Account"][]) => ({
  accounts,
  all_accounts: accounts,
  bonus: [],
  balance: accounts[0]?.money ?? "0",
  is_available_first_deposit_bonus: false,
});

export const accountsFakes: Fakes = {
  "GET /account-api/v1/accounts": () => accountData([account]),
  "GET /account-api/v2/accounts": () => ({ version: 1, data: accountData([account]) }),
};
