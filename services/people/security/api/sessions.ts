/** REST contract of a player's sessions. */
import { z } from "zod";
import { epoch } from "../../../platform/http/api.ts";
import { done, refusals } from "./parts.ts";

export const deviceSession = z
  .object({
    id: z.string().describe("SHA-256 (hex) of the session: it opens nothing"),
    is_current: z.boolean().describe("True for the session of the caller"),
    device: z.enum(["mobile", "tablet", "desktop"]).nullable().describe("Kind of device; null when unknown"),
    browser: z.string().nullable().describe("Name of the browser; null when unknown"),
    system: z.string().nullable().describe("Operating system; null when unknown"),
    address: z.string().nullable().describe("Network address; null when unknown"),
    country: z.string().nullable().describe("Two-letter country code; null when unknown"),
    started_at: epoch.describe("When it began, epoch seconds"),
    last_seen_at: epoch.describe("When it was last used, epoch seconds"),
    ended_at: epoch.nullable().describe("Null while it is alive"),
  })
  .describe("A session of the player");

export const sessionsCalls = {
  sessions: {
    summary: "Sessions of the player",
    description: "Sessions that are alive, the caller's first, then the latest that are over.",
    security: "player",
    method: "GET",
    path: "/security-api/v1/sessions",
    response: z.object({ sessions: z.array(deviceSession).describe("Sessions of the player") }),
    errors: refusals,
  },
  endSessions: {
    summary: "Ends one session, or all others",
    description:
      "Ends one of the player's sessions, or with `id` null all but the caller's. Unknown ones are no error.",
    security: "player",
    ...done,
    path: "/security-api/v1/sessions/end",
    body: z.object({
      id: z
        .string()
        .regex(/^[0-9a-f]{64}$/)
        .nullable()
        .describe("Id of the session; null ends all except the caller's"),
    }),
  },
} as const;
