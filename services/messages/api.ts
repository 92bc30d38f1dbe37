/** REST contract of the messages service: letters that the operator's back office writes to players. What the site itself writes needs no call. */
import { z } from "zod";
import { errorBody } from "../core/api.ts";

export const messagesApi = {
  /**
   * Writes news or an offer to a player, with a link by which he stops such letters: header `X-Service-Key`. Not written
   * (`is_queued` false) to who has stopped them, has not confirmed his e-mail, or has excluded himself from playing.
   */
  newsletter: {
    method: "POST", path: "/messages-api/v1/newsletter/:id", params: z.object({ id: z.coerce.number<string>().int().positive().max(2_147_483_647) }),
    body: z.object({ subject: z.string().trim().min(1).max(200).regex(/^[^\r\n\0]*$/), text: z.string().trim().min(1).max(20_000).regex(/^[^\0]*$/), lng: z.string().max(8).default("en") }),
    response: z.object({ is_queued: z.boolean() }), errors: { 401: errorBody, 404: errorBody },
  },
} as const;
