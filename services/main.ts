/** Starts the services process from its environment. */
import { runProcess } from "../scripts/lib/runProcess.ts";
import { MigrationError } from "./platform/database/migrate.ts";
import { readSettings } from "./settings.ts";
import { SettingsError } from "./platform/settings/settings.ts";
import { startServices } from "./server.ts";

await runProcess({
  name: "services",
  portVariable: "SERVICES_PORT",
  start: async (fail) =>
    await startServices({
      settings: readSettings(process.env),
      onLockLost: () => fail("the lock of DATA_DIR was lost; stopping before two processes write to it"),
    }),
  isKnown: (error) => error instanceof SettingsError || error instanceof MigrationError,
});
