/** Answers that wait: until the test lets them go, or for a time that a tester wants to look at. */
export class Holds {
  readonly #held = new Map<string, { gate: Promise<void>; open: () => void }>();
  /** Milliseconds by name (operation, root field or `*`). */
  readonly #delays = new Map<string, number>();
  readonly #waiting = new Set<() => void>();

  /** Holds the answers of a name (operation or root field) back; the function it gives lets them go. */
  hold(name: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#held.set(name, { gate: promise, open: resolve });
    return () => this.release(name);
  }

  /** Lets each answer of a name (operation, root field or `*`) come so much later; 0 ends it. */
  delay(name: string, ms: number): void {
    if (!Number.isFinite(ms) || ms < 0) throw new Error(`A delay is a number of milliseconds from 0, not ${ms}`);
    if (ms === 0) this.#delays.delete(name);
    else this.#delays.set(name, ms);
  }

  /** Lets the answers of a name go, or all; ends their delays. */
  release(name?: string): void {
    for (const [held, { open }] of this.#held) {
      if (name !== undefined && held !== name) continue;
      this.#held.delete(held);
      open();
    }
    if (name !== undefined) return void this.#delays.delete(name);
    this.#delays.clear();
    for (const end of this.#waiting) end();
  }

  /** Waits until none of the names is held, and as long as the longest of their delays. */
  async pass(names: readonly (string | null)[]): Promise<void> {
    for (const name of names) if (name !== null) await this.#held.get(name)?.gate;
    const ms = Math.max(0, ...["*", ...names].map((name) => (name === null ? 0 : (this.#delays.get(name) ?? 0))));
    if (ms > 0) await this.#wait(ms);
  }

  /** Ends early when everything is let go: no timer outlives its test. */
  async #wait(ms: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms);
    this.#waiting.add(resolve);
    await promise;
    clearTimeout(timer);
    this.#waiting.delete(resolve);
  }
}
