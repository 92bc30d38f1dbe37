/** Files of texts as they are now, in folders laid over each other: a file replaces the one of its path below it. */
import { createHash } from "node:crypto";
import type { TextFiles } from "../textFiles.ts";
import { LANGUAGES } from "#shared/site/languages.ts";
import { type Held, LiveFolder } from "./liveFolder.ts";
import type { HeadedText } from "./textHead.ts";

/** Part of a root whose texts are drafts, whatever their heads say. */
const DRAFTS = "drafts";

interface Layer {
  isDrafts: boolean;
  files: LiveFolder;
}

const codes = Object.keys(LANGUAGES);

/** What a path holds in the topmost of the layers that hold it. */
function topmost(layers: readonly Layer[], path: string): Held {
  for (const { files, isDrafts } of layers) {
    // The index has no head that would make it a draft.
    const held = isDrafts && path.endsWith(".json") ? undefined : files.held.get(path);
    if (held !== undefined) return held;
  }
  throw new Error(`There is no file ${path} among the texts`);
}

class LayeredFiles implements TextFiles {
  protected readonly layers: readonly Layer[];

  constructor(layers: readonly Layer[]) {
    this.layers = layers;
  }

  read(path: string): string {
    return topmost(this.layers, path).source;
  }

  text(path: string): HeadedText {
    const { headed } = topmost(this.layers, path);
    if (headed === null) throw new Error(`${path} is no text`);
    return headed;
  }

  names(folder: string): string[] {
    const paths = new Set(this.layers.flatMap(({ files }) => [...files.held.keys()]));
    return [...paths].filter((path) => path.startsWith(`${folder}/`)).map((path) => path.slice(folder.length + 1));
  }

  versions(folder: string, name: string): TextFiles[] {
    const versions: TextFiles[] = [];
    let from = 0;
    this.layers.forEach(({ files, isDrafts }, at) => {
      const has = (code: string) => files.held.has(`${folder}/${name}.${code}.md`);
      // The English file has the head; other languages without one belong to the version below, unless they are drafts.
      if (!(isDrafts ? codes.some(has) : has("en"))) return;
      const below = this.layers.slice(from);
      versions.push(isDrafts ? new DraftFiles(below) : new LayeredFiles(below));
      from = at + 1;
    });
    return versions.length === 0 ? [this] : versions;
  }
}

class DraftFiles extends LayeredFiles {
  override text(path: string): HeadedText {
    const { head, text } = super.text(path);
    return { head: { ...head, state: "draft" }, text };
  }
}

export class LiveFiles extends LayeredFiles {
  /** @param roots folders, the topmost first */
  constructor(roots: readonly string[]) {
    super(
      roots.flatMap((root) => [
        { isDrafts: true, files: new LiveFolder(root, DRAFTS) },
        { isDrafts: false, files: new LiveFolder(root, "") },
      ]),
    );
  }

  /** Files that cannot be used as they are, by path. */
  get broken(): ReadonlyMap<string, { message: string }> {
    return new Map(
      this.layers
        .flatMap(({ files, isDrafts }) =>
          [...files.broken].map(([path, trouble]) => [isDrafts ? `${DRAFTS}/${path}` : path, trouble] as const),
        )
        .toReversed(),
    );
  }

  /** Equal for equal files, also in another process. */
  get revision(): string {
    const hash = createHash("sha256");
    for (const { files } of this.layers) {
      for (const [path, { hash: own }] of [...files.held].toSorted(([a], [b]) => (a < b ? -1 : 1)))
        hash.update(`${path} ${own}\n`);
      hash.update("\n");
    }
    return hash.digest("hex").slice(0, 16);
  }

  /** Looks at the folders. @returns whether something is another than at the last look */
  async look(): Promise<boolean> {
    const changes = await Promise.all(this.layers.map(({ files }) => files.look()));
    return changes.some(Boolean);
  }
}
