/** Keeps the files of documents: checked and sealed. */
import { randomUUID } from "node:crypto";
import { and, asc, eq, getTableColumns } from "../../../platform/database/drizzle.ts";
import { MAX_FILES } from "#shared/people/verification.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import { checkedFile, type CheckProblem } from "../../../platform/files/check.ts";
import { placeOf, sealingOf } from "../../../platform/secrets/secrets.ts";
import { lockPlayer } from "../../players/public.ts";
import { lockOwn } from "../documents/find.ts";
import { verificationFile, type FileRow } from "../tables.ts";

type Context = Pick<ServiceContext, "db" | "clock" | "transact" | "settings">;

/** What all files of a player may take, bytes: an own quota, so that nobody fills the database. */
const MOST_BYTES = 60 * 1024 * 1024;

export type KeepProblem = CheckProblem | "TOO_MANY_FILES" | "QUOTA" | "DOCUMENT_UNKNOWN" | "DOCUMENT_CLOSED";

const { content: _content, ...shown } = getTableColumns(verificationFile);

export const filesOf = (db: Db | Tx, documentId: number): Promise<FileRow[]> =>
  db
    .select(shown)
    .from(verificationFile)
    .where(eq(verificationFile.documentId, documentId))
    .orderBy(asc(verificationFile.at), asc(verificationFile.id));

/**
 * Takes a file for a document of the player that still waits for files. The same file twice is one file.
 * @throws Error when the antivirus daemon can't be asked
 */
export async function keepFile(
  context: Context,
  playerId: number,
  documentId: number,
  sent: Buffer,
): Promise<FileRow | KeepProblem> {
  const file = await checkedFile(context.settings.verification.antivirus, playerId, sent);
  if (typeof file === "string") return file;
  const { hash } = file;
  return context.transact(async (tx) => {
    await lockPlayer(tx, playerId, "update");
    const document = await lockOwn(tx, playerId, documentId);
    if (document === null) return "DOCUMENT_UNKNOWN";
    if (document.state !== "REQUESTED") return "DOCUMENT_CLOSED";
    const before = await filesOf(tx, documentId);
    const known = before.find((one) => one.hash === hash);
    if (known !== undefined) return known;
    if (before.length >= MAX_FILES) return "TOO_MANY_FILES";
    const all = await tx
      .select({ bytes: verificationFile.bytes })
      .from(verificationFile)
      .where(eq(verificationFile.playerId, playerId));
    if (all.reduce((sum, { bytes }) => sum + bytes, file.bytes.length) > MOST_BYTES) return "QUOTA";
    const id = randomUUID();
    const row: FileRow = {
      id,
      documentId,
      playerId,
      mediaType: file.mediaType,
      bytes: file.bytes.length,
      hash,
      at: context.clock.now(),
    };
    const content = sealingOf(context.db).seal(placeOf("verification_file", id), file.bytes);
    await tx.insert(verificationFile).values({ ...row, content });
    return row;
  });
}

/** Takes a file away again while its document was not sent; false for an unknown one. */
export async function removeFile(
  context: Context,
  playerId: number,
  documentId: number,
  fileId: string,
): Promise<boolean> {
  return context.transact(async (tx) => {
    await lockPlayer(tx, playerId, "update");
    const document = await lockOwn(tx, playerId, documentId);
    if (document?.state !== "REQUESTED") return false;
    const removed = await tx
      .delete(verificationFile)
      .where(and(eq(verificationFile.id, fileId), eq(verificationFile.documentId, documentId)))
      .returning({ id: verificationFile.id });
    return removed.length > 0;
  });
}

/** A file with its contents, for the operator's staff; null for an unknown one. */
export async function openFile(db: Db, fileId: string): Promise<{ file: FileRow; bytes: Buffer } | null> {
  const [row] = await db.select().from(verificationFile).where(eq(verificationFile.id, fileId));
  if (row === undefined) return null;
  const { content, ...file } = row;
  return { file, bytes: sealingOf(db).open(placeOf("verification_file", fileId), content) };
}
