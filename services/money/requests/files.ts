/** Files of messages: checked, sealed, and kept for their player until a message takes them. */
import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { lockPlayer } from "../../people/players/public.ts";
import type { ServiceContext } from "../../platform/context.ts";
import type { Db } from "../../platform/database/database.ts";
import { checkedFile, type CheckProblem } from "../../platform/files/check.ts";
import { placeOf, sealingOf } from "../../platform/secrets/secrets.ts";
import { requestFile, type FileRow } from "./tables.ts";

type Context = Pick<ServiceContext, "db" | "clock" | "transact" | "settings">;

/** What all files of a player may take, bytes: an own quota, so that nobody fills the database. */
const MOST_BYTES = 60 * 1024 * 1024;

/**
 * Takes a file of a player for a message to come. The same file twice before it is sent is one file.
 * @throws Error when the antivirus daemon can't be asked
 */
export async function keepFile(
  context: Context,
  playerId: number,
  sent: Buffer,
): Promise<FileRow | CheckProblem | "QUOTA"> {
  const file = await checkedFile(context.settings.verification.antivirus, sent);
  if (typeof file === "string") return file;
  return context.transact(async (tx) => {
    await lockPlayer(tx, playerId, "update");
    const { id, messageId, mediaType, bytes, hash, at } = requestFile;
    const before = await tx
      .select({ id, playerId: requestFile.playerId, messageId, mediaType, bytes, hash, at })
      .from(requestFile)
      .where(eq(requestFile.playerId, playerId));
    const known = before.find((one) => one.messageId === null && one.hash === file.hash);
    if (known !== undefined) return known;
    if (before.reduce((sum, one) => sum + one.bytes, file.bytes.length) > MOST_BYTES) return "QUOTA";
    const row: FileRow = {
      id: randomUUID(),
      playerId,
      messageId: null,
      mediaType: file.mediaType,
      bytes: file.bytes.length,
      hash: file.hash,
      at: context.clock.now(),
    };
    const content = sealingOf(context.db).seal(placeOf("payment_request_file", row.id), file.bytes);
    await tx.insert(requestFile).values({ ...row, content });
    return row;
  });
}

/** Takes a file away again before its message is sent; false for an unknown one, and for somebody else's. */
export async function removeFile({ db }: Pick<Context, "db">, playerId: number, fileId: string): Promise<boolean> {
  const removed = await db
    .delete(requestFile)
    .where(and(eq(requestFile.id, fileId), eq(requestFile.playerId, playerId), isNull(requestFile.messageId)))
    .returning({ id: requestFile.id });
  return removed.length > 0;
}

/** A file with its contents, for the operator's staff; null for an unknown one. */
export async function openFile(
  db: Db,
  fileId: string,
): Promise<(Pick<FileRow, "mediaType"> & { content: Buffer }) | null> {
  const [row] = await db.select().from(requestFile).where(eq(requestFile.id, fileId));
  if (row === undefined) return null;
  const content = sealingOf(db).open(placeOf("payment_request_file", fileId), row.content);
  return { mediaType: row.mediaType, content };
}
