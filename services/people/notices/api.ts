/** REST contract of the notices service, the player's side. Times are epoch seconds. */
import { z } from "zod";
import { MAX_NOTICE_TEXT, MAX_NOTICE_TITLE, NOTICE_CHANNELS, NOTICE_KINDS } from "#shared/people/notices.ts";
import { epoch, errorBody, fieldError, lng } from "../../platform/http/api.ts";
import { id } from "../../platform/http/ids.ts";
import { deskCalls } from "./desk/api.ts";

export const kind = z
  .enum(NOTICE_KINDS)
  .describe(
    "What it is about: SECURITY warns about the account and always comes; PAYMENTS, DOCUMENTS, SUPPORT, BONUSES and BETS tell of the player's own; SERVICE is the operator's word about the site, OFFERS what it offers",
  );
const channel = z.enum(NOTICE_CHANNELS).describe("The site's inbox, web push, or letters");

const fields = {
  id: z.string().describe("Number of the notice"),
  kind,
  title: z.string().max(MAX_NOTICE_TITLE).describe("Title in the caller's language"),
  text: z.string().max(MAX_NOTICE_TEXT).describe("Text in the caller's language, plain"),
  link: z.string().nullable().describe("Path of the site's page about it, with its language; null for none"),
  created_at: epoch.describe("When it was written, epoch seconds"),
  is_read: z.boolean().describe("Whether it was read"),
};
export const notice = z.object(fields).describe("A notice in a player's inbox");

/** `data` of the event that tells of a notice. */
export const noticeEvent = z.object({
  userId: z.int().describe("Player number"),
  unread: z.int().describe("Unread notices in their inbox, with this one"),
  notices: z.array(z.object({ ...fields, lng })).describe("The notice in each language of the site"),
});

const choice = z
  .object({
    kind,
    channel,
    is_on: z.boolean().describe("Whether the kind comes by the channel"),
    is_fixed: z.boolean().describe("True where the player can't change it"),
  })
  .describe("Whether a kind of notices comes by a channel");

const errors = z.array(fieldError).describe("What the caller can correct; empty when the call succeeded");
const unread = z.int().describe("How many are unread in all");
const endpoint = z.string().min(1).max(4096).describe("Address that the browser's push service gave the device");

export const noticesApi = {
  notices: {
    summary: "The player's inbox, newest first",
    security: "player",
    headers: ["X-Language"],
    method: "GET",
    path: "/notices-api/v1/notices",
    query: z.object({
      first: z.coerce.number().int().min(1).max(50).default(20).describe("How many, at most 50"),
      before: id.optional().describe("Only those older than this notice"),
    }),
    response: z.object({
      notices: z.array(notice).describe("Newest first"),
      next: z.string().nullable().describe("What to send as `before` for the following page; null on the last one"),
      total: z.int().describe("How many there are on all pages"),
      unread,
    }),
    errors: { 401: errorBody },
  },
  unreadNotices: {
    summary: "How many notices the player has not read",
    security: "player",
    method: "GET",
    path: "/notices-api/v1/unread",
    response: z.object({ unread }),
    errors: { 401: errorBody },
  },
  readNotices: {
    summary: "Notes that notices were read",
    security: "player",
    method: "POST",
    path: "/notices-api/v1/read",
    body: z.object({
      ids: z.array(id).max(200).nullable().default(null).describe("Which ones; null for all there are"),
    }),
    response: z.object({ unread }),
    errors: { 401: errorBody },
  },
  noticeSettings: {
    summary: "Which kinds of notices come by which channel",
    security: "player",
    method: "GET",
    path: "/notices-api/v1/settings",
    response: z.object({ settings: z.array(choice).describe("Every kind with every channel") }),
    errors: { 401: errorBody },
  },
  setNoticeSetting: {
    summary: "Switches a kind of notices on or off for a channel",
    description: "Error: NOTICE_FIXED for warnings about the account, which always come.",
    security: "player",
    method: "PUT",
    path: "/notices-api/v1/settings",
    body: z.object({ kind, channel, is_on: z.boolean().describe("Whether the kind is to come by the channel") }),
    response: z.object({ settings: z.array(choice).describe("All settings as they are then"), errors }),
    errors: { 401: errorBody },
  },
  pushKey: {
    summary: "The site's public key for web push",
    security: "none",
    method: "GET",
    path: "/notices-api/v1/push/key",
    response: z.object({
      key: z.string().nullable().describe("VAPID key, base64url; null where the site has no web push"),
    }),
  },
  subscribePush: {
    summary: "Keeps a device that has agreed to web push",
    description:
      "It is told until its session ends; at most 10 devices of a player, one more takes the place of the oldest. Errors: PUSH_REFUSED for an address of no known push service (PUSH_HOSTS), INVALID for keys that are not a browser's.",
    security: "player",
    headers: ["X-Language"],
    method: "POST",
    path: "/notices-api/v1/push/subscriptions",
    body: z.object({
      endpoint,
      p256dh: z.string().max(200).describe("The device's public key, base64url"),
      auth: z.string().max(100).describe("The device's secret, base64url"),
    }),
    response: z.object({ errors }),
    errors: { 401: errorBody },
  },
  unsubscribePush: {
    summary: "Forgets a device of the player",
    security: "player",
    method: "POST",
    path: "/notices-api/v1/push/unsubscribe",
    body: z.object({ endpoint }),
    response: z.object({ is_dropped: z.literal(true).describe("True: the device hears no more") }),
    errors: { 401: errorBody },
  },
  ...deskCalls,
} as const;
