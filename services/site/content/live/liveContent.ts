/** Articles and pages as their files are now: followed without a restart, each text seen from its time on. */
import { createHash } from "node:crypto";
import { type ArticleIndex, readArticleIndex } from "../articleIndex.ts";
import { Articles } from "../articles.ts";
import { loadPages, type PageTexts } from "../pages.ts";
import { OWN_TEXTS, textFiles } from "../textFiles.ts";
import { LiveFiles } from "./liveFiles.ts";

export interface LiveContentOptions {
  company: () => string;
  /** The operator's own folder, which lies over the product's; null for none. */
  folder: string | null;
  /** Epoch milliseconds. */
  now: () => number;
  /** Hears once of each file or text that cannot be used. */
  onTrouble: (message: string) => void;
}

/** What there is of texts at a moment. */
interface Shelf {
  articles: Articles;
  pages: PageTexts;
}

export class LiveContent {
  readonly #options: LiveContentOptions;
  readonly #files: LiveFiles;
  #index: ArticleIndex;
  #shelf: Shelf;
  #filesRevision = "";
  /** Troubles of the last look, by what they are about. */
  #troubles = new Map<string, string>();
  /** Those of texts, found when the shelf was filled. */
  #textTroubles = new Map<string, string>();

  private constructor(options: LiveContentOptions, files: LiveFiles) {
    this.#options = options;
    this.#files = files;
    this.#index = readArticleIndex(textFiles());
    this.#shelf = this.#filled();
  }

  static async open(options: LiveContentOptions): Promise<LiveContent> {
    const files = new LiveFiles(options.folder === null ? [OWN_TEXTS] : [options.folder, OWN_TEXTS]);
    await files.look();
    const content = new LiveContent(options, files);
    content.#tell();
    return content;
  }

  get articles(): Articles {
    return this.#shelf.articles;
  }
  get pages(): PageTexts {
    return this.#shelf.pages;
  }
  /** What cannot be used: a file's path or a text's name, and why. */
  get troubles(): ReadonlyMap<string, string> {
    return this.#troubles;
  }

  /** Another one whenever readers see something else: a file changed, or a text's time has come. */
  get revision(): string {
    const { articles, pages } = this.#shelf;
    const seen = `${this.#filesRevision} ${articles.seenCount} ${pages.seenCount()}`;
    return createHash("sha256").update(seen).digest("hex").slice(0, 16);
  }

  /** Looks whether files have changed; what has is read and checked, and takes its place at once. */
  async look(): Promise<void> {
    if (await this.#files.look()) this.#shelf = this.#filled();
    this.#tell();
  }

  /** Tells of troubles that weren't there at the last look. */
  #tell(): void {
    const told = this.#troubles;
    this.#troubles = new Map([
      ...this.#textTroubles,
      ...[...this.#files.broken].map(([path, { message }]) => [path, message] as const),
    ]);
    for (const [about, message] of this.#troubles)
      if (told.get(about) !== message) this.#options.onTrouble(`${about}: ${message}`);
  }

  #filled(): Shelf {
    const { company, now } = this.#options;
    this.#textTroubles = new Map();
    const onTrouble = (about: string, message: string) => void this.#textTroubles.set(about, message);
    try {
      this.#index = readArticleIndex(this.#files);
    } catch (error) {
      onTrouble("articles.json", error instanceof Error ? error.message : String(error));
    }
    this.#filesRevision = this.#files.revision;
    return {
      articles: new Articles(company, this.#files, { index: this.#index, now, onTrouble }),
      pages: loadPages(company, this.#files, now),
    };
  }
}
