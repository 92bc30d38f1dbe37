/** Whether a player's profile and contacts are complete (SPEC 5.12, 5.13). Text of spaces only doesn't count. */

/** What must be there for a profile to count as filled, in the words of the schema's PersonalData. */
export const PROFILE_FIELDS = [
  "birthday",
  "name",
  "surname",
  "passport",
  "passportDate",
  "registrationAddress",
] as const;
/** The same for the ways to reach them. */
export const CONTACT_FIELDS = ["phone", "email"] as const;

export type Profile = Partial<Readonly<Record<(typeof PROFILE_FIELDS)[number], string | null>>>;
export type Contacts = Partial<Readonly<Record<(typeof CONTACT_FIELDS)[number], string | null>>>;

const isTold = (value: string | null | undefined) => value != null && value.trim() !== "";

/** Names of the missing fields in form order; empty if the profile is complete. */
export function missingOfProfile(profile: Profile): (typeof PROFILE_FIELDS)[number][] {
  return PROFILE_FIELDS.filter((field) => !isTold(profile[field]));
}

/** All six are there (SPEC 5.12). */
export function isProfileFilled(profile: Profile): boolean {
  return missingOfProfile(profile).length === 0;
}

/** Both are there (SPEC 5.13). */
export function areContactsFilled(contacts: Contacts): boolean {
  return CONTACT_FIELDS.every((field) => isTold(contacts[field]));
}
