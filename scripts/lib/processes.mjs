// The processes of the product, started in order, watched together, and ended in the reverse order: services, gateway and
// site, and before them the demo's payment provider and game studio where the operator names none.
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { createServer } from "node:net";
import { join } from "node:path";
import { fail, nodeBinary, projectEnv, root } from "./bootstrap.mjs";

const host = process.env.HOST?.trim() || "127.0.0.1";
/** The services have an address of their own: who shows the site to others does not open them. */
const servicesHost = process.env.SERVICES_HOST?.trim() || "127.0.0.1";
const port = (name, fallback) => Number(process.env[name] ?? fallback);

export const isDemo = (process.env.SITE_ENV?.trim() || "demo") === "demo";

/** Pretends to be a payment company. It is opened with the site, for players pay on its pages. */
const provider = {
  name: "provider",
  main: "provider/main.ts",
  host: process.env.PROVIDER_HOST?.trim() || host,
  portVariable: "PROVIDER_PORT",
  port: port("PROVIDER_PORT", 4002),
  ready: "/health",
};

/** Decides the casino's games and draws them. It is opened with the site, for its games are frames of the site's pages. */
const studio = {
  name: "studio",
  main: "studio/main.ts",
  host: process.env.STUDIO_HOST?.trim() || host,
  portVariable: "STUDIO_PORT",
  port: port("STUDIO_PORT", 4003),
  ready: "/health",
};

/** In the order of start. `ready` is polled until it answers 200. */
export const processes = [
  ...(isDemo && !process.env.PROVIDER_URL?.trim() ? [provider] : []),
  ...(isDemo && !process.env.STUDIO_URL?.trim() ? [studio] : []),
  {
    name: "services",
    main: "services/main.ts",
    host: servicesHost,
    portVariable: "SERVICES_PORT",
    port: port("SERVICES_PORT", 4001),
    ready: "/health",
  },
  {
    name: "gateway",
    main: "gateway/main.ts",
    host,
    portVariable: "GATEWAY_PORT",
    port: port("GATEWAY_PORT", 4000),
    ready: "/ready",
  },
  {
    name: "web",
    main: "web/server.ts",
    host,
    portVariable: "WEB_PORT",
    port: port("WEB_PORT", 3000),
    ready: "/health",
  },
];

/**
 * Where a demo's own network serves its one-tap from: the site's pages may load that without being told. What the
 * operator says goes before.
 */
function oneTapOrigin(services) {
  const { ONE_TAP_ORIGIN, DEMO_NETWORK_URL } = process.env;
  if (ONE_TAP_ORIGIN !== undefined || !isDemo) return {};
  return { ONE_TAP_ORIGIN: DEMO_NETWORK_URL?.trim() || `http://127.0.0.1:${services}` };
}

/**
 * A demo's processes share a key that nobody else knows, another at each start. Production is given one, or says that
 * it is missing.
 */
function sharedKey() {
  return isDemo && !process.env.SERVICE_KEY?.trim() ? { SERVICE_KEY: randomBytes(32).toString("hex") } : {};
}

/** What the demo's provider and the services know of each other. */
function sharedPayments(services) {
  if (!processes.includes(provider)) return {};
  const { PROVIDER_KEY, PROVIDER_WEBHOOK_SECRET } = process.env;
  return {
    PROVIDER_HOST: provider.host,
    PROVIDER_KEY: PROVIDER_KEY?.trim() || randomBytes(32).toString("hex"),
    PROVIDER_WEBHOOK_SECRET: PROVIDER_WEBHOOK_SECRET?.trim() || `whsec_${randomBytes(32).toString("base64")}`,
    PROVIDER_WEBHOOK_URL: `http://${services.host}:${services.port}/payments-api/v1/provider/notices`,
    PROVIDER_URL: `http://${provider.host}:${provider.port}`,
  };
}

