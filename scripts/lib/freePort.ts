/**
 * A port of 127.0.0.1 that is free now and that nobody gets by accident before it is used: it lies below the ports
 * from which systems serve connections that ask for none (32768 and up on Linux, 49152 and up elsewhere).
 */
import { once } from "node:events";
import { createServer } from "node:net";

const FIRST = 15_000;
const LAST = 32_000;

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  } catch {
    return false;
  }
  server.close();
  await once(server, "close");
  return true;
}

export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (await isFree(port)) return port;
  }
  throw new Error("There is no free port");
}
