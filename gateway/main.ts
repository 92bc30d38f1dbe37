/** Starts the gateway process from its environment; SIGTERM, SIGINT and the end of a parent process drain it. */
import { startGateway } from "./server.ts";
import { readSettings } from "./settings.ts";

/** After this long, what still hangs is cut. */
const drainMs = 10_000;

function fail(line: string): never {
  console.error(line);
  process.exit(1);
}

function portTrouble(error: unknown): string | null {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "EADDRINUSE") return "is in use; free it or set GATEWAY_PORT to another";
  if (code === "EACCES") return "may not be used by this user; set GATEWAY_PORT to another";
  return null;
}

try {
  const settings = readSettings(process.env);
  const gateway = await startGateway(settings).catch((error: unknown) => {
    const trouble = portTrouble(error);
    if (trouble !== null) fail(`Port ${settings.port} (GATEWAY_PORT) ${trouble}.`);
    throw error;
  });
  console.log(`Gateway ${gateway.url}/graphql`);

  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), drainMs).unref();
    gateway.close().then(() => process.exit(0), (error: unknown) => fail(`The gateway did not drain: ${String(error)}`));
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  process.on("disconnect", stop);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
