/** What other services may ask of accounts. */
export { hasOpenStakes, heldMoney, stakeHolders, type StakeHolder } from "./stakeHolders.ts";
export { appendBalance, appendBalances, type OwnAccount, ownAccount, toAccount } from "./accounts.ts";
export { account } from "./api.ts";
export { currencies, currencyByNumber } from "./currencies.ts";
export { type CashOf, type CashTie, cashTies, endCashTies, hasLeftSince, isCashTied } from "./cashTies.ts";
export { endsBonus } from "./cashTiesApi.ts";
export { addDebt, debtOf, owesAnything, owingAmong, payDebt, repayment } from "./debts.ts";
export {
  type EntryInput,
  type JournalInput,
  type Posted,
  houseAccount,
  linesOf,
  post,
  reverse,
  reverseAs,
  writtenJournal,
} from "./ledger.ts";
export {
  type CashAccount,
  cashBeside,
  closeAccount,
  lockCashBeside,
  spendableOf,
  splitReturn,
  stakeEntries,
} from "./funding.ts";
export { freeze } from "./freeze.ts";
export { accountIn, openAccount, reopenAccount } from "./open.ts";
export { accountMay, type AccountTypeId, moneyKindOf } from "./tables.ts";
export {
  accountFacts,
  balanceOf,
  bonusesBooked,
  currenciesOf,
  depositedSince,
  hasDeposit,
  houseGains,
  houseMovements,
  isFrozen,
  journalTimes,
  lockAccount,
  lockAccountsOf,
  mainCurrencyOf,
  playedSince,
} from "./lookups.ts";
