/** What the operator's staff and the automatic desk do with a request. */
import { and, asc, eq, lte } from "../../../platform/database/drizzle.ts";
import { stateAfter, type RequestDeed } from "#shared/money/requests.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { fingerprintOfCall } from "../../../platform/http/ids.ts";
import { paymentOf } from "../../payments/public.ts";
import { paymentRequest, requestMessage, requestNote, type MessageRow, type RequestRow } from "../tables.ts";
import { attachFiles } from "../files.ts";
import { change, withRequest, type Context } from "../thread/change.ts";
import { deskWords, standingOf } from "./words.ts";

export interface DeskDeed {
  action: Exclude<RequestDeed, "WRITE"> | "NOTE";
  text: string | null;
  /** Ids of files that the staff has sent before. */
  files: readonly string[];
  actor: string;
  /** Null where each call counts. */
  key: string | null;
}

type Outcome = "done" | "closed" | "mismatch" | "file";

/** Undoes what was written with a file that can't go with it. */
class UnknownFile extends Error {}

type Written = Pick<MessageRow, "requestId" | "text" | "idempotencyKey" | "fingerprint" | "at">;

/** The fingerprint of what was done under a key before; undefined for a new key. */
async function doneUnder(tx: Tx, id: number, key: string, isNote: boolean): Promise<string | null | undefined> {
  const [earlier] = isNote
    ? await tx
        .select({ fingerprint: requestNote.fingerprint })
        .from(requestNote)
        .where(and(eq(requestNote.requestId, id), eq(requestNote.idempotencyKey, key)))
    : await tx
        .select({ fingerprint: requestMessage.fingerprint })
        .from(requestMessage)
        .where(
          and(
            eq(requestMessage.requestId, id),
            eq(requestMessage.author, "operator"),
            eq(requestMessage.idempotencyKey, key),
          ),
        );
  return earlier?.fingerprint;
}

/** Answers, asks back, closes or leaves a note, once per key. */
export async function deskWrite(context: Context, id: number, deed: DeskDeed): Promise<Outcome | "unknown"> {
  try {
    return await writeOnce(context, id, deed);
  } catch (error) {
    if (error instanceof UnknownFile) return "file";
    throw error;
  }
}

const writeOnce = (context: Context, id: number, { action, text, files, actor, key }: DeskDeed) =>
  withRequest<Outcome>(context, id, null, async (tx, row) => {
    const isNote = action === "NOTE";
    const fingerprint = fingerprintOfCall(action, text, files);
    const earlier = key === null ? undefined : await doneUnder(tx, id, key, isNote);
    if (earlier !== undefined) return earlier === fingerprint ? "done" : "mismatch";
    if (!isNote && stateAfter(row.state, action) === null) return "closed";
    if (text !== null) {
      const written: Written = {
        requestId: id,
        text,
        idempotencyKey: key,
        fingerprint: key === null ? null : fingerprint,
        at: context.clock.now(),
      };
      if (isNote) await tx.insert(requestNote).values({ ...written, actor });
      else {
        const [message] = await tx
          .insert(requestMessage)
          .values({ ...written, author: "operator", actor })
          .returning({ id: requestMessage.id });
        if (message === undefined) throw new Error("the message was not written");
        if (!(await attachFiles(tx, message.id, files, { playerId: row.playerId, isDesk: true })))
          throw new UnknownFile();
      }
    }
    if (!isNote) await change(context, tx, row, action, "operator");
    return "done";
  });

/** What the automatic desk says: of the payment as it stands, or what it has to know. */
async function deskSays(tx: Tx, row: RequestRow): Promise<{ deed: "ANSWER" | "ASK"; text: string }> {
  const words = deskWords[row.language];
  const answered = await tx.$count(
    requestMessage,
    and(eq(requestMessage.requestId, row.id), eq(requestMessage.author, "desk")),
  );
  if (answered > 0) return { deed: "ANSWER", text: words.again };
  if (row.desk === "IDEAS") return { deed: "ANSWER", text: words.idea };
  if (row.desk === "PARTNERS") return { deed: "ANSWER", text: words.partner };
  if (row.desk === "SUPPORT") return { deed: "ASK", text: words.askMore };
  const payment = row.paymentId === null ? null : await paymentOf(tx, row.playerId, row.paymentId);
  return payment === null
    ? { deed: "ASK", text: words.ask }
    : { deed: "ANSWER", text: words[standingOf(payment.direction, payment.state)].replace("{payment}", payment.id) };
}

/** Answers what has waited long enough, as a demo's automatic desk does. */
export async function answerWaiting(context: Context, afterMs: number): Promise<void> {
  const before = context.clock.now() - afterMs;
  const due = await context.db
    .select({ id: paymentRequest.id })
    .from(paymentRequest)
    .where(lte(paymentRequest.waitingSince, before))
    .orderBy(asc(paymentRequest.waitingSince))
    .limit(50);
  for (const { id } of due)
    await withRequest(context, id, null, async (tx, row) => {
      // Somebody may have answered, or the player have written more.
      if (row.waitingSince === null || row.waitingSince > before) return;
      const { deed, text } = await deskSays(tx, row);
      await tx.insert(requestMessage).values({ requestId: id, author: "desk", text, at: context.clock.now() });
      await change(context, tx, row, deed);
    });
}
