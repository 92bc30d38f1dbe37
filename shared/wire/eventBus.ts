/**
 * How services and gateways meet on Redis. Money and people are a stream whose ids are the outbox's numbers. Games are
 * told by one services process at a time, the publisher; each message about a game begins with its term, because
 * changes add up only among those of one publisher.
 */

export interface BusNames {
  /** Stream: id `<number>-0`, fields `type` and `data` (JSON). */
  outbox: string;
  /** Key: the term of the publisher, with a time to live. */
  publisher: string;
  /** Channel: `<term> <number of the last event>`, every `aliveEveryMs` by the publisher. */
  alive: string;
  /** Channel: `{"gateway": name, "gameIds": [...]}` asks for whole states. */
  ask: string;
  /** Channel: `{"teller", "revision", "fields"}` of a services process's site config, at each change and every 2 s. */
  site: string;
  /** Channel of a game: `<term> <change as JSON>`; who listens here makes the publisher follow it. */
  game: (gameId: string) => string;
  /** Channel of a gateway: whole states it asked for, in the same form. */
  gateway: (name: string) => string;
}

/** Milliseconds between two signs of life of the publisher. */
export const aliveEveryMs = 500;
/** Milliseconds of silence after which there is no publisher, and its place can be taken. */
export const publisherLeaseMs = 2000;

/** Names on the Redis of a URL: channels know no database numbers, so the number is part of them. */
export function busNames(redisUrl: string): BusNames {
  const prefix = `betting:${new URL(redisUrl).pathname.replace(/^\//, "") || "0"}`;
  return {
    outbox: `${prefix}:outbox`,
    publisher: `${prefix}:publisher`,
    alive: `${prefix}:alive`,
    ask: `${prefix}:ask`,
    site: `${prefix}:site`,
    game: (gameId) => `${prefix}:game:${gameId}`,
    gateway: (name) => `${prefix}:gateway:${name}`,
  };
}

/** A message and the term it belongs to. */
export function splitTerm(message: string): { term: string; rest: string } {
  const space = message.indexOf(" ");
  return space === -1 ? { term: message, rest: "" } : { term: message.slice(0, space), rest: message.slice(space + 1) };
}
