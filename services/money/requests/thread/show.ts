/** Requests and their messages as the API tells them. */
import { and, asc, count, desc, eq, inArray, lt, type SQL } from "../../../platform/database/drizzle.ts";
import type { z } from "zod";
import type { RequestDesk, RequestState } from "#shared/money/requests.ts";
import type { FileType } from "#shared/people/verification.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type {
  paymentRequest as requestSchema,
  requestFile as fileSchema,
  requestMessage as messageSchema,
  openedFile,
} from "../api.ts";
import {
  paymentRequest,
  requestFile,
  requestMessage,
  type FileRow,
  type MessageRow,
  type RequestRow,
} from "../tables.ts";

export type Request = z.infer<typeof requestSchema>;
type Message = z.infer<typeof messageSchema>;
type Context = Pick<ServiceContext, "clock" | "settings">;

/** Messages that are shown of a request. */
const mostMessages = 200;

const seconds = (ms: number) => Math.floor(ms / 1000);
const orNull = (ms: number | null) => (ms === null ? null : seconds(ms));

export const toFile = ({
  id,
  mediaType,
  bytes,
}: Pick<FileRow, "id" | "mediaType" | "bytes">): z.infer<typeof fileSchema> => ({ id, media_type: mediaType, bytes });

/** A file that was opened; null for none. */
export const shownFile = (opened: { mediaType: FileType; content: Buffer } | null): z.infer<typeof openedFile> | null =>
  opened && { media_type: opened.mediaType, content: opened.content.toString("base64") };

/** Until when a request can be opened again; null for one that is not closed. */
export const reopenUntil = ({ settings }: Pick<Context, "settings">, { closedAt }: Pick<RequestRow, "closedAt">) =>
  closedAt === null ? null : closedAt + settings.requests.reopenMs;

function toRequest(context: Context, row: RequestRow, messages: number): Request {
  const until = reopenUntil(context, row);
  return {
    id: String(row.id),
    desk: row.desk,
    state: row.state,
    topic_id: row.topicId,
    sub_topic_id: row.subTopicId,
    payment_id: row.paymentId === null ? null : String(row.paymentId),
    message_count: messages,
    can_reply: until === null || context.clock.now() < until,
    reopen_until: orNull(until),
    created_at: seconds(row.createdAt),
    changed_at: seconds(row.changedAt),
    closed_at: orNull(row.closedAt),
    closed_by: row.closedBy,
  };
}

/** Requests with how many messages their players see of each. */
export async function shownRequests(context: Context, db: Db | Tx, rows: readonly RequestRow[]): Promise<Request[]> {
  if (rows.length === 0) return [];
  const { requestId } = requestMessage;
  const counts = await db
    .select({ requestId, messages: count() })
    .from(requestMessage)
    .where(
      inArray(
        requestId,
        rows.map(({ id }) => id),
      ),
    )
    .groupBy(requestId);
  const byRequest = new Map(counts.map((one) => [one.requestId, one.messages]));
  return rows.map((row) => toRequest(context, row, byRequest.get(row.id) ?? 0));
}

/** A request of a player; null for an unknown one and for somebody else's. */
export async function requestOf(context: Context, db: Db | Tx, playerId: number, id: number): Promise<Request | null> {
  const rows = await db
    .select()
    .from(paymentRequest)
    .where(and(eq(paymentRequest.id, id), eq(paymentRequest.playerId, playerId)));
  return (await shownRequests(context, db, rows))[0] ?? null;
}

/** A page of a player's requests, newest first; `next` is the number to go on after, null at the end. */
export async function requestsOf(
  context: Context,
  db: Db,
  playerId: number,
  filter: {
    desk?: RequestDesk | undefined;
    states?: readonly RequestState[] | undefined;
    paymentId?: number | undefined;
  },
  { first, after }: { first: number; after: number | null },
): Promise<{ requests: Request[]; next: number | null; total: number }> {
  const conditions: (SQL | undefined)[] = [
    eq(paymentRequest.playerId, playerId),
    filter.desk && eq(paymentRequest.desk, filter.desk),
    filter.states && inArray(paymentRequest.state, filter.states),
    filter.paymentId === undefined ? undefined : eq(paymentRequest.paymentId, filter.paymentId),
  ];
  const found = await db
    .select()
    .from(paymentRequest)
    .where(and(...conditions, after === null ? undefined : lt(paymentRequest.id, after)))
    .orderBy(desc(paymentRequest.id))
    .limit(first + 1);
  const rows = found.slice(0, first);
  return {
    requests: await shownRequests(context, db, rows),
    next: found.length > first ? (rows.at(-1)?.id ?? null) : null,
    total: await db.$count(paymentRequest, and(...conditions)),
  };
}

/** The files of messages, by their message. */
export async function filesByMessage(
  db: Db | Tx,
  messages: readonly number[],
): Promise<Map<number | null, Pick<FileRow, "id" | "messageId" | "mediaType" | "bytes">[]>> {
  if (messages.length === 0) return new Map();
  const { id, messageId, mediaType, bytes, at } = requestFile;
  const files = await db
    .select({ id, messageId, mediaType, bytes })
    .from(requestFile)
    .where(inArray(messageId, messages))
    .orderBy(asc(at), asc(id));
  return Map.groupBy(files, (file) => file.messageId);
}

export const toMessage = (row: MessageRow, files: Parameters<typeof toFile>[0][]): Message => ({
  id: row.id,
  author: row.author,
  text: row.text,
  files: files.map(toFile),
  at: seconds(row.at),
});

/** What a player sees of the messages of some of their requests; those of others are left out. */
export async function threadsOf(
  db: Db,
  playerId: number,
  ids: readonly number[],
): Promise<{ request_id: string; messages: Message[] }[]> {
  const own = await db
    .select({ id: paymentRequest.id })
    .from(paymentRequest)
    .where(and(eq(paymentRequest.playerId, playerId), inArray(paymentRequest.id, ids)));
  const threads: { request_id: string; messages: Message[] }[] = [];
  for (const { id } of own) {
    const latest = await db
      .select()
      .from(requestMessage)
      .where(eq(requestMessage.requestId, id))
      .orderBy(desc(requestMessage.id))
      .limit(mostMessages);
    const rows = latest.toReversed();
    const files = await filesByMessage(
      db,
      rows.map((row) => row.id),
    );
    threads.push({ request_id: String(id), messages: rows.map((row) => toMessage(row, files.get(row.id) ?? [])) });
  }
  return threads;
}
