// npm run mock: the schema, mocked, as a server for clients, testers and designers. `npm run mock -- --help` tells the
// options.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureDependencies, nodeBinary, projectEnv, root } from "./lib/bootstrap.mjs";
import { ensureBuilds } from "./lib/build.mjs";

const args = process.argv.slice(2);
ensureDependencies();
if (args.includes("--web")) ensureBuilds();
// The IPC channel tells the server when this process is gone.
const server = spawn(nodeBinary, [join(root, "tests/kit/standalone/main.ts"), ...args], {
  env: projectEnv({ NODE_ENV: "production" }),
  stdio: ["ignore", "inherit", "inherit", "ipc"],
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill("SIGTERM"));
server.once("exit", (code) => process.exit(code ?? 1));
