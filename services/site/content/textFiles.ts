/** Files of texts: the product's own, and folders laid over them, of which a file replaces the one below it. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The texts that come with the product. */
const OWN_TEXTS = fileURLToPath(new URL("./texts/", import.meta.url));

export interface TextFiles {
  /** Content of a file by its path below the folder. @throws Error if it is in no folder */
  read(path: string): string;
  /** Names of the files in a folder below. */
  names(folder: string): string[];
}

/** @param roots folders, the topmost first */
export function textFiles(roots: readonly string[] = [OWN_TEXTS]): TextFiles {
  return {
    read: (path) => {
      const root = roots.find((one) => existsSync(join(one, path)));
      if (root === undefined) throw new Error(`There is no file ${path} among the texts`);
      return readFileSync(join(root, path), "utf8");
    },
    names: (folder) => [
      ...new Set(
        roots
          .map((root) => join(root, folder))
          .filter((path) => existsSync(path))
          .flatMap((path) => readdirSync(path)),
      ),
    ],
  };
}
