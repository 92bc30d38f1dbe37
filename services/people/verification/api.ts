/** REST contract of verification: personal data, documents and their files, and the desk that decides on them. */
import { z } from "zod";
import {
  DOCUMENT_KINDS,
  FILE_TYPES,
  MAX_FILE_BYTES,
  MAX_PAGES,
  MAX_FILES,
  REJECTION_REASONS,
} from "#shared/people/verification.ts";
import { epoch, errorBody, fieldError } from "../../platform/http/api.ts";
import { id, rowNumber } from "../../platform/http/ids.ts";

const kind = z
  .enum(DOCUMENT_KINDS)
  .describe("What it proves: identity, address, ownership of a card or account, a face");
const reason = z.enum(REJECTION_REASONS).nullable().describe("Why it was rejected; null for another state");
const message = z
  .string()
  .nullable()
  .describe("What the operator says of it, for the player to read; null for nothing");

const file = z
  .object({
    id: z.uuid().describe("Id of the file"),
    media_type: z.enum(FILE_TYPES).describe("Media type as it is kept: pictures are drawn anew as JPEG"),
    bytes: z.int().describe("Size as it is kept"),
    at: epoch.describe("When it was sent, epoch seconds"),
  })
  .describe("A file of a document");

export const document = z
  .object({
    id: z.int().describe("Number of the document"),
    kind,
    state: z
      .enum(["REQUESTED", "SUBMITTED", "APPROVED", "REJECTED"])
      .describe(
        "REQUESTED takes files, SUBMITTED waits for a decision; a rejected one is sent anew as another document",
      ),
    message,
    reason,
    files: z.array(file).describe("What was sent, in its order"),
    requested_at: epoch.describe("When it was asked for or begun, epoch seconds"),
    submitted_at: epoch.nullable().describe("When it was sent for review, epoch seconds"),
    decided_at: epoch.nullable().describe("When it was decided, epoch seconds"),
  })
  .describe("A document of a player");

export const verification = z
  .object({
    state: z
      .enum(["NOT_STARTED", "REQUESTED", "IN_REVIEW", "APPROVED", "REJECTED"])
      .describe("APPROVED once identity and address are"),
    documents: z.array(document).describe("All documents, in the order they were asked for"),
  })
  .describe("How far a player's verification has come");

const text = (words: string) => z.string().max(400).nullable().describe(`${words}; null for none`);
const fields = {
  name: text("First name"),
  surname: text("Last name"),
  date_birthday: text("Date of birth, YYYY-MM-DD"),
  document_type_id: z
    .int()
    .nullable()
    .describe("1 passport, 2 identity card, 3 driving licence, 4 residence permit; null for none"),
  inn: text("Tax number"),
  passport: text("Number of the document"),
  passport_date: text("Date of issue, YYYY-MM-DD"),
  passport_end_date: text("Date of expiry, YYYY-MM-DD"),
  registration_address: text("Registered address"),
};

const details = z
  .object({
    ...fields,
    is_filled: z.boolean().describe("True when name, birth date, document, date of issue and address are known"),
    has_contacts: z.boolean().describe("True when phone and e-mail are known"),
    is_locked: z.boolean().describe("True when a document has proved name, birth date and document"),
  })
  .describe("Personal data of a player");

const documentPath = z.object({ id: id.describe("Number of the document") });
const answered = z.object({
  document: document.nullable().describe("The document as it is then; null when there is none"),
  errors: z.array(fieldError).describe("What the caller can correct; empty when the call succeeded"),
});

