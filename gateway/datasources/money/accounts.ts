/** The accounts service: a player's wallets, their history and the currencies [7.23–7.25, 7.29]. */
import { setTimeout as wait } from "node:timers/promises";
import type {
  Account,
  AccountConversion,
  AccountEntryType,
  AccountType,
  BonusAccount,
  ConversionStatus,
  Currency,
  StatementMonth,
} from "../../generated/resolvers.ts";
import type { components, paths } from "../../upstream/accounts.ts";
import { bearer } from "../../transport/headers.ts";
import type { AccountDataModel, AccountEntryPage } from "../models.ts";
import { Upstream, type UpstreamOptions } from "../../transport/upstream.ts";
import { describeService } from "../descriptor.ts";
import { toConversion, toQuote, toStatementMonth } from "./exchange.ts";

type Schemas = components["schemas"];
type AccountBody = Schemas["Account"];

/** Upstream numbers of account types [9.35]. */
const accountTypes: Record<number, AccountType> = { 0: "MAIN", 4: "BONUS", 9: "CURRENCY" };

/** Upstream numbers of the account types to convert [4.32]. */
const conversionStatuses: Record<number, ConversionStatus> = { 0: "NOT_ALLOWED", 1: "MAIN", 2: "ADDITIONAL" };

/** An account in the schema's words. A type the schema does not know counts as a further currency. */
export function toAccount(body: AccountBody): Account {
  return {
    id: String(body.id),
    type: accountTypes[body.type] ?? "CURRENCY",
    label: body.label,
    balance: { amount: body.money, currency: body.iso },
    symbol: body.symbol,
    currencyId: String(body.currencyId),
    points: body.points,
    isPointsTypeBalance: body.isPointsTypeBalance,
    isActive: body.isActive,
    isClosed: body.isClosed ?? false,
  };
}

/** Main account first, then as the service orders them. */
const toAccounts = (bodies: AccountBody[]) => {
  const accounts = bodies.map(toAccount);
  return [...accounts.filter(({ type }) => type === "MAIN"), ...accounts.filter(({ type }) => type !== "MAIN")];
};

/** The account data in the schema's words. A bonus's currency is that of its account. */
function toAccountData(data: Schemas["AccountData"]): AccountDataModel {
  const [accounts, open] = [toAccounts(data.all_accounts), new Set(data.accounts.map(({ id }) => String(id)))];
  const bonusAccounts = data.bonus.map(({ idBonus, money }): BonusAccount => {
    const currency = data.all_accounts.find(({ id }) => id === idBonus)?.iso;
    return { id: String(idBonus), balance: currency === undefined ? null : { amount: money, currency } };
  });
  return {
    accounts: toAccounts(data.accounts),
    allAccounts: accounts.map((account) => ({ ...account, isClosed: !open.has(account.id) })),
    bonusAccounts,
    isFirstDepositBonusAvailable: data.is_available_first_deposit_bonus,
    isAccountFrozen: data.is_account_frozen ?? false,
  };
}

/** What became of adding or removing a currency; `code` is that of a refusal. */
export interface OfficeAnswer {
  isDone: boolean;
  code: string | null;
  message: string;
}

const toOfficeAnswer = ({ success, code, data }: Schemas["OfficeAnswer"]): OfficeAnswer => ({
  isDone: success,
  code: success ? null : (code ?? "INVALID"),
  message: data.message,
});

export interface HistoryQuery {
  accountId?: number;
  first: number;
  after?: string;
  types?: readonly AccountEntryType[];
  /** Epoch seconds. */
  from?: number;
  to?: number;
  isIncludeArchive: boolean;
}

/** Looks at the accounts after a currency was added, and the pause between two (ms) [9.25]. */
const looks = 5;
const lookDelayMs = 1000;

export class AccountsService {
  readonly upstream: Upstream<paths>;
  readonly #lookDelayMs: number;

  constructor(options: UpstreamOptions) {
    this.upstream = new Upstream<paths>(options);
    this.#lookDelayMs = options.tryDelayMs ?? lookDelayMs;
  }

