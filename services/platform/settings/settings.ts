/** The settings a services process reads from its environment, parsed once. */
import { z } from "zod";
import { type OriginSettings, publicUrlTrouble, readOrigins } from "#shared/wire/publicOrigin.ts";
import { SettingsError } from "../../../scripts/lib/environment.ts";
import { trustedList, untrustable } from "../../../scripts/lib/trustedProxies.ts";
import { logLevels, type LogLevel } from "../log.ts";
import type { RetentionRule } from "../personalData.ts";
import { parseRetention, type RetentionDays } from "../database/retention.ts";
import type { SealingKey } from "../secrets/sealing.ts";
import { captchaEnvironment, captchaProviderOf, type CaptchaProvider } from "./captchaSettings.ts";
import { ceilingEnvironment, ceilingsOf, type Ceilings } from "./ceilingSettings.ts";
import { folder, holdsSecret } from "./settingForms.ts";
import { moneyEnvironment, moneySettingsOf, type MoneySettings } from "./moneySettings.ts";
import { paymentEnvironment, paymentSettingsOf, type PaymentSettings } from "./paymentSettings.ts";
import { pushEnvironment, pushSettingsOf, type PushSettings } from "./pushSettings.ts";
import { ratingEnvironment, ratingSettingsOf, type RatingSettings } from "./ratingSettings.ts";
import { requestEnvironment, requestSettingsOf, type RequestSettings } from "./requestSettings.ts";
import { samePersonEnvironment, type SamePerson } from "./samePersonSettings.ts";
import { sealingKeysOf } from "./sealingSettings.ts";
import { serviceKeyFor } from "./serviceKeySettings.ts";
import { studioEnvironment, studioSettingsOf, type StudioSettings } from "./studioSettings.ts";
import { type VerificationSettings, verificationEnvironment, verificationSettingsOf } from "./verificationSettings.ts";

export type { CaptchaProvider, Ceilings };

export interface Settings {
  /** Address it listens on. The services have their own setting, so that exposing the site doesn't expose them. */
  host: string;
  /** 0 lets the system choose. */
  port: number;
  siteEnv: "demo" | "production";
  /** Folder of the embedded database; null keeps it in memory (tests). */
  dataDir: string | null;
  /** Whether production may use the embedded database: a beta build for one machine. */
  allowsEmbeddedDatabase: boolean;
  /** Postgres to use instead of the embedded one. */
  databaseUrl: string | null;
  /** Redis that events are published through when there are several gateways; null if there is one. */
  redisUrl: string | null;
  /** JSON file laid over the default site config. */
  siteConfigPath: string | null;
  /** The operator's folder of texts, which lies over the product's; null for none. */
  contentDir: string | null;
  /** JSON file with the operator's awards, or those of the demo; null for none. */
  awards: { path: string } | "demo" | null;
  logLevel: LogLevel;
  /** Shared key of the gateway and the back office. Null refuses all of them. */
  serviceKey: string | null;
  /** Opens /metrics to other machines; null leaves that to the service key. */
  metricsKey: string | null;
  /** Addresses and ranges of gateways that may state a visitor's address and country. */
  trustedGateways: readonly string[];
  /** Most connections from one address at a time. */
  addressConnections: number;
  /** What seals the secrets in the database, the first of them; the others only open. Empty keeps them as they are. */
  sealingKeys: readonly SealingKey[];
  /** The fixed key of the redirects call. Null refuses it. */
  redirectsKey: string | null;
  /** Host of the site's main address when this deployment is a mirror of it; null if it is the main one. */
  canonicalDomain: string | null;
  /** Another place for dictionary files, such as a CDN; null for the service itself. */
  dictionariesCdn: string | null;
  /** Origin of the site that links in letters lead to. */
  siteUrl: string;
  /** All origins of the site, the main one first. */
  siteOrigins: OriginSettings;
  /** How letters leave; null keeps them in the outbox. */
  mail: { smtpUrl: string; from: string } | null;
  /** Where messages to phones are handed over, and the key it asks for; null keeps them in the outbox. */
  sms: { url: string; key: string | null } | null;
  /** JSON file with the social networks that players sign in by; null for none but a demo site's own. */
  socialProvidersPath: string | null;
  /** Address that browsers reach a demo site's own network by, where it is not the services' own. */
  demoNetworkUrl: string | null;
  /** After how many failed sign-ins within thirty minutes an address is locked. */
  maxAddressFailures: number;
  /** The operator's own captcha; null for the site's. */
  captcha: CaptchaProvider | null;
  ceilings: Ceilings;
  payments: PaymentSettings;
  requests: RequestSettings;
  push: PushSettings;
  rating: RatingSettings;
  /** Secret shared with the provider of the support chat, under which players are told to it; null tells nobody. */
  chatIdentitySecret: string | null;
  verification: VerificationSettings;
  /** What happens to accounts that may be one person's. */
  samePerson: SamePerson;
  money: MoneySettings;
  /** Where casino games come from; null for a site without them. */
  studio: StudioSettings | null;
  /** How long a client without cookies stays signed in without renewing, days. */
  refreshTokenDays: number;
  /** How much faster than real time the services' clock runs. */
  clockRate: number;
  /** Days that old rows are kept, by table, where they are not the usual ones. */
  retentionDays: RetentionDays;
  /** Names of the services to run. */
  services: readonly string[];
}

