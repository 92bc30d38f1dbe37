/** REST contract of the social service: sign-in by social networks (SPEC 7.16, 7.17, 3.20, 3.29). */
import { z } from "zod";
import { errorBody, siteOrigin } from "../../platform/http/api.ts";

export const oneTapForm = z
  .object({
    credential: z.string().max(4096).describe("What the network signed"),
    g_csrf_token: z.string().max(256).optional().describe("The script's own token against forged requests"),
    select_by: z.string().max(64).optional().describe("How the person chose the account, as the script reports it"),
    nonce_secret: z
      .string()
      .max(256)
      .optional()
      .describe("What the page made the credential's nonce of: SHA-256, base64url"),
    language: z
      .string()
      .regex(/^[a-z]{2}$/)
      .default("en")
      .describe("Language of the visitor, two lower-case letters"),
    currency: z
      .string()
      .regex(/^\d{1,5}$/)
      .describe("Currency id"),
    countryId: z
      .string()
      .regex(/^\d{1,5}$/)
      .describe("Country id"),
  })
  .describe("Fields of the form that one-tap posts. Numbers come as text, as forms have them.");

export const socialApi = {
  networks: {
    summary: "Social networks, and which of them the site uses",
    description: "The networks, and which of them this site takes.",
    security: "none",
    method: "GET",
    path: "/social-api/v1/networks",
    response: z.object({
      networks: z
        .array(
          z.object({
            id: z.int().describe("Number of the network"),
            code: z.string().describe("Code of the network"),
            name: z.string().describe("Name of the network"),
            isOn: z.boolean().describe("Whether players can use it on this site"),
          }),
        )
        .describe("The networks"),
    }),
  },
  clientId: {
    summary: "Client id and script for one-tap sign-in",
    description:
      "The id that one-tap's script is started with, and the script's address; null where Google is not set up and this is no demo. A service that leaves the script out means Google's own.",
    security: "none",
    method: "GET",
    path: "/social-api/v1/oauth/one-tap/client-id",
    response: z.object({
      clientId: z.string().nullable().describe("Client id for the one-tap script; null when it is not set up"),
      script: z.string().nullable().optional().describe("Address of the script; absent or null for Google's own"),
    }),
  },
  oneTap: {
    summary: "Takes the credential of one-tap sign-in",
    description:
      "Takes one-tap's credential; the browser navigates to the answer. Null for a credential that is refused, 409 where the network's keys can't be had: it may be brought again.",
    security: "none",
    codes: { "409": { NETWORK_AWAY: "The network does not answer; the credential may be sent again" } },
    method: "POST",
    path: "/social-api/v1/oauth/one-tap",
    consumes: "multipart/form-data",
    body: oneTapForm,
    response: z.object({
      redirectUrl: z.string().nullable().describe("Where the browser goes next; null when the credential is refused"),
    }),
    errors: { 409: errorBody },
  },
  start: {
    summary: "Begins signing in through a social network",
    description:
      "Where to send the browser for a network's consent; it comes back to `return_path` with `code` and `state`, or with `error`. `origin` is the one of the site's own that the visitor came by. 404 for a network that is not set up, 409 for one that does not answer.",
    security: "none",
    codes: {
      "404": { NETWORK_UNKNOWN: "This network is not set up" },
      "409": { NETWORK_AWAY: "The network does not answer" },
    },
    method: "POST",
    path: "/social-api/v1/oauth/start",
    body: z.object({
      network: z.int().describe("Number of the network"),
      return_path: z
        .string()
        .regex(/^\/(?![/\\])[^\s\\#]*$/)
        .max(512)
        .describe("Path of the site that the browser comes back to"),
      origin: siteOrigin.optional(),
    }),
    response: z.object({
      url: z.string().describe("Address of the network's consent page"),
      state: z.string().describe("Value that comes back with the browser; keep it to compare"),
    }),
    errors: { 404: errorBody, 409: errorBody },
  },
  demoCredential: {
    summary: "What a demo network would sign for a person",
    description: "Demo sites only (404 elsewhere).",
    security: "none",
    codes: { "404": { NETWORK_UNKNOWN: "Not a demo site, or an unknown network" } },
    method: "POST",
    path: "/social-api/v1/demo/credential",
    body: z.object({
      network: z.int().describe("Number of the network"),
      subject: z
        .string()
        .regex(/^[\w .@-]{1,64}$/)
        .describe("Number of the person at the network"),
    }),
    response: z.object({ credential: z.string().describe("What the network would sign") }),
    errors: { 404: errorBody },
  },
} as const;
