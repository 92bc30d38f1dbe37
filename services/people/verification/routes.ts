/** Routes of verification, and the job of a demo's automatic desk. */
import type { FastifyInstance } from "fastify";
import type { PersonalDetails } from "#shared/people/verification.ts";
import type { ServiceContext, ServicePlugin } from "../../platform/context.ts";
import { fileWords } from "../../platform/files/check.ts";
import type { FieldError } from "../../platform/http/api.ts";
import { Failure } from "../../platform/http/rest.ts";
import { serviceRoute } from "../../platform/http/serviceRoute.ts";
import { playerRoute } from "../players/public.ts";
import { verificationApi } from "./api.ts";
import { detailsOf, saveDetails, type KnownDetails } from "./details.ts";
import {
  approveWaiting,
  beginDocument,
  decideDocument,
  requestDocument,
  submitDocument,
  waitingDocuments,
} from "./documents/change.ts";
import { documentsOf } from "./documents/find.ts";
import { keepFile, openFile, removeFile, type KeepProblem } from "./files/keep.ts";
import { shownDocument, shownDocuments, shownVerification } from "./show.ts";

/** How often the automatic desk looks, in real milliseconds. */
const jobMs = 1000;

const toDetails = (known: KnownDetails) => ({
  name: known.name,
  surname: known.surname,
  date_birthday: known.birthDate,
  document_type_id: known.documentTypeId,
  inn: known.taxNumber,
  passport: known.passport,
  passport_date: known.passportDate,
  passport_end_date: known.passportEndDate,
  registration_address: known.registrationAddress,
  is_filled: known.isFilled,
  has_contacts: known.areContactsFilled,
  is_locked: known.isLocked,
});

/** Names of the form's fields in the contract. */
const wireNames: Readonly<Partial<Record<keyof PersonalDetails, string>>> = {
  birthDate: "date_birthday",
  documentTypeId: "document_type_id",
  taxNumber: "inn",
  passportDate: "passport_date",
  passportEndDate: "passport_end_date",
  registrationAddress: "registration_address",
};
const onWire = (errors: readonly FieldError[]): FieldError[] =>
  errors.map((error) => ({
    ...error,
    path: error.path?.map((name) => wireNames[name as keyof PersonalDetails] ?? name) ?? null,
  }));

const keepWords: Readonly<Record<KeepProblem, string>> = {
  ...fileWords,
  TOO_MANY_FILES: "The document has as many files as it can",
  QUOTA: "All files of the player together are too large",
  DOCUMENT_UNKNOWN: "The player has no such document",
  DOCUMENT_CLOSED: "The document was sent",
};
const error = (code: string, message: string): FieldError => ({ code, message, path: null });

export const verificationService: ServicePlugin = (context) => async (app) => {
  playerRoutes(app, context);
  deskRoutes(app, context);
  const { deskMs } = context.settings.verification;
  if (deskMs === null) return;
  context.jobs.add({ name: "verification", everyMs: jobMs, work: () => approveWaiting(context, deskMs) });
};

function playerRoutes(app: FastifyInstance, context: ServiceContext): void {
  const { db } = context;
  const documentAnswer = async (playerId: number, id: number, errors: FieldError[] = []) => ({
    document: await shownDocument(db, playerId, id),
    errors,
  });

  playerRoute(app, context, verificationApi.verification, async (_, { playerId }) =>
    shownVerification(db, await documentsOf(db, playerId)),
  );

  playerRoute(app, context, verificationApi.personalDetails, async (_, { playerId }) =>
    toDetails(await detailsOf(db, playerId)),
  );

  playerRoute(app, context, verificationApi.savePersonalDetails, async ({ body }, { playerId }) => {
    const errors = await saveDetails(context, playerId, {
      name: body.name,
      surname: body.surname,
      birthDate: body.date_birthday,
      passport: body.passport,
      passportDate: body.passport_date,
      passportEndDate: body.passport_end_date,
      registrationAddress: body.registration_address,
      taxNumber: body.inn,
      documentTypeId: body.document_type_id,
    });
    return { details: toDetails(await detailsOf(db, playerId)), errors: onWire(errors) };
  });

  playerRoute(app, context, verificationApi.beginDocument, async ({ body: { kind } }, { playerId }) => {
    const begun = await beginDocument(context, playerId, kind);
    return begun === "DOCUMENT_APPROVED"
      ? { document: null, errors: [{ ...error(begun, "It is proved"), path: ["kind"] }] }
      : documentAnswer(playerId, begun.id);
  });

  playerRoute(app, context, verificationApi.addFile, async ({ params, body }, { playerId }) => {
    const kept = await keepFile(context, playerId, Number(params.id), Buffer.from(body.content, "base64"));
    return documentAnswer(playerId, Number(params.id), typeof kept === "string" ? [error(kept, keepWords[kept])] : []);
  });

  playerRoute(app, context, verificationApi.removeFile, async ({ params }, { playerId }) =>
    (await removeFile(context, playerId, Number(params.id), params.file))
      ? documentAnswer(playerId, Number(params.id))
      : new Failure(404, "FILE_UNKNOWN", "The document has no such file, or was sent"),
  );

  playerRoute(app, context, verificationApi.submitDocument, async ({ params }, { playerId }) => {
    const problem = await submitDocument(context, playerId, Number(params.id));
    return documentAnswer(playerId, Number(params.id), problem === null ? [] : [error(problem, "It can't be sent")]);
  });
}

/** Calls of the operator's back office. */
function deskRoutes(app: FastifyInstance, context: ServiceContext): void {
  const { db } = context;
  const { serviceKey } = context.settings;
  const shownOf = async (playerId: number, id: number) => {
    const shown = await shownDocument(db, playerId, id);
    if (shown === null) throw new Error(`document ${id} is gone`);
    return shown;
  };

  serviceRoute(app, serviceKey, verificationApi.waitingDocuments, async () => {
    const rows = await waitingDocuments(db);
    const shown = await shownDocuments(db, rows);
    return {
      documents: rows.flatMap(({ playerId }, index) =>
        shown[index] === undefined ? [] : [{ player_id: playerId, document: shown[index] }],
      ),
    };
  });

  serviceRoute(app, serviceKey, verificationApi.documentFile, async ({ params }) => {
    const opened = await openFile(db, params.file);
    return opened === null
      ? new Failure(404, "FILE_UNKNOWN", "No such file")
      : { media_type: opened.file.mediaType, content: opened.bytes.toString("base64") };
  });

  serviceRoute(app, serviceKey, verificationApi.decideDocument, async ({ params, body }) => {
    const decided = await decideDocument(context, Number(params.id), {
      isApproved: body.approved,
      reason: body.reason,
      message: body.message,
      note: body.note,
      by: body.actor,
    });
    if (decided === "unknown") return new Failure(404, "DOCUMENT_UNKNOWN", "No such document");
    if (decided === "decided") return new Failure(409, "DOCUMENT_DECIDED", "It was decided before, or is not sent yet");
    return shownOf(decided.playerId, decided.id);
  });

  serviceRoute(app, serviceKey, verificationApi.requestDocument, async ({ params, body }) => {
    const asked = await requestDocument(context, params.id, body);
    return asked === "unknown"
      ? new Failure(404, "PLAYER_UNKNOWN", "No such player")
      : shownOf(asked.playerId, asked.id);
  });
}
