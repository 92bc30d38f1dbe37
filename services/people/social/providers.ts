/**
 * The networks that players sign in by: the operator's own contracts with them (SOCIAL_PROVIDERS), on demo sites the
 * embedded one for the rest.
 */
import { readFileSync } from "node:fs";
import { z } from "zod";
import { socialNetworkById, socialNetworks, type SocialNetworkCode } from "#shared/people/socialNetworks.ts";
import { SettingsError, type Settings } from "../../platform/settings/settings.ts";
import type { ServiceContext } from "../../platform/context.ts";
import { demoClientId } from "./demoNetwork/network.ts";

export interface Provider {
  /** OpenID issuer; its discovery document has the rest. */
  issuer: string;
  clientId: string;
  /** Null if this site is a public client: PKCE alone holds the flow together. */
  clientSecret: string | null;
  /** Address of the script that offers one-tap; null if the network has none, or its own is known. */
  oneTapScript: string | null;
}

/** Networks with a known one-tap. */
const knownScripts: Readonly<Record<string, string | undefined>> = {
  "https://accounts.google.com": "https://accounts.google.com/gsi/client",
};
/** Where the script of a network's one-tap is; null for one that has none. */
export const oneTapScriptOf = ({ issuer, oneTapScript }: Pick<Provider, "issuer" | "oneTapScript">): string | null =>
  oneTapScript ?? knownScripts[issuer.replace(/\/$/, "")] ?? null;

const codes = socialNetworks.map(({ code }) => code);
const isLocal = (url: string) => ["127.0.0.1", "localhost", "[::1]"].includes(new URL(url).hostname);
// Anyone who can read the traffic can sign in as anybody, and anyone who can change the script can do so on every page
// with the form.
const secureUrl = z
  .url({ protocol: /^https?$/ })
  .refine((url) => url.startsWith("https:") || isLocal(url), "https is needed");
const fileForm = z.partialRecord(
  z.enum(codes),
  z
    .object({
      issuer: secureUrl,
      clientId: z.string().min(1).max(256),
      clientSecret: z.string().min(1).max(1024).nullable().default(null),
      oneTapScript: secureUrl.nullable().default(null),
    })
    .strict(),
);

type Providers = Readonly<Partial<Record<SocialNetworkCode, Provider>>>;

/** Reads the operator's file. @throws SettingsError with one line, which reveals none of its secrets. */
function readProviders({ socialProvidersPath: path }: Pick<Settings, "socialProvidersPath">): Providers {
  if (path === null) return {};
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, "utf8"));
  } catch {
    throw new SettingsError(`SOCIAL_PROVIDERS=${path} can't be read as JSON`);
  }
  const parsed = fileForm.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new SettingsError(
    `SOCIAL_PROVIDERS=${path}: ${parsed.error.issues[0]?.path.join(".") ?? ""} ${parsed.error.issues[0]?.message ?? ""}`,
  );
}

const kept = new WeakMap<object, Providers>();

/** The operator's networks, read once a process: the services start with them, or not at all. */
export function providersOf(settings: Pick<Settings, "socialProvidersPath">): Providers {
  const providers = kept.get(settings) ?? readProviders(settings);
  kept.set(settings, providers);
  return providers;
}

/** Whether players may sign in by a network here. */
export function isSetUp(
  { settings, siteConfig }: Pick<ServiceContext, "settings" | "siteConfig">,
  network: number,
): boolean {
  const known = socialNetworkById(network);
  return (
    known !== undefined &&
    siteConfig.socialNetworks?.includes(network) !== false &&
    (settings.siteEnv === "demo" || providersOf(settings)[known.code] !== undefined)
  );
}

/**
 * The provider of a network number; null for one that this site doesn't use. @param demoIssuer the provider on a demo
 * site
 */
export function providerOf(
  settings: Pick<Settings, "siteEnv">,
  providers: Providers,
  network: number,
  demoIssuer: string,
): Provider | null {
  const known = socialNetworkById(network);
  if (known === undefined) return null;
  const own = providers[known.code];
  if (own !== undefined) return own;
  return settings.siteEnv === "demo"
    ? { issuer: demoIssuer, clientId: demoClientId, clientSecret: null, oneTapScript: null }
    : null;
}
