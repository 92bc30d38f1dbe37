/** One placing of a player at a time in this process; other processes are held off by the lock on their row. */
import type { ServiceContext } from "../../../platform/context.ts";

/** The last in each player's row. */
const lasts = new WeakMap<object, Map<number, Promise<void>>>();

/**
 * Runs a player's requests one after another. Without it, many placings of one player would each hold a database
 * connection while waiting for their row, until none is left for anybody else.
 */
export function inTurn<T>(
  { outbox }: Pick<ServiceContext, "outbox">,
  playerId: number,
  work: () => Promise<T>,
): Promise<T> {
  const players = lasts.get(outbox) ?? new Map<number, Promise<void>>();
  lasts.set(outbox, players);
  const mine = (players.get(playerId) ?? Promise.resolve()).then(work);
  // The next one goes on whether this one fails or not, and the row ends with its last.
  const leave = () => {
    if (players.get(playerId) === last) players.delete(playerId);
  };
  const last: Promise<void> = mine.then(leave, leave);
  players.set(playerId, last);
  return mine;
}
