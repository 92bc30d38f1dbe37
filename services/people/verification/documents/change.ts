/**
 * The way of a document: asked for by the operator or begun by the player, sent, approved or rejected. Each change is told
 * to the player's open pages, and kept in the profile, in the same transaction.
 */
import { and, asc, eq, lte } from "../../../platform/database/drizzle.ts";
import {
  NEEDED_KINDS,
  verificationState,
  type DocumentKind,
  type RejectionReason,
  type VerificationState,
} from "#shared/people/verification.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { changeProfile, lockPlayer } from "../../players/public.ts";
import { filesOf } from "../files/keep.ts";
import { shownVerification } from "../show.ts";
import { verificationDocument, type DocumentRow } from "../tables.ts";
import { documentsOf, lockOwn } from "./find.ts";

type Context = Pick<ServiceContext, "db" | "clock" | "outbox" | "transact">;

/** Numbers of the states in the user config (SPEC 3.11 `verification_status`). */
const statusNumbers: Readonly<Record<VerificationState, number>> = {
  NOT_STARTED: 0,
  REQUESTED: 1,
  IN_REVIEW: 2,
  APPROVED: 3,
  REJECTED: 4,
};
const kindNumbers: Readonly<Record<DocumentKind, number>> = { IDENTITY: 1, ADDRESS: 2, PAYMENT: 3, SELFIE: 4 };

/** Writes what a change means for the profile, and tells of it. */
async function note(context: Pick<Context, "outbox">, tx: Tx, playerId: number): Promise<void> {
  const documents = await documentsOf(tx, playerId);
  const state = verificationState(documents);
  await changeProfile(tx, playerId, {
    verificationStatus: statusNumbers[state],
    verificationStatusGroupCode: state,
    verificationTypes: [...new Set(documents.map(({ kind }) => kindNumbers[kind]))],
    isDocumentRequested: documents.some(
      (document) => document.state === "REQUESTED" && !NEEDED_KINDS.includes(document.kind),
    ),
    isIdentificationNeeded: state === "REQUESTED" || state === "REJECTED",
  });
  await context.outbox.append(tx, {
    type: "verification",
    userId: playerId,
    data: { userId: playerId, verification: await shownVerification(tx, documents) },
  });
}

/** Asks for a document, unless one of its kind is under way; answers the one that is. The caller has locked the player. */
async function ask(
  context: Pick<Context, "clock" | "outbox">,
  tx: Tx,
  playerId: number,
  { kind, message }: { kind: DocumentKind; message: string | null },
): Promise<DocumentRow> {
  const open = (await documentsOf(tx, playerId)).find(
    (one) => one.kind === kind && (one.state === "REQUESTED" || one.state === "SUBMITTED"),
  );
  if (open !== undefined) return open;
  const [row] = await tx
    .insert(verificationDocument)
    .values({ playerId, kind, state: "REQUESTED", message, requestedAt: context.clock.now() })
    .returning();
  if (row === undefined) throw new Error("the document was not written");
  return row;
}

/** Asks a player for what is needed, unless it is under way or approved. The caller has locked the player. */
export async function askForNeeded(
  context: Pick<Context, "clock" | "outbox">,
  tx: Tx,
  playerId: number,
): Promise<void> {
  const documents = await documentsOf(tx, playerId);
  const isApproved = (kind: DocumentKind) => documents.some((one) => one.kind === kind && one.state === "APPROVED");
  for (const kind of NEEDED_KINDS) if (!isApproved(kind)) await ask(context, tx, playerId, { kind, message: null });
  await note(context, tx, playerId);
}

/** Asks a player for a document on the operator's behalf, also for one that was approved before. */
export const requestDocument = (
  context: Context,
  playerId: number,
  asked: { kind: DocumentKind; message: string | null },
): Promise<DocumentRow | "unknown"> =>
  context.transact(async (tx) => {
    if ((await lockPlayer(tx, playerId, "update")) === null) return "unknown";
    const document = await ask(context, tx, playerId, asked);
    await note(context, tx, playerId);
    return document;
  });

