/**
 * Contract of the event stream (SSE): `GET /events-api/v1/stream`, header `X-Service-Key`.
 * Money and people: named events with an `id` (the outbox's sequence number); `Last-Event-ID` resumes without a gap.
 * Events `site` without an id tell what the site config is now.
 * Prices: events `game` without an id (latest state), only for the games asked for by `POST /events-api/v1/watch`.
 */
import { z } from "zod";
import { SESSION_END_REASONS } from "#shared/sessionEnd.ts";
import { account } from "../accounts/api.ts";
import { errorBody } from "../core/api.ts";
import { coupon } from "../coupons/api.ts";
import { limit } from "../limits/api.ts";
import { gameChange } from "../sportsbook/api.ts";

/** `data` of each named event. */
export const eventData = {
  balance: z.object({ userId: z.int(), account }),
  limit: z.object({ userId: z.int(), limit }),
  coupon: z.object({ userId: z.int(), coupon }),
  /** A session ended (sign-out, ban, self-exclusion): sockets close, tokens are dropped. */
  session: z.object({ userId: z.int(), sessionId: z.string().nullable().describe("SHA-256 (hex) of the session; null for all of the player's"), reason: z.enum(SESSION_END_REASONS).optional().describe("Why, where the player is to be told: his session limit is used up, he has a new password, or he ended it on another device") }),
  game: gameChange,
  /** The site config as it is now, without an id: at the beginning of a stream, and after each change. */
  site: z.object({
    revision: z.string().max(64).describe("Names the config, as its own `revision` does"),
    fields: z.array(z.string().max(64)).max(500).nullable().describe("Top-level fields that changed; null where that can't be told"),
  }),
} as const;

export const eventsApi = {
  /** Answers `text/event-stream`. First event `hello`, data `{"reader": id}` for `watch`, its id the number to resume from: another one than `Last-Event-ID` names where events behind that were dropped by age, or it is of another database, and then everything has to be asked for anew. A comment every 2 s shows that it lives. 401 without the key. */
  stream: { method: "GET", path: "/events-api/v1/stream", errors: { 401: errorBody } },
  /** Replaces the set of games whose changes a reader gets; each new one is answered by a whole `game` event (isSnapshot). */
  watch: {
    method: "POST", path: "/events-api/v1/watch", body: z.object({ reader: z.string().max(64), gameIds: z.array(z.string().regex(/^\d{1,15}$/)).max(5000) }),
    response: z.object({ watching: z.int() }), errors: { 401: errorBody, 404: errorBody },
  },
} as const;
