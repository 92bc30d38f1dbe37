/**
 * The idempotency key of what must not be made twice. It is made for what is sent and kept until there is a definite
 * answer, over lost connections: the same once more can only come to the same.
 */
import { randomKey } from "@/platform/browser/claims.ts";
export class SteadyKey {
  #known: { content: string; key: string } | null = null;

  of(content: object): string {
    const text = JSON.stringify(content);
    if (this.#known?.content !== text) this.#known = { content: text, key: randomKey() };
    return this.#known.key;
  }

  /** There is a definite answer: the same once more is another. */
  settle(): void {
    this.#known = null;
  }
}
