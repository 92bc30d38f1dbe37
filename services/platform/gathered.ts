/**
 * For work that costs more by the call than by the piece, such as a commit: pieces that come while calls are under way
 * go together in the next one. A piece that comes alone waits for nothing.
 */

interface Bounds {
  /** Pieces in one call. */
  most: number;
  /** Calls under way. */
  atOnce: number;
}

interface Piece<Ask, Answer> {
  ask: Ask;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/**
 * Makes a function for one piece out of one for many, which answers them in their order. If a call for several fails,
 * each of them is tried alone, so that one's fault is no other's: a piece must bear being tried again.
 */
export function gathered<Ask, Answer>(
  call: (asks: readonly Ask[]) => Promise<readonly Answer[]>,
  { most, atOnce }: Bounds,
): (ask: Ask) => Promise<Answer> {
  const waiting: Piece<Ask, Answer>[] = [];
  let underWay = 0;

  async function run(pieces: readonly Piece<Ask, Answer>[]): Promise<void> {
    try {
      const answers = await call(pieces.map(({ ask }) => ask));
      if (answers.length !== pieces.length) throw new Error(`${answers.length} answers to ${pieces.length} pieces`);
      for (const [index, answer] of answers.entries()) pieces[index]?.resolve(answer);
    } catch (error) {
      if (pieces.length > 1) await Promise.all(pieces.map((piece) => run([piece])));
      else pieces[0]?.reject(error);
    }
  }

  /** Makes one call after another until nothing waits. */
  async function work(): Promise<void> {
    underWay += 1;
    while (waiting.length > 0) await run(waiting.splice(0, most));
    underWay -= 1;
  }

  function start(): void {
    while (underWay < atOnce && waiting.length > 0) void work();
  }

  return (ask) =>
    new Promise((resolve, reject) => {
      // In the next turn, so that pieces of this one go together.
      if (waiting.push({ ask, resolve, reject }) === 1) setImmediate(start);
    });
}
