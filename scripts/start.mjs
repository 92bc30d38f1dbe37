// npm start: everything from a fresh clone to a running site.
import { ensureDependencies } from "./lib/bootstrap.mjs";
import { ensureBuilds } from "./lib/build.mjs";
import { requireFreePorts, startAll } from "./lib/processes.mjs";

await requireFreePorts();
ensureDependencies();
ensureBuilds();
const { host, servicesHost, ports } = await startAll({ env: { NODE_ENV: "production", LOG_LEVEL: process.env.LOG_LEVEL ?? "warn" } });
const isDemo = (process.env.SITE_ENV ?? "demo") === "demo";
console.log(`
  Site      http://${host}:${ports.web}
  Gateway   http://${host}:${ports.gateway}/graphql${isDemo ? `\n  Explorer  http://${host}:${ports.gateway}/explorer` : ""}
  Services  http://${servicesHost}:${ports.services}${isDemo ? `\n  Outbox    http://${servicesHost}:${ports.services}/outbox` : ""}
${isDemo ? "\n  Demo players: demo and demo2, password Demo-2026!\n" : ""}
  Ctrl-C stops all three.
`);