export { SettingsError };

const text = z.string().trim().min(1);
const environment = z.object({
  SERVICES_HOST: text.default("127.0.0.1"),
  SERVICES_PORT: z.coerce.number("a port number").int().min(0).max(65535).default(4001),
  SITE_ENV: z.enum(["demo", "production"]).default("demo"),
  DATA_DIR: text.default(".data"),
  DATABASE_URL: text.optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  SITE_CONFIG: text.optional(),
  CONTENT_DIR: folder.optional(),
  AWARDS: text.optional(),
  LOG_LEVEL: z.enum(logLevels).default("warn"),
  SERVICE_KEY: text.optional(),
  ALLOW_EMBEDDED_DATABASE: z.enum(["0", "1"]).default("0"),
  METRICS_KEY: text.min(16, "at least 16 characters").optional(),
  SECRETS_KEY: text.optional(),
  TRUSTED_GATEWAYS: text.optional(),
  SERVICES_CONNECTIONS: z.coerce.number("a number").int().min(1).max(1_000_000).default(4096),
  REDIRECTS_KEY: text.optional(),
  DICTIONARIES_CDN: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/$/, ""))
    .optional(),
  CANONICAL_DOMAIN: text.regex(/^[a-z0-9.-]+(:\d+)?$/i, "a host name").optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: text
    .max(256)
    .regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/, "an address such as Site <mail@example.com>")
    .optional(),
  SMS_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_WEBHOOK_KEY: text.optional(),
  SOCIAL_PROVIDERS: text.optional(),
  DEMO_NETWORK_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/$/, ""))
    .optional(),
  SIGN_IN_ADDRESS_FAILURES: z.coerce.number("a number").int().min(5).max(100_000).default(20),
  ...captchaEnvironment,
  ...ceilingEnvironment,
  ...paymentEnvironment,
  ...requestEnvironment,
  ...pushEnvironment,
  ...ratingEnvironment,
  CHAT_IDENTITY_SECRET: text.min(16, "at least 16 characters").optional(),
  ...verificationEnvironment,
  ...samePersonEnvironment,
  ...moneyEnvironment,
  ...studioEnvironment,
  REFRESH_TOKEN_DAYS: z.coerce.number("a number of days").int().min(1).max(365).default(30),
  CLOCK_RATE: z.coerce.number("a number").positive().max(10_000).default(1),
  RETENTION_DAYS: text.optional(),
  SERVICES: text.optional(),
});

/** Names from the services' manifests that settings may use. */
export interface KnownServices {
  /** Names of the services, in the order they start. */
  names: readonly string[];
  /** Tables whose rows are deleted by age. */
  retention: Readonly<Record<string, RetentionRule>>;
}

/** The environment of a process that runs services, checked against their manifests. */
const environmentOf = ({ names, retention }: KnownServices) =>
  environment.extend({
    RETENTION_DAYS: text
      .transform(
        (list, issues) =>
          parseRetention(list, retention) ?? (issues.addIssue("tables and days such as outbox=3,message=30"), z.NEVER),
      )
      .default({}),
    SERVICES: text
      .transform((list) => list.split(",").map((name) => name.trim()))
      .pipe(z.array(z.enum(names)))
      .default([...names]),
  });

/** Which database the environment names. */
export type DatabaseChoice = Pick<Settings, "databaseUrl" | "dataDir" | "siteEnv">;
type Environment = Readonly<Record<string, string | undefined>>;

/** @throws SettingsError with the line */
const fail = (line: string): never => {
  throw new SettingsError(line);
};

/** @throws SettingsError with the line, where there is one. */
function refuse(trouble: string | null): void {
  if (trouble !== null) fail(trouble);
}

/** Origins of the site, as the web server reads them. */
const siteOriginsOf = (env: Environment): OriginSettings =>
  readOrigins({
    PUBLIC_URL: env["PUBLIC_URL"],
    ALLOWED_ORIGINS: env["ALLOWED_ORIGINS"],
    WEB_PORT: env["WEB_PORT"]?.trim() || "3000",
  });

