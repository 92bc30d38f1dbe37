/**
 * The session of a guest, and the record of a device, are asked for this long after the start of a page, in
 * milliseconds (SPEC 7.15, 9.13).
 */
export const SESSION_DELAY = 8_000;
