/** Starts the demo payment provider from its environment. */
import { SettingsError } from "../scripts/lib/environment.ts";
import { runProcess } from "../scripts/lib/runProcess.ts";
import { startProvider } from "./server.ts";
import { readProviderSettings } from "./settings.ts";

await runProcess({
  name: "provider",
  portVariable: "PROVIDER_PORT",
  start: async () => await startProvider({ settings: readProviderSettings(process.env) }),
  isKnown: (error) => error instanceof SettingsError,
});
