/** Starts the gateway process from its environment. */
import { runProcess } from "../scripts/lib/runProcess.ts";
import { startGateway } from "./server.ts";
import { SettingsError } from "../scripts/lib/environment.ts";
import { readSettings } from "./settings.ts";

await runProcess({
  name: "gateway",
  portVariable: "GATEWAY_PORT",
  start: async () => await startGateway(readSettings(process.env)),
  isKnown: (error) => error instanceof SettingsError,
});
