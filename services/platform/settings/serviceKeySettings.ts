/** The key that the processes share, and what is asked of every key of the operator's own. */
import { isLoopback } from "#shared/wire/publicOrigin.ts";
import { serviceKeyOf } from "#shared/wire/serviceKey.ts";
import { type Env, SettingsError } from "../../../scripts/lib/environment.ts";
import { refuseGuessableKeys } from "../../../scripts/lib/keyStrength.ts";

interface Given {
  SERVICE_KEY?: string | undefined;
  SITE_ENV: "demo" | "production";
  SERVICES_HOST: string;
}

/**
 * The shared key. A demo without its own key uses the public one, and then only this machine may connect.
 * @param env where production may have no key that is easy to guess
 * @throws SettingsError
 */
export function serviceKeyFor({ SERVICE_KEY, SITE_ENV, SERVICES_HOST }: Given, env: Env): string {
  const { key, trouble } = serviceKeyOf(SERVICE_KEY, SITE_ENV);
  if (key === null) throw new SettingsError(trouble);
  const host = SERVICES_HOST.includes(":") ? `[${SERVICES_HOST}]` : SERVICES_HOST;
  if (SERVICE_KEY === undefined && !isLoopback(`http://${host}`))
    throw new SettingsError(
      `SERVICE_KEY is missing: services that other machines reach (SERVICES_HOST=${SERVICES_HOST}) need one of their own`,
    );
  if (SITE_ENV === "production") refuseGuessableKeys(env);
  return key;
}
