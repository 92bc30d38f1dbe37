/** Starts the game studio from its environment. */
import { SettingsError } from "../scripts/lib/environment.ts";
import { runProcess } from "../scripts/lib/runProcess.ts";
import { startStudio } from "./server.ts";
import { readStudioSettings } from "./settings.ts";

await runProcess({
  name: "studio",
  portVariable: "STUDIO_PORT",
  start: async () => await startStudio({ settings: readStudioSettings(process.env) }),
  isKnown: (error) => error instanceof SettingsError,
});
