/** Files of messages: checked, sealed, and kept for their player until a message takes them. */
import { randomUUID } from "node:crypto";
import { and, eq, getTableColumns, inArray, isNotNull, isNull } from "../../platform/database/drizzle.ts";
import { lockPlayer } from "../../people/players/public.ts";
import type { ServiceContext } from "../../platform/context.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { checkedFile, type CheckedFile, type CheckProblem } from "../../platform/files/check.ts";
import { placeOf, sealingOf } from "../../platform/secrets/secrets.ts";
import { paymentRequest, requestFile, type FileRow } from "./tables.ts";

type Context = Pick<ServiceContext, "db" | "clock" | "transact" | "settings">;

/** What all files of a player may take, bytes: an own quota, so that nobody fills the database. */
const MOST_BYTES = 60 * 1024 * 1024;

/** Whose files: the player's own, or those that staff added for them. */
const ownFiles = (playerId: number) => and(eq(requestFile.playerId, playerId), isNull(requestFile.actor));

/**
 * Takes a file of a player for a message to come. The same file twice before it is sent is one file.
 * @throws Error when the antivirus daemon can't be asked
 */
export async function keepFile(
  context: Context,
  playerId: number,
  sent: Buffer,
): Promise<FileRow | CheckProblem | "QUOTA"> {
  const file = await checkedFile(context.settings.verification.antivirus, playerId, sent);
  if (typeof file === "string") return file;
  return context.transact(async (tx) => {
    await lockPlayer(tx, playerId, "update");
    const { content: _, ...columns } = getTableColumns(requestFile);
    const before = await tx.select(columns).from(requestFile).where(ownFiles(playerId));
    const known = before.find((one) => one.messageId === null && one.hash === file.hash);
    if (known !== undefined) return known;
    if (before.reduce((sum, one) => sum + one.bytes, file.bytes.length) > MOST_BYTES) return "QUOTA";
    return writeFile(context, tx, { playerId, actor: null }, file);
  });
}

/**
 * Takes a file of the staff for an answer to come in a request; null for an unknown request.
 * @throws Error when the antivirus daemon can't be asked
 */
export async function keepDeskFile(
  context: Context,
  requestId: number,
  { actor, sent }: { actor: string; sent: Buffer },
): Promise<FileRow | CheckProblem | null> {
  const file = await checkedFile(context.settings.verification.antivirus, 0, sent);
  if (typeof file === "string") return file;
  return context.transact(async (tx) => {
    const [request] = await tx
      .select({ playerId: paymentRequest.playerId })
      .from(paymentRequest)
      .where(eq(paymentRequest.id, requestId));
    return request === undefined ? null : writeFile(context, tx, { playerId: request.playerId, actor }, file);
  });
}

async function writeFile(
  context: Context,
  tx: Tx,
  whose: Pick<FileRow, "playerId" | "actor">,
  file: CheckedFile,
): Promise<FileRow> {
  const row: FileRow = {
    id: randomUUID(),
    ...whose,
    messageId: null,
    mediaType: file.mediaType,
    bytes: file.bytes.length,
    hash: file.hash,
    at: context.clock.now(),
  };
  const content = sealingOf(context.db).seal(placeOf("payment_request_file", row.id), file.bytes);
  await tx.insert(requestFile).values({ ...row, content });
  return row;
}

/** Puts files that were sent before into a message; false if one is unknown, somebody else's, or in a message. */
export async function attachFiles(
  tx: Tx,
  messageId: number,
  files: readonly string[],
  { playerId, isDesk }: { playerId: number; isDesk: boolean },
): Promise<boolean> {
  const ids = [...new Set(files)];
  if (ids.length === 0) return true;
  const whose = isDesk ? and(eq(requestFile.playerId, playerId), isNotNull(requestFile.actor)) : ownFiles(playerId);
  const taken = await tx
    .update(requestFile)
    .set({ messageId })
    .where(and(inArray(requestFile.id, ids), whose, isNull(requestFile.messageId)))
    .returning({ id: requestFile.id });
  return taken.length === ids.length;
}

/** Takes a file away again before its message is sent; false for an unknown one, and for somebody else's. */
export async function removeFile({ db }: Pick<Context, "db">, playerId: number, fileId: string): Promise<boolean> {
  const removed = await db
    .delete(requestFile)
    .where(and(eq(requestFile.id, fileId), ownFiles(playerId), isNull(requestFile.messageId)))
    .returning({ id: requestFile.id });
  return removed.length > 0;
}

/**
 * A file with its contents: any for the operator's staff, for a player what stands in messages of their requests; null
 * for all others.
 */
export async function openFile(
  db: Db,
  fileId: string,
  playerId?: number,
): Promise<(Pick<FileRow, "mediaType"> & { content: Buffer }) | null> {
  const ofPlayer =
    playerId === undefined ? undefined : and(eq(requestFile.playerId, playerId), isNotNull(requestFile.messageId));
  const [row] = await db
    .select()
    .from(requestFile)
    .where(and(eq(requestFile.id, fileId), ofPlayer));
  if (row === undefined) return null;
  const content = sealingOf(db).open(placeOf("payment_request_file", fileId), row.content);
  return { mediaType: row.mediaType, content };
}
