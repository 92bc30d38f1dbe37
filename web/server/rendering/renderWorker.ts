/** Makes pages in a thread of its own: while one is made, the server goes on answering with what it keeps. */
import { parentPort, workerData } from "node:worker_threads";
import { createRequestHandler, type ServerBuild } from "react-router";
import type { RenderAnswer, RenderQuestion } from "./renderPool.ts";

const { build } = workerData as { build: string };
const handler = createRequestHandler((await import(build)) as ServerBuild, "production");

parentPort?.on("message", ({ id, url, method, headers }: RenderQuestion) => {
  const answer = (message: RenderAnswer, transfer: ArrayBuffer[] = []) => parentPort?.postMessage(message, { transfer });
  handler(new Request(url, { method, headers })).then(async (response) => {
    const body = response.body === null ? null : await response.arrayBuffer();
    answer({ id, status: response.status, headers: [...response.headers], body }, body === null ? [] : [body]);
  }).catch((error: unknown) => answer({ id, failure: error instanceof Error ? error.stack ?? error.message : String(error) }));
});
parentPort?.postMessage("ready", {});
