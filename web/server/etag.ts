/** Tags of files: later, one that says the same is the same. */
import { createHash } from "node:crypto";

/** A weak tag, because one file is sent in several encodings. */
export const etagOf = (body: Buffer | string): string =>
  `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;

/** Whether an If-None-Match header says that the asker has the file (RFC 9110 §13.1.2). */
export const isKnown = (header: string | undefined, etag: string): boolean =>
  header?.split(",").some((one) => one.trim() === "*" || `W/${one.trim().replace(/^W\//, "")}` === etag) === true;
