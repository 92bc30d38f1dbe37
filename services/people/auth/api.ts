/**
 * REST contract of the auth service: sessions, tokens and rights (SPEC 7.13–7.15, 7.18, 7.19). Ways to sign in are in
 * signInApi.ts.
 */
import { z } from "zod";
import { epoch, errorBody } from "../../platform/http/api.ts";
import { signInCalls } from "./signIn/signInApi.ts";

const sessionCheck = z
  .object({ user_id: z.int().nullable().describe("Player number; null for a dead or unknown session") })
  .describe("Whose session it is");

const componentsData = z
  .record(z.string().max(64), z.unknown())
  .describe("What a device told about itself, and the token that stands for it");

const sessionCalls = {
  checkSession: {
    summary: "Whose session it is",
    description:
      "Who a session belongs to; `user_id` null for a dead or unknown one. Session in header `X-Session`. In cookie-iframe mode, where the browser keeps no cookies, `X-Cookie-Iframe: 1` comes with `Authorization: Bearer` instead.",
    security: "sessionOrPlayer",
    headers: ["X-Cookie-Iframe"],
    method: "GET",
    path: "/auth-api/v1/session",
    response: sessionCheck,
  },
  session: {
    summary: "Whose session it is, asked once by a browser that knows of none",
    description: "The same, loaded once by a browser that has no session yet.",
    security: "sessionOrNone",
    method: "GET",
    path: "/web-api/session",
    response: sessionCheck,
  },
  token: {
    summary: "A fresh `user_token` for a session",
    description:
      "A fresh `user_token` (JWT with `exp`, 10 minutes) for a session (header `X-Session`); 401 when the session is dead.",
    security: "session",
    headers: ["User-Agent", "X-Client-Address", "X-Geo-Country"],
    method: "GET",
    path: "/web-api/user/gettoken",
    query: z.object({
      force_refresh: z.string().optional().describe("Any value asks for a new token even where one is kept"),
    }),
    response: z.object({ token: z.string().describe("The `user_token`: a JWT that holds for 10 minutes") }),
    errors: { 401: errorBody },
  },
  issueRefreshToken: {
    summary: "The first refresh token of a session",
    description:
      "The refresh token of a session that has just begun (header `X-Session`): good for one renewal, which answers the next. `lasting`: each renewal makes the session last longer; else it ends when it was meant to. 401 when the session is dead, 409 when it has a token already. `expires` is the session's end unless it is renewed.",
    security: "session",
    codes: { "409": { HAS_REFRESH_TOKEN: "The session has a refresh token already" } },
    method: "POST",
    path: "/auth-api/v1/refresh-token/issue",
    body: z.object({ lasting: z.boolean().describe("True: each renewal makes the session last longer") }),
    response: z.object({
      refresh_token: z.string().describe("Refresh token, good for one renewal"),
      expires: epoch.describe("When it stops being valid, epoch seconds"),
    }),
    errors: { 401: errorBody, 409: errorBody },
  },
  refreshToken: {
    summary: "Renews a `user_token`",
    description:
      "Renews: a fresh `user_token` and the next refresh token. The same token within 30 seconds answers the same again; later it counts as stolen and ends its session. 401 for one that is unknown, stolen, or of a dead session.",
    security: "none",
    headers: ["User-Agent", "X-Client-Address", "X-Geo-Country"],
    codes: { "401": { UNAUTHENTICATED: "The refresh token is unknown, used or of a dead session" } },
    method: "POST",
    path: "/auth-api/v1/refresh-token",
    body: z.object({ refresh_token: z.string().max(128).describe("Refresh token, good for one renewal") }),
    response: z.object({
      token: z.string().describe("The new `user_token`"),
      refresh_token: z.string().describe("Refresh token, good for one renewal"),
      expires: epoch.describe("When it stops being valid, epoch seconds"),
    }),
    errors: { 401: errorBody },
  },
  userConfig: {
    summary: "Name, login and ban of the player",
    security: "player",
    method: "GET",
    path: "/auth-api/v1/user",
    response: z.object({
      result: z
        .object({
          user_id: z.int().describe("Player number"),
          login: z.string().describe("Login"),
          user_name: z.string().nullable().describe("Name; null when the player gave none"),
          ban_level: z.int().describe("Level of the ban; 0 for none"),
        })
        .describe("The player"),
    }),
    errors: { 401: errorBody },
  },
  rights: {
    summary: "What the player may do",
    security: "player",
    method: "GET",
    path: "/auth-api/v1/rights",
    response: z.object({
      result: z
        .object({
          bet_line: z.boolean().describe("May bet before games start"),
          bet_live: z.boolean().describe("May bet on games in play"),
          deposit: z.boolean().describe("May deposit"),
          withdraw: z.boolean().describe("May withdraw"),
          bonuses: z.boolean().describe("May use bonuses"),
          support: z.boolean().describe("May write to support"),
        })
        .describe("What the player may do"),
    }),
    errors: { 401: errorBody },
  },
  secureData: {
    summary: "Values of the cookies that protect a session",
    description:
      "Values for two cookies of the browser: `ggru` names the browser, the grant vouches for this session for 30 minutes. `grants` is keyed by the id of the cookie that holds the value. Empty (null) for a dead session.",
    security: "sessionOrPlayer",
    headers: ["X-Cookie-Iframe"],
    method: "GET",
    path: "/auth-api/v1/secure-data",
    query: z.object({
      ggru: z.string().max(64).optional().describe("Value of the cookie `ggru`, when the browser has one"),
    }),
    response: z.object({
      data: z
        .object({
          ggru: z.string().describe("Value of the cookie `ggru`"),
          grants: z.record(z.string(), z.string()).describe("Grant by the id of the cookie that holds it"),
        })
        .nullable()
        .describe("Cookie values; null for a dead session"),
    }),
  },
  fingerprint: {
    summary: "Makes a device token",
    description: "A device token for what a browser tells about itself; good for a day.",
    security: "none",
    method: "POST",
    path: "/auth-api/v1/fingerprint",
    body: z.object({ componentsData }),
    response: z.object({
      token: z.string().describe("Device token"),
      expiresAt: epoch.describe("When it stops being valid, epoch seconds"),
      componentsData,
    }),
  },
  keys: {
    summary: "Public keys that verify a `user_token`",
    security: "none",
    method: "GET",
    path: "/auth-api/v1/jwks.json",
    response: z.object({ keys: z.array(z.record(z.string(), z.unknown())).describe("JSON Web Keys") }),
  },
  logOut: {
    summary: "Ends a session",
    description:
      "Ends the session of `X-Session`, or the one a Bearer token was made for. Never fails for an unknown one.",
    security: "sessionOrPlayer",
    method: "POST",
    path: "/auth-api/v1/disconnect",
    response: z.object({ success: z.boolean().describe("True when it was done") }),
  },
  demoMessages: {
    summary: "The latest messages to a phone or e-mail address, on demo sites",
    description:
      "Demo sites only (404 elsewhere): the latest messages to a phone or an e-mail, newest first, because nothing delivers them.",
    security: "none",
    codes: { "404": { NO_SUCH_CALL: "Not a demo site" } },
    method: "GET",
    path: "/auth-api/v1/demo/messages",
    query: z.object({
      recipient: z
        .string()
        .regex(/^[\w.@+-]{1,128}$/)
        .describe("Phone number or e-mail"),
    }),
    response: z.object({
      messages: z
        .array(
          z.object({
            channel: z.string().describe('"sms" or "email"'),
            recipient: z.string().describe("Phone number or e-mail"),
            text: z.string().describe("Text of the message"),
            created_at: epoch.describe("When it was sent, epoch seconds"),
          }),
        )
        .describe("Messages, newest first"),
    }),
    errors: { 404: errorBody },
  },
} as const;

export const authApi = { ...sessionCalls, ...signInCalls } as const;
