/** REST contract of the auth service (SPEC 7.13–7.15, 7.19). */
import { z } from "zod";
import { epoch, errorBody, fieldError } from "../core/api.ts";

/** `login` and `uPassword` are base64 of UTF-8 (SPEC 5.24: credentials are encoded before sending). */
export const logInBody = z.object({ login: z.string().max(1024), uPassword: z.string().max(2048), save: z.boolean().default(true) });

export const signedIn = z.object({
  user_id: z.int(),
  /** The new session id; the gateway puts it into the HttpOnly cookie. */
  session: z.string(),
  /** Epoch seconds when the session ends. */
  expires: epoch,
});

export const authApi = {
  /** 200 with either a session or errors (BAD_CREDENTIALS, SIGN_IN_LOCKED, REQUIRED, INVALID). Header `X-Client-Address` counts failures by address. */
  logIn: {
    method: "POST", path: "/auth-api/v1/login", body: logInBody,
    response: z.object({ result: signedIn.nullable(), errors: z.array(fieldError) }),
  },
  /** Who a session belongs to; `user_id` null for a dead or unknown one. Session in header `X-Session`. */
  session: { method: "GET", path: "/web-api/session", response: z.object({ user_id: z.int().nullable() }) },
  /** A fresh `user_token` (JWT with `exp`, 10 minutes) for a session (header `X-Session`); 401 when the session is dead. */
  token: {
    method: "GET", path: "/web-api/user/gettoken", query: z.object({ force_refresh: z.string().optional() }),
    response: z.object({ token: z.string() }), errors: { 401: errorBody },
  },
  /** Name and such of the player of `Authorization: Bearer`. */
  userConfig: {
    method: "GET", path: "/auth-api/v1/user",
    response: z.object({ result: z.object({ user_id: z.int(), login: z.string(), user_name: z.string().nullable(), ban_level: z.int() }) }),
    errors: { 401: errorBody },
  },
  /** Public keys that verify a `user_token`. */
  keys: { method: "GET", path: "/auth-api/v1/jwks.json", response: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }) },
  /** Ends the session of `X-Session`, or the one a Bearer token was made for. Never fails for an unknown one. */
  logOut: { method: "POST", path: "/auth-api/v1/disconnect", response: z.object({ success: z.boolean() }) },
} as const;
