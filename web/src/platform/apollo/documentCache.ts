import { ApolloCache, type Cache, type DocumentNode } from "@apollo/client";
import { addTypenameToDocument } from "@apollo/client/utilities";
import { answerKey } from "./answerKey.ts";

const withTypename = new WeakMap<DocumentNode, DocumentNode>();

/**
 * The cache of one server-rendered request: whole answers by operation and variables. Normalising a page of 200
 * outcomes costs more than rendering it, and on the server nothing ever changes between the answer and the page.
 */
export class DocumentCache extends ApolloCache {
  override readonly assumeImmutableResults = true;
  readonly #answers = new Map<string, unknown>();

  read<TData>(options: Cache.ReadOptions): TData | null {
    return (this.#answers.get(answerKey(options.query, options.variables)) as TData | undefined) ?? null;
  }

  write(options: Cache.WriteOptions): undefined {
    this.#answers.set(answerKey(options.query, options.variables), options.result);
    return undefined;
  }

  diff<TData>(options: Cache.DiffOptions): Cache.DiffResult<TData> {
    const key = answerKey(options.query, options.variables);
    const isKnown = this.#answers.has(key);
    return { result: isKnown ? this.#answers.get(key) : null, complete: isKnown } as Cache.DiffResult<TData>;
  }

  override transformDocument(document: DocumentNode): DocumentNode {
    const known = withTypename.get(document);
    if (known !== undefined) return known;
    const transformed = addTypenameToDocument(document);
    withTypename.set(document, transformed);
    return transformed;
  }

  watch(): () => void {
    return () => undefined;
  }

  async reset(): Promise<void> {
    this.#answers.clear();
  }

  evict(): boolean {
    return false;
  }

  restore(): this {
    return this;
  }

  extract(): Record<string, unknown> {
    return Object.fromEntries(this.#answers);
  }

  removeOptimistic(): void {}

  fragmentMatches(): boolean {
    return true;
  }

  performTransaction(transaction: (cache: ApolloCache) => void): void {
    transaction(this);
  }
}
