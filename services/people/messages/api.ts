/**
 * REST contract of the messages service: newsletters that the operator's back office sends to players. The site's own
 * messages need no call.
 */
import { z } from "zod";
import { errorBody } from "../../platform/http/api.ts";
import { rowNumber } from "../../platform/http/ids.ts";

export const messagesApi = {
  newsletter: {
    summary: "Sends a newsletter to a player",
    description:
      "The letter has a link that stops newsletters. It is not sent (`is_queued` is false) to players who have stopped newsletters, have not confirmed their e-mail address, or have excluded themselves from playing.",
    security: "serviceKey",
    codes: { "404": { PLAYER_UNKNOWN: "There is no such player" } },
    method: "POST",
    path: "/messages-api/v1/newsletter/:id",
    params: z.object({ id: rowNumber.describe("Player number") }),
    body: z.object({
      subject: z
        .string()
        .trim()
        .min(1)
        .max(200)
        .regex(/^[^\r\n\0]*$/)
        .describe("Subject of the letter"),
      text: z
        .string()
        .trim()
        .min(1)
        .max(20_000)
        .regex(/^[^\0]*$/)
        .describe("Plain text of the letter"),
      lng: z.string().max(8).default("en").describe("Language of the text around it"),
    }),
    response: z.object({ is_queued: z.boolean().describe("True when the letter will be sent") }),
    errors: { 401: errorBody, 404: errorBody },
  },
} as const;
