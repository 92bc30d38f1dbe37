/**
 * Takes nothing from a file but what is needed (OWASP ASVS 5.0, chapter 5): the type comes from its first bytes, and what
 * is kept is a picture drawn from the sent one's pixels or a PDF's pages. Positions, comments, scripts and attachments
 * are not in it.
 */
import sharp from "sharp";
import { MAX_FILE_BYTES, type FileType } from "#shared/people/verification.ts";
import { createThreads } from "../threads.ts";
import type { DrawnPdf } from "./pdfThread.ts";

// One thread a picture: how many are drawn at once, services/platform/files/check.ts says.
sharp.concurrency(1);

export type FileProblem = "FILE_EMPTY" | "FILE_TOO_LARGE" | "FILE_TOO_LONG" | "FILE_TYPE" | "FILE_UNREADABLE";

export interface CleanFile {
  mediaType: "image/jpeg";
  bytes: Buffer;
}

/**
 * Most pixels by type; a small file that unfolds to more is a bomb. A JPEG is drawn smaller while it is read, so one of a
 * camera takes little; the others unfold whole.
 */
const MOST_PIXELS = { "image/jpeg": 60_000_000, "image/png": 25_000_000, "image/webp": 25_000_000 } as const;
/** Fewer can't be read. */
const LEAST_SIDE = 200;
/** Enough to read small print on a whole page. */
const LONGEST_SIDE = 3500;
const QUALITY = 88;

const startsWith = (bytes: Buffer, signature: readonly number[], at = 0) =>
  signature.every((byte, index) => bytes[at + index] === byte);

const ascii = (text: string) => [...Buffer.from(text, "latin1")];

/** The type by the first bytes; null for all others. Sources: ISO 10918-1, PNG 3rd edition, RIFF/WebP, ISO 32000-2. */
export function typeOf(bytes: Buffer): FileType | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return "image/jpeg";
  if (startsWith(bytes, [0x89, ...ascii("PNG\r\n\u001a\n")])) return "image/png";
  if (startsWith(bytes, ascii("RIFF")) && startsWith(bytes, ascii("WEBP"), 8)) return "image/webp";
  return startsWith(bytes, ascii("%PDF-")) ? "application/pdf" : null;
}

/** One PDF at a time: a page takes some tens of milliseconds. One that takes longer than this is refused. */
const pdfs = createThreads<Uint8Array, DrawnPdf>(new URL("pdfThread.ts", import.meta.url), {
  most: 1,
  mostMs: 30_000,
});

/** Draws a picture anew, upright, as JPEG. */
async function redrawn(bytes: Buffer, type: keyof typeof MOST_PIXELS): Promise<CleanFile | FileProblem> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS[type], failOn: "error", pages: 1 });
    const { width, height } = await picture.metadata();
    if (Math.min(width, height) < LEAST_SIDE) return "FILE_UNREADABLE";
    const drawn = await picture
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#fff" })
      .jpeg({ quality: QUALITY })
      .toBuffer();
    return { mediaType: "image/jpeg", bytes: drawn };
  } catch {
    return "FILE_UNREADABLE";
  }
}

async function drawnPdf(bytes: Buffer): Promise<CleanFile | FileProblem> {
  const drawn = await pdfs.run(bytes).catch(() => "unreadable" as const);
  if (drawn === "unreadable") return "FILE_UNREADABLE";
  return drawn === "tooLong" ? "FILE_TOO_LONG" : { mediaType: "image/jpeg", bytes: Buffer.from(drawn) };
}

/** A file as it may be kept, or why it may not. */
export async function cleaned(bytes: Buffer): Promise<CleanFile | FileProblem> {
  if (bytes.length === 0) return "FILE_EMPTY";
  if (bytes.length > MAX_FILE_BYTES) return "FILE_TOO_LARGE";
  const type = typeOf(bytes);
  if (type === null) return "FILE_TYPE";
  return type === "application/pdf" ? drawnPdf(bytes) : redrawn(bytes, type);
}