  /** Account data of a token's player, by the data call of the version given (1 or 2). @throws UpstreamError */
  async data(token: string, language: string, version: number): Promise<AccountDataModel> {
    return toAccountData(await this.#load(token, language, version));
  }

  /** The open accounts as events report them. @throws UpstreamError */
  async open(token: string, language: string, version: number): Promise<AccountBody[]> {
    return (await this.#load(token, language, version)).accounts;
  }

  async #load(token: string, language: string, version: number): Promise<Schemas["AccountData"]> {
    const headers = { ...bearer(token), "x-language": language };
    return version === 2
      ? (await this.upstream.get("/account-api/v2/accounts", { headers })).data
      : this.upstream.get("/account-api/v1/accounts", { headers });
  }

  /** Whether money must be converted from a currency that is no longer in use [4.32]. @throws UpstreamError */
  async conversion(token: string): Promise<AccountConversion> {
    const { status, iso, toIso } = await this.upstream.get("/account-api/v1/convert/status", {
      headers: bearer(token),
    });
    return { status: conversionStatuses[status] ?? "NOT_ALLOWED", currency: iso, toCurrency: toIso };
  }

  /** Converts the account that must be converted. A refusal is a value. @throws UpstreamError */
  async convert(token: string, language: string): Promise<OfficeAnswer> {
    return toOfficeAnswer(
      await this.upstream.post("/office-api/v1/account/convert", {
        headers: { ...bearer(token), "x-language": language },
      }),
    );
  }

  /**
   * Stores the choice of the active account. @throws UpstreamError with upstreamCode ACCOUNT_UNKNOWN for a foreign one.
   */
  async setActive(token: string, language: string, id: number): Promise<Account[]> {
    const data = await this.upstream.post("/account-api/v1/accounts/active", {
      query: { id },
      headers: { ...bearer(token), "x-language": language },
    });
    return toAccounts(data.accounts);
  }

  /** Asks for an account in a currency. A refusal is a value. @throws UpstreamError */
  async addCurrency(token: string, language: string, id: number): Promise<OfficeAnswer> {
    return toOfficeAnswer(
      await this.upstream.post("/office-api/v1/account/currency/add", {
        query: { id },
        headers: { ...bearer(token), "x-language": language },
      }),
    );
  }

  /** Closes the account in a currency. A refusal is a value. @throws UpstreamError */
  async removeCurrency(token: string, language: string, id: number): Promise<OfficeAnswer> {
    return toOfficeAnswer(
      await this.upstream.post("/office-api/v1/account/currency/remove", {
        query: { id },
        headers: { ...bearer(token), "x-language": language },
      }),
    );
  }

  /**
   * The account in a currency that was just added, looked for until it is there [4.40, 9.25]; null if it is not after
   * all looks, or when they can't be had: the currency was added all the same.
   */
  async awaitAccount(load: () => Promise<AccountDataModel>, currencyId: string): Promise<Account | null> {
    for (let look = 1; ; look += 1) {
      const data = await load().catch(() => null);
      const account = data?.accounts.find((each) => each.currencyId === currencyId && each.type === "CURRENCY");
      if (account || look >= looks) return account ?? null;
      await wait(this.#lookDelayMs);
    }
  }

  /** A rate between two accounts. Refusals are values. @throws UpstreamError */
  async conversionQuote(
    token: string,
    { fromId, toId, amount }: { fromId: number; toId: number; amount: string },
  ): Promise<ReturnType<typeof toQuote>> {
    return toQuote(
      await this.upstream.get("/account-api/v1/exchange/quote", {
        query: { from_account_id: fromId, to_account_id: toId, amount },
        headers: bearer(token),
      }),
    );
  }

  /** Converts money by a quote. Refusals are values. @throws UpstreamError */
  async convertMoney(
    token: string,
    { quote, key, endsBonus }: { quote: string; key: string; endsBonus: boolean },
  ): Promise<ReturnType<typeof toConversion>> {
    return toConversion(
      await this.upstream.post("/account-api/v1/exchange", {
        body: { quote, ends_bonus: endsBonus },
        headers: { ...bearer(token), "idempotency-key": key },
      }),
    );
  }

  /** The player's last months by account. @throws UpstreamError */
  async statement(token: string, months: number): Promise<StatementMonth[]> {
    const answer = await this.upstream.get("/account-api/v1/statement", { query: { months }, headers: bearer(token) });
    return answer.months.map(toStatementMonth);
  }

  /** Every currency on offer. @throws UpstreamError */
  async currencies(language: string): Promise<Currency[]> {
    const { currencies } = await this.upstream.get("/account-api/v1/currencies", {
      headers: { "x-language": language },
    });
    return currencies.map(({ currencyId, iso, ...rest }) => ({ id: String(currencyId), code: iso, ...rest }));
  }

  /** A page of an account's movements. @throws UpstreamError with upstreamCode ACCOUNT_UNKNOWN or BAD_CURSOR. */
  async history(
    token: string,
    { accountId, first, after, types, from, to, isIncludeArchive }: HistoryQuery,
  ): Promise<AccountEntryPage> {
    const page = await this.upstream.get("/account-api/v1/getMainAccount", {
      query: {
        isIncludeArchive: isIncludeArchive ? "true" : "false",
        pageSize: first,
        pageNumber: 1,
        ...(accountId !== undefined && { accountId }),
        ...(after !== undefined && { before: after }),
        ...(types && { types: types.join(",") }),
        ...(from !== undefined && { from }),
        ...(to !== undefined && { to }),
      },
      headers: bearer(token),
    });
    const money = (amount: string) => ({ amount, currency: page.currency });
    const edges = page.entries.map(({ id, type, amount, balanceAfter, at, couponId, roundId }, index) => ({
      node: { id, type, amount: money(amount), balanceAfter: money(balanceAfter), at, couponId, roundId },
      cursor: page.cursors[index] ?? "",
    }));
    return {
      edges,
      pageInfo: { hasNextPage: page.next !== null, endCursor: edges.at(-1)?.cursor ?? null },
      totalCount: page.totalCount,
    };
  }
}

export const accounts = describeService({
  name: "accounts",
  calls: {
    "GET /account-api/v1/currencies": { isPublic: true },
  },
  connect: (options) => new AccountsService(options),
});