export const verificationApi = {
  verification: {
    summary: "How far the player's verification has come",
    security: "player",
    method: "GET",
    path: "/verification-api/v1/verification",
    response: verification,
    errors: { 401: errorBody },
  },
  personalDetails: {
    summary: "The player's personal data",
    security: "player",
    method: "GET",
    path: "/verification-api/v1/details",
    response: details,
    errors: { 401: errorBody },
  },
  savePersonalDetails: {
    summary: "Saves the player's personal data",
    description:
      "The whole form; null and empty texts are not given. Errors: INVALID, TOO_YOUNG, DETAILS_LOCKED for what a document has proved.",
    security: "player",
    method: "PUT",
    path: "/verification-api/v1/details",
    body: z.object(fields),
    response: z.object({
      details: details.describe("The data as it is then"),
      errors: z.array(fieldError).describe("What the caller can correct; empty when the call succeeded"),
    }),
    errors: { 401: errorBody },
  },
  beginDocument: {
    summary: "Begins a document",
    description: "Answers the one of its kind that is under way. Errors: DOCUMENT_APPROVED for a kind that is proved.",
    security: "player",
    method: "POST",
    path: "/verification-api/v1/documents",
    body: z.object({ kind }),
    response: answered,
    errors: { 401: errorBody },
  },
  addFile: {
    summary: "Adds a file to a document that is not sent yet",
    description: `At most ${MAX_FILES} files of ${MAX_FILE_BYTES / 1024 / 1024} MB: JPEG, PNG, WebP or PDF, known by their first bytes. What is kept is a JPEG of the picture or of the PDF's pages, at most ${MAX_PAGES}, one below the other: positions, comments and scripts are not in it. The same file twice is one. Errors: FILE_EMPTY, FILE_TOO_LARGE, FILE_TOO_LONG, FILE_TYPE, FILE_UNREADABLE, FILE_INFECTED, TOO_MANY_FILES, QUOTA, DOCUMENT_UNKNOWN, DOCUMENT_CLOSED.`,
    security: "player",
    method: "POST",
    path: "/verification-api/v1/documents/:id/files",
    maxBytes: Math.ceil(MAX_FILE_BYTES * 1.4),
    params: documentPath,
    body: z.object({ content: z.base64().describe("The file in base64") }),
    response: answered,
    errors: { 401: errorBody },
  },
  removeFile: {
    summary: "Takes a file of a document away again before it is sent",
    security: "player",
    codes: { "404": { FILE_UNKNOWN: "The document has no such file, or was sent" } },
    method: "DELETE",
    path: "/verification-api/v1/documents/:id/files/:file",
    params: z.object({ id: id.describe("Number of the document"), file: z.uuid().describe("Id of the file") }),
    response: answered,
    errors: { 401: errorBody, 404: errorBody },
  },
  submitDocument: {
    summary: "Sends a document for review",
    description: "Errors: DOCUMENT_UNKNOWN, DOCUMENT_CLOSED, FILES_NEEDED.",
    security: "player",
    method: "POST",
    path: "/verification-api/v1/documents/:id/submit",
    params: documentPath,
    response: answered,
    errors: { 401: errorBody },
  },
  waitingDocuments: {
    summary: "Documents that wait for a decision, those that waited longest first",
    security: "serviceKey",
    method: "GET",
    path: "/verification-api/v1/desk/documents",
    response: z.object({
      documents: z.array(z.object({ player_id: z.int().describe("Player number"), document })).describe("At most 100"),
    }),
    errors: { 401: errorBody },
  },
  documentFile: {
    summary: "A file of a document",
    description: "Sent as an attachment: it is never shown within a page.",
    security: "serviceKey",
    codes: { "404": { FILE_UNKNOWN: "There is no such file" } },
    method: "GET",
    path: "/verification-api/v1/desk/files/:file",
    params: z.object({ file: z.uuid().describe("Id of the file") }),
    response: z.object({
      media_type: z.enum(FILE_TYPES).describe("Media type"),
      content: z.base64().describe("The file in base64"),
    }),
    errors: { 401: errorBody, 404: errorBody },
  },
  decideDocument: {
    summary: "Approves or rejects a document",
    description: "A rejected document can be sent anew as another one. The player's open pages learn of it at once.",
    security: "serviceKey",
    codes: {
      "404": { DOCUMENT_UNKNOWN: "There is no such document" },
      "409": { DOCUMENT_DECIDED: "It was decided before, or is not sent yet" },
    },
    method: "POST",
    path: "/verification-api/v1/desk/documents/:id",
    params: documentPath,
    body: z
      .object({
        approved: z.boolean().describe("True approves it"),
        reason: z.enum(REJECTION_REASONS).nullable().default(null).describe("Why it is rejected; needed then"),
        message: z.string().max(500).nullable().default(null).describe("Words for the player"),
        note: z.string().max(2000).nullable().default(null).describe("Words for the staff alone"),
        actor: z.string().min(1).max(100).describe("Who decides"),
      })
      .refine(({ approved, reason: why }) => approved || why !== null, "a rejection needs a reason"),
    response: document,
    errors: { 401: errorBody, 404: errorBody, 409: errorBody },
  },
  requestDocument: {
    summary: "Asks a player for a document",
    description: "Answers the one of its kind that is under way.",
    security: "serviceKey",
    codes: { "404": { PLAYER_UNKNOWN: "There is no such player" } },
    method: "POST",
    path: "/verification-api/v1/desk/players/:id/documents",
    params: z.object({ id: rowNumber.describe("Player number") }),
    body: z.object({
      kind,
      message: z.string().max(500).nullable().default(null).describe("Words for the player"),
    }),
    response: document,
    errors: { 401: errorBody, 404: errorBody },
  },
} as const;
