/**
 * The session of a guest, and the record of a device, are asked for this long after the start of a page, in
 * milliseconds (SPEC 7.15, 9.13).
 */
export const SESSION_DELAY = 8_000;

/** Between two tries to learn who the visitor is, in milliseconds (SPEC 4.21, 9.24). */
export const SESSION_PAUSE = 1_500;

export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });
