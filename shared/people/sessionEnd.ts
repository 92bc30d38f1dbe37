/** What a connection is closed with (code 4403) where a session has ended, and why. */
export const SESSION_ENDED_CODE = 4403;

/**
 * Why a session ended that its player did not end there themselves. limit: their hours of the day are used up (SPEC
 * 8.23); password: there is a new one; elsewhere: they, or who has their password, ended it on another device.
 */
export const SESSION_END_REASONS = ["limit", "password", "elsewhere"] as const;
export type SessionEndReason = (typeof SESSION_END_REASONS)[number];

/** The close reasons that pages tell their players by. */
export const SESSION_END_WORDS: Readonly<Record<SessionEndReason, string>> = {
  limit: "Session limit used up",
  password: "Password changed",
  elsewhere: "Session ended on another device",
};