/** Reads the environment by a schema; empty values count as absent. @throws SettingsError naming the variable that is wrong */
function parsed<Schema extends z.ZodType>(schema: Schema, env: Environment): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  const name = String(issue?.path[0] ?? "environment");
  // An address of a mail server or an SMS gateway may hold a password.
  const told = holdsSecret(name) ? name : `${name}=${given[name] ?? ""}`;
  throw new SettingsError(`${told} is not usable: ${issue?.message ?? "invalid"}`);
}

/** The database alone, for commands that run no services. @throws SettingsError naming the variable that is wrong */
export function readDatabaseChoice(env: Environment): DatabaseChoice {
  const value = parsed(environment, env);
  return { databaseUrl: value.DATABASE_URL ?? null, dataDir: value.DATA_DIR, siteEnv: value.SITE_ENV };
}

/**
 * The settings of a process that runs services. Call `readSettings` of services/settings.ts, which knows the services.
 * @throws SettingsError naming the variable that is wrong
 */
export function readServiceSettings(env: Environment, services: KnownServices): Settings {
  const value = parsed(environmentOf(services), env);
  if (value.SMTP_URL !== undefined && value.MAIL_FROM === undefined)
    throw new SettingsError("MAIL_FROM is missing: letters that SMTP_URL sends need a sender");
  refuse(publicUrlTrouble(env["PUBLIC_URL"], value.SITE_ENV));
  const stranger = untrustable(value.TRUSTED_GATEWAYS);
  refuse(stranger === null ? null : `TRUSTED_GATEWAYS=${stranger} is neither an address nor a range`);
  const serviceKey = serviceKeyFor(value, env);
  const siteOrigins = siteOriginsOf(env);
  return {
    host: value.SERVICES_HOST,
    port: value.SERVICES_PORT,
    siteEnv: value.SITE_ENV,
    dataDir: value.DATA_DIR,
    allowsEmbeddedDatabase: value.ALLOW_EMBEDDED_DATABASE === "1",
    databaseUrl: value.DATABASE_URL ?? null,
    redisUrl: value.REDIS_URL ?? null,
    siteConfigPath: value.SITE_CONFIG ?? null,
    contentDir: value.CONTENT_DIR ?? null,
    awards: value.AWARDS === undefined ? (value.SITE_ENV === "demo" ? "demo" : null) : { path: value.AWARDS },
    logLevel: value.LOG_LEVEL,
    serviceKey,
    metricsKey: value.METRICS_KEY ?? null,
    trustedGateways: trustedList(value.TRUSTED_GATEWAYS),
    addressConnections: value.SERVICES_CONNECTIONS,
    sealingKeys: sealingKeysOf(value.SECRETS_KEY, value.SITE_ENV),
    redirectsKey: value.REDIRECTS_KEY ?? serviceKey,
    dictionariesCdn: value.DICTIONARIES_CDN ?? null,
    canonicalDomain: value.CANONICAL_DOMAIN ?? null,
    siteUrl: siteOrigins.known[0] ?? siteOrigins.fallback,
    siteOrigins,
    mail:
      value.SMTP_URL !== undefined && value.MAIL_FROM !== undefined
        ? { smtpUrl: value.SMTP_URL, from: value.MAIL_FROM }
        : null,
    sms:
      value.SMS_WEBHOOK_URL === undefined ? null : { url: value.SMS_WEBHOOK_URL, key: value.SMS_WEBHOOK_KEY ?? null },
    socialProvidersPath: value.SOCIAL_PROVIDERS ?? null,
    demoNetworkUrl: value.DEMO_NETWORK_URL ?? null,
    maxAddressFailures: value.SIGN_IN_ADDRESS_FAILURES,
    captcha: captchaProviderOf(value, fail),
    ceilings: ceilingsOf(value),
    verification: verificationSettingsOf(value, value.SITE_ENV),
    samePerson: value.SAME_PERSON,
    payments: paymentSettingsOf(value, value.SITE_ENV, fail),
    requests: requestSettingsOf(value, value.SITE_ENV),
    push: pushSettingsOf(value, value.SITE_ENV, fail),
    rating: ratingSettingsOf(value),
    chatIdentitySecret: value.CHAT_IDENTITY_SECRET ?? null,
    money: moneySettingsOf(value, value.SITE_ENV, fail),
    studio: studioSettingsOf(value, value.SITE_ENV, fail),
    refreshTokenDays: value.REFRESH_TOKEN_DAYS,
    clockRate: value.CLOCK_RATE,
    retentionDays: value.RETENTION_DAYS,
    services: value.SERVICES,
  };
}
