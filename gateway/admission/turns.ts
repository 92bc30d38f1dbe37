/**
 * Turns for expensive operations. The total cost that one caller runs at a time is limited, so that heavy callers queue
 * behind themselves and not in front of others. Cheap operations never wait.
 */

interface Line {
  /** Cost of what runs. */
  running: number;
  waiting: { cost: number; begin: () => void }[];
}

export interface TurnsOptions {
  /** Operations that cost less never wait. */
  from: number;
  /** Cost of a caller's expensive operations that run at a time; one always may. */
  most: number;
  /** How many expensive operations of a caller may wait; further ones are refused. */
  queue: number;
}

/** The dearest operation a guest may ask, which is about 0.1 s of processor time, or several smaller ones together. */
export const usualTurns: TurnsOptions = { from: 200, most: 12_000, queue: 200 };

export class Turns {
  readonly #options: TurnsOptions;
  readonly #lines = new Map<string, Line>();

  constructor(options: TurnsOptions) {
    this.#options = options;
  }

  /** Callers with something running or waiting. */
  get size(): number {
    return this.#lines.size;
  }

  /**
   * Runs a caller's operation when it is its turn: at once while there is room, else after those that came before it.
   * Null if too many wait already.
   */
  run<T>(key: string, cost: number, work: () => T | Promise<T>): T | Promise<T> | null {
    if (cost < this.#options.from) return work();
    const line = this.#lines.get(key) ?? this.#open(key);
    if (line.waiting.length === 0 && (line.running === 0 || line.running + cost <= this.#options.most))
      return this.#begin(key, line, cost, work);
    if (line.waiting.length >= this.#options.queue) return null;
    return new Promise<T>((resolve, reject) => {
      const begin = () => {
        try {
          resolve(this.#begin(key, line, cost, work));
        } catch (error) {
          reject(error as Error);
        }
      };
      line.waiting.push({ cost, begin });
    });
  }

  #open(key: string): Line {
    const line: Line = { running: 0, waiting: [] };
    this.#lines.set(key, line);
    return line;
  }

  #begin<T>(key: string, line: Line, cost: number, work: () => T | Promise<T>): T | Promise<T> {
    line.running += cost;
    const end = () => this.#end(key, line, cost);
    try {
      const result = work();
      if (result instanceof Promise) return result.finally(end);
      end();
      return result;
    } catch (error) {
      end();
      throw error;
    }
  }

  #end(key: string, line: Line, cost: number): void {
    line.running -= cost;
    for (
      let next = line.waiting[0];
      next !== undefined && (line.running === 0 || line.running + next.cost <= this.#options.most);
      next = line.waiting[0]
    ) {
      line.waiting.shift();
      next.begin();
    }
    if (line.running === 0 && line.waiting.length === 0) this.#lines.delete(key);
  }
}
