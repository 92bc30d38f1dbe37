/**
 * /ready of a services process: whether the database accepts writes. With a full disk it keeps answering reads for
 * hours while no bet, sign-in or payment succeeds, which /health alone wouldn't show. A few new pages are written
 * repeatedly in the background, so that asking costs nothing and a hanging database blocks nobody.
 */
import { sql } from "./drizzle.ts";
import fastifyPlugin from "fastify-plugin";
import type { Db } from "./database.ts";

export interface ReadinessOptions {
  db: Db;
  /** Called when writes begin to fail, and when they work again. */
  onChange: (works: boolean, error: unknown) => void;
  /** Milliseconds between two writes. Default 2 000: with the timeout a fault shows within five seconds. */
  everyMs?: number;
  /** Milliseconds until a write counts as failed. Default 2 500. */
  timeoutMs?: number;
}

async function write(db: Db, timeoutMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the database took no write within ${timeoutMs} ms`)), timeoutMs).unref();
  });
  const written = db.execute(sql`select probe_writes(${Date.now()}::bigint)`);
  // Ignores results that arrive after giving up.
  written.then(undefined, () => undefined);
  await Promise.race([written, late]).finally(() => clearTimeout(timer));
}

/** GET /ready: 200 `{"ready":true}`, or 503 `{"ready":false}` while no write works. */
export const readinessPlugin = fastifyPlugin<ReadinessOptions>(
  async (app, { db, onChange, everyMs = 2_000, timeoutMs = 2_500 }) => {
    let works = true;
    let next: NodeJS.Timeout | undefined;
    let probing: Promise<void> | null = null;

    const probe = async (): Promise<void> => {
      const error: unknown = await write(db, timeoutMs).then(
        () => null,
        (reason: unknown) => reason,
      );
      if (works !== (error === null)) onChange((works = error === null), error);
    };
    // The next waits for this one: a slow database must not be asked ever more.
    const again = (): void => {
      next = setTimeout(() => {
        probing = probe().finally(again);
      }, everyMs).unref();
    };

    app.get("/ready", async (_, reply) =>
      reply
        .code(works ? 200 : 503)
        .header("cache-control", "no-store")
        .send({ ready: works }),
    );
    app.addHook("onReady", async () => {
      await probe();
      again();
    });
    app.addHook("onClose", async () => {
      clearTimeout(next);
      await probing;
      clearTimeout(next);
    });
  },
);
