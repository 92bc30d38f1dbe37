/** Whether the terms have changed since a player accepted them (SPEC 7.21, 8.24). */
import { LRUCache } from "lru-cache";
import type { ServiceContext } from "../../platform/context.ts";
import type { Db } from "../../platform/database/database.ts";
import { Failure } from "../../platform/http/rest.ts";
import { changeProfile, profileOf } from "../players/public.ts";

/** `result` is true while changed terms are not accepted; `updatedAt` is epoch seconds. */
export interface AgreementStatus {
  result: boolean;
  updatedAt: number;
}

/**
 * When players of a database accepted the terms, as far as it was read. Players who have accepted the current terms
 * aren't checked again for each bet; all others are.
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

/**
 * When a player accepted the terms last, milliseconds of the services' clock; perhaps earlier than they did, but not
 * where that is earlier than `needed`.
 */
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
  await changeProfile(parts.db, playerId, { termsAcceptedAt: parts.clock.now() });
  return agreementStatus(parts, playerId);
}

/** The answer to a call that needs the terms, for a player who hasn't accepted them. */
const termsChanged = new Failure(451, "TERMS_CHANGED", "The terms have changed and must be accepted first", {
  exception: { code: 1 },
});

/** The refusal for a player who must accept changed terms first; null for everybody else. */
export async function termsRefusal(parts: Parts, playerId: number): Promise<Failure<451> | null> {
  return (await agreementStatus(parts, playerId)).result ? termsChanged : null;
}
