/**
 * Contract of the event stream (SSE): `GET /events-api/v1/stream`, header `X-Service-Key`. Money and people: named
 * events with an `id` (the outbox's sequence number); `Last-Event-ID` resumes without a gap. `site` events without an
 * id carry the current site config. Prices: `game` events without an id (latest state), only for the games requested by
 * `POST /events-api/v1/watch`.
 */
import { z } from "zod";
import { SESSION_END_REASONS } from "#shared/people/sessionEnd.ts";
import { account } from "../../money/accounts/public.ts";
import { errorBody } from "../../platform/http/api.ts";
import { id } from "../../platform/http/ids.ts";
import { bonusBody } from "../../loyalty/bonuses/public.ts";
import { coupon } from "../coupons/public.ts";
import { limit } from "../../money/limits/public.ts";
import { payment } from "../../money/payments/public.ts";
import { paymentRequest } from "../../money/requests/public.ts";
import { noticeEvent } from "../../people/notices/public.ts";
import { verification } from "../../people/verification/public.ts";
import { gameChange } from "../sportsbook/public.ts";

/** `data` of each named event. */
export const eventData = {
  balance: z.object({ userId: z.int().describe("Player number"), account }),
  limit: z.object({ userId: z.int().describe("Player number"), limit }),
  coupon: z.object({ userId: z.int().describe("Player number"), coupon }),
  payment: z.object({ userId: z.int().describe("Player number"), payment }),
  paymentRequest: z.object({ userId: z.int().describe("Player number"), request: paymentRequest }),
  bonus: z.object({ userId: z.int().describe("Player number"), bonus: bonusBody }),
  verification: z.object({ userId: z.int().describe("Player number"), verification }),
  notice: noticeEvent,
  /** A session ended (sign-out, ban, self-exclusion): sockets close, tokens are dropped. */
  session: z.object({
    userId: z.int().describe("Player number"),
    sessionId: z.string().nullable().describe("SHA-256 (hex) of the session; null for all of the player's"),
    reason: z
      .enum(SESSION_END_REASONS)
      .optional()
      .describe(
        "Why, when the player is to be told: the session limit is used up, the password has changed, or the session was ended on another device",
      ),
  }),
  game: gameChange,
  /** The site config as it is now, without an id: at the beginning of a stream, and after each change. */
  site: z.object({
    revision: z.string().max(64).describe("Names the config, as its own `revision` does"),
    fields: z
      .array(z.string().max(64))
      .max(500)
      .nullable()
      .describe("Top-level fields that changed; null where that can't be told"),
  }),
} as const;

export const eventsApi = {
  stream: {
    summary: "The stream of events",
    description:
      'Answers `text/event-stream`. First event `hello`, data `{"reader": id}` for `watch`, its id the number to resume from: another one than `Last-Event-ID` names where events behind that were dropped by age, or it is of another database, and then everything has to be asked for anew. A comment every 2 s shows that it lives. 401 without the key.',
    security: "serviceKey",
    headers: ["Last-Event-ID"],
    method: "GET",
    path: "/events-api/v1/stream",
    errors: { 401: errorBody },
  },
  watch: {
    summary: "Chooses the games whose changes a stream carries",
    description:
      "Replaces the set of games whose changes a reader gets; each new one is answered by a whole `game` event (isSnapshot).",
    security: "serviceKey",
    codes: { "404": { NO_SUCH_READER: "No stream with this reader id is open in this process" } },
    method: "POST",
    path: "/events-api/v1/watch",
    body: z.object({
      reader: z.string().max(64).describe("Reader id from the event `hello`"),
      gameIds: z.array(id).max(5000).describe("Ids of the games to follow"),
    }),
    response: z.object({ watching: z.int().describe("Number of games followed") }),
    errors: { 401: errorBody, 404: errorBody },
  },
} as const;
