/** Answers whose timing must not reveal what happened. */

/** Longer than writing a message ever takes on a site that is not overloaded. */
const leastMs = 120;

/** The answer of some work, no sooner than {@link leastMs} after it began. */
export async function inSameTime<T>(work: () => Promise<T>): Promise<T> {
  const [answer] = await Promise.all([work(), new Promise<void>((resolve) => setTimeout(resolve, leastMs))]);
  return answer;
}
