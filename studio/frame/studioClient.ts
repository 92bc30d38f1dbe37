/** Calls to the studio, with the session's token that stands behind # in the address. */

export interface Round {
  id: string;
  status: "opening" | "open" | "closed" | "cancelled";
  /** All that was staked; `unit` is one of the `stakes` that make it up. */
  stake: string;
  unit: string;
  stakes: number;
  currency: string;
  bet: Readonly<Record<string, unknown>>;
  moves: readonly unknown[];
  view: Readonly<Record<string, unknown>> | null;
  returned: number;
  canCollect: boolean;
  won: string | null;
  /** Whether more came back than was staked. */
  isWin?: boolean;
  startedAt: number;
  /** A bet in a round that all players share. */
  isShared: boolean;
  /** A free round: the house paid its stake. */
  isFree: boolean;
  /** Which of the player's bets in a shared round it is, from 1. */
  panel: number;
  /** What this browser has added to the draw of a shared round. */
  seed: string | null;
  seeds: {
    hash: string;
    clientSeed: string;
    nonce: number;
    serverSeed: string | null;
  };
}

export interface Seeds {
  hash: string;
  clientSeed: string;
  rounds: number;
  serverSeed: string | null;
}

/** Rounds of this game whose stake the house pays. */
export interface FreeRounds {
  id: string;
  left: number;
  stake: string;
  won: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

export interface Opened {
  game: {
    id: string;
    engine: string;
    names: Readonly<Record<string, string>>;
    rtp: { from: string; to: string };
    hitRate: { from: string; to: string };
    volatility: "low" | "medium" | "high";
    highest: number;
  };
  isDemo: boolean;
  currency: string;
  balance: string;
  /** Null for none. */
  freeRounds: FreeRounds | null;
  stakes: { min: string; max: string };
  seeds: Seeds;
  round: Round | null;
  /** The player's bets in the shared round under way. */
  bets: readonly Round[];
  /** Rounds are shared by all players and have a clock. */
  isShared: boolean;
  /** How many times faster than usual that clock runs. */
  rate: number;
}

/** What was published of a chain of hashes before its first round. */
export interface Chain {
  terminal: string;
  publicSeed: string;
  rounds: number;
  used: number;
}

export interface Played {
  round: Round;
  balance: string;
  /** Also when they are used up by this round. */
  freeRounds: FreeRounds | null;
  nextInMs: number;
}

export class Refused extends Error {
  readonly code: string;
  readonly waitMs: number;
  constructor(code: string, waitMs: number) {
    super(code);
    this.code = code;
    this.waitMs = waitMs;
  }
}

export function studioClient(token: string) {
  async function call<Answer>(path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(`/frame/v1/${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => null);
    if (response === null) throw new Refused("OFFLINE", 0);
    const answer = (await response.json().catch(() => ({}))) as {
      code?: string;
      waitMs?: number;
    };
    if (!response.ok) throw new Refused(answer.code ?? "INTERNAL", answer.waitMs ?? 0);
    return answer as Answer;
  }
  return {
    open: () => call<Opened>("open", {}),
    press: async () => (await call<{ press: string }>("presses", {})).press,
    start: (
      press: string,
      start: { stake: string; bet: unknown; free?: string | undefined; panel?: number; seed?: string },
    ) => call<Played>("rounds", { press, ...start }),
    move: (round: Round, move: unknown) =>
      call<Played>(`rounds/${round.id}/moves`, {
        step: round.moves.length,
        move,
      }),
    rounds: async () => (await call<{ rounds: Round[] }>("rounds")).rounds,
    chains: async (game: string) => (await call<{ chains: Chain[] }>(`../../chains/${game}`)).chains,
    stream: (signal: AbortSignal) =>
      fetch("/frame/v1/table", {
        headers: { authorization: `Bearer ${token}` },
        signal,
        cache: "no-store",
      }),
    rotate: (clientSeed: string) => call<{ revealed: Seeds; seeds: Seeds }>("seeds", { clientSeed }),
  };
}

export type StudioClient = ReturnType<typeof studioClient>;
