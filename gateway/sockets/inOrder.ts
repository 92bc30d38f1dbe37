/**
 * A `complete` ends an operation in the microtasks after it. Messages that came in the same packet wait until then:
 * otherwise graphql-ws takes a new operation under the same id for the old one, and ends it.
 */
const completes = /"type"\s*:\s*"complete"/;

/** @param take handles a message; what it is given comes in the order of the calls of the answered function */
export function inOrder(take: (text: string) => void): (text: string) => void {
  const waiting: string[] = [];
  let isSettling = false;

  /** Handles a message unless it has to wait. */
  function handle(text: string): boolean {
    const isEnd = completes.test(text);
    if (isSettling && !isEnd) return false;
    take(text);
    if (isEnd && !isSettling) {
      isSettling = true;
      setImmediate(settled);
    }
    return true;
  }
  function settled(): void {
    isSettling = false;
    while (waiting[0] !== undefined && handle(waiting[0])) waiting.shift();
  }
  return (text) => {
    if (waiting.length > 0 || !handle(text)) waiting.push(text);
  };
}
