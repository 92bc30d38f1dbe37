/** Deposits and withdrawals by clients that repeat what they have no answer to, while services or the provider are killed. */
import { setTimeout as wait } from "node:timers/promises";
import { clientOf } from "../../provider/testing/client.ts";
import { logInBodyOf } from "../../services/testing/services.ts";
import { oneOf, randomFrom, wholeNumber } from "../kit/random.ts";
import type { Server } from "./servers.ts";

/** A payment as the services tell it. */
export interface Told {
  id: string;
  state: string;
  amount: string;
  redirect_url: string | null;
}

/** A payment that was carried out, and how it must end. */
export interface Paid {
  login: "demo" | "demo2";
  key: string;
  id: string;
  amount: number;
  ends: "SUCCEEDED" | "FAILED" | "CANCELLED" | "PAID";
}

/** How long a server may be down, milliseconds. */
const downMs = 120_000;
/** A kill comes at most so many milliseconds after a request was sent. */
const longestMs = 60;

/** Asks until there is an answer that is no failure of a server. */
export async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (const deadline = Date.now() + downMs; ; await wait(25)) {
    try {
      return await work();
    } catch (error) {
      // What fetch says where nobody listens or who listened is gone, and what a server says that is going.
      const isDown = error instanceof TypeError || error instanceof SyntaxError || error instanceof Unavailable;
      if (!isDown || Date.now() > deadline) throw error;
    }
  }
}

export class Unavailable extends Error {
  override name = "Unavailable";
}

/** A player who calls the services themselves. */
export class Payer {
  readonly login: Paid["login"];
  readonly #url: string;
  readonly #sent: () => void;
  #token = "";
  accountId = 0;

  /** @param sent told of each request that moves money, before it is sent */
  constructor(url: string, login: Paid["login"], sent: () => void) {
    this.login = login;
    this.#url = url;
    this.#sent = sent;
  }

