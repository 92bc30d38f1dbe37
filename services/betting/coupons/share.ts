/** Coupons saved under a short code that anybody can load. */
import { createHash, createHmac, randomInt } from "node:crypto";
import { and, count, eq, gt } from "../../platform/database/drizzle.ts";
import type { z } from "zod";
import { couponKinds } from "#shared/betting/coupon/kinds.ts";
import type { ServiceContext } from "../../platform/context.ts";
import { lockKey } from "../../platform/database/database.ts";
import type { couponsApi } from "./api/index.ts";
import { checkCoupon } from "./check/check.ts";
import { sharedCoupon } from "./tables.ts";

type ShareBody = z.output<typeof couponsApi.share.body>;
type SharedAnswer = z.infer<typeof couponsApi.shared.response>;
type ShareAnswer = z.infer<typeof couponsApi.share.response>;

/** Without 0, O, 1, I and L, which people mix up when they read a code to each other. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const codeLength = 8;
/** What can be a code at all; the database refuses some of the other texts (NUL). */
const codeForm = new RegExp(`^[${alphabet}]{${codeLength}}$`);

/** What keeps a coupon from being shared: its shape and outcomes that are not there. Prices and suspensions pass. */
const sharingErrors: readonly string[] = [
  "KIND_NOT_OFFERED",
  "REQUIRED",
  "TOO_FEW_BETS",
  "TOO_MANY_BETS",
  "BET_DUPLICATE",
  "BETS_DEPEND",
  "COVER_INVALID",
  "OUTCOME_UNKNOWN",
  "GAME_FINISHED",
];

/** New codes that a player, or a guest's network, can have in an hour. */
const mostAnHour = 60;
const hourMs = 3_600_000;

/**
 * Saves a coupon's outcomes and their roles under a code; a coupon that was shared before keeps its code. @param sharer
 * whom new codes count for, such as "player:1000001"
 */
export async function shareCoupon(context: ServiceContext, body: ShareBody, sharer: string): Promise<ShareAnswer> {
  const guest = {
    id: null,
    type: 0 as const,
    currency: context.siteConfig.geoCurrencyCode,
    balance: null,
    isFrozen: false,
    closedSections: [],
  };
  const asCoupon = { accountId: "0", ...body, changeCoefAction: 0 };
  const problems = checkCoupon(context.book, context.siteConfig, asCoupon, guest, "quote").errors;
  const errors = problems.filter(({ code }) => sharingErrors.includes(code));
  if (errors.length > 0) return { code: null, errors };
  const fits = (...at: string[]) => !problems.some(({ path }) => path?.join() === at.join());
  const is = (kind: "SYSTEM" | "FULL_COVER" | "CONDITIONAL") => body.typeId === couponKinds[kind].typeId;
  return keepShared(context, sharer, {
    typeId: body.typeId,
    outcomeIds: body.bets.map(({ outcomeId }) => outcomeId),
    // Options that don't fit the bets are left for the loading player to choose.
    systemValue: is("SYSTEM") && fits("systemValue") ? (body.systemValue ?? null) : null,
    cover: is("FULL_COVER") ? (body.cover ?? null) : null,
    places: body.bets.map(({ isBanker, blockId }, index) => ({
      isBanker: is("SYSTEM") && isBanker === true && fits("bets", String(index), "isBanker"),
      blockId: is("CONDITIONAL") && fits("bets", String(index), "blockId") ? (blockId ?? null) : null,
    })),
  });
}

/** Saves shared coupons once: only a new one gets a new code. */
async function keepShared(
  context: ServiceContext,
  sharer: string,
  content: Pick<typeof sharedCoupon.$inferInsert, "typeId" | "outcomeIds" | "systemValue" | "cover" | "places">,
): Promise<ShareAnswer> {
  const now = context.clock.now();
  const contentHash = createHash("sha256").update(JSON.stringify(content)).digest("hex");
  const counted = createHmac("sha256", await context.secret("sharers"))
    .update(sharer)
    .digest("hex");
  return context.transact(async (tx) => {
    const [known] = await tx
      .update(sharedCoupon)
      .set({ createdAt: now })
      .where(eq(sharedCoupon.contentHash, contentHash))
      .returning({ code: sharedCoupon.code });
    if (known) return { code: known.code, errors: [] };
    // One at a time, so that many at once are counted like many one after the other.
    await lockKey(tx, `sharer:${counted}`);
    const [made] = await tx
      .select({ codes: count() })
      .from(sharedCoupon)
      .where(and(eq(sharedCoupon.sharer, counted), gt(sharedCoupon.createdAt, now - hourMs)));
    if ((made?.codes ?? 0) >= mostAnHour)
      return {
        code: null,
        errors: [
          {
            code: "TOO_MANY_SHARED",
            message: `Not more than ${mostAnHour} new coupons can be shared in an hour`,
            path: null,
          },
        ],
      };
    // One of 10^12: should it be taken after all, the unique key refuses and the caller tries again.
    const code = Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join("");
    const [kept] = await tx
      .insert(sharedCoupon)
      .values({ ...content, code, createdAt: now, contentHash, sharer: counted })
      .onConflictDoUpdate({ target: sharedCoupon.contentHash, set: { createdAt: now } })
      .returning({ code: sharedCoupon.code });
    return { code: kept?.code ?? code, errors: [] };
  });
}

/** The coupon saved under a code, ignoring case; null if there is none. */
export async function loadShared(context: ServiceContext, code: string): Promise<SharedAnswer | null> {
  if (!codeForm.test(code.toUpperCase())) return null;
  const [found] = await context.db.select().from(sharedCoupon).where(eq(sharedCoupon.code, code.toUpperCase()));
  if (!found) return null;
  const { typeId, systemValue, cover, outcomeIds, places } = found;
  return {
    code: found.code,
    typeId,
    systemValue,
    cover,
    bets: outcomeIds.map((outcomeId, index) => ({
      outcomeId,
      isBanker: places?.[index]?.isBanker ?? false,
      blockId: places?.[index]?.blockId ?? null,
    })),
  };
}
