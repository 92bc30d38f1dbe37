/** Whether the terms have changed since a player accepted them (SPEC 7.21, 8.24). */
import { eq } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { ServiceContext } from "../core/context.ts";
import type { Db } from "../core/database.ts";
import { Failure } from "../core/rest.ts";
import { profileOf } from "./profiles.ts";
import { playerProfile } from "./tables.ts";

/** `result` is true while changed terms are not accepted; `updatedAt` is epoch seconds. */
export interface AgreementStatus {
  result: boolean;
  updatedAt: number;
}

/**
 * When players of a database accepted the terms, as far as it was read: whoever has accepted those in force has done so
 * until they change, and a bet need not ask again. Whoever has not is asked for each time.
 */
const accepted = new WeakMap<Db, LRUCache<number, number>>();
const MOST_KEPT = 50_000;

type Parts = Pick<ServiceContext, "db" | "siteConfig" | "clock">;

export async function agreementStatus({ db, siteConfig, clock }: Parts, playerId: number): Promise<AgreementStatus> {
  const updatedAt = siteConfig.termsUpdatedAt ?? 0;
  // Terms that change on a coming day are not the terms yet.
  const isInForce = siteConfig.isAvailableConfirmTerms && updatedAt * 1000 <= clock.now();
  if (!isInForce) return { result: false, updatedAt };
  return { result: (await acceptedAt(db, playerId, updatedAt * 1000)) < updatedAt * 1000, updatedAt };
}

/** When a player accepted the terms last, milliseconds of the services' clock; perhaps earlier than he did, but not where that is earlier than `needed`. */
async function acceptedAt(db: Db, playerId: number, needed: number): Promise<number> {
  const kept = accepted.get(db) ?? new LRUCache<number, number>({ max: MOST_KEPT });
  accepted.set(db, kept);
  const known = kept.get(playerId) ?? 0;
  if (known >= needed) return known;
  const { termsAcceptedAt } = await profileOf(db, playerId);
  if (termsAcceptedAt !== null) kept.set(playerId, termsAcceptedAt);
  return termsAcceptedAt ?? 0;
}

export async function acceptTerms(parts: Parts, playerId: number): Promise<AgreementStatus> {
  await profileOf(parts.db, playerId);
  await parts.db.update(playerProfile).set({ termsAcceptedAt: parts.clock.now() }).where(eq(playerProfile.playerId, playerId));
  return agreementStatus(parts, playerId);
}

/** What a call that needs the terms answers a player who has not accepted them. */
const termsChanged = new Failure(451, "TERMS_CHANGED", "The terms have changed and must be accepted first", { exception: { code: 1 } });

/** The refusal for a player who must accept changed terms first; null for everybody else. */
export async function termsRefusal(parts: Parts, playerId: number): Promise<Failure<451> | null> {
  return (await agreementStatus(parts, playerId)).result ? termsChanged : null;
}
