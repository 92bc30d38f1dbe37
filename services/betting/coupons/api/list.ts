/** REST contract of the player's placed coupons. */
import { z } from "zod";
import { errorBody, lng } from "../../../platform/http/api.ts";
import { coupon, couponState } from "./coupon.ts";

export const listCalls = {
  list: {
    summary: "The player's coupons, newest first",
    description: "Newest first. `after` is the `next` of the page before.",
    security: "player",
    codes: { "400": { BAD_CURSOR: "`after` is not a cursor of this list" } },
    method: "GET",
    path: "/coupon-api/v1/coupons",
    query: z.object({
      lng,
      first: z.coerce.number().int().min(1).max(50).default(20).describe("Size of the page"),
      after: z
        .string()
        .max(64)
        .optional()
        .describe("The `next` of the page before; the list starts at the beginning without it"),
      state: couponState.optional().describe("Only coupons in this state"),
      states: z
        .string()
        .max(128)
        .optional()
        .describe("Comma lists of states and of kinds' numbers. Unknown ones are ignored."),
      kinds: z.string().max(64).optional().describe("Numbers of coupon kinds, comma-separated"),
      accountId: z.string().max(32).optional().describe("Only coupons of this account"),
      from: z.coerce
        .number()
        .int()
        .nonnegative()
        .optional()
        .describe("Placed from and before this moment, epoch seconds"),
      to: z.coerce.number().int().nonnegative().optional().describe("Placed before this moment, epoch seconds"),
      search: z
        .string()
        .max(64)
        .optional()
        .describe("Number of a coupon, or a part of a game's or championship's name in any language"),
      archive: z
        .enum(["true", "false"])
        .optional()
        .describe("true: settled more than 30 days ago; false: the others. Left out: all."),
    }),
    response: z.object({
      coupons: z.array(coupon).describe("Coupons, newest first"),
      cursors: z.array(z.string()).describe("Cursor of each entry, in the same order"),
      totalCount: z.int().describe("Number of entries in the whole list"),
      next: z.string().nullable().describe("What to send as `after` for the following page; null on the last one"),
    }),
    errors: { 400: errorBody, 401: errorBody },
  },
  byIds: {
    summary: "Coupons of the player by id",
    description: "The player's own coupons by id (comma list, at most 50); others are left out.",
    security: "player",
    method: "GET",
    path: "/coupon-api/v1/coupons/by-ids",
    query: z.object({ lng, ids: z.string().max(1024).describe("Ids, comma-separated") }),
    response: z.object({ coupons: z.array(coupon).describe("Coupons, newest first") }),
    errors: { 401: errorBody },
  },
} as const;
