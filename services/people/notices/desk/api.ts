/** REST contract of notices, the operator's side: words to a player or an audience, and what became of them. */
import { z } from "zod";
import { MAX_NOTICE_TEXT, MAX_NOTICE_TITLE } from "#shared/people/notices.ts";
import { LANGUAGES } from "#shared/site/languages.ts";
import { epoch, errorBody } from "../../../platform/http/api.ts";
import { rowNumber } from "../../../platform/http/ids.ts";
import { isOwnPath } from "./link.ts";

/** Kinds that the operator writes; the others are written by what happens. */
export const deskKind = z
  .enum(["SERVICE", "OFFERS", "SECURITY"])
  .describe("SERVICE for words about the site or the account, OFFERS for advertising, SECURITY for warnings");

const words = z
  .object({
    title: z.string().trim().min(1).max(MAX_NOTICE_TITLE).describe(`At most ${MAX_NOTICE_TITLE} characters`),
    text: z
      .string()
      .trim()
      .min(1)
      .max(MAX_NOTICE_TEXT)
      .regex(/^[^\0]*$/)
      .describe(`Plain text, at most ${MAX_NOTICE_TEXT} characters; push messages show the first 300`),
  })
  .describe("The words in a language");
const others = Object.fromEntries(
  Object.keys(LANGUAGES)
    .filter((code) => code !== "en")
    .map((code) => [code, words.optional().describe(`In the language ${code}; English without it`)]),
);
const toldIn = z.object({ en: words, ...others }).describe("The words in the languages of the site");

const sending = z
  .object({
    id: z.int().describe("Number of the sending"),
    kind: deskKind,
    is_done: z.boolean().describe("Whether everybody was reached"),
    created_at: epoch.describe("When it was asked for, epoch seconds"),
    notices: z.int().describe("Players it was written for"),
    read: z.int().describe("Those of them who have read it in their inbox"),
    waiting: z.int().describe("Push messages that wait"),
    delivered: z.int().describe("Push messages that push services have taken"),
    failed: z.int().describe("Push messages that were given up"),
    withheld: z.int().describe("Push messages that weren't sent: declined, excluded, signed out and so on"),
    reasons: z
      .record(z.string(), z.int().describe("How many push messages"))
      .describe(
        "Why messages failed or were withheld, a stable code each: GONE, HTTP_403, EXCLUDED, SIGNED_OUT and so on",
      ),
  })
  .describe("Words of the operator to players, and what became of them");

export const deskCalls = {
  sendNotice: {
    summary: "Sends a notice to a player or an audience",
    description:
      "Players get it by the channels they want the kind by. OFFERS reach nobody who is excluded or has declined news; push messages of SERVICE don't reach excluded players either. The same key with the same words answers the sending it made first.",
    security: "serviceKey",
    codes: { "409": { KEY_USED: "The key was used for another sending" } },
    method: "POST",
    path: "/notices-api/v1/desk/sendings",
    body: z.object({
      key: z
        .string()
        .regex(/^[\w-]{8,64}$/)
        .describe("Idempotency key: 8 to 64 letters, digits, - or _"),
      kind: deskKind,
      words: toldIn,
      link: z
        .string()
        .max(200)
        .refine(isOwnPath, "a path of the site without its language, such as promo/welcome")
        .nullable()
        .default(null)
        .describe("Page that it leads to: a path without its language, such as `office/account`; null for none"),
      player_ids: z
        .array(z.int().positive().max(2_147_483_647))
        .min(1)
        .max(10_000)
        .nullable()
        .default(null)
        .describe("Numbers of players; null for all"),
      country: z
        .string()
        .regex(/^[a-z]{2}$/)
        .nullable()
        .default(null)
        .describe("Only players of this country, two lower-case letters; null for all"),
    }),
    response: sending,
    errors: { 401: errorBody, 409: errorBody },
  },
  noticeSending: {
    summary: "What became of a sending",
    security: "serviceKey",
    codes: { "404": { SENDING_UNKNOWN: "There is no such sending" } },
    method: "GET",
    path: "/notices-api/v1/desk/sendings/:id",
    params: z.object({ id: rowNumber.describe("Number of the sending") }),
    response: sending,
    errors: { 401: errorBody, 404: errorBody },
  },
} as const;
