/** REST contract of requests to the operator's desks, the player's side. Times are epoch seconds. */
import { z } from "zod";
import {
  MAX_OPEN_REQUESTS,
  MAX_REQUEST_FILES,
  MAX_REQUEST_MESSAGES,
  MAX_REQUEST_TEXT,
  MIN_REQUEST_TEXT,
  REQUEST_DESKS,
  REQUEST_STATES,
} from "#shared/money/requests.ts";
import { FILE_TYPES, MAX_FILE_BYTES, MAX_PAGES } from "#shared/people/verification.ts";
import { epoch, errorBody, fieldError } from "../../platform/http/api.ts";
import { id, idList } from "../../platform/http/ids.ts";

export const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .describe("Day in UTC, YYYY-MM-DD");

export const topicId = z.int().positive().max(2_147_483_647);
/** A message as it is sent; its length is checked by the service, so that a refusal says why. */
export const sentText = z.string().max(20_000).describe("What is said, plain text");

export const state = z
  .enum(REQUEST_STATES)
  .describe(
    "OPEN waits for the operator, ANSWERED for the player's word if they have one, WAITING_FOR_PLAYER for what the operator has asked; CLOSED is over",
  );

export const desk = z
  .enum(REQUEST_DESKS)
  .describe(
    "PAYMENTS answers about payments, SUPPORT whatever else is asked, IDEAS takes proposals, PARTNERS talks of working together",
  );

export const requestFile = z
  .object({
    id: z.uuid().describe("Id of the file"),
    media_type: z.enum(FILE_TYPES).describe("Media type as it is kept: pictures are drawn anew as JPEG"),
    bytes: z.int().describe("Size as it is kept"),
  })
  .describe("A file of a message");

/** What becomes of every file, as descriptions of calls say it. */
export const FILE_RULES = `JPEG, PNG, WebP or PDF of at most ${MAX_FILE_BYTES / 1024 / 1024} MB, known by its first bytes. What is kept is a JPEG of the picture or of the PDF's pages, at most ${MAX_PAGES}, one below the other: positions, comments and scripts are not in it. A file that no message takes is gone after a day. Errors: FILE_EMPTY, FILE_TOO_LARGE, FILE_TOO_LONG, FILE_TYPE, FILE_UNREADABLE, FILE_INFECTED`;

export const sentFile = z.object({
  file: requestFile.nullable().describe("The file as it is kept; null when it was refused"),
  errors: z.array(fieldError).describe("What the caller can correct; empty when the call succeeded"),
});

export const openedFile = z.object({
  media_type: z.enum(FILE_TYPES).describe("Media type"),
  // No pattern: gateways read answers of megabytes.
  content: z.string().describe("The file in base64"),
});

export const requestMessage = z
  .object({
    id: z.int().describe("Number of the message"),
    author: z
      .enum(["player", "operator", "desk"])
      .describe("Who wrote it: the player, the operator's staff, the automatic desk"),
    text: z.string().describe("What was written, plain text"),
    files: z.array(requestFile).describe("What was sent with it"),
    at: epoch.describe("When it was sent, epoch seconds"),
  })
  .describe("A message of a request");

export const paymentRequest = z
  .object({
    id: z.string().describe("Number of the request"),
    desk,
    state,
    topic_id: topicId.describe("Number of its topic"),
    sub_topic_id: topicId.describe("Number of its sub-topic"),
    payment_id: z.string().nullable().describe("Number of the payment it is about; null for none"),
    message_count: z.int().describe("Messages that its player sees"),
    can_reply: z
      .boolean()
      .describe("Whether its player can write: always until it is closed, and for some days after that"),
    reopen_until: epoch
      .nullable()
      .describe("Until when a closed one can be opened again by a message; null for others"),
    created_at: epoch.describe("When it was sent, epoch seconds"),
    changed_at: epoch.describe("When it changed last, epoch seconds"),
    closed_at: epoch.nullable().describe("When it was closed, epoch seconds; null for others"),
    closed_by: z
      .enum(["player", "operator", "clock"])
      .nullable()
      .describe("Who closed it; the clock where nobody answered for days; null for others"),
  })
  .describe("What a player has asked or proposed");

const topic = z
  .object({
    id: topicId.describe("Number of the topic"),
    desk,
    name: z.string().describe("Name in the caller's language"),
    direction: z
      .enum(["DEPOSIT", "WITHDRAWAL"])
      .nullable()
      .describe("Which payments it is about; null where it is about none"),
    is_offered: z.boolean().describe("False for a topic of earlier requests that takes no new ones"),
    sub_topics: z
      .array(
        z.object({
          id: topicId.describe("Number of the sub-topic, unlike those of all other topics"),
          name: z.string().describe("Name in the caller's language"),
          needs_payment: z.boolean().describe("Whether a request has to name a payment of the topic's direction"),
          is_offered: z.boolean().describe("False for one of earlier requests that takes no new ones"),
        }),
      )
      .describe("In the order they are shown"),
  })
  .describe("What requests can be about");

const answered = z.object({
  request: paymentRequest.nullable().describe("The request as it is then; null when there is none"),
  errors: z.array(fieldError).describe("What the caller can correct; empty when the call succeeded"),
});
const files = z.array(z.uuid()).max(20).default([]).describe("Ids of files that were sent before, in their order");
const params = z.object({ id: id.describe("Number of the request") });

