/** One placing of a player at a time in this process; other processes are held off by the lock on his row. */
import type { ServiceContext } from "../../core/context.ts";

/** The last in each player's row. */
const lasts = new WeakMap<object, Map<number, Promise<void>>>();

/**
 * Does a player's work after what he asked for before. Without it, many placings of one player would each hold a
 * connection of the database while they wait for his row, until none is left for anybody else.
 */
export function inTurn<T>({ outbox }: Pick<ServiceContext, "outbox">, playerId: number, work: () => Promise<T>): Promise<T> {
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
