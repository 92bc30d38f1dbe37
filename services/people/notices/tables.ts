/** Tables of notices. Times are epoch milliseconds of the services' clock. */
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text } from "../../platform/database/drizzle.ts";
import type { NoticeChannel, NoticeKind } from "#shared/people/notices.ts";
import type { NoticeEvent, NoticeParams } from "./words/render.ts";

const number = (name: string) => bigint(name, { mode: "number" });

export const notice = pgTable("notice", {
  id: number("id").generatedAlwaysAsIdentity().primaryKey(),
  playerId: integer("player_id").notNull(),
  kind: text("kind").$type<NoticeKind>().notNull(),
  event: text("event").$type<NoticeEvent>().notNull(),
  params: jsonb("params").$type<NoticeParams>().notNull(),
  /** Path of a page without its language, and what follows it; null for none. */
  link: text("link"),
  /** What it tells of, so that reading an event twice tells it once. */
  source: text("source").notNull(),
  sendingId: number("sending_id"),
  isInInbox: boolean("is_in_inbox").notNull(),
  createdAt: number("created_at").notNull(),
  readAt: number("read_at"),
});
export type NoticeRow = typeof notice.$inferSelect;

export const noticeSetting = pgTable(
  "notice_setting",
  {
    playerId: integer("player_id").notNull(),
    kind: text("kind").$type<NoticeKind>().notNull(),
    channel: text("channel").$type<NoticeChannel>().notNull(),
    isOn: boolean("is_on").notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.kind, table.channel] })],
);

export const pushSubscription = pgTable("push_subscription", {
  id: number("id").generatedAlwaysAsIdentity().primaryKey(),
  playerId: integer("player_id").notNull(),
  /** The session that agreed: with its end the device hears no more. */
  sessionHash: text("session_hash").notNull(),
  endpoint: text("endpoint").notNull(),
  endpointHash: text("endpoint_hash").notNull(),
  p256dh: text("p256dh").notNull(),
  auth: text("auth").notNull(),
  language: text("language").notNull(),
  createdAt: number("created_at").notNull(),
});
export type PushSubscriptionRow = typeof pushSubscription.$inferSelect;

export const deliveryStates = ["WAITING", "DELIVERED", "FAILED", "WITHHELD"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export const pushDelivery = pgTable("push_delivery", {
  id: number("id").generatedAlwaysAsIdentity().primaryKey(),
  playerId: integer("player_id").notNull(),
  noticeId: number("notice_id").notNull(),
  subscriptionId: number("subscription_id").notNull(),
  state: text("state").$type<DeliveryState>().notNull().default("WAITING"),
  /** Why it was not delivered, a stable code. */
  reason: text("reason"),
  tries: integer("tries").notNull().default(0),
  deliverAfter: number("deliver_after").notNull(),
  createdAt: number("created_at").notNull(),
});

export const noticeSending = pgTable("notice_sending", {
  id: number("id").generatedAlwaysAsIdentity().primaryKey(),
  key: text("key").notNull(),
  fingerprint: text("fingerprint").notNull(),
  kind: text("kind").$type<NoticeKind>().notNull(),
  words: jsonb("words").$type<NoticeParams>().notNull(),
  link: text("link"),
  /** Numbers of players; null for everybody. */
  playerIds: jsonb("player_ids").$type<number[]>(),
  country: text("country"),
  /** The last player it has come to. */
  reached: integer("reached").notNull().default(0),
  isDone: boolean("is_done").notNull().default(false),
  createdAt: number("created_at").notNull(),
});
export type SendingRow = typeof noticeSending.$inferSelect;
