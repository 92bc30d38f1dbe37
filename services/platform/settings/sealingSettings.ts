/** Settings of what seals the secrets in the database. */
import { SettingsError } from "../../../scripts/lib/environment.ts";
import { readSealingKeys, type SealingKey } from "../secrets/sealing.ts";

/** Keys that seal the secrets in the database; none in a demo without them. @throws SettingsError */
export function sealingKeysOf(value: string | undefined, siteEnv: "demo" | "production"): readonly SealingKey[] {
  if (value === undefined) {
    if (siteEnv === "production")
      throw new SettingsError(
        "SECRETS_KEY is missing: it seals the keys that production keeps in its database; `openssl rand -base64 32` prints one",
      );
    return [];
  }
  const keys = readSealingKeys(value);
  if (keys === null)
    throw new SettingsError(
      "SECRETS_KEY is not usable: 32 bytes in base64 or hex, such as `openssl rand -base64 32` prints; after a comma the keys before it",
    );
  return keys;
}
