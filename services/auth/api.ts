/** REST contract of the auth service: sessions, tokens and rights (SPEC 7.13–7.15, 7.18, 7.19). Ways to sign in are in signInApi.ts. */
import { z } from "zod";
import { epoch, errorBody } from "../core/api.ts";
import { signInCalls } from "./signIn/signInApi.ts";

const sessionCheck = z.object({ user_id: z.int().nullable() });

/** What a device told about itself, and the token that stands for it (SPEC 3.34). */
const componentsData = z.record(z.string().max(64), z.unknown());

const sessionCalls = {
  /**
   * Who a session belongs to; `user_id` null for a dead or unknown one. Session in header `X-Session`. In cookie-iframe
   * mode, where the browser keeps no cookies, `X-Cookie-Iframe: 1` comes with `Authorization: Bearer` instead.
   */
  checkSession: { method: "GET", path: "/auth-api/v1/session", response: sessionCheck },
  /** The same, loaded once by a browser that has no session yet. */
  session: { method: "GET", path: "/web-api/session", response: sessionCheck },
  /** A fresh `user_token` (JWT with `exp`, 10 minutes) for a session (header `X-Session`); 401 when the session is dead. */
  token: {
    method: "GET", path: "/web-api/user/gettoken", query: z.object({ force_refresh: z.string().optional() }),
    response: z.object({ token: z.string() }), errors: { 401: errorBody },
  },
  /**
   * The refresh token of a session that has just begun (header `X-Session`): good for one renewal, which answers the next.
   * `lasting`: each renewal makes the session last longer; else it ends when it was meant to. 401 when the session is
   * dead, 409 when it has a token already. `expires` is the session's end unless it is renewed.
   */
  issueRefreshToken: {
    method: "POST", path: "/auth-api/v1/refresh-token/issue", body: z.object({ lasting: z.boolean() }),
    response: z.object({ refresh_token: z.string(), expires: epoch }), errors: { 401: errorBody, 409: errorBody },
  },
  /**
   * Renews: a fresh `user_token` and the next refresh token. The same token within 30 seconds answers the same again;
   * later it counts as stolen and ends its session. 401 for one that is unknown, stolen, or of a dead session.
   */
  refreshToken: {
    method: "POST", path: "/auth-api/v1/refresh-token", body: z.object({ refresh_token: z.string().max(128) }),
    response: z.object({ token: z.string(), refresh_token: z.string(), expires: epoch }), errors: { 401: errorBody },
  },
  /** Name and such of the player of `Authorization: Bearer`. */
  userConfig: {
    method: "GET", path: "/auth-api/v1/user",
    response: z.object({ result: z.object({ user_id: z.int(), login: z.string(), user_name: z.string().nullable(), ban_level: z.int() }) }),
    errors: { 401: errorBody },
  },
  /** What the player of `Authorization: Bearer` may do (SPEC 6.14). */
  rights: {
    method: "GET", path: "/auth-api/v1/rights",
    response: z.object({ result: z.object({ bet_line: z.boolean(), bet_live: z.boolean(), deposit: z.boolean(), withdraw: z.boolean(), bonuses: z.boolean(), support: z.boolean() }) }),
    errors: { 401: errorBody },
  },
  /**
   * Values for two cookies of the browser: `ggru` names the browser, the grant vouches for this session for 30 minutes.
   * `grants` is keyed by the id of the cookie that holds the value. Empty (null) for a dead session.
   */
  secureData: {
    method: "GET", path: "/auth-api/v1/secure-data", query: z.object({ ggru: z.string().max(64).optional() }),
    response: z.object({ data: z.object({ ggru: z.string(), grants: z.record(z.string(), z.string()) }).nullable() }),
  },
  /** A device token for what a browser tells about itself; good for a day. */
  fingerprint: {
    method: "POST", path: "/auth-api/v1/fingerprint", body: z.object({ componentsData }),
    response: z.object({ token: z.string(), expiresAt: epoch, componentsData }),
  },
  /** Public keys that verify a `user_token`. */
  keys: { method: "GET", path: "/auth-api/v1/jwks.json", response: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }) },
  /** Ends the session of `X-Session`, or the one a Bearer token was made for. Never fails for an unknown one. */
  logOut: { method: "POST", path: "/auth-api/v1/disconnect", response: z.object({ success: z.boolean() }) },
  /** Demo sites only (404 elsewhere): the latest messages to a phone or an e-mail, newest first, because nothing delivers them. */
  demoMessages: {
    method: "GET", path: "/auth-api/v1/demo/messages", query: z.object({ recipient: z.string().regex(/^[\w.@+-]{1,128}$/) }),
    response: z.object({ messages: z.array(z.object({ channel: z.string(), recipient: z.string(), text: z.string(), created_at: epoch })) }),
    errors: { 404: errorBody },
  },
} as const;

export const authApi = { ...sessionCalls, ...signInCalls } as const;
