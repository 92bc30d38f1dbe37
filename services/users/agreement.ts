/** Whether the terms have changed since a player accepted them (SPEC 7.21, 8.24). */
import { eq } from "drizzle-orm";
import type { ServiceContext } from "../core/context.ts";
import { Failure } from "../core/rest.ts";
import { profileOf } from "./profiles.ts";
import { playerProfile } from "./tables.ts";

/** `result` is true while changed terms are not accepted; `updatedAt` is epoch seconds. */
export interface AgreementStatus {
  result: boolean;
  updatedAt: number;
}

type Parts = Pick<ServiceContext, "db" | "siteConfig" | "clock">;

export async function agreementStatus({ db, siteConfig, clock }: Parts, playerId: number): Promise<AgreementStatus> {
  const updatedAt = siteConfig.termsUpdatedAt ?? 0;
  // Terms that change on a coming day are not the terms yet.
  const isInForce = siteConfig.isAvailableConfirmTerms && updatedAt * 1000 <= clock.now();
  if (!isInForce) return { result: false, updatedAt };
  const { termsAcceptedAt } = await profileOf(db, playerId);
  return { result: (termsAcceptedAt ?? 0) < updatedAt * 1000, updatedAt };
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
