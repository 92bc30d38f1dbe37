/** The players at the tables: each holds one stream of events. What all of them are told is made once. */
import type { ServerResponse } from "node:http";

interface Watcher {
  session: string;
  response: ServerResponse;
}

/** A stream that takes nothing more than this, bytes, is closed: its browser asks anew. */
const MOST_WAITING = 256 * 1024;
const BEAT_MS = 15_000;
const MOST = 20_000;

const eventOf = (name: string, data: unknown) => Buffer.from(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);

export function createWatchers({ left, isAlive }: { left(game: string): void; isAlive(session: string): boolean }) {
  const tables = new Map<string, Map<string, Watcher>>();
  const gameOf = new Map<string, string>();
  let made = 0;
  let sent = 0;

  function send({ response }: Watcher, chunk: Buffer): void {
    if (response.writableLength > MOST_WAITING) response.destroy();
    else response.write(chunk);
    sent += 1;
  }

  const beat = setInterval(() => {
    const chunk = Buffer.from(": still here\n\n");
    for (const seats of tables.values())
      for (const watcher of seats.values()) {
        if (isAlive(watcher.session)) watcher.response.write(chunk);
        else watcher.response.end();
      }
  }, BEAT_MS);
  beat.unref();

  return {
    seats: (game: string) => tables.get(game)?.size ?? 0,
    /** Takes a stream in; a session has one, so its older one ends. Answers whether there was room. */
    add: (game: string, watcher: Watcher): boolean => {
      if (gameOf.size >= MOST) return false;
      const seats = tables.get(game) ?? new Map<string, Watcher>();
      tables.set(game, seats);
      seats.get(watcher.session)?.response.end();
      seats.set(watcher.session, watcher);
      gameOf.set(watcher.session, game);
      watcher.response.once("close", () => {
        if (seats.get(watcher.session) !== watcher) return;
        seats.delete(watcher.session);
        gameOf.delete(watcher.session);
        left(game);
      });
      return true;
    },
    /** Tells everybody at a table. */
    tellAll: (game: string, name: string, data: unknown): void => {
      made += 1;
      const chunk = eventOf(name, data);
      for (const watcher of tables.get(game)?.values() ?? []) send(watcher, chunk);
    },
    /** Tells one session, if it is there. */
    tell: (session: string, name: string, data: () => unknown): void => {
      const watcher = tables.get(gameOf.get(session) ?? "")?.get(session);
      if (watcher !== undefined) send(watcher, eventOf(name, data()));
    },
    /** Updates that were made, and how often one was sent. */
    counts: () => ({ made, sent }),
    close: (): void => {
      clearInterval(beat);
      for (const seats of tables.values()) for (const { response } of seats.values()) response.end();
    },
  };
}

export type Watchers = ReturnType<typeof createWatchers>;
