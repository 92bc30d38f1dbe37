/** Makes pages in a thread of its own: while one is made, the server goes on answering with what it keeps. */
import { parentPort, workerData } from "node:worker_threads";
import { createRequestHandler, type ServerBuild } from "react-router";
import type { RenderSettings } from "../../src/platform/start/renderSettings.server.ts";
import { configured } from "./configured.ts";
import type { RenderAnswer, RenderQuestion } from "./renderPool.ts";

const { build, settings } = workerData as { build: string; settings: RenderSettings };
const handler = createRequestHandler(configured((await import(build)) as ServerBuild, settings), "production");

const answer = (message: RenderAnswer, transfer: ArrayBuffer[] = []) => parentPort?.postMessage(message, transfer);

async function make({ id, url, method, headers }: RenderQuestion): Promise<void> {
  try {
    const response = await handler(new Request(url, { method, headers }));
    const body = response.body === null ? null : await response.arrayBuffer();
    answer({ id, status: response.status, headers: [...response.headers], body }, body === null ? [] : [body]);
  } catch (error) {
    answer({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

parentPort?.on("message", (question: RenderQuestion) => void make(question));
parentPort?.postMessage("ready", []);
