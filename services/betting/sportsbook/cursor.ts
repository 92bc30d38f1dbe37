/**
 * Cursors of lists: an item's place in the list's order, not a row number, so that pages neither skip nor repeat items
 * when others come and go.
 */
import type { z } from "zod";

export const cursorOf = (place: readonly number[]): string => Buffer.from(JSON.stringify(place)).toString("base64url");

/** The place of a cursor; null for an invalid text. */
export function readPlace<Place extends readonly number[]>(form: z.ZodType<Place>, cursor: string): Place | null {
  try {
    const parsed = form.safeParse(JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
