/** Threads that make pages. One that dies takes the pages it was at with it, and is followed by another. */
import { Worker } from "node:worker_threads";
import type { RenderSettings } from "../../src/platform/start/renderSettings.server.ts";
import type { Render } from "../pages/pages.ts";

export interface RenderQuestion {
  id: number;
  url: string;
  method: string;
  headers: [string, string][];
}
export type RenderAnswer = { id: number } & (
  | { status: number; headers: [string, string][]; body: ArrayBuffer | null }
  | { failure: string }
);

export interface RenderPool {
  render: Render;
  close(): Promise<void>;
}

interface Thread {
  worker: Worker;
  ready: Promise<void>;
  asked: Map<number, { resolve(response: Response): void; reject(error: Error): void }>;
}

/**
 * Milliseconds before a thread that died is followed by another: one that can't live must not keep the machine busy.
 */
const RESTART_MS = 500;

/** Statuses whose answers have no body. */
const EMPTY: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Starts the threads and resolves when each has read the build.
 * @param build path of the server build
 * @param settings what the build has to know of its environment
 */
export async function startRenderPool({
  build,
  settings,
  threads: count,
}: {
  build: string;
  settings: RenderSettings;
  threads: number;
}): Promise<RenderPool> {
  const threads: Thread[] = [];
  let isClosed = false;
  let nextId = 0;

  function start(at: number): Thread {
    const worker = new Worker(new URL("./renderWorker.ts", import.meta.url), { workerData: { build, settings } });
    const thread: Thread = { worker, asked: new Map(), ready: Promise.resolve() };
    let isAlive = true;
    const end = (error: Error) => {
      if (!isAlive) return;
      isAlive = false;
      for (const { reject } of thread.asked.values()) reject(error);
      thread.asked.clear();
      if (isClosed) return;
      console.error(error);
      setTimeout(() => {
        if (!isClosed) threads[at] = start(at);
      }, RESTART_MS).unref();
    };
    thread.ready = new Promise((resolve, reject) => {
      worker.once("error", (error) => {
        reject(error);
        end(error instanceof Error ? error : new Error(String(error)));
      });
      worker.once("exit", (code) => {
        const error = new Error(`A thread that makes pages ended (${code})`);
        reject(error);
        end(error);
      });
      worker.on("message", (message: "ready" | RenderAnswer) => {
        if (message === "ready") return resolve();
        const waiting = thread.asked.get(message.id);
        thread.asked.delete(message.id);
        if ("failure" in message) waiting?.reject(new Error(message.failure));
        else
          waiting?.resolve(
            new Response(EMPTY.has(message.status) ? null : message.body, {
              status: message.status,
              headers: message.headers,
            }),
          );
      });
    });
    // Anyone who asks meanwhile learns of it; nobody else has to.
    thread.ready.catch(() => undefined);
    return thread;
  }

  for (let at = 0; at < count; at += 1) threads.push(start(at));
  const close = async (): Promise<void> => {
    isClosed = true;
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  };
  try {
    await Promise.all(threads.map(({ ready }) => ready));
  } catch (error) {
    await close();
    throw error;
  }

  return {
    close,
    render: async (request) => {
      const thread = threads.reduce((least, each) => (each.asked.size < least.asked.size ? each : least));
      await thread.ready;
      return new Promise((resolve, reject) => {
        const id = (nextId += 1);
        thread.asked.set(id, { resolve, reject });
        thread.worker.postMessage(
          { id, url: request.url, method: request.method, headers: [...request.headers] } satisfies RenderQuestion,
          [],
        );
      });
    },
  };
}
