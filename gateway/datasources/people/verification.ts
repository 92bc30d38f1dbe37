/** The verification service: documents, their files, and personal data. */
import type {
  PersonalDetails,
  PersonalDetailsInput,
  Verification,
  VerificationDocument,
} from "../../generated/resolvers.ts";
import { FILE_TYPES, MAX_FILE_BYTES, MAX_FILES } from "#shared/people/verification.ts";
import { bearer } from "../../transport/headers.ts";
import { Upstream, type UpstreamOptions } from "../../transport/upstream.ts";
import type { components, paths } from "../../upstream/verification.ts";
import { describeService } from "../descriptor.ts";

type Schemas = components["schemas"];
type DocumentBody = Schemas["VerificationDocument"];
type FieldError = Schemas["FieldError"];
type DetailsBody = paths["/verification-api/v1/details"]["get"]["responses"][200]["content"]["application/json"];

export interface AnsweredDocument {
  document: VerificationDocument | null;
  errors: FieldError[];
}

/** Where the files of a document are posted to. */
export const UPLOADS = "/uploads/documents";

function toDocument(body: DocumentBody): VerificationDocument {
  return {
    id: String(body.id),
    kind: body.kind,
    state: body.state,
    message: body.message,
    rejection: body.reason,
    files: body.files.map(({ id, media_type: mediaType, bytes, at }) => ({ id, mediaType, bytes, at })),
    uploadUrl: body.state === "REQUESTED" ? `${UPLOADS}/${body.id}` : null,
    requestedAt: body.requested_at,
    submittedAt: body.submitted_at,
    decidedAt: body.decided_at,
  };
}

/** A player's verification in the schema's words. */
export const toVerification = ({ state, documents }: Schemas["Verification"]): Verification => ({
  state,
  documents: documents.map(toDocument),
  maxFileBytes: MAX_FILE_BYTES,
  maxFiles: MAX_FILES,
  fileTypes: [...FILE_TYPES],
});

const toDetails = (body: DetailsBody): PersonalDetails => ({
  name: body.name,
  surname: body.surname,
  birthDate: body.date_birthday,
  documentTypeId: body.document_type_id,
  passport: body.passport,
  passportDate: body.passport_date,
  passportEndDate: body.passport_end_date,
  registrationAddress: body.registration_address,
  taxNumber: body.inn,
  isFilled: body.is_filled,
  hasContacts: body.has_contacts,
  isLocked: body.is_locked,
});

/** Names of the form's fields in the schema, by those of the service. */
const fieldNames: Readonly<Record<string, string>> = {
  date_birthday: "birthDate",
  document_type_id: "documentTypeId",
  passport_date: "passportDate",
  passport_end_date: "passportEndDate",
  registration_address: "registrationAddress",
  inn: "taxNumber",
};

export class VerificationService {
  readonly upstream: Upstream<paths>;

  constructor(options: UpstreamOptions) {
    this.upstream = new Upstream<paths>(options);
  }

  /** @throws UpstreamError, as all below */
  async verification(token: string): Promise<Verification> {
    return toVerification(await this.upstream.get("/verification-api/v1/verification", { headers: bearer(token) }));
  }

  async details(token: string): Promise<PersonalDetails> {
    return toDetails(await this.upstream.get("/verification-api/v1/details", { headers: bearer(token) }));
  }

  /** Saves the form. Refusals are values, at the schema's fields. */
  async saveDetails(
    token: string,
    form: PersonalDetailsInput,
  ): Promise<{ details: PersonalDetails; errors: FieldError[] }> {
    const { details, errors } = await this.upstream.put("/verification-api/v1/details", {
      body: {
        name: form.name ?? null,
        surname: form.surname ?? null,
        date_birthday: form.birthDate ?? null,
        document_type_id: form.documentTypeId ?? null,
        inn: form.taxNumber ?? null,
        passport: form.passport ?? null,
        passport_date: form.passportDate ?? null,
        passport_end_date: form.passportEndDate ?? null,
        registration_address: form.registrationAddress ?? null,
      },
      headers: bearer(token),
    });
    return {
      details: toDetails(details),
      errors: errors.map((error) => ({
        ...error,
        path: error.path?.map((name) => fieldNames[name] ?? name) ?? null,
      })),
    };
  }

  async beginDocument(token: string, kind: DocumentBody["kind"]): Promise<AnsweredDocument> {
    return answered(
      await this.upstream.post("/verification-api/v1/documents", { body: { kind }, headers: bearer(token) }),
    );
  }

  /** Adds a file. Refusals are values. */
  async addFile(token: string, id: string, bytes: Buffer): Promise<AnsweredDocument> {
    return answered(
      await this.upstream.post("/verification-api/v1/documents/{id}/files", {
        path: { id },
        body: { content: bytes.toString("base64") },
        headers: bearer(token),
      }),
    );
  }

  /** @throws UpstreamError with upstreamCode FILE_UNKNOWN */
  async removeFile(token: string, id: string, file: string): Promise<AnsweredDocument> {
    return answered(
      await this.upstream.delete("/verification-api/v1/documents/{id}/files/{file}", {
        path: { id, file },
        headers: bearer(token),
      }),
    );
  }

  async submitDocument(token: string, id: string): Promise<AnsweredDocument> {
    return answered(
      await this.upstream.post("/verification-api/v1/documents/{id}/submit", { path: { id }, headers: bearer(token) }),
    );
  }
}

const answered = ({ document, errors }: { document: DocumentBody | null; errors: FieldError[] }): AnsweredDocument => ({
  document: document === null ? null : toDocument(document),
  errors,
});

export const verification = describeService({
  name: "verification",
  connect: (options) => new VerificationService(options),
});
