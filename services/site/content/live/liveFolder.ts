/**
 * One folder of texts as it is now. It is looked through again and again, and only files that changed are read. One that
 * cannot be used leaves the last that could in force.
 */
import { createHash } from "node:crypto";
import { readdir, readFile, realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { type HeadedText, readHeaded } from "./textHead.ts";

/** Folders below it; "" is the folder itself, with articles.json. */
const FOLDERS = ["", "blog", "news", "pages"] as const;
const NAME = /^(?:articles\.json|[a-z0-9_-]+\.[a-z]{2}\.md)$/i;
/** A text of this site has some thousand characters. */
const MAX_BYTES = 1_000_000;

/** A file that may hold a text. */
interface Place {
  /** Where it really lies: a link is followed once, when it is looked at. */
  file: string;
  /** Changes with the file. */
  stamp: string;
  /** Why it isn't read; null if nothing speaks against it. */
  refusal: string | null;
}

export interface Held extends Pick<Place, "file" | "stamp"> {
  source: string;
  /** Null for articles.json. */
  headed: HeadedText | null;
  hash: string;
}

/** What is wrong with a file, and the stamp for which that was found. */
interface Broken {
  stamp: string;
  message: string;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** A file as it is held, or what is wrong with it. */
async function readText(path: string, { file, stamp, refusal }: Place): Promise<Held | Broken> {
  if (refusal !== null) return { stamp, message: refusal };
  try {
    const source = await readFile(file, "utf8");
    const headed = path.endsWith(".json") ? null : readHeaded(source);
    const hash = createHash("sha256").update(source).digest("hex");
    return { file, stamp, source, headed, hash };
  } catch (error) {
    return { stamp, message: messageOf(error) };
  }
}

/** A file by its name in a folder, as it lies below a root's real path; null if it is no file. */
async function placeOf(root: string, folder: string, { name, isLink }: { name: string; isLink: boolean }) {
  try {
    const file = isLink ? await realpath(join(folder, name)) : join(folder, name);
    const facts = await stat(file);
    if (!facts.isFile()) return null;
    const refusal = !file.startsWith(root + sep)
      ? "It is a link that leads out of the folder of texts"
      : facts.size > MAX_BYTES
        ? `It has more than ${MAX_BYTES} bytes`
        : null;
    return { file, stamp: `${facts.ino} ${facts.mtimeMs} ${facts.size} ${refusal !== null}`, refusal };
  } catch {
    // It is gone since the folder was listed, or a link that leads nowhere.
    return null;
  }
}

/** Files of texts in a part of a root, by path below that part. */
async function placesBelow(given: string, part: string): Promise<(readonly [string, Place])[]> {
  // A folder that isn't there holds nothing.
  const root = await realpath(given).catch(() => null);
  if (root === null) return [];
  const found = await Promise.all(
    FOLDERS.map(async (folder) => {
      const real = await realpath(join(root, part, folder)).catch(() => null);
      const entries = real === null ? [] : await readdir(real, { withFileTypes: true }).catch(() => []);
      return await Promise.all(
        entries
          .filter(({ name }) => NAME.test(name))
          .map(async (entry) => {
            const { name } = entry;
            const place = await placeOf(root, real ?? root, { name, isLink: entry.isSymbolicLink() });
            return place === null ? [] : [[folder === "" ? name : `${folder}/${name}`, place] as const];
          }),
      );
    }),
  );
  return found.flat(2);
}

export class LiveFolder {
  readonly #root: string;
  readonly #part: string;
  /** Files in force, by path. */
  readonly held = new Map<string, Held>();
  /** Files that cannot be used as they are, by path. */
  readonly broken = new Map<string, Broken>();

  /** @param root links may lead to files within it only @param part where the texts lie below it; "" is the root */
  constructor(root: string, part: string) {
    this.#root = root;
    this.#part = part;
  }

  /** Looks at the files. @returns whether something is another than at the last look */
  async look(): Promise<boolean> {
    const places = new Map(await placesBelow(this.#root, this.#part));
    let hasChanged = false;
    for (const path of new Set([...this.held.keys(), ...this.broken.keys()]))
      if (!places.has(path)) {
        hasChanged = this.held.delete(path) || hasChanged;
        this.broken.delete(path);
      }
    const changed = [...places].filter(([path, place]) => this.#isAnother(path, place));
    // Together, not one after the other: a busy process would make each of them wait for its turn.
    const read = await Promise.all(changed.map(async ([path, place]) => [path, await readText(path, place)] as const));
    for (const [path, found] of read) {
      if ("message" in found) {
        this.broken.set(path, found);
        continue;
      }
      this.broken.delete(path);
      hasChanged ||= this.held.get(path)?.hash !== found.hash;
      this.held.set(path, found);
    }
    return hasChanged;
  }

  /** Whether a file is none that was read, in vain or not. */
  #isAnother(path: string, { file, stamp }: Place): boolean {
    const held = this.held.get(path);
    return (held?.file !== file || held.stamp !== stamp) && this.broken.get(path)?.stamp !== stamp;
  }
}
