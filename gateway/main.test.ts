import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";

const main = fileURLToPath(new URL("./main.ts", import.meta.url));
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) if (child.exitCode === null) child.kill("SIGKILL");
});

/** A gateway process; nothing listens where its services should be. */
function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env["PATH"], SERVICES_PORT: "9", LOG_LEVEL: "silent", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  const said = { out: "", err: "" };
  child.stdout.on("data", (chunk: Buffer) => void (said.out += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => void (said.err += chunk.toString()));
  return { child, said, ended: once(child, "close") as Promise<[number | null]> };
}

describe("the process", () => {
  it("names the busy port in one line and exits 1", { tags: "slow" }, async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const { said, ended } = start({ GATEWAY_PORT: String(port) });
    expect(await ended).toEqual([1, null]);
    expect(said.err).toBe(`gateway: port ${port} (GATEWAY_PORT) is in use; free it or set GATEWAY_PORT to another\n`);
    other.close();
  });

  it("names a setting that can't be used in one line and exits 1", { tags: "slow" }, async () => {
    const { said, ended } = start({ AUTH_URL: "not a url" });
    expect(await ended).toEqual([1, null]);
    expect(said.err).toBe("gateway: AUTH_URL=not a url is not an http(s) URL\n");
  });

  it("starts without its services, says where it listens, and ends by SIGTERM with 0", { tags: "slow" }, async () => {
    const { child, said, ended } = start({ GATEWAY_PORT: "0" });
    await expect.poll(() => said.out, { timeout: 20_000 }).toMatch(/^gateway: http:\/\/127\.0\.0\.1:\d+\n$/);
    const url = said.out.trim().replace("gateway: ", "");
    expect([(await fetch(`${url}/health`)).status, (await fetch(`${url}/ready`)).status]).toEqual([200, 503]);
    child.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
  });

  it(
    "prints its settings once, without keys and passwords, and says no at /ready before it ends",
    { tags: "slow" },
    async () => {
      const { child, said, ended } = start({
        GATEWAY_PORT: "0",
        LOG_LEVEL: "info",
        DRAIN_SECONDS: "5",
        SERVICE_KEY: "key-hunter2",
        AUTH_URL: "http://user:hunter2@127.0.0.1:9/auth",
      });
      await expect.poll(() => said.out, { timeout: 20_000 }).toMatch(/^gateway: http/m);
      const lines = said.out.split("\n").filter((line) => line.includes('"msg":"settings"'));
      expect(lines).toHaveLength(1);
      expect(JSON.parse(lines[0] ?? "")).toMatchObject({
        settings: { siteEnv: "demo", drainMs: 5000, serviceKey: "set", urls: { auth: "http://127.0.0.1:9/auth" } },
      });
      expect(said.out + said.err).not.toContain("hunter2");
      const url = /^gateway: (http\S+)/m.exec(said.out)?.[1] ?? "";
      child.kill("SIGTERM");
      await expect
        .poll(async () => (await fetch(`${url}/ready`)).json(), { timeout: 5000 })
        .toEqual({ ready: false, draining: true });
      expect((await fetch(`${url}/health`)).status).toBe(200);
      expect(await ended).toEqual([0, null]);
    },
  );
});
