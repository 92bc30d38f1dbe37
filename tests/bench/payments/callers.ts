/** Players who pay in by card: they ask for a deposit, pay on the provider's page, and are sent back once it is booked. */
import { Agent, request } from "undici";
import type { BenchPlayer } from "../money/players.ts";

export interface Payers {
  /** Deposits that came to the page of a success. */
  readonly paid: number;
  /** Other ends, by what was answered. */
  readonly failed: ReadonlyMap<string, number>;
  /** Milliseconds of each deposit since it was emptied, from the first call to the way back. */
  readonly latencies: number[];
  /** One deposit of a caller's next player; answers the key it went under. */
  one(caller: number): Promise<string>;
  all(seconds: number): Promise<void>;
  close(): Promise<void>;
}

interface Opened {
  payment: { redirect_url: string | null } | null;
  errors: { code: string }[];
}

/** @param callers so many at once, who share the players among them */
export function startPayers(url: string, players: readonly BenchPlayer[], callers: number): Payers {
  const agent = new Agent({ connections: callers, pipelining: 1 });
  const failed = new Map<string, number>();
  const latencies: number[] = [];
  const turns = Array.from({ length: callers }, () => 0);
  let paid = 0;

  /** @returns what it came to, null for a success */
  const pay = async ({ token, accountId }: BenchPlayer, key: string): Promise<string | null> => {
    const opened = await request(`${url}/payments-api/v1/deposits`, {
      method: "POST",
      dispatcher: agent,
      headers: { "content-type": "application/json", authorization: `Bearer ${token}`, "idempotency-key": key },
      body: JSON.stringify({ account_id: Number(accountId), method: "card", amount: "1000" }),
    });
    const { payment, errors } = (await opened.body.json()) as Opened;
    const page = payment?.redirect_url ?? null;
    if (page === null) return errors[0]?.code ?? `deposit ${opened.statusCode}`;
    const shown = await request(page, { dispatcher: agent });
    const state = /name="state" value="([^"]+)"/.exec(await shown.body.text())?.[1];
    if (state === undefined) return `page ${shown.statusCode}`;
    const form = { state, action: "pay", number: "4111111111111111", expiry: "12/40", code: "123" };
    const sent = await request(page, {
      method: "POST",
      dispatcher: agent,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(form).toString(),
    });
    await sent.body.dump();
    return String(sent.headers["location"]).includes("/onpay/success") ? null : `form ${sent.statusCode}`;
  };

  const one = async (caller: number): Promise<string> => {
    const turn = turns[caller] ?? 0;
    turns[caller] = turn + 1;
    const own = players.filter((_, index) => index % callers === caller);
    const player = own[turn % own.length];
    if (player === undefined) throw new Error("a caller has no player");
    const key = `bench-${caller}-${turn}-deposit`;
    const begun = performance.now();
    const end = await pay(player, key);
    if (end === null) {
      paid += 1;
      latencies.push(performance.now() - begun);
    } else failed.set(end, (failed.get(end) ?? 0) + 1);
    return key;
  };
  return {
    get paid() {
      return paid;
    },
    failed,
    latencies,
    one,
    all: async (seconds) => {
      const until = performance.now() + seconds * 1000;
      await Promise.all(
        turns.map(async (_, caller) => {
          while (performance.now() < until) await one(caller);
        }),
      );
    },
    close: () => agent.close(),
  };
}
