/** Idempotency keys of multiple singles: each single has its own, derived from the one that was sent. */

const separator = ":";

/** The key of one of the singles: each can be asked for again by itself. No key that is sent has a colon. */
export const subKey = (key: string, index: number): string => `${key}${separator}${index}`;

/** The key that was sent, of a coupon's own. */
export const sentKey = (key: string): string => key.split(separator)[0] ?? key;
