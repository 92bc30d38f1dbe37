/** Reads the settings of a services process from its environment. */
import { retentionRules, serviceNames } from "./registry.ts";
import { readServiceSettings, type Settings } from "./platform/settings/settings.ts";

/** @throws SettingsError naming the variable that is wrong */
export const readSettings = (env: Readonly<Record<string, string | undefined>>): Settings =>
  readServiceSettings(env, { names: serviceNames, retention: retentionRules });
