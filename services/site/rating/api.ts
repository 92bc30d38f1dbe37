/** REST contract of the rating service: whether players would recommend the site. */
import { z } from "zod";
import { epoch, errorBody, fieldError } from "../../platform/http/api.ts";
import { rowNumber } from "../../platform/http/ids.ts";

/** Longest comment, in characters. */
export const MAX_COMMENT = 2000;

const score = z.int().min(0).max(10).describe("0 (not at all likely) to 10 (extremely likely)");

export const rating = z
  .object({
    score,
    comment: z.string().nullable().describe("What the player added; null for nothing"),
    rated_at: epoch.describe("When it was given, epoch seconds"),
  })
  .describe("A player's answer");

const comment = z
  .object({
    id: z.int().describe("Number of the answer"),
    player_id: z.int().describe("Number of the player"),
    score,
    comment: z.string().describe("What the player wrote"),
    rated_at: epoch.describe("When it was given, epoch seconds"),
  })
  .describe("An answer with a comment");

const span = {
  from: z.coerce
    .number()
    .int()
    .nonnegative()
    .default(0)
    .describe("First moment, epoch seconds; the default is the first answer"),
  to: z.coerce
    .number()
    .int()
    .positive()
    .optional()
    .describe("Moment before which it ends, epoch seconds; now by default"),
};

export const ratingApi = {
  question: {
    summary: "Whether the player may be asked now",
    description:
      "True soon after a happy moment (a withdrawal that was paid out, or the third settled coupon or a later one if it won), once in RATING_DAYS days, and never while a payment or a live coupon waits, nor for players who are excluded or banned.",
    security: "player",
    method: "GET",
    path: "/rating-api/v1/question",
    response: z.object({ is_due: z.boolean().describe("Whether the player may be asked") }),
    errors: { 401: errorBody },
  },
  ask: {
    summary: "Notes that the player is asked now",
    description:
      "True for one caller only, however many pages of the player are open: who is told so shows the question.",
    security: "player",
    method: "POST",
    path: "/rating-api/v1/question",
    response: z.object({ is_asked: z.boolean().describe("Whether this caller shows the question") }),
    errors: { 401: errorBody },
  },
  rate: {
    summary: "Answers the question",
    description:
      "The first answer to a question counts: sending another one answers the first. Errors: INVALID for the score or the comment, NOT_ASKED without a question.",
    security: "player",
    method: "POST",
    path: "/rating-api/v1/ratings",
    body: z.object({
      score: z.int().describe("0 to 10"),
      comment: z.string().nullable().default(null).describe(`What the player adds, at most ${MAX_COMMENT} characters`),
    }),
    response: z.object({
      rating: rating.nullable().describe("The answer that is kept; null when it was refused"),
      errors: z.array(fieldError).describe("What the caller can correct; empty when the call succeeded"),
    }),
    errors: { 401: errorBody },
  },
  report: {
    summary: "Net promoter score of a span of time",
    description: "For the operator's back office.",
    security: "serviceKey",
    method: "GET",
    path: "/rating-api/v1/desk/report",
    query: z.object(span),
    response: z.object({
      asked: z.int().describe("Players' questions in the span"),
      answered: z.int().describe("Those of them with an answer"),
      promoters: z.int().describe("Answers of 9 and 10"),
      passives: z.int().describe("Answers of 7 and 8"),
      detractors: z.int().describe("Answers of 0 to 6"),
      nps: z
        .number()
        .nullable()
        .describe("Percent of promoters less percent of detractors, -100 to 100, to one decimal; null without answers"),
      counts: z
        .array(z.object({ score, count: z.int().describe("Answers with this score") }))
        .describe("All eleven scores, the lowest first"),
    }),
    errors: { 401: errorBody },
  },
  comments: {
    summary: "Comments, newest first",
    description: "For the operator's back office.",
    security: "serviceKey",
    method: "GET",
    path: "/rating-api/v1/desk/comments",
    query: z.object({
      ...span,
      first: z.coerce.number().int().min(1).max(100).default(50).describe("How many, at most 100"),
      before: rowNumber.optional().describe("The `next` of the page before"),
    }),
    response: z.object({
      comments: z.array(comment).describe("Newest first"),
      next: z.int().nullable().describe("Number to send as `before` for the following page; null on the last one"),
      total: z.int().describe("How many there are on all pages"),
    }),
    errors: { 401: errorBody },
  },
} as const;
