/** What a connection is closed with (code 4403) where a session has ended, and why. */
export const SESSION_ENDED_CODE = 4403;
/** The close reason where the session limit is used up; the page tells its player so (SPEC 8.23). */
export const SESSION_LIMIT_REASON = "Session limit used up";