  async #call<T>(method: "GET" | "POST", path: string, headers: Record<string, string>, body?: unknown): Promise<T> {
    const response = await fetch(this.#url + path, {
      method,
      headers: { ...headers, ...(body !== undefined && { "content-type": "application/json" }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (response.status >= 500) throw new Unavailable(`${path} answers ${response.status}`);
    if (response.status === 401 && this.#token !== "") {
      await this.signIn();
      throw new Unavailable("signed in again");
    }
    if (!response.ok) throw new Error(`${path} answers ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  async signIn(): Promise<void> {
    this.#token = "";
    const { result } = await insist(() =>
      this.#call<{ result: { session: string } }>(
        "POST",
        "/auth-api/v1/login",
        {},
        logInBodyOf(this.login, "Demo-2026!"),
      ),
    );
    const { token } = await insist(() =>
      this.#call<{ token: string }>("GET", "/web-api/user/gettoken", { "x-session": result.session }),
    );
    this.#token = token;
    this.accountId = (await this.accounts()).find(({ iso }) => iso === "RUB")?.id ?? 0;
  }

  async accounts(): Promise<{ id: number; iso: string; money: string }[]> {
    return (await this.get<{ accounts: { id: number; iso: string; money: string }[] }>("/account-api/v1/accounts"))
      .accounts;
  }

  get<T>(path: string): Promise<T> {
    return insist(() => this.#call<T>("GET", path, { authorization: `Bearer ${this.#token}` }));
  }

  /** For calls that do no harm when they are made twice. */
  post<T>(path: string, body: object): Promise<T> {
    return insist(() => this.#call<T>("POST", path, { authorization: `Bearer ${this.#token}` }, body));
  }

  /** Opens a payment; the same key again and again until there is an answer. */
  async open(path: "deposits" | "withdrawals", key: string, body: object): Promise<Told> {
    const { payment, errors } = await insist(() => {
      this.#sent();
      const headers = { authorization: `Bearer ${this.#token}`, "idempotency-key": key };
      return this.#call<{ payment: Told | null; errors: unknown[] }>("POST", `/payments-api/v1/${path}`, headers, {
        account_id: this.accountId,
        ...body,
      });
    });
    if (payment === null) throw new Error(`${key} was refused: ${JSON.stringify(errors)}`);
    return payment;
  }

  /** Looks at a payment until something holds of it. */
  async until(id: string, holds: (payment: Told) => boolean): Promise<Told> {
    for (const deadline = Date.now() + downMs; ; await wait(50)) {
      const payment = await this.get<Told>(`/payments-api/v1/payments/${id}`);
      if (holds(payment)) return payment;
      if (Date.now() > deadline) throw new Error(`payment ${id} stays ${payment.state}`);
    }
  }
}

const ends = {
  SUCCEEDED: "4111111111111111",
  FAILED: "4000000000000002",
} as const;

/** Pays in by card, as far as a press on the provider's page that it has answered. */
async function payIn(
  payer: Payer,
  provider: Server,
  key: string,
  wanted: { amount: number; ends: "SUCCEEDED" | "FAILED" | "CANCELLED" },
  sent: () => void,
): Promise<Paid> {
  const { id } = await payer.open("deposits", key, { method: "card", amount: String(wanted.amount) });
  // The provider may have been away when it was asked first.
  const { redirect_url: page } = await payer.until(id, ({ redirect_url: url }) => url !== null);
  const client = clientOf(provider.url);
  const fields = wanted.ends === "CANCELLED" ? { action: "cancel" } : client.card(ends[wanted.ends]);
  await insist(async () => {
    sent();
    // The page of a payment that is over sends its player on: an earlier press came through.
    if ((await client.visit(String(page))).status === 303) return;
    const { status } = await client.press({ redirectUrl: page } as Parameters<typeof client.press>[0], fields);
    if (status !== 303) throw new Unavailable(`the page answers ${status}`);
  });
  return { login: payer.login, key, id, ...wanted };
}

async function payOut(payer: Payer, key: string, amount: number): Promise<Paid> {
  const body = { method: "wallet", amount: String(amount), destination: { wallet: "b@mail.example" } };
  const { id } = await payer.open("withdrawals", key, body);
  // A kill comes while it is decided, ordered or paid, as it happens.
  await payer.until(id, ({ state }) => state !== "HELD");
  return { login: payer.login, key, id, amount, ends: "PAID" };
}

export interface KillingOptions {
  services: Server;
  provider: Server;
  kills: number;
  seed: string;
}

/** Payments of each kind that are under way at a kill. */
const lanes = ["in", "in", "out"] as const;

/** Answers everything that was paid, and who paid it. */
export async function killInPayments({
  services,
  provider,
  kills,
  seed,
}: KillingOptions): Promise<{ paid: Paid[]; payers: readonly Payer[] }> {
  const random = randomFrom(seed);
  let told = (): void => {};
  const sent = () => told();
  const payers = [new Payer(services.url, "demo", sent), new Payer(services.url, "demo2", sent)] as const;
  for (const payer of payers) await payer.signIn();
  const paid: Paid[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const [nth, delayMs] = [wholeNumber(random, 1, lanes.length + 1), wholeNumber(random, 0, longestMs)];
    const victims = oneOf(random, [[services], [provider], [services, provider]]);
    const reached = Promise.withResolvers<void>();
    let count = 0;
    told = () => {
      count += 1;
      if (count === nth) reached.resolve();
    };
    const work = Promise.all(
      lanes.map((way, lane) => {
        const key = `chaos-pay-${kill}-${lane}`;
        const amount = wholeNumber(random, 200, 400);
        const end = oneOf(random, ["SUCCEEDED", "SUCCEEDED", "FAILED", "CANCELLED"] as const);
        return way === "out"
          ? payOut(payers[1], key, amount)
          : payIn(payers[0], provider, key, { amount, ends: end }, sent);
      }),
    );
    work.catch(() => undefined);
    await Promise.race([reached.promise, work]);
    await wait(delayMs);
    await Promise.all(victims.map((victim) => victim.kill()));
    await Promise.all(victims.map((victim) => victim.start()));
    paid.push(...(await work));
  }
  return { paid, payers };
}
