import { useRef } from "react";

/**
 * Asks for something that is also told live. An answer that was under way when a change was told may be older than the
 * change and undo it, so it is asked for again.
 * @returns `ask`, and `tell`, to be called at each change
 */
export function useSteadyAsk(refetch: () => Promise<unknown>): { ask(): void; tell(): void } {
  const told = useRef(0);
  async function untilSteady(): Promise<void> {
    let known: number;
    do {
      known = told.current;
      await refetch();
    } while (told.current !== known);
  }
  return {
    ask: () => void untilSteady().catch(() => undefined),
    tell: () => void (told.current += 1),
  };
}
