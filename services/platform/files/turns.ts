/** Turns at work that takes much of the machine: few at once, and of each owner one, however many they ask for. */

export interface Turns {
  /** Does the work once its owner's work before it is over and there is room for it. */
  run<Result>(owner: number, work: () => Promise<Result>): Promise<Result>;
}

/** @param atOnce how many owners' work is done at the same time */
export function createTurns(atOnce: number): Turns {
  /** The end of each owner's last work. */
  const lastOf = new Map<number, Promise<unknown>>();
  const waiting: (() => void)[] = [];
  let free = atOnce;

  const enter = () =>
    new Promise<void>((resolve) => {
      if (free === 0) return void waiting.push(resolve);
      free -= 1;
      resolve();
    });
  const leave = () => {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  };

  return {
    run: (owner, work) => {
      const before = lastOf.get(owner) ?? Promise.resolve();
      const done = before
        .catch(() => {})
        .then(enter)
        .then(work)
        .finally(leave);
      const kept = done
        .catch(() => {})
        .finally(() => {
          if (lastOf.get(owner) === kept) lastOf.delete(owner);
        });
      lastOf.set(owner, kept);
      return done;
    },
  };
}
