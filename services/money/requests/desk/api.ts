/** REST contract of requests, the side of the operator's back office. */
import { z } from "zod";
import { MAX_REQUEST_FILES, MAX_REQUEST_TEXT } from "#shared/money/requests.ts";
import { MAX_FILE_BYTES } from "#shared/people/verification.ts";
import { epoch, errorBody } from "../../../platform/http/api.ts";
import { id } from "../../../platform/http/ids.ts";
import { desk, FILE_RULES, openedFile, paymentRequest, requestMessage, sentFile, state } from "../api.ts";

const deskRequest = z
  .object({
    player_id: z.int().describe("Player number"),
    language: z.string().describe("Language that its player wrote it in, two lower-case letters"),
    request: paymentRequest,
  })
  .describe("A request with whose it is");

const deskThread = deskRequest
  .extend({
    messages: z
      .array(
        requestMessage.extend({
          actor: z.string().nullable().describe("Who of the staff wrote it; null for the others"),
        }),
      )
      .describe("All messages, oldest first"),
    notes: z
      .array(
        z.object({
          actor: z.string().describe("Who of the staff wrote it"),
          text: z.string().describe("What is noted, plain text"),
          at: epoch.describe("When, epoch seconds"),
        }),
      )
      .describe("What the staff has noted for itself, oldest first; the player never sees it"),
  })
  .describe("A request with everything that was written in it");

const actor = z.string().trim().min(1).max(100).describe("Who of the staff does it; the player doesn't see the name");
const params = z.object({ id: id.describe("Number of the request") });
const unknown = { REQUEST_UNKNOWN: "There is no such request" } as const;

export const deskApi = {
  deskRequests: {
    summary: "Requests in a state, those that waited longest first",
    description: "For the operator's back office.",
    security: "serviceKey",
    method: "GET",
    path: "/requests-api/v1/desk/requests",
    query: z.object({ state: state.default("OPEN"), desk: desk.optional().describe("Only at this desk") }),
    response: z.object({ requests: z.array(deskRequest).describe("At most 100") }),
    errors: { 401: errorBody },
  },
  deskRequest: {
    summary: "One request with all its messages and notes",
    description: "For the operator's back office.",
    security: "serviceKey",
    codes: { "404": unknown },
    method: "GET",
    path: "/requests-api/v1/desk/requests/:id",
    params,
    response: deskThread,
    errors: { 401: errorBody, 404: errorBody },
  },
  writeToRequest: {
    summary: "Answers a request, asks back, closes it, or leaves a note in it",
    description:
      "For the operator's back office. The player's open pages learn of it at once, except of a note. The same call under the same key is done once; without a key each call counts.",
    security: "serviceKey",
    headers: ["Idempotency-Key"],
    codes: {
      "404": unknown,
      "409": {
        FILE_UNKNOWN: "The staff has sent no such file for this player, or it went with another message",
        REQUEST_CLOSED: "It is closed: only its player can open it again",
        IDEMPOTENCY_MISMATCH: "The key was used for something else",
      },
    },
    method: "POST",
    path: "/requests-api/v1/desk/requests/:id",
    params,
    body: z
      .object({
        action: z
          .enum(["ANSWER", "ASK", "CLOSE", "NOTE"])
          .describe("ANSWER answers, ASK asks the player for something, CLOSE ends it, NOTE is for the staff alone"),
        text: z
          .string()
          .trim()
          .min(1)
          .max(MAX_REQUEST_TEXT * 2)
          .nullable()
          .default(null)
          .describe("What is written, plain text; only closing may go without"),
        files: z
          .array(z.uuid())
          .max(MAX_REQUEST_FILES)
          .default([])
          .describe("Ids of files sent before by `POST …/files`; only with a text that the player sees"),
        actor,
      })
      .refine(
        ({ action, text, files }) => files.length === 0 || (text !== null && action !== "NOTE"),
        "files need an answer",
      )
      .refine(({ action, text }) => action === "CLOSE" || text !== null, "a text is needed"),
    response: deskThread,
    errors: { 401: errorBody, 404: errorBody, 409: errorBody },
  },
  sendDeskFile: {
    summary: "Takes a file for an answer that is still to be written",
    description: `For the operator's back office. ${FILE_RULES}.`,
    security: "serviceKey",
    codes: { "404": unknown },
    method: "POST",
    path: "/requests-api/v1/desk/requests/:id/files",
    params,
    maxBytes: Math.ceil(MAX_FILE_BYTES * 1.4),
    body: z.object({ content: z.base64().describe("The file in base64"), actor }),
    response: sentFile,
    errors: { 401: errorBody, 404: errorBody },
  },
  deskRequestFile: {
    summary: "A file of a message",
    description: "Serve it as an attachment: it must never be shown within a page.",
    security: "serviceKey",
    codes: { "404": { FILE_UNKNOWN: "There is no such file" } },
    method: "GET",
    path: "/requests-api/v1/desk/files/:file",
    params: z.object({ file: z.uuid().describe("Id of the file") }),
    response: openedFile,
    errors: { 401: errorBody, 404: errorBody },
  },
} as const;
