/** The accounts service: a player's wallets [7.23, 7.24]. */
import type { Account, AccountType } from "../generated/resolvers.ts";
import type { components, paths } from "../upstream/accounts.ts";
import { bearer } from "./auth.ts";
import { Upstream, type UpstreamOptions } from "./upstream.ts";

type AccountBody = components["schemas"]["Account"];

/** Upstream numbers of account types [9.35]. */
const accountTypes: Record<number, AccountType> = { 0: "MAIN", 4: "BONUS", 9: "CURRENCY" };

/** An account in the schema's words. A type the schema does not know counts as a further currency. */
export function toAccount(body: AccountBody): Account {
  return {
    id: String(body.id),
    type: accountTypes[body.type] ?? "CURRENCY",
    label: body.label,
    balance: { amount: body.money, currency: body.iso },
    symbol: body.symbol,
    points: body.points,
    isActive: body.isActive,
  };
}

/** Main account first, then as the service orders them. */
const toAccounts = (bodies: AccountBody[]) => {
  const accounts = bodies.map(toAccount);
  return [...accounts.filter(({ type }) => type === "MAIN"), ...accounts.filter(({ type }) => type !== "MAIN")];
};

export class AccountsService {
  readonly upstream: Upstream<paths>;

  constructor(options: UpstreamOptions) {
    this.upstream = new Upstream<paths>(options);
  }

  /** Accounts of a token's player, by the data call of the version given (1 or 2). @throws UpstreamError */
  async list(token: string, language: string, version: number): Promise<Account[]> {
    const headers = { ...bearer(token), "x-language": language };
    const data = version === 2
      ? (await this.upstream.get("/account-api/v2/accounts", { headers })).data
      : await this.upstream.get("/account-api/v1/accounts", { headers });
    return toAccounts(data.accounts);
  }

  /** Stores the choice of the active account. @throws UpstreamError with upstreamCode ACCOUNT_UNKNOWN for a foreign one. */
  async setActive(token: string, language: string, id: number): Promise<Account[]> {
    const data = await this.upstream.post("/account-api/v1/accounts/active", {
      query: { id }, headers: { ...bearer(token), "x-language": language },
    });
    return toAccounts(data.accounts);
  }
}
