/** Calls to the operator's wallet. */
import { z } from "zod";
import { signed } from "#shared/wire/signedCall.ts";

export type CallKind = "bet" | "win" | "rollback" | "end";

export type WalletAnswer =
  | { is: "taken"; balance: string }
  /** The wallet has said no: nothing has moved. */
  | { is: "refused"; code: string; balance: string | null }
  /** No answer, or none that can be read: nobody knows what has moved. Away is a wallet that was not reached at all. */
  | { is: "unknown"; why: string; isAway: boolean };

/** Rounds of a game whose stake the operator pays. */
export interface FreeRounds {
  id: string;
  left: number;
  stake: string;
  won: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

export interface Identity {
  player: string;
  currency: string;
  balance: string;
  freeRounds: FreeRounds | null;
}

type WithFree = { is: "taken"; balance: string; freeRounds: FreeRounds | null };

export interface Wallet {
  authenticate(token: string, game: string): Promise<Identity | Exclude<WalletAnswer, { is: "taken" }>>;
  balance(player: string, currency: string, token: string): Promise<WithFree | Exclude<WalletAnswer, { is: "taken" }>>;
  /** Sends a call as it was written down. */
  send(kind: CallKind, body: string): Promise<WalletAnswer>;
}

const amount = z.string().regex(/^-?\d{1,18}(\.\d{1,8})?$/);
const freeRounds = z
  .object({
    id: z.string().max(40),
    left: z.int().min(0),
    stake: amount,
    won: amount,
    expiresAt: z.number(),
  })
  .nullable()
  .default(null);
const taken = z.object({ balance: amount, freeRounds });
const refused = z.object({
  code: z.string().max(60),
  balance: amount.optional(),
});
const identity = z.object({
  player: z.string().min(1).max(100),
  currency: z.string().length(3),
  balance: amount,
  freeRounds,
});

/** What a proxy answers for a wallet that it can't reach. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504]);

type Raw = { is: "answer"; body: unknown } | Exclude<WalletAnswer, { is: "taken" }>;

export function remoteWallet(url: string, secret: string, timeoutMs: number): Wallet {
  async function post(call: string, body: string): Promise<Raw> {
    const address = new URL(`${url}/${call}`);
    try {
      const response = await fetch(address, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...signed(secret, { method: "POST", path: address.pathname + address.search, body }, Date.now()),
        },
        body,
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
      });
      const answer: unknown = await response.json();
      if (response.ok) return { is: "answer", body: answer };
      const no = refused.safeParse(answer);
      const isFinal = response.status >= 400 && response.status < 500 && response.status !== 429;
      if (!isFinal || !no.success)
        return {
          is: "unknown",
          why: `status ${response.status}`,
          isAway: AWAY.has(response.status),
        };
      return {
        is: "refused",
        code: no.data.code,
        balance: no.data.balance ?? null,
      };
    } catch (error) {
      return {
        is: "unknown",
        why: error instanceof Error ? error.name : String(error),
        isAway: true,
      };
    }
  }
  async function call(kind: string, body: string): Promise<WithFree | Exclude<WalletAnswer, { is: "taken" }>> {
    const answer = await post(kind, body);
    if (answer.is !== "answer") return answer;
    const yes = taken.safeParse(answer.body);
    return yes.success ? { is: "taken", ...yes.data } : { is: "unknown", why: "no balance", isAway: false };
  }
  return {
    authenticate: async (token, game) => {
      const answer = await post("authenticate", JSON.stringify({ token, game }));
      if (answer.is !== "answer") return answer;
      const yes = identity.safeParse(answer.body);
      return yes.success ? yes.data : { is: "unknown", why: "no identity", isAway: false };
    },
    balance: (player, currency, token) => call("balance", JSON.stringify({ player, currency, token })),
    send: call,
  };
}
