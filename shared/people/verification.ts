/** Rules of verification that both sides hold to: documents, their states, and what a file of one may be. */

/** What a player proves: who they are, where they live, that a card or account is theirs, that it is them. */
export const DOCUMENT_KINDS = ["IDENTITY", "ADDRESS", "PAYMENT", "SELFIE"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export type DocumentState = "REQUESTED" | "SUBMITTED" | "APPROVED" | "REJECTED";

/** How far a player has come with the documents that are needed. */
export type VerificationState = "NOT_STARTED" | "REQUESTED" | "IN_REVIEW" | "APPROVED" | "REJECTED";

/** Why a document was rejected; each is a sentence that the player reads. */
export const REJECTION_REASONS = ["UNREADABLE", "EXPIRED", "NOT_YOURS", "INCOMPLETE", "WRONG_KIND", "OTHER"] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

/** Media types of files; pictures are drawn anew, so nothing but their pixels is kept. */
export const FILE_TYPES = ["image/jpeg", "image/png", "image/webp", "application/pdf"] as const;
export type FileType = (typeof FILE_TYPES)[number];

export const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** Pages of a PDF. */
export const MAX_PAGES = 10;
/** Files of one document: two sides, or the pages of a statement. */
export const MAX_FILES = 4;

/** What a player has proved once all of these are approved. */
export const NEEDED_KINDS: readonly DocumentKind[] = ["IDENTITY", "ADDRESS"];

export interface DocumentStanding {
  kind: DocumentKind;
  state: DocumentState;
}

/**
 * How far a player has come. Of several documents of a kind the last one counts, but an approved one stays approved.
 * @param documents in the order they were asked for
 */
export function verificationState(documents: readonly DocumentStanding[]): VerificationState {
  if (documents.length === 0) return "NOT_STARTED";
  const latest = new Map<DocumentKind, DocumentState>();
  for (const { kind, state } of documents) if (latest.get(kind) !== "APPROVED") latest.set(kind, state);
  const states = [...latest.values()];
  if (states.includes("REJECTED")) return "REJECTED";
  if (states.includes("REQUESTED")) return "REQUESTED";
  if (states.includes("SUBMITTED")) return "IN_REVIEW";
  return NEEDED_KINDS.every((kind) => latest.get(kind) === "APPROVED") ? "APPROVED" : "REQUESTED";
}

/** Fields of the personal data form (SPEC 3.11 `user_data`). */
export interface PersonalDetails {
  name: string | null;
  surname: string | null;
  /** Days are written "1990-05-31". */
  birthDate: string | null;
  passport: string | null;
  passportDate: string | null;
  passportEndDate: string | null;
  registrationAddress: string | null;
  taxNumber: string | null;
  documentTypeId: number | null;
}

/** Types of a document of identity: passport, identity card, driving licence, residence permit. */
export const DOCUMENT_TYPES = [1, 2, 3, 4] as const;

/** Fields that a document of identity proves: the player can't change them any more. */
export const PROVEN_FIELDS = [
  "name",
  "surname",
  "birthDate",
  "passport",
  "passportDate",
  "passportEndDate",
  "documentTypeId",
] as const satisfies readonly (keyof PersonalDetails)[];

/** Whether a profile counts as filled (SPEC 5.12). */
export const isProfileFilled = (
  details: Pick<
    PersonalDetails,
    "name" | "surname" | "birthDate" | "passport" | "passportDate" | "registrationAddress"
  >,
): boolean =>
  [
    details.name,
    details.surname,
    details.birthDate,
    details.passport,
    details.passportDate,
    details.registrationAddress,
  ].every((field) => field !== null && field.trim() !== "");

/** Whether both contacts are known (SPEC 5.13). */
export const areContactsFilled = ({ phone, email }: { phone: string | null; email: string | null }): boolean =>
  [phone, email].every((contact) => contact !== null && contact !== "");
