/** REST contract of the social service: sign-in by social networks (SPEC 7.16, 7.17, 3.20, 3.29). */
import { z } from "zod";
import { errorBody } from "../core/api.ts";

/** Fields of the form that one-tap posts (SPEC 7.17). Numbers come as text, as forms have them. */
export const oneTapForm = z.object({
  credential: z.string().max(4096).describe("What the network signed"),
  g_csrf_token: z.string().max(256).optional(),
  select_by: z.string().max(64).optional(),
  nonce_secret: z.string().max(256).optional().describe("What the page made the credential's nonce of: SHA-256, base64url"),
  language: z.string().regex(/^[a-z]{2}$/).default("en"),
  currency: z.string().regex(/^\d{1,5}$/).describe("Currency id"),
  countryId: z.string().regex(/^\d{1,5}$/).describe("Country id"),
});

export const socialApi = {
  /** The networks, and which of them this site takes. */
  networks: {
    method: "GET", path: "/social-api/v1/networks",
    response: z.object({ networks: z.array(z.object({ id: z.int(), code: z.string(), name: z.string(), isOn: z.boolean() })) }),
  },
  /** The id that one-tap's script is started with, and the script's address; null where Google is not set up and this is no demo. A service that leaves the script out means Google's own. */
  clientId: { method: "GET", path: "/social-api/v1/oauth/one-tap/client-id", response: z.object({ clientId: z.string().nullable(), script: z.string().nullable().optional() }) },
  /** Takes one-tap's credential; the browser navigates to the answer. Null for a credential that is refused, 409 where the network's keys can't be had: it may be brought again. */
  oneTap: {
    method: "POST", path: "/social-api/v1/oauth/one-tap", consumes: "multipart/form-data", body: oneTapForm,
    response: z.object({ redirectUrl: z.string().nullable() }), errors: { 409: errorBody },
  },
  /**
   * Where to send the browser for a network's consent; it comes back to `return_path` with `code` and `state`, or with
   * `error`. `origin` is the one of the site's own that the visitor came by. 404 for a network that is not set up, 409
   * for one that does not answer.
   */
  start: {
    method: "POST", path: "/social-api/v1/oauth/start",
    body: z.object({ network: z.int(), return_path: z.string().regex(/^\/(?![/\\])[^\s\\#]*$/).max(512), origin: z.string().regex(/^https?:\/\/[\w.-]{1,253}(?::\d{1,5})?$|^https?:\/\/\[[\da-f:]{2,39}\](?::\d{1,5})?$/i).optional() }),
    response: z.object({ url: z.string(), state: z.string() }), errors: { 404: errorBody, 409: errorBody },
  },
  /** Demo sites only (404 elsewhere): what a network would sign for one of its people. `subject` is the network's number of him. */
  demoCredential: {
    method: "POST", path: "/social-api/v1/demo/credential", body: z.object({ network: z.int(), subject: z.string().regex(/^[\w .@-]{1,64}$/) }),
    response: z.object({ credential: z.string() }), errors: { 404: errorBody },
  },
} as const;
