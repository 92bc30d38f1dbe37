/**
 * Two web servers on one stack of the product: one keeps pages, one makes each again. Their processor time is counted,
 * so that what else the machine does is not.
 */
import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../../../scripts/lib/freePort.ts";
import { startStack } from "../../e2e/stack/processes.ts";
import type { LoadOrder, LoadResult } from "../gateway/load.ts";
import { usage } from "../gateway/pinned.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const loadFile = fileURLToPath(new URL("../gateway/load.ts", import.meta.url));
export const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const seconds = 8;
const warmUpSeconds = 3;

export interface Site {
  url: string;
  process: ChildProcess;
}
export interface Sites {
  kept: Site;
  made: Site;
  gamePath(): Promise<string>;
  stop(): Promise<void>;
}

async function startSite(gatewayUrl: string, port: number, env: Record<string, string>): Promise<Site> {
  const child = spawn(process.execPath, [`${root}web/server.ts`], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: "production",
      SITE_ENV: "demo",
      HOST: "127.0.0.1",
      WEB_PORT: String(port),
      GATEWAY_URL: gatewayUrl,
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  let printed = "";
  const url = await new Promise<string>((resolve, reject) => {
    child.once("exit", () => reject(new Error(`The web server ended: ${printed}`)));
    child.stdout?.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
      const told = /web: (http:\S+)/.exec(printed)?.[1];
      if (told !== undefined) resolve(told);
    });
  });
  return { url, process: child };
}

/** @param env settings of both sites beside their own; one address asks for more here than it may elsewhere */
export async function startSites(env: Readonly<Record<string, string>> = { PAGE_RATE: "off" }): Promise<Sites> {
  const ports = { kept: await freePort(), made: await freePort() };
  // Beside the stack's own site these two speak to its gateway.
  const stack = await startStack({
    ALLOWED_ORIGINS: Object.values(ports)
      .map((port) => `http://127.0.0.1:${port}`)
      .join(","),
  });
  const children: ChildProcess[] = [];
  const stop = async (): Promise<void> => {
    for (const child of children) {
      if (child.exitCode !== null) continue;
      child.kill("SIGTERM");
      await once(child, "exit");
    }
    await stack.stop();
  };
  try {
    const kept = await startSite(stack.gatewayUrl, ports.kept, env);
    children.push(kept.process);
    const made = await startSite(stack.gatewayUrl, ports.made, { ...env, PAGE_CACHE: "off" });
    children.push(made.process);
    return { kept, made, stop, gamePath: () => firstGame(kept.url) };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A game of the line, as the page of its sport links it. */
export async function firstGame(url: string): Promise<string> {
  const html = await (await fetch(`${url}/en/line/football`, { headers: { "user-agent": userAgent } })).text();
  const path = /href="(\/en\/line\/football\/\d+-[^/"]+\/\d+-[^/"]+)"/.exec(html)?.[1];
  if (path === undefined) throw new Error("The page of football names no game");
  return path;
}

function load(order: LoadOrder): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const child = fork(loadFile);
    child.once("error", reject).once("message", (result) => {
      child.kill();
      resolve(result as LoadResult);
    });
    child.send(order);
  });
}

export interface PagesPerCore {
  perCore: number;
  perSecond: number;
  p50: number;
  p99: number;
  failures: number;
  processorShare: number;
}

/** How many times a page is answered for a second of processor time, once all its code is warm. */
export async function pagesPerCore(
  { url, process: server }: Site,
  path: string,
  expected: "hit" | "bypass",
): Promise<PagesPerCore> {
  const { port, host } = new URL(url);
  const headers = { "user-agent": userAgent, accept: "text/html", "accept-encoding": "br" };
  const request = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("")}\r\n`;
  // Where nothing is kept, sixteen at once would only wait for each other.
  const order = { port: Number(port), requests: [request], connections: expected === "hit" ? 16 : 2 };
  await load({ ...order, seconds: warmUpSeconds });
  const answer = await fetch(`${url}${path}`, { headers });
  const state = answer.headers.get("x-page-cache");
  if (state !== expected && !(expected === "hit" && state === "stale"))
    throw new Error(`${path} is a ${state}, not a ${expected}`);
  if (!(await answer.text()).includes("</html>")) throw new Error(`${path} is no whole page`);
  const before = usage(server).cpuMs;
  const { count, seconds: took, p50, p99, failures } = await load({ ...order, seconds });
  const used = (usage(server).cpuMs - before) / 1000;
  await pause(200);
  return { perCore: count / used, perSecond: count / took, p50, p99, failures, processorShare: used / took };
}
