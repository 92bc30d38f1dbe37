/** Requests as the operator's staff sees them: with the notes that players don't. */
import { and, asc, eq } from "../../../platform/database/drizzle.ts";
import type { z } from "zod";
import type { RequestDesk, RequestState } from "#shared/money/requests.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import { paymentRequest, requestMessage, requestNote } from "../tables.ts";
import { filesByMessage, shownRequests, toMessage } from "../thread/show.ts";
import type { deskApi } from "./api.ts";

type Context = Pick<ServiceContext, "db" | "clock" | "settings">;

export async function requestsIn(
  context: Context,
  state: RequestState,
  desk: RequestDesk | undefined,
): Promise<z.infer<typeof deskApi.deskRequests.response>["requests"]> {
  const rows = await context.db
    .select()
    .from(paymentRequest)
    .where(and(eq(paymentRequest.state, state), desk && eq(paymentRequest.desk, desk)))
    .orderBy(asc(paymentRequest.changedAt), asc(paymentRequest.id))
    .limit(100);
  const shown = await shownRequests(context, context.db, rows);
  return rows.flatMap(({ playerId, language }, index) => {
    const request = shown[index];
    return request === undefined ? [] : [{ player_id: playerId, language, request }];
  });
}

/** A request with everything that was written in it; null for an unknown one. */
export async function deskThread(
  context: Context,
  id: number,
): Promise<z.infer<typeof deskApi.deskRequest.response> | null> {
  const { db } = context;
  const rows = await db.select().from(paymentRequest).where(eq(paymentRequest.id, id));
  const [request] = await shownRequests(context, db, rows);
  const [row] = rows;
  if (row === undefined || request === undefined) return null;
  const messages = await db
    .select()
    .from(requestMessage)
    .where(eq(requestMessage.requestId, id))
    .orderBy(asc(requestMessage.id));
  const files = await filesByMessage(
    db,
    messages.map((message) => message.id),
  );
  const notes = await db.select().from(requestNote).where(eq(requestNote.requestId, id)).orderBy(asc(requestNote.id));
  return {
    player_id: row.playerId,
    language: row.language,
    request,
    messages: messages.map((message) => ({
      ...toMessage(message, files.get(message.id) ?? []),
      actor: message.actor,
    })),
    notes: notes.map(({ actor, text, at }) => ({ actor, text, at: Math.floor(at / 1000) })),
  };
}
