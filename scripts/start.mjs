// npm start: everything from a fresh clone to a running site.
import { ensureDependencies } from "./lib/bootstrap.mjs";
import { ensureBuilds } from "./lib/build.mjs";
import { isDemo, requireFreePorts, startAll } from "./lib/processes.mjs";

await requireFreePorts();
ensureDependencies({ development: false });
ensureBuilds();
const { host, servicesHost, ports } = await startAll({
  env: { NODE_ENV: "production", LOG_LEVEL: process.env.LOG_LEVEL ?? "warn" },
});
console.log(`
  Site      http://${host}:${ports.web}
  Gateway   http://${host}:${ports.gateway}/graphql${isDemo ? `\n  Explorer  http://${host}:${ports.gateway}/explorer` : ""}
  Services  http://${servicesHost}:${ports.services}${isDemo ? `\n  Outbox    http://${servicesHost}:${ports.services}/outbox` : ""}${ports.provider ? `\n  Provider  http://${host}:${ports.provider}` : ""}${ports.studio ? `\n  Studio    http://${host}:${ports.studio}` : ""}
${isDemo ? "\n  Demo players: demo and demo2, password Demo-2026!\n" : ""}
  Ctrl-C stops all of them.
`);
