/** Cursors of lists whose pages continue after a number. */

/** @param list name of the list, so that a cursor of another one is none of it */
export function numberCursor(list: string) {
  const form = new RegExp(`^${list}:(\\d{1,15})$`);
  return {
    write: (id: string): string => Buffer.from(`${list}:${id}`).toString("base64url"),
    /** The number a cursor stands at; null for an invalid text. */
    read: (cursor: string): number | null => {
      const id = form.exec(Buffer.from(cursor, "base64url").toString("latin1"))?.[1];
      return id === undefined ? null : Number(id);
    },
  };
}
