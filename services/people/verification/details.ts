/**
 * The personal data form (SPEC 3.11 `user_data`). What a document has proved can't be changed by the player any more, only
 * what is still missing can be added: an operator who asks for a new document of identity opens it again.
 */
import {
  areContactsFilled,
  DOCUMENT_TYPES,
  isProfileFilled,
  type PersonalDetails,
  PROVEN_FIELDS,
} from "#shared/people/verification.ts";
import { readTaxNumber } from "#shared/typed/codes.ts";
import { birthdayProblem, minimumAgeOf } from "#shared/people/registration.ts";
import { notePerson } from "../household/public.ts";
import { changeProfile, lockPlayer, playerById, profileOf, renamePlayer } from "../players/public.ts";
import type { ServiceContext } from "../../platform/context.ts";
import type { FieldError } from "../../platform/http/api.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { documentsOf } from "./documents/find.ts";

export interface KnownDetails extends PersonalDetails {
  isFilled: boolean;
  areContactsFilled: boolean;
  isLocked: boolean;
}

async function isIdentityProven(db: Db | Tx, playerId: number): Promise<boolean> {
  const identities = (await documentsOf(db, playerId)).filter(({ kind }) => kind === "IDENTITY");
  return identities.at(-1)?.state === "APPROVED";
}

export async function detailsOf(db: Db | Tx, playerId: number): Promise<KnownDetails> {
  const [profile, player] = [await profileOf(db, playerId), await playerById(db, playerId)];
  const details: PersonalDetails = {
    name: player?.name ?? null,
    surname: profile.surname,
    birthDate: profile.dateBirthday,
    passport: profile.passport,
    passportDate: profile.passportDate,
    passportEndDate: profile.passportEndDate,
    registrationAddress: profile.registrationAddress,
    taxNumber: profile.inn,
    documentTypeId: profile.documentTypeId,
  };
  return {
    ...details,
    isFilled: isProfileFilled(details),
    areContactsFilled: areContactsFilled({ phone: player?.phone ?? null, email: player?.email ?? null }),
    isLocked: await isIdentityProven(db, playerId),
  };
}

const nameForm = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]{0,59}$/u;
const dayForm = /^\d{4}-\d{2}-\d{2}$/;

const isDay = (text: string) =>
  dayForm.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

const error = (code: string, message: string, field: keyof PersonalDetails): FieldError => ({
  code,
  message,
  path: [field],
});

/** As at registration: who gives their birthday only now is no younger for that. */
function birthDateProblems(birthDate: string | null, country: string, today: string): FieldError[] {
  const age = minimumAgeOf(country);
  const problem = birthDate === null ? null : birthdayProblem(birthDate, age, today);
  if (problem === null) return [];
  return problem === "TOO_YOUNG"
    ? [error(problem, `Players of the country are ${age} or older`, "birthDate")]
    : [error("INVALID", "Nobody was born that day", "birthDate")];
}

/** The first thing wrong with each field. Days are compared as text: ISO 8601 sorts. */
function problemsOf(details: PersonalDetails, now: number, country: string): FieldError[] {
  const today = new Date(now).toISOString().slice(0, 10);
  const { birthDate, passportDate, passportEndDate, registrationAddress, taxNumber, passport, documentTypeId } =
    details;
  const invalid = (field: keyof PersonalDetails, isWrong: boolean, message: string) =>
    isWrong ? [error("INVALID", message, field)] : [];
  const day = (field: "birthDate" | "passportDate" | "passportEndDate") => {
    const value = details[field];
    return invalid(field, value !== null && !isDay(value), "A day is written YYYY-MM-DD");
  };
  const days = [...day("birthDate"), ...day("passportDate"), ...day("passportEndDate")];
  if (days.length > 0) return days;
  return [
    ...(["name", "surname"] as const).flatMap((field) => {
      const value = details[field];
      return invalid(field, value !== null && !nameForm.test(value), "At most 60 letters");
    }),
    ...birthDateProblems(birthDate, country, today),
    ...invalid(
      "passport",
      passport !== null && !/^[\p{L}\d][\p{L}\d -]{3,29}$/u.test(passport),
      "4 to 30 letters and digits",
    ),
    ...invalid(
      "passportDate",
      passportDate !== null && (passportDate > today || (birthDate !== null && passportDate < birthDate)),
      "A document is issued between its holder's birth and today",
    ),
    ...invalid("passportEndDate", passportEndDate !== null && passportEndDate < today, "The document has expired"),
    ...invalid(
      "registrationAddress",
      registrationAddress !== null && (registrationAddress.length < 5 || registrationAddress.length > 200),
      "5 to 200 characters",
    ),
    ...invalid("taxNumber", taxNumber !== null && readTaxNumber(taxNumber) === null, "5 to 20 letters and digits"),
    ...invalid(
      "documentTypeId",
      documentTypeId !== null && !DOCUMENT_TYPES.some((type) => type === documentTypeId),
      "No such type of document",
    ),
  ];
}

const trimmed = (value: string | null) => (value === null || value.trim() === "" ? null : value.trim());

/** Saves the form; empty texts count as not given. */
export const saveDetails = (
  context: Pick<ServiceContext, "clock" | "secret" | "settings" | "transact">,
  playerId: number,
  given: PersonalDetails,
): Promise<FieldError[]> =>
  context.transact(async (tx) => {
    await lockPlayer(tx, playerId, "update");
    const { documentTypeId, ...texts } = given;
    const details = {
      ...(Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, trimmed(value)])) as typeof texts),
      documentTypeId,
    };
    const { countryCode } = await profileOf(tx, playerId);
    const problems = problemsOf(details, context.clock.now(), countryCode);
    if (problems.length > 0) return problems;
    const known = await detailsOf(tx, playerId);
    const proven = known.isLocked ? PROVEN_FIELDS.filter((field) => known[field] !== null) : [];
    const changed = proven.filter((field) => details[field] !== known[field]);
    if (changed.length > 0) return changed.map((field) => error("DETAILS_LOCKED", "A document has proved it", field));
    await renamePlayer(tx, playerId, details.name);
    await changeProfile(tx, playerId, {
      surname: details.surname,
      dateBirthday: details.birthDate,
      documentTypeId: details.documentTypeId,
      inn: details.taxNumber === null ? null : readTaxNumber(details.taxNumber),
      passport: details.passport,
      passportDate: details.passportDate,
      passportEndDate: details.passportEndDate,
      registrationAddress: details.registrationAddress,
    });
    const { name, surname, birthDate, passport, taxNumber } = details;
    await notePerson(context, tx, playerId, { name: { name, surname, birthday: birthDate }, passport, taxNumber });
    return [];
  });
