/**
 * REST contract of the limits service (SPEC 7.30–7.33). Header `X-Auth: <user_token>`, else 401; `X-Language` for
 * labels and titles.
 */
import { z } from "zod";
import { decimal, epoch, errorBody, fieldError } from "../../platform/http/api.ts";

const pendingLimit = z
  .object({
    limitValue: decimal.describe("-1 takes the limit away"),
    limitState: z.literal("PENDING").describe("PENDING: waits for approval; ACTIVE: in force; INACTIVE: over"),
    change: z.enum(["HIGHER", "LOWER"]).describe("Compared with the value in force"),
    needApprove: z.int().min(0).max(1).describe("1 once the player may and must approve it"),
    startedAt: epoch.describe("When the approval opens"),
    approveUntil: epoch.describe("When the approval lapses and the change with it: start plus 86400 s"),
  })
  .describe("A value that waits beside the one in force");

export const limit = z
  .object({
    limitType: z
      .int()
      .describe(
        "1/2/3 wagering, 10/11/12 loss, 20/21/22 deposit, 30 self-exclusion, 31 session, 32 reality check, 33 deposit time-out",
      ),
    limitValue: decimal.nullable().describe("The value in force"),
    limitBalance: decimal.nullable().describe("What is left of it, in its own unit"),
    limitState: z
      .enum(["PENDING", "ACTIVE", "INACTIVE"])
      .describe("PENDING: waits for approval; ACTIVE: in force; INACTIVE: over"),
    needApprove: z.int().min(0).max(1).describe("1 when a change waits for the player's approval"),
    startedAt: epoch.nullable().describe("When it came into force, epoch seconds; null when it never did"),
    endsAt: epoch.nullable().describe("When it ends, epoch seconds; null when it has no end"),
    label: z.string().describe("Name in the caller's language"),
    measure: z.enum(["money", "days", "hours", "minutes"]).describe("Unit of the values"),
    currency: z.string().nullable().describe("Currency of money limits, ISO 4217; null for others"),
    // A service may leave out the following fields: callers then use the table of types.
    section: z
      .enum(["DEPOSIT", "EXTRA", "REALITY_CHECK", "WAGERING", "LOSS"])
      .optional()
      .describe("Section of the limits page"),
    options: z.array(decimal).nullish().describe("Values to choose among; null where the player types an amount"),
    isDisabled: z.boolean().optional().describe("The player can't change it now"),
    pending: pendingLimit.nullish().describe("A change that waits; null or absent for none"),
  })
  .describe("A limit of the player");

const actionAnswer = z
  .object({
    status: z.boolean().describe("True when it was done"),
    title: z.string().describe("Sentence to show, in the caller's language"),
    code: z.string().optional().describe("Code of the refusal; absent when it was done"),
    limits: z.array(limit).describe("Limits of the player, as they are now"),
  })
  .describe(
    "What became of an action: the sentence to show is `title`, in the caller's language; `code` is that of a refusal",
  );

const sum = z
  .object({ amount: decimal.describe("Decimal, major units"), currency: z.string().describe("ISO 4217") })
  .describe("Money of one currency");

const base = "/limit-service-api/api/external/web/v3";
const errors = { 401: errorBody } as const;
const limitType = z.coerce
  .number()
  .int()
  .optional()
  .describe("All waiting limits that the action fits, without a type");

export const limitsApi = {
  list: {
    summary: "All limits of the player",
    security: "playerHeader",
    headers: ["X-Language"],
    method: "GET",
    path: `${base}/limits`,
    response: z.object({ limits: z.array(limit).describe("Limits of the player, as they are now") }),
    errors,
  },
  set: {
    summary: "Sets a limit",
    description:
      "Sets a value. A tighter one holds at once; a looser one waits a day and then needs approval. Errors are values, the status is 200.",
    security: "playerHeader",
    headers: ["X-Language"],
    method: "POST",
    path: `${base}/limit`,
    body: z.object({
      limitType: z.int().describe("Type of the limit"),
      limitValue: z.string().max(64).describe('New value, decimal in the limit\'s own unit; "-1" removes the limit'),
      currency: z.string().max(3).nullish().describe("Currency of the value, ISO 4217; the main account's without it"),
    }),
    response: actionAnswer.extend({
      errors: z.array(fieldError).describe("What the caller can correct; empty when the call succeeded"),
    }),
    errors,
  },
  action: {
    summary: "Approves or rejects changes of limits",
    description: "Rejects (0) or approves (1) changes that need approval.",
    security: "playerHeader",
    headers: ["X-Language"],
    method: "POST",
    path: `${base}/limitaction`,
    query: z.object({ action: z.coerce.number().int().min(0).max(1).describe("0 rejects, 1 approves"), limitType }),
    response: actionAnswer,
    errors,
  },
  cancel: {
    summary: "Cancels waiting changes of deposit limits",
    description: "Cancels pending deposit limits whose approve flag is not 1.",
    security: "playerHeader",
    headers: ["X-Language"],
    method: "DELETE",
    path: `${base}/limit`,
    query: z.object({ limitType }),
    response: actionAnswer,
    errors,
  },
  ping: {
    summary: "Counts the time the player spends",
    description:
      "Sent every 30 seconds while the player is signed in. When the hours of the session limit are used up, the player's sessions end.",
    security: "playerHeader",
    method: "POST",
    path: `${base}/ping`,
    body: z.object({
      isRealityCheckSeen: z.boolean().default(false).describe("True once the player has closed the reminder"),
    }),
    response: z.object({
      pingSeconds: z.int().describe("Seconds until the next ping"),
      session: z
        .object({
          limitHours: z.int().nullable().describe("Hours a day that the player allows; null without a limit"),
          usedSeconds: z.int().describe("Seconds used today"),
          leftSeconds: z.int().nullable().describe("Seconds left today; null without a limit"),
        })
        .describe("Session limit"),
      realityCheck: z
        .object({
          limitMinutes: z.int().nullable().describe("Minutes between reminders; null when it is off"),
          playedSeconds: z.int().describe("Seconds played since the last reminder"),
          isDue: z.boolean().describe("True when the reminder must be shown now"),
        })
        .describe("Reality check"),
      isDisconnected: z.boolean().describe("True when the hours are used up and the session has ended"),
    }),
    errors,
  },
  played: {
    summary: "What the player staked and won in this session",
    description: "By currency, since the session began. Shown with the reminder of the reality check.",
    security: "playerHeader",
    method: "GET",
    path: `${base}/played`,
    response: z.object({
      startedAt: epoch.describe("When the session began, epoch seconds"),
      seconds: z.int().nonnegative().describe("Seconds since then"),
      stakes: z.array(sum).describe("Stakes by currency"),
      wins: z.array(sum).describe("Winnings by currency"),
    }),
    errors,
  },
} as const;
