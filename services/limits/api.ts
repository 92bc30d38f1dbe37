/** REST contract of the limits service (SPEC 7.30). Header `X-Auth: <user_token>`, else 401; `X-Language` for labels. */
import { z } from "zod";
import { decimal, epoch, errorBody } from "../core/api.ts";

export const limit = z.object({
  /** 1/2/3 wagering, 10/11/12 loss, 20/21/22 deposit, 30 self-exclusion, 31 session, 32 reality check, 33 deposit time-out. */
  limitType: z.int(),
  limitValue: decimal.nullable(),
  limitBalance: decimal.nullable(),
  limitState: z.enum(["PENDING", "ACTIVE", "INACTIVE"]),
  needApprove: z.int().min(0).max(1),
  startedAt: epoch.nullable(),
  endsAt: epoch.nullable(),
  label: z.string(),
  measure: z.enum(["money", "days", "hours", "minutes"]),
  currency: z.string().nullable(),
});

export const limitsApi = {
  list: {
    method: "GET", path: "/limit-service-api/api/external/web/v3/limits",
    response: z.object({ limits: z.array(limit) }), errors: { 401: errorBody },
  },
} as const;
