/** Verification as the API tells it. Inner notes of the operator's staff are in none of it. */
import { asc, inArray } from "../../platform/database/drizzle.ts";
import type { z } from "zod";
import { verificationState } from "#shared/people/verification.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { document as documentSchema, verification as verificationSchema } from "./api.ts";
import { documentsOf } from "./documents/find.ts";
import { verificationFile, type DocumentRow, type FileRow } from "./tables.ts";

type ShownDocument = z.infer<typeof documentSchema>;
type ShownFile = Pick<FileRow, "id" | "documentId" | "mediaType" | "bytes" | "at">;

const seconds = (ms: number) => Math.floor(ms / 1000);
const orNull = (ms: number | null) => (ms === null ? null : seconds(ms));

function toDocument(row: DocumentRow, files: readonly ShownFile[]): ShownDocument {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    message: row.message,
    reason: row.reason,
    files: files.map(({ id, mediaType, bytes, at }) => ({ id, media_type: mediaType, bytes, at: seconds(at) })),
    requested_at: seconds(row.requestedAt),
    submitted_at: orNull(row.submittedAt),
    decided_at: orNull(row.decidedAt),
  };
}

/** Documents with their files. */
export async function shownDocuments(db: Db | Tx, rows: readonly DocumentRow[]): Promise<ShownDocument[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const { id, documentId, mediaType, bytes, at } = verificationFile;
  const files = await db
    .select({ id, documentId, mediaType, bytes, at })
    .from(verificationFile)
    .where(inArray(documentId, ids))
    .orderBy(asc(at), asc(id));
  const byDocument = Map.groupBy(files, (file) => file.documentId);
  return rows.map((row) => toDocument(row, byDocument.get(row.id) ?? []));
}

export async function shownDocument(
  db: Db | Tx,
  playerId: number,
  documentNumber: number,
): Promise<ShownDocument | null> {
  const rows = (await documentsOf(db, playerId)).filter(({ id }) => id === documentNumber);
  return (await shownDocuments(db, rows))[0] ?? null;
}

/** @param documents all of the player's */
export const shownVerification = async (
  db: Db | Tx,
  documents: readonly DocumentRow[],
): Promise<z.infer<typeof verificationSchema>> => ({
  state: verificationState(documents),
  documents: await shownDocuments(db, documents),
});
