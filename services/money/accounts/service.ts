/** The ledger: accounts in each currency, and every journal that moves money between them. */
import { defineService } from "../../platform/manifest.ts";
import { keptByLaw, ownRows } from "../../platform/personalData.ts";
import { account, accountData, accountsApi, currency, historyEntry, officeAnswer } from "./api.ts";
import { adjustment, adjustmentsApi } from "./desk/api.ts";
import { frozenApi, frozenPlayer } from "./desk/frozenApi.ts";
import { exchangeApi } from "./exchange/api.ts";
import { accountsService } from "./routes.ts";
import { statementApi, statementMonth } from "./statementApi.ts";

const ownAccounts = `account_id in (select id from ledger_account where ${ownRows})`;

export const accounts = defineService({
  name: "accounts",
  api: { ...accountsApi, ...exchangeApi, ...statementApi, ...adjustmentsApi, ...frozenApi },
  schemas: {
    Account: account,
    AccountData: accountData,
    Adjustment: adjustment,
    Currency: currency,
    FrozenPlayer: frozenPlayer,
    HistoryEntry: historyEntry,
    OfficeAnswer: officeAnswer,
    StatementMonth: statementMonth,
  },
  routes: accountsService,
  tables: {
    adjustment: {
      rows: ownRows,
      hidden: ["note", "proposed_by", "decided_by", "idempotency_key", "fingerprint"],
      erase: { keep: keptByLaw },
    },
    account_debt: { rows: ownAccounts, hidden: [], erase: { keep: keptByLaw } },
    entry: { rows: ownAccounts, hidden: [], erase: { keep: keptByLaw } },
    journal: {
      rows: `id in (select journal_id from entry where ${ownAccounts})`,
      hidden: ["fingerprint", "key"],
      erase: { keep: keptByLaw },
    },
    ledger_account: { rows: ownRows, hidden: [], erase: { keep: keptByLaw } },
  },
});
