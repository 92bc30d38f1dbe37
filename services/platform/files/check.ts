/** What is done with every file of a player before it is kept: cleaned, and looked at by the antivirus daemon if there is one. */
import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import { MAX_PAGES } from "#shared/people/verification.ts";
import { isClean, type Antivirus } from "./antivirus.ts";
import { cleaned, type CleanFile, type FileProblem } from "./clean.ts";
import { createTurns } from "./turns.ts";

export interface CheckedFile extends CleanFile {
  /** SHA-256 (hex) of the bytes as they are kept, to tell a file that was sent twice. */
  hash: string;
}

export type CheckProblem = FileProblem | "FILE_INFECTED";

/** What is said of a file that isn't taken. */
export const fileWords: Readonly<Record<CheckProblem, string>> = {
  FILE_EMPTY: "The file is empty",
  FILE_TOO_LARGE: "The file has more than 10 MB",
  FILE_TOO_LONG: `The PDF has more than ${MAX_PAGES} pages`,
  FILE_TYPE: "Only JPEG, PNG, WebP and PDF are taken",
  FILE_UNREADABLE: "The file can't be read",
  FILE_INFECTED: "The antivirus found something in the file",
};

/** Drawing a picture takes the threads that passwords are hashed in: half of the machine's cores, and a player's one by one. */
const drawing = createTurns(Math.max(1, Math.floor(availableParallelism() / 2)));

/**
 * A file as it may be kept, or why it may not.
 * @param owner number of the player, or 0 for files of the staff
 * @throws Error when the antivirus daemon can't be asked
 */
export async function checkedFile(
  antivirus: Antivirus | null,
  owner: number,
  sent: Buffer,
): Promise<CheckedFile | CheckProblem> {
  const file = await drawing.run(owner, () => cleaned(sent));
  if (typeof file === "string") return file;
  if (antivirus !== null && !(await isClean(antivirus, sent))) return "FILE_INFECTED";
  return { ...file, hash: createHash("sha256").update(file.bytes).digest("hex") };
}
