/** Starts the services process from its environment. What is wrong with a setting is one line on standard error, exit 1. */
import { MigrationError } from "./core/migrate.ts";
import { readSettings, SettingsError } from "./core/settings.ts";
import { startServices } from "./server.ts";

function fail(line: string): never {
  process.stderr.write(`services: ${line}\n`);
  process.exit(1);
}

try {
  const services = await startServices({
    settings: readSettings(process.env),
    onLockLost: () => fail("the lock of DATA_DIR was lost; stopping before two processes write to it"),
  });
  process.stdout.write(`services: ${services.url}\n`);
  let isStopping = false;
  const stop = () => {
    // A second signal must not cut the first one's closing short.
    if (isStopping) return;
    isStopping = true;
    services.close().then(() => process.exit(0), (error: unknown) => fail(`did not close cleanly: ${String(error)}`));
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
} catch (error) {
  if (error instanceof SettingsError || error instanceof MigrationError) fail(error.message);
  fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
}