/** What the demo's studio and the services know of each other, and where its games are shown. */
function sharedGames(services, web) {
  if (!processes.includes(studio)) return {};
  const { STUDIO_SECRET, STUDIO_WALLET_SECRET, STUDIO_PARENTS, STUDIO_PUBLIC_URL, GAME_ORIGINS } = process.env;
  return {
    STUDIO_HOST: studio.host,
    STUDIO_URL: `http://${studio.host}:${studio.port}`,
    STUDIO_SECRET: STUDIO_SECRET?.trim() || randomBytes(32).toString("hex"),
    STUDIO_WALLET_SECRET: STUDIO_WALLET_SECRET?.trim() || randomBytes(32).toString("hex"),
    STUDIO_WALLET_URL: `http://${services.host}:${services.port}/wallet-api/v1`,
    GAME_ORIGINS: GAME_ORIGINS?.trim() || STUDIO_PUBLIC_URL?.trim() || `http://localhost:${studio.port}`,
    STUDIO_PARENTS:
      STUDIO_PARENTS?.trim() || [web.host, "localhost"].map((name) => `http://${name}:${web.port}`).join(","),
  };
}

const isFree = (number, host) =>
  new Promise((resolve) => {
    const probe = createServer()
      .once("error", () => resolve(false))
      .once("listening", () => probe.close(() => resolve(true)));
    probe.listen(number, host);
  });

/** Ends with one line when a port is taken, before anything is started. */
export async function requireFreePorts() {
  for (const { host: address, port: number, portVariable } of processes) {
    if (!Number.isInteger(number) || number < 1 || number > 65535)
      fail(`${portVariable} is not a port: ${process.env[portVariable]}`);
    if (!(await isFree(number, address)))
      fail(`Port ${number} (${portVariable}) is in use; free it or set ${portVariable} to another.`);
  }
}

async function becomesReady(child, url, seconds) {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) return false;
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return false;
}

/**
 * Starts all of them and answers when each is ready; from then on the end of one ends all.
 * A child runs in a group of its own so that Ctrl-C reaches it through here, in order; the IPC channel tells it
 * when this process is gone.
 */
export async function startAll({ env = {}, nodeArguments = () => [] } = {}) {
  const children = [];
  const services = processes.find(({ name }) => name === "services");
  const web = processes.find(({ name }) => name === "web");
  const shared = { ...sharedKey(), ...sharedPayments(services), ...sharedGames(services, web) };
  let stopping = false;

  const stop = async (code) => {
    if (stopping) return;
    stopping = true;
    for (const child of children.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      const timer = setTimeout(() => child.kill("SIGKILL"), 15_000);
      await ended;
      clearTimeout(timer);
    }
    process.exit(code);
  };
  process.on("SIGINT", () => void stop(0));
  process.on("SIGTERM", () => void stop(0));
  process.on("SIGHUP", () => void stop(0));
  // npm passes a signal on to the shell between us, which ends without a word: that end is the signal.
  if (process.env.npm_lifecycle_event) {
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && void stop(0), 250).unref();
  }

  for (const { name, main, host: address, port: number, ready } of processes) {
    const child = spawn(nodeBinary, [...nodeArguments(name), join(root, main)], {
      cwd: root,
      env: projectEnv({ ...env, ...shared, ...(name === "web" && oneTapOrigin(services.port)) }),
      stdio: ["ignore", "inherit", "inherit", "ipc"],
      detached: process.platform !== "win32",
    });
    children.push(child);
    child.once("exit", (code, signal) => {
      if (!stopping) {
        if (signal) console.error(`The ${name} process was ended by ${signal}.`);
        void stop(code === 0 ? 0 : 1);
      }
    });
    if (!(await becomesReady(child, `http://${address}:${number}${ready}`, 120))) {
      if (child.exitCode === null && child.signalCode === null)
        console.error(`The ${name} process did not become ready (${ready}) within 120 s.`);
      await stop(1);
      return new Promise(() => {});
    }
  }
  return { host, servicesHost, ports: Object.fromEntries(processes.map(({ name, port: number }) => [name, number])) };
}
