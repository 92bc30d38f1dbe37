/**
 * Tables and columns for what happens to a placed coupon, as migration 0011 creates them. Times are epoch milliseconds.
 */
import { bigint, integer, jsonb, numeric, pgTable, text } from "../../../platform/database/drizzle.ts";
import type { z } from "zod";
import type { LegResult } from "#shared/betting/coupon/legs.ts";
import type { cashOutDone } from "./fields.ts";

/** Columns of the table `coupon`. */
export const afterColumns = {
  /** Stake removed by cash-outs, and what they paid. */
  cashedStake: numeric("cashed_stake").notNull().default("0"),
  cashedValue: numeric("cashed_value").notNull().default("0"),
  /** Those of before advances were paid this way say nothing of them. */
  cashOuts: jsonb("cash_outs")
    .$type<(Omit<z.infer<typeof cashOutDone>, "isAdvance"> & { isAdvance?: boolean })[]>()
    .notNull()
    .default([]),
  /** Value at which the whole coupon is cashed out. */
  autoCashOut: numeric("auto_cash_out"),
  autoCashOutAt: bigint("auto_cash_out_at", { mode: "number" }),
  /** Percent of the stake. */
  insuranceShare: integer("insurance_share"),
  insurancePremium: numeric("insurance_premium"),
  insuredPayout: numeric("insured_payout"),
  replacesId: bigint("replaces_id", { mode: "number" }),
  replacedById: bigint("replaced_by_id", { mode: "number" }),
  /** How often the coupon was settled. */
  settlements: integer("settlements").notNull().default(0),
  correctedAt: bigint("corrected_at", { mode: "number" }),
  correctionReason: text("correction_reason"),
};

export const couponDeed = pgTable("coupon_deed", {
  playerId: integer("player_id").notNull(),
  idempotencyKey: text("idempotency_key").notNull(),
  fingerprint: text("fingerprint").notNull(),
  couponId: bigint("coupon_id", { mode: "number" }).notNull(),
  answerId: bigint("answer_id", { mode: "number" }).notNull(),
  at: bigint("at", { mode: "number" }).notNull(),
});

export const outcomeCorrection = pgTable("outcome_correction", {
  outcomeId: text("outcome_id").primaryKey(),
  result: text("result").$type<LegResult>().notNull(),
  reason: text("reason").notNull(),
  at: bigint("at", { mode: "number" }).notNull(),
});
