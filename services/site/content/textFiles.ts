/** Files of texts: the product's own, as they are on disk. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type HeadedText, readHeaded } from "./live/textHead.ts";

/** The texts that come with the product. */
export const OWN_TEXTS = fileURLToPath(new URL("./texts/", import.meta.url));

export interface TextFiles {
  /** Content of a file by its path below the folder. @throws Error if it is in no folder */
  read(path: string): string;
  /** A text with its head. @throws Error if it is in no folder or not usable */
  text(path: string): HeadedText;
  /** Names of the files in a folder below. */
  names(folder: string): string[];
  /**
   * The versions of a text that lie over each other, the topmost first: each is seen by readers when none above it is.
   * At least one.
   */
  versions(folder: string, name: string): TextFiles[];
}

/** The product's own. */
export function textFiles(): TextFiles {
  const read = (path: string) => readFileSync(join(OWN_TEXTS, path), "utf8");
  const files: TextFiles = {
    read,
    text: (path) => readHeaded(read(path)),
    names: (folder) => readdirSync(join(OWN_TEXTS, folder)),
    versions: () => [files],
  };
  return files;
}
