/** What the shell asks of a game's board. */
import type { Speech } from "../speech.ts";
import type { Round } from "../studioClient.ts";
import type { TableState } from "../tables/stream.ts";

export interface Board {
  root: HTMLElement;
  /** The bet as it is chosen; null while it is none yet. */
  bet(): unknown;
  /** Draws a round; `isNew` when it has just been answered, which is worth a motion. Null clears the table. */
  show(round: Round | null, isNew: boolean): Promise<void>;
  /** The result in words, for the history and for who listens. */
  words(round: Round): string;
  /** What each bet asks beside its stake, where a round takes several bets: then `bet` of the board is not asked. */
  ask?(changed: () => void): { root: HTMLElement; bet(): unknown };
  /** How many chips lie on the table, where the stake is that of a chip. */
  chips?(): number;
  /** What one of the stakes is for, where it isn't a chip. */
  unitText?: string;
  /** The result in words is said with what was won, where the sum alone doesn't tell it. */
  isTold?: boolean;
  /** What starts a round, where it is not called play. */
  playText?: string;
  /** Shows the last round again when the game opens, with its result in words. */
  isRestored?: boolean;
  /** What the rules say beside figures. */
  rules?(): readonly Node[];
  /** Draws the results of the last rounds, the newest first, once when the game opens. */
  past?(rounds: readonly Round[]): void;
  /** Of a shared round: draws it as it is at this moment of the server's clock. */
  follow?(state: TableState, now: number): void;
}

export interface BoardOptions {
  speech: Speech;
  /** Id of the title, where an engine has several. */
  title: string;
  /** What so many stakes of a round cost, in words. */
  costs(round: Round, stakes: number): string;
  /** A move in the open round. */
  move(move: unknown): void;
  /** The bet has changed: whether play is possible may have too. */
  changed(): void;
  /** How long a draw is shown, milliseconds; short without it. */
  drawMs?: number;
}

export type MakeBoard = (options: BoardOptions) => Board;

export const numbersOf = (round: Pick<Round, "view"> | null, name: string): number[] => {
  const value = round?.view?.[name];
  return Array.isArray(value) ? (value as number[]) : [];
};

export const numberOf = (round: Pick<Round, "view"> | null, name: string): number | null => {
  const value = round?.view?.[name];
  return typeof value === "number" ? value : null;
};
