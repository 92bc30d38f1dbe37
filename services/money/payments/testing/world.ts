/** A player with money, the services over real HTTP, and a provider that the test moves. */
import { expect } from "vitest";
import { startTestServices, type Answer, type TestServices } from "../../../testing/services.ts";
import type { Settings } from "../../../platform/settings/settings.ts";
import { readBooks } from "../../accounts/books.ts";
import type { ProviderSettings } from "../provider/client.ts";
import type { Payment } from "../payment/show.ts";
import { startTestProvider, type Notice, type TestProvider } from "./provider.ts";

interface Asked {
  payment: Payment | null;
  errors: { code: string; path: string[] | null }[];
}

export interface PaymentWorld {
  test: TestServices;
  /** Headers of the player that acts. */
  headers: { authorization: string };
  /** Their account in roubles. */
  rub: number;
  actAs(login: string): Promise<void>;
  balance(accountId?: number): Promise<string>;
  /** Opens a deposit of 1000 by card, or of what else is said. @throws Error where it is refused */
  deposit(change?: object): Promise<Payment>;
  /** Asks for a withdrawal of 1000 to a wallet. @throws Error where it is refused */
  withdraw(change?: object): Promise<Payment>;
  /** Converts an amount of the acting player's at the rate of now, and answers what it is refused for. */
  convert(fromId: number, toId: number, amount: string, more?: object): Promise<Asked["errors"]>;
  look(id: string): Promise<Payment>;
  /** Sends a notice as the provider does, and answers what became of it. */
  tell(notice: Notice): Promise<string | number>;
  /** A call of the operator's back office. */
  desk<T>(method: "GET" | "POST", path: string, body?: object): Promise<Answer<T>>;
  /** Lets every player whose money is frozen use it again, as the desk does, and answers for what it was frozen. */
  release(): Promise<string[]>;
  /** What the player owes on their account. */
  debt(): Promise<string>;
  /** Proves the books. */
  proveBooks(): Promise<void>;
  close(): Promise<void>;
}

/** Settings of services that ask a provider. */
export const paymentSettings = (provider: ProviderSettings): Pick<Settings, "payments"> => ({
  payments: { provider, methodsPath: null, cashDesks: "demo", deskMs: null },
});

/** @param provider the settings of the one that the services ask */
export async function paymentWorld(
  provider: ProviderSettings,
  {
    realNow,
    settings = {},
    started,
  }: { realNow?: () => number; settings?: Partial<Settings>; started?: TestServices } = {},
): Promise<PaymentWorld> {
  const test =
    started ??
    (await startTestServices({ settings: { ...paymentSettings(provider), ...settings }, ...(realNow && { realNow }) }));
  let keys = 0;
  const ask = async (path: string, body: object): Promise<Payment> => {
    const headers = { ...world.headers, "idempotency-key": `world-key-${(keys += 1)}` };
    const { payment, errors } = (await test.call<Asked>("POST", path, { headers, body })).body;
    if (payment === null) throw new Error(JSON.stringify(errors));
    return payment;
  };
  const accounts = async () =>
    (
      await test.call<{ accounts: { id: number; iso: string; money: string }[] }>("GET", "/account-api/v1/accounts", {
        headers: world.headers,
      })
    ).body.accounts;
  const world: PaymentWorld = {
    test,
    headers: { authorization: "" },
    rub: 0,
    actAs: async (login) => {
      world.headers = (await test.signIn(login)).headers;
      world.rub = (await accounts()).find(({ iso }) => iso === "RUB")?.id ?? 0;
    },
    balance: async (accountId = world.rub) => (await accounts()).find(({ id }) => id === accountId)?.money ?? "none",
    deposit: (change = {}) =>
      ask("/payments-api/v1/deposits", { account_id: world.rub, method: "card", amount: "1000", ...change }),
    withdraw: (change = {}) =>
      ask("/payments-api/v1/withdrawals", {
        account_id: world.rub,
        method: "wallet",
        amount: "1000",
        destination: { wallet: "41001234" },
        ...change,
      }),
    convert: async (fromId, toId, amount, more = {}) => {
      const { headers } = world;
      const { body } = await test.call<{ quote: { token: string } | null; errors: Asked["errors"] }>(
        "GET",
        `/account-api/v1/exchange/quote?from_account_id=${fromId}&to_account_id=${toId}&amount=${amount}`,
        { headers },
      );
      if (body.quote === null) return body.errors;
      const done = await test.call<Pick<Asked, "errors">>("POST", "/account-api/v1/exchange", {
        headers: { ...headers, "idempotency-key": `world-key-${(keys += 1)}` },
        body: { quote: body.quote.token, ...more },
      });
      return done.body.errors;
    },
    look: async (id) =>
      (await test.call<Payment>("GET", `/payments-api/v1/payments/${id}`, { headers: world.headers })).body,
    tell: async ({ body, headers }) => {
      const url = `${test.services.url}/payments-api/v1/provider/notices`;
      const response = await fetch(url, { method: "POST", headers, body });
      return ((await response.json()) as { received?: string }).received ?? response.status;
    },
    desk: (method, path, body) =>
      test.call(method, path, { headers: { "x-service-key": "test-key" }, ...(body && { body }) }),
    release: async () => {
      const { body } = await world.desk<{ players: { player_id: number; reason: string }[] }>(
        "GET",
        "/account-api/v1/desk/frozen",
      );
      for (const { player_id: id } of body.players)
        await world.desk("POST", `/account-api/v1/desk/players/${id}/freeze`, {
          freeze: false,
          reason: "looked at",
          actor: "Olga",
        });
      return body.players.map(({ reason }) => reason);
    },
    debt: async () => {
      const { rows } = await test.services.context.db.execute<{ amount: string }>(
        `select trim_scale(amount)::text as amount from account_debt where account_id = ${world.rub}`,
      );
      return rows[0]?.amount ?? "0";
    },
    proveBooks: async () => {
      const { isBalanced, house, drifts } = await readBooks(test.services.context.db);
      expect({ isBalanced, house, drifts }).toEqual({ isBalanced: true, house: [], drifts: [] });
    },
    close: () => test.close(),
  };
  await world.actAs("demo");
  return world;
}

/** The same with the test's own provider. */
export async function worldWithProvider(): Promise<PaymentWorld & { provider: TestProvider }> {
  const provider = await startTestProvider();
  const world = await paymentWorld(provider.settings);
  const close = async () => {
    await world.test.close();
    await provider.close();
  };
  return Object.assign(world, { provider, close });
}
