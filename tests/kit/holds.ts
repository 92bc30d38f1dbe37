/** Answers that wait until the test lets them go, so that a test can look at the page in between. */
export class Holds {
  readonly #held = new Map<string, { gate: Promise<void>; open: () => void }>();

  /** Holds the answers of a name (operation or root field) back; the function it gives lets them go. */
  hold(name: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#held.set(name, { gate: promise, open: resolve });
    return () => this.release(name);
  }

  /** Lets the answers of a name go, or all. */
  release(name?: string): void {
    for (const [held, { open }] of this.#held) {
      if (name !== undefined && held !== name) continue;
      this.#held.delete(held);
      open();
    }
  }

  /** Waits until none of the names is held. */
  async pass(names: readonly (string | null)[]): Promise<void> {
    for (const name of names) if (name !== null) await this.#held.get(name)?.gate;
  }
}
