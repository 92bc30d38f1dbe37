/** REST contract of the limits service (SPEC 7.30–7.33). Header `X-Auth: <user_token>`, else 401; `X-Language` for labels and titles. */
import { z } from "zod";
import { decimal, epoch, errorBody, fieldError } from "../core/api.ts";

/** A value that waits beside the one in force. */
const pendingLimit = z.object({
  /** -1 takes the limit away. */
  limitValue: decimal,
  limitState: z.literal("PENDING"),
  /** Compared with the value in force. */
  change: z.enum(["HIGHER", "LOWER"]),
  /** 1 once the player may and must approve it. */
  needApprove: z.int().min(0).max(1),
  /** When the approval opens. */
  startedAt: epoch,
  /** When the approval lapses and the change with it: start plus 86400 s. */
  approveUntil: epoch,
});

export const limit = z.object({
  /** 1/2/3 wagering, 10/11/12 loss, 20/21/22 deposit, 30 self-exclusion, 31 session, 32 reality check, 33 deposit time-out. */
  limitType: z.int(),
  /** The value in force. */
  limitValue: decimal.nullable(),
  /** What is left of it, in its own unit. */
  limitBalance: decimal.nullable(),
  limitState: z.enum(["PENDING", "ACTIVE", "INACTIVE"]),
  needApprove: z.int().min(0).max(1),
  startedAt: epoch.nullable(),
  endsAt: epoch.nullable(),
  label: z.string(),
  measure: z.enum(["money", "days", "hours", "minutes"]),
  currency: z.string().nullable(),
  // A service may leave out what follows: callers then go by the table of types.
  section: z.enum(["DEPOSIT", "EXTRA", "REALITY_CHECK", "WAGERING", "LOSS"]).optional(),
  /** Values to choose among; null where the player types an amount. */
  options: z.array(decimal).nullish(),
  /** The player can't change it now. */
  isDisabled: z.boolean().optional(),
  pending: pendingLimit.nullish(),
});

/** What became of an action: the sentence to show is `title`, in the caller's language; `code` is that of a refusal. */
const actionAnswer = z.object({ status: z.boolean(), title: z.string(), code: z.string().optional(), limits: z.array(limit) });

/** Money of one currency. */
const sum = z.object({ amount: decimal, currency: z.string() });

const base = "/limit-service-api/api/external/web/v3";
const errors = { 401: errorBody } as const;
/** All waiting limits that the action fits, without a type. */
const limitType = z.coerce.number().int().optional();

export const limitsApi = {
  list: { method: "GET", path: `${base}/limits`, response: z.object({ limits: z.array(limit) }), errors },
  /** Sets a value. A tighter one holds at once; a looser one waits a day and then needs approval. Errors are values, the status is 200. */
  set: {
    method: "POST", path: `${base}/limit`, body: z.object({ limitType: z.int(), limitValue: z.string().max(64), currency: z.string().max(3).nullish() }),
    response: actionAnswer.extend({ errors: z.array(fieldError) }), errors,
  },
  /** Rejects (0) or approves (1) changes that need approval. */
  action: { method: "POST", path: `${base}/limitaction`, query: z.object({ action: z.coerce.number().int().min(0).max(1), limitType }), response: actionAnswer, errors },
  /** Cancels pending deposit limits whose approve flag is not 1. */
  cancel: { method: "DELETE", path: `${base}/limit`, query: z.object({ limitType }), response: actionAnswer, errors },
  /** Every 30 s while the player is signed in. When his hours are used up, his sessions end. */
  ping: {
    method: "POST", path: `${base}/ping`, body: z.object({ isRealityCheckSeen: z.boolean().default(false) }),
    response: z.object({
      pingSeconds: z.int(),
      session: z.object({ limitHours: z.int().nullable(), usedSeconds: z.int(), leftSeconds: z.int().nullable() }),
      realityCheck: z.object({ limitMinutes: z.int().nullable(), playedSeconds: z.int(), isDue: z.boolean() }),
      isDisconnected: z.boolean(),
    }),
    errors,
  },
  /** What the player staked and won since he signed in with this session, by currency: told with the reminder of the reality check. */
  played: {
    method: "GET", path: `${base}/played`,
    response: z.object({ startedAt: epoch, seconds: z.int().nonnegative(), stakes: z.array(sum), wins: z.array(sum) }), errors,
  },
} as const;
