/** Coupons saved under a short code that anybody can load. */
import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { ServiceContext } from "../core/context.ts";
import type { couponsApi } from "./api.ts";
import { checkCoupon } from "./check/check.ts";
import { sharedCoupon } from "./tables.ts";

type ShareBody = z.output<typeof couponsApi.share.body>;
type ShareAnswer = z.infer<typeof couponsApi.share.response>;

/** Without 0, O, 1, I and L, which people mix up when they read a code to each other. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const codeLength = 8;
/** What can be a code at all; the database refuses some of the other texts (NUL). */
const codeForm = new RegExp(`^[${alphabet}]{${codeLength}}$`);

/** What keeps a coupon from being shared: its shape and outcomes that are not there. Prices and suspensions pass. */
const sharingErrors: readonly string[] = ["KIND_NOT_OFFERED", "REQUIRED", "TOO_FEW_BETS", "TOO_MANY_BETS", "BET_DUPLICATE", "BETS_DEPEND", "OUTCOME_UNKNOWN", "GAME_FINISHED"];

/** Saves a coupon's outcomes under a new code. */
export async function shareCoupon(context: ServiceContext, body: ShareBody): Promise<ShareAnswer> {
  const guest = { id: null, type: 0 as const, currency: context.siteConfig.geoCurrencyCode, balance: null, isFrozen: false, closedSections: [] };
  const asCoupon = { accountId: "0", typeId: body.typeId, bets: body.bets, changeCoefAction: 0 };
  const errors = checkCoupon(context.book, context.siteConfig, asCoupon, guest, "quote").errors.filter(({ code }) => sharingErrors.includes(code));
  if (errors.length > 0) return { code: null, errors };
  const code = Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join("");
  // One of 10^12: should it be taken after all, the unique key refuses and the caller tries again.
  await context.db.insert(sharedCoupon).values({ code, typeId: body.typeId, outcomeIds: body.bets.map(({ outcomeId }) => outcomeId), createdAt: context.clock.now() });
  return { code, errors: [] };
}

/** What was saved under a code, without regard to case; null when there is nothing. */
export async function loadShared(context: ServiceContext, code: string): Promise<{ code: string; typeId: number; outcomeIds: string[] } | null> {
  if (!codeForm.test(code.toUpperCase())) return null;
  const [found] = await context.db.select({ code: sharedCoupon.code, typeId: sharedCoupon.typeId, outcomeIds: sharedCoupon.outcomeIds }).from(sharedCoupon).where(eq(sharedCoupon.code, code.toUpperCase()));
  return found ?? null;
}
