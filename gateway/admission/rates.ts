/** How much one caller may ask in a while. Generous: they stop floods and guessing, not people. */
import type { RateClass } from "../generated/resolvers.ts";

export interface Rate {
  /** Points a caller has in each window. */
  points: number;
  windowSeconds: number;
  /**
   * Points a gateway takes at once from the shared count, so that few operations wait for it. 1 where each one counts.
   */
  lot: number;
}

/**
 * What a caller is charged for: each request, and certain kinds of requests. The schema's `@rateLimit` names the
 * classes of `RateClass`.
 */
export type ChargeClass = "REQUESTS" | "COST" | "MUTATION" | "SUBSCRIPTION" | "DOCUMENT" | "UPLOAD" | RateClass;

/** Of one player, whichever session or token they use. */
const player = {
  REQUESTS: { points: 100, windowSeconds: 1, lot: 10 },
  /**
   * Cost of all operations together: 15 pages of 50 games with main markets each second, about 1.5 s of processor time.
   */
  COST: { points: 150_000, windowSeconds: 10, lot: 3000 },
  MUTATION: { points: 200, windowSeconds: 10, lot: 1 },
  SUBSCRIPTION: { points: 500, windowSeconds: 10, lot: 10 },
  PLACEMENT: { points: 50, windowSeconds: 10, lot: 1 },
  PAYMENT: { points: 30, windowSeconds: 60, lot: 1 },
  SIGN_IN: { points: 120, windowSeconds: 60, lot: 1 },
  DOCUMENT: { points: 600_000, windowSeconds: 10, lot: 30_000 },
  /** Bytes of files, before they are read. */
  UPLOAD: { points: 80 * 1024 * 1024, windowSeconds: 60, lot: 1 },
} satisfies Record<ChargeClass, Rate>;

/** Of one address: guests, and callers whose sign-in isn't confirmed yet. Many people may share an address. */
const address = {
  /** Set by `ADDRESS_REQUESTS`. Requests answered from the cache count too. */
  REQUESTS: { points: 200, windowSeconds: 1, lot: 20 },
  /**
   * Total work that one address may cause in the gateway and the services: about 1.5 s in 10 s, less than half of it in
   * the gateway.
   */
  COST: { points: 150_000, windowSeconds: 10, lot: 3000 },
  MUTATION: { points: 400, windowSeconds: 10, lot: 1 },
  SUBSCRIPTION: { points: 2000, windowSeconds: 10, lot: 50 },
  PLACEMENT: { points: 100, windowSeconds: 10, lot: 1 },
  PAYMENT: { points: 120, windowSeconds: 60, lot: 1 },
  SIGN_IN: { points: 300, windowSeconds: 60, lot: 1 },
  /** Characters of documents that the gateway has not seen: reading one takes longer than running most. */
  DOCUMENT: { points: 600_000, windowSeconds: 10, lot: 30_000 },
  UPLOAD: { points: 160 * 1024 * 1024, windowSeconds: 60, lot: 1 },
} satisfies Record<ChargeClass, Rate>;

/**
 * Of one login name in one network, so that nobody keeps its owner out elsewhere. The services lock the pair after a few
 * failures; this spares them the flood.
 */
const login: Rate = { points: 60, windowSeconds: 60, lot: 1 };

export interface Rates {
  player: Record<ChargeClass, Rate>;
  address: Record<ChargeClass, Rate>;
  login: Rate;
}

/** @internal used by tests */
export const defaultRates: Rates = { player, address, login };

/** The usual rates with another number of requests a second, of a player and of an address. */
export function ratesWith({ player: ofPlayer, address: ofAddress }: { player: number; address: number }): Rates {
  const requests = (points: number): Rate => ({ points, windowSeconds: 1, lot: Math.max(1, Math.floor(points / 10)) });
  return {
    player: { ...player, REQUESTS: requests(ofPlayer) },
    address: { ...address, REQUESTS: requests(ofAddress) },
    login,
  };
}
