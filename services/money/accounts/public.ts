/** What other services may ask of accounts. */
export { hasOpenStakes, heldMoney, stakeHolders, type StakeHolder } from "./stakeHolders.ts";
export { appendBalance, type OwnAccount, ownAccount, toAccount } from "./accounts.ts";
export { account } from "./api.ts";
export { currencies, currencyByNumber } from "./currencies.ts";
export { addDebt, debtOf, owingAmong, payDebt } from "./debts.ts";
export { type EntryInput, type Posted, fingerprintOf, houseAccount, post, reverse, reverseAs } from "./ledger.ts";
export {
  type CashAccount,
  cashBeside,
  closeAccount,
  lockCashBeside,
  spendableOf,
  splitReturn,
  stakeEntries,
} from "./funding.ts";
export { accountIn, openAccount, reopenAccount } from "./open.ts";
export type { AccountTypeId } from "./tables.ts";
export {
  accountFacts,
  balanceOf,
  currenciesOf,
  depositedSince,
  hasDeposit,
  houseMovements,
  isFrozen,
  lockAccount,
  lockAccountsOf,
  mainCurrencyOf,
  playedSince,
} from "./lookups.ts";