/** Begins a document that nobody asked for, so that a player can prove themselves before they have to. */
export const beginDocument = (
  context: Context,
  playerId: number,
  kind: DocumentKind,
): Promise<DocumentRow | "DOCUMENT_APPROVED"> =>
  context.transact(async (tx) => {
    await lockPlayer(tx, playerId, "update");
    const isApproved = (await documentsOf(tx, playerId)).some((one) => one.kind === kind && one.state === "APPROVED");
    if (isApproved) return "DOCUMENT_APPROVED";
    const document = await ask(context, tx, playerId, { kind, message: null });
    await note(context, tx, playerId);
    return document;
  });

/** Sends a document for review. */
export const submitDocument = (
  context: Context,
  playerId: number,
  id: number,
): Promise<"DOCUMENT_UNKNOWN" | "DOCUMENT_CLOSED" | "FILES_NEEDED" | null> =>
  context.transact(async (tx) => {
    await lockPlayer(tx, playerId, "update");
    const document = await lockOwn(tx, playerId, id);
    if (document === null) return "DOCUMENT_UNKNOWN";
    if (document.state === "SUBMITTED") return null;
    if (document.state !== "REQUESTED") return "DOCUMENT_CLOSED";
    if ((await filesOf(tx, id)).length === 0) return "FILES_NEEDED";
    await tx
      .update(verificationDocument)
      .set({ state: "SUBMITTED", submittedAt: context.clock.now() })
      .where(eq(verificationDocument.id, id));
    await note(context, tx, playerId);
    return null;
  });

export interface Decision {
  isApproved: boolean;
  reason: RejectionReason | null;
  /** For the player to read. */
  message: string | null;
  /** For the operator alone. */
  note: string | null;
  by: string;
}

/** Decides on a document that was sent. A rejected one is asked for once more. */
export const decideDocument = (
  context: Context,
  id: number,
  decision: Decision,
): Promise<DocumentRow | "unknown" | "decided"> =>
  context.transact(async (tx) => {
    const [known] = await tx
      .select({ playerId: verificationDocument.playerId })
      .from(verificationDocument)
      .where(eq(verificationDocument.id, id));
    if (known === undefined) return "unknown";
    await lockPlayer(tx, known.playerId, "update");
    const [decided] = await tx
      .update(verificationDocument)
      .set({
        state: decision.isApproved ? "APPROVED" : "REJECTED",
        reason: decision.isApproved ? null : decision.reason,
        message: decision.message,
        note: decision.note,
        decidedBy: decision.by,
        decidedAt: context.clock.now(),
      })
      .where(and(eq(verificationDocument.id, id), eq(verificationDocument.state, "SUBMITTED")))
      .returning();
    if (decided === undefined) return "decided";
    await note(context, tx, decided.playerId);
    return decided;
  });

/** Documents that wait for a decision, those that waited longest first. */
export const waitingDocuments = (db: Context["db"], limit = 100): Promise<DocumentRow[]> =>
  db
    .select()
    .from(verificationDocument)
    .where(eq(verificationDocument.state, "SUBMITTED"))
    .orderBy(asc(verificationDocument.submittedAt))
    .limit(limit);

/** Approves what has waited long enough, as a demo's automatic desk does. */
export async function approveWaiting(context: Context, afterMs: number): Promise<void> {
  const due = await context.db
    .select({ id: verificationDocument.id })
    .from(verificationDocument)
    .where(
      and(
        eq(verificationDocument.state, "SUBMITTED"),
        lte(verificationDocument.submittedAt, context.clock.now() - afterMs),
      ),
    )
    .limit(50);
  for (const { id } of due)
    await decideDocument(context, id, { isApproved: true, reason: null, message: null, note: null, by: "desk" });
}