export const requestsApi = {
  requestTopics: {
    summary: "What requests can be about",
    description: "Also topics that take no new requests, for the names of earlier ones.",
    security: "player",
    headers: ["X-Language"],
    method: "GET",
    path: "/requests-api/v1/topics",
    response: z.object({
      edition: day.describe("Day of the list, YYYY-MM-DD"),
      topics: z.array(topic).describe("In the order they are shown"),
    }),
    errors: { 401: errorBody },
  },
  requests: {
    summary: "The player's requests, newest first",
    security: "player",
    method: "GET",
    path: "/requests-api/v1/requests",
    query: z.object({
      desk: desk.optional().describe("Only at this desk; at all without it"),
      states: z
        .string()
        .max(100)
        .optional()
        .transform((list) => list?.split(","))
        .pipe(z.array(state).optional())
        .describe("Comma list of states; all without it"),
      payment_id: z.coerce.number().int().positive().optional().describe("Only requests about this payment"),
      first: z.coerce.number().int().min(1).max(50).default(20).describe("Size of the page"),
      after: z.coerce.number().int().positive().optional().describe("The `next` of the page before"),
    }),
    response: z.object({
      requests: z.array(paymentRequest).describe("Newest first"),
      next: z.int().nullable().describe("Number to send as `after` for the following page; null on the last one"),
      total: z.int().describe("Number of entries in the whole list"),
    }),
    errors: { 401: errorBody },
  },
  request: {
    summary: "One request of the player",
    security: "player",
    codes: { "404": { REQUEST_UNKNOWN: "The player has no such request" } },
    method: "GET",
    path: "/requests-api/v1/requests/:id",
    params,
    response: paymentRequest,
    errors: { 401: errorBody, 404: errorBody },
  },
  requestMessages: {
    summary: "Messages of some of the player's requests, oldest first",
    description: "Requests that aren't the player's are left out. Notes of the operator's staff are in none of them.",
    security: "player",
    method: "GET",
    path: "/requests-api/v1/messages",
    query: z.object({ requests: idList(50).describe("Numbers of the requests, a comma list of at most 50") }),
    response: z.object({
      threads: z
        .array(
          z.object({
            request_id: z.string().describe("Number of the request"),
            messages: z.array(requestMessage).describe("Oldest first; the last 200 of a long one"),
          }),
        )
        .describe("One for each request"),
    }),
    errors: { 401: errorBody },
  },
  createRequest: {
    summary: "Sends a request",
    description: `The text has ${MIN_REQUEST_TEXT} to ${MAX_REQUEST_TEXT} characters, at most ${MAX_REQUEST_FILES} files go with it. A player has at most ${MAX_OPEN_REQUESTS} requests that aren't closed at each desk, and sends at most ${MAX_REQUEST_MESSAGES} messages an hour. Errors: REQUIRED, TEXT_TOO_SHORT, TEXT_TOO_LONG, TOPIC_UNKNOWN, PAYMENT_UNKNOWN, FILE_UNKNOWN, TOO_MANY_FILES, TOO_MANY_REQUESTS, TOO_MANY_MESSAGES with \`retryAt\`, INVALID, IDEMPOTENCY_MISMATCH.`,
    security: "player",
    headers: ["Idempotency-Key", "X-Language"],
    method: "POST",
    path: "/requests-api/v1/requests",
    body: z.object({
      topic_id: topicId.describe("Number of the topic"),
      sub_topic_id: topicId.describe("Number of a sub-topic of it"),
      payment_id: id.nullable().default(null).describe("Number of the payment it is about, where it needs one"),
      text: sentText,
      files,
    }),
    response: answered,
    errors: { 401: errorBody },
  },
  replyToRequest: {
    summary: "Writes a message in a request",
    description: `Opens a request again that was answered or closed not long ago. Errors: REQUEST_UNKNOWN, REQUEST_CLOSED, REQUIRED, TEXT_TOO_LONG, FILE_UNKNOWN, TOO_MANY_FILES, TOO_MANY_REQUESTS, TOO_MANY_MESSAGES with \`retryAt\`, INVALID, IDEMPOTENCY_MISMATCH.`,
    security: "player",
    headers: ["Idempotency-Key"],
    method: "POST",
    path: "/requests-api/v1/requests/:id/messages",
    params,
    body: z.object({ text: sentText, files }),
    response: answered,
    errors: { 401: errorBody },
  },
  closeRequest: {
    summary: "Closes a request for its player",
    description: "A second call answers the same. Errors: REQUEST_UNKNOWN.",
    security: "player",
    method: "POST",
    path: "/requests-api/v1/requests/:id/close",
    params,
    response: answered,
    errors: { 401: errorBody },
  },
  sendRequestFile: {
    summary: "Takes a file for a message that is still to be sent",
    description: `${FILE_RULES}, QUOTA.`,
    security: "player",
    method: "POST",
    path: "/requests-api/v1/files",
    maxBytes: Math.ceil(MAX_FILE_BYTES * 1.4),
    body: z.object({ content: z.base64().describe("The file in base64") }),
    response: sentFile,
    errors: { 401: errorBody },
  },
  openRequestFile: {
    summary: "A file of a message of the player's requests",
    description: "Of the player's own and of what the staff has added. Serve it as an attachment.",
    security: "player",
    codes: { "404": { FILE_UNKNOWN: "No message of the player has such a file" } },
    method: "GET",
    path: "/requests-api/v1/files/:file",
    params: z.object({ file: z.uuid().describe("Id of the file") }),
    response: openedFile,
    errors: { 401: errorBody, 404: errorBody },
  },
  removeRequestFile: {
    summary: "Takes a file away again before its message is sent",
    security: "player",
    codes: { "404": { FILE_UNKNOWN: "The player has no such file, or has sent it" } },
    method: "DELETE",
    path: "/requests-api/v1/files/:file",
    params: z.object({ file: z.uuid().describe("Id of the file") }),
    response: z.object({ removed: z.literal(true).describe("Always true") }),
    errors: { 401: errorBody, 404: errorBody },
  },
} as const;
