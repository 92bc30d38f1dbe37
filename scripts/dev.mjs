// npm run dev: the same processes, each reloading when its sources change.
import { ensureDependencies, run } from "./lib/bootstrap.mjs";
import { requireFreePorts, startAll } from "./lib/processes.mjs";

await requireFreePorts();
ensureDependencies();
if (run("vite", ["build", "-c", "gateway/explorer/vite.config.ts", "--logLevel", "error"]).code !== 0) process.exit(1);
const watched = {
  provider: ["provider", "shared", "scripts/lib"],
  studio: ["studio", "shared", "scripts/lib"],
  // Its schema lies in files that nobody imports.
  gateway: ["gateway", "shared", "scripts/lib"],
  // The site's sources are Vite's to reload, and Vite's own temporary files are nobody's.
  web: ["web/server.ts", "web/server"],
};
const { host, ports } = await startAll({
  env: { NODE_ENV: "development" },
  nodeArguments: (name) => [
    ...(watched[name]?.map((path) => `--watch-path=${path}`) ?? ["--watch"]),
    "--watch-preserve-output",
  ],
});
console.log(
  `\n  Site http://${host}:${ports.web} · Gateway http://${host}:${ports.gateway}/graphql · Explorer http://${host}:${ports.gateway}/explorer\n`,
);
