/**
 * Whether a player has told enough of himself: one rule each, for whoever asks it (SPEC 5.12, 5.13). A text of spaces
 * tells nothing.
 */

/** What must be there for a profile to count as filled, in the words of the schema's PersonalData. */
export const PROFILE_FIELDS = ["birthday", "name", "surname", "passport", "passportDate", "registrationAddress"] as const;
/** The same for the ways to reach him. */
export const CONTACT_FIELDS = ["phone", "email"] as const;

export type Profile = Partial<Readonly<Record<(typeof PROFILE_FIELDS)[number], string | null>>>;
export type Contacts = Partial<Readonly<Record<(typeof CONTACT_FIELDS)[number], string | null>>>;

const isTold = (value: string | null | undefined) => value != null && value.trim() !== "";

/** Names of what is missing, in the order of the form; nothing where the profile is filled. */
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
